/** A modal that the bot opened. */
import { byId, el } from './dom.js';
import { field, selectInput, showProblems } from './fields.js';
import { markdown } from './markdown.js';

const TYPE = {
  row: 1,
  stringSelect: 3,
  textInput: 4,
  userSelect: 5,
  roleSelect: 6,
  mentionable: 7,
  channel: 8,
  text: 10,
  label: 18,
};
const PARAGRAPH = 2;

const idOf = (customId) => `modal-${customId}`;

/** @param app { texts, view, perform, finish, context } */
export function openModal(modal, app) {
  const { texts } = app;
  const dialog = byId('modal');
  const inputs = new Map();
  const parts = modal.components.flatMap((part) => {
    if (part.type === TYPE.text) return el('div', { class: 'hint' }, markdown(part.content, app.context));
    if (part.type === TYPE.row)
      return part.components.map((input) => modalField(input, input.label, null, inputs, app));
    return part.component ? modalField(part.component, part.label, part.description, inputs, app) : [];
  });
  const close = () => dialog.close();
  const form = el(
    'form',
    { class: 'modal-form', novalidate: true },
    el(
      'header',
      { class: 'modal-head' },
      el('h2', { id: 'modal-title' }, modal.title),
      el('button', { type: 'button', class: 'icon-button', 'aria-label': texts.close, onclick: close }, '✕'),
    ),
    parts,
    el(
      'footer',
      { class: 'modal-foot' },
      el('button', { type: 'button', class: 'button secondary', onclick: close }, texts.cancel),
      el('button', { type: 'submit', class: 'button primary' }, texts.submit),
    ),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const fields = Object.fromEntries([...inputs].map(([customId, read]) => [customId, read()]));
    void app.perform({ kind: 'submit', modal, fields }).then((answer) => {
      if (answer.ok) {
        dialog.close();
        app.finish(answer, modal.sourceId);
      } else {
        showProblems(form, answer.problems, idOf, texts)?.focus();
      }
    });
  });
  dialog.setAttribute('aria-labelledby', 'modal-title');
  dialog.replaceChildren(form);
  dialog.showModal();
}

function modalField(component, label, description, inputs, app) {
  const { texts } = app;
  const input = modalInput(component, app, inputs);
  const max = component.max_length;
  const box = field({
    id: idOf(component.custom_id),
    label: label ?? '',
    hint: description,
    isRequired: component.required !== false,
    input,
    texts,
  });
  if (component.type === TYPE.textInput && max) {
    const counter = el('span', { class: 'counter', 'aria-hidden': 'true' });
    const count = () => (counter.textContent = `${input.value.length} / ${max}`);
    input.addEventListener('input', count);
    count();
    box.append(counter);
  }
  return box;
}

function modalInput(component, app, inputs) {
  const { custom_id: customId } = component;
  if (component.type === TYPE.textInput) {
    const input =
      component.style === PARAGRAPH
        ? el('textarea', { class: 'line', rows: '4' })
        : el('input', { type: 'text', class: 'line', autocomplete: 'off' });
    input.value = component.value ?? '';
    if (component.placeholder) input.placeholder = component.placeholder;
    inputs.set(customId, () => input.value);
    return input;
  }
  const options = optionsOf(component, app.view);
  if ((component.max_values ?? 1) === 1) {
    const value = options.find((option) => option.default)?.value;
    const input = selectInput(options, { value, placeholder: component.placeholder ?? app.texts.choose });
    inputs.set(customId, () => (input.value === '' ? [] : [input.value]));
    return input;
  }
  const box = el(
    'div',
    { class: 'ticks', role: 'group', tabindex: '-1' },
    options.map((option) =>
      el(
        'label',
        { class: 'tick' },
        el('input', { type: 'checkbox', value: option.value, checked: option.default === true }),
        option.label,
      ),
    ),
  );
  inputs.set(customId, () => [...box.querySelectorAll('input:checked')].map((tick) => tick.value));
  return box;
}

function optionsOf(component, { people, roles, channels }) {
  const users = people
    .filter((person) => person.isMember)
    .map(({ id, name }) => ({ value: id, label: `@${name}` }));
  const named = roles.map(({ id, name }) => ({ value: id, label: `@${name}` }));
  switch (component.type) {
    case TYPE.userSelect:
      return users;
    case TYPE.roleSelect:
      return named;
    case TYPE.mentionable:
      return [...users, ...named];
    case TYPE.channel:
      return channels.filter(({ isDm }) => !isDm).map(({ id, name }) => ({ value: id, label: `#${name}` }));
    default:
      return component.options ?? [];
  }
}
