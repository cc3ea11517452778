/** The inputs of a command's options and of a modal, with their labels and complaints. */
import { el } from './dom.js';

/** A labelled field. `input` gets the label's id, the hint and the complaint. */
export function field({ id, label, hint, isRequired, input, texts }) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  input.id = id;
  input.setAttribute('aria-describedby', `${hintId} ${errorId}`);
  if (isRequired) input.setAttribute('aria-required', 'true');
  return el(
    'div',
    { class: 'field-box', 'data-field': id },
    el(
      'label',
      { for: id },
      label,
      isRequired
        ? el('span', { class: 'required', title: texts.required, 'aria-hidden': 'true' }, ' *')
        : null,
    ),
    input,
    el('p', { class: 'hint', id: hintId }, hint ?? ''),
    el('p', { class: 'complaint', id: errorId, role: 'alert' }),
  );
}

/** Shows the server's complaints beside their fields; returns the first field that has one. */
export function showProblems(form, problems, idOf, texts) {
  for (const node of form.querySelectorAll('.complaint')) node.textContent = '';
  for (const node of form.querySelectorAll('[aria-invalid]')) node.removeAttribute('aria-invalid');
  let first = null;
  for (const { field: name, code, limit } of problems) {
    const input = form.querySelector(`[id="${idOf(name)}"]`);
    const complaint = form.querySelector(`[id="${idOf(name)}-error"]`);
    if (input === null || complaint === null) continue;
    complaint.textContent = texts.problems[code](limit);
    input.setAttribute('aria-invalid', 'true');
    first ??= input;
  }
  return first;
}

export function selectInput(options, { value, placeholder }) {
  const input = el(
    'select',
    { class: 'menu' },
    el('option', { value: '' }, placeholder),
    options.map((option) => el('option', { value: option.value }, option.label)),
  );
  input.value = value ?? '';
  return input;
}
