/** The form for the options of a command. */
import { localDescription, localName } from './commands.js';
import { el } from './dom.js';
import { field, selectInput, showProblems } from './fields.js';

const TYPE = { string: 3, integer: 4, boolean: 5, user: 6, channel: 7, role: 8, mentionable: 9, number: 10 };

/** While somebody types, the bot is asked this often at most. */
const AUTOCOMPLETE_AFTER_MS = 200;

const idOf = (name) => `option-${name}`;

/**
 * Fills `form` with the options of the command; `words` are what was typed behind its name.
 * @param app { me, texts, view, perform, channelId, sendCommand }
 */
export function openOptions(form, leaf, words, app) {
  const { texts } = app;
  const read = () => valuesOf(form, leaf);
  const filled = assignWords(leaf.options, words);
  const fields = leaf.options.map((option) =>
    field({
      id: idOf(option.name),
      label: localName(option, app.me.locale),
      hint: [localDescription(option, app.me.locale), range(option)].filter(Boolean).join(' · '),
      isRequired: option.required === true,
      input: inputFor(option, filled[option.name] ?? '', leaf, read, app),
      texts,
    }),
  );
  const close = () => closeOptions(form, app);
  const send = async (event) => {
    event.preventDefault();
    const answer = await app.sendCommand(leaf, read());
    if (answer.ok) close();
    else showProblems(form, answer.problems, idOf, texts)?.focus();
  };
  form.replaceChildren(
    el(
      'div',
      { class: 'options-head' },
      el('strong', {}, `/${leaf.shown}`),
      el('span', { class: 'hint' }, leaf.description),
    ),
    el('div', { class: 'options-fields' }, fields),
    el(
      'div',
      { class: 'options-foot' },
      el('button', { type: 'submit', class: 'button primary' }, texts.send),
      el('button', { type: 'button', class: 'button secondary', onclick: close }, texts.cancel),
    ),
  );
  form.setAttribute('aria-label', `/${leaf.shown}`);
  form.onsubmit = (event) => void send(event);
  form.onkeydown = (event) => {
    if (event.key === 'Escape') close();
  };
  form.hidden = false;
  (form.querySelector('input, select') ?? form.querySelector('button')).focus();
}

export function closeOptions(form, app) {
  form.hidden = true;
  form.replaceChildren();
  app.focusEntry();
}

/** One word for each option in turn; the last one gets what is left. */
function assignWords(options, words) {
  const parts = words === '' ? [] : words.split(' ');
  const filled = {};
  for (const [index, option] of options.entries()) {
    if (parts.length === 0) break;
    const isLast = index === options.length - 1;
    filled[option.name] = isLast ? parts.splice(0).join(' ') : parts.shift();
  }
  return filled;
}

function range({ min_value: min, max_value: max }) {
  if (min === undefined && max === undefined) return null;
  return `${min ?? '…'} – ${max ?? '…'}`;
}

function inputFor(option, value, leaf, read, app) {
  const { texts, view } = app;
  const placeholder = texts.none;
  if (option.choices?.length) {
    const choices = option.choices.map((choice) => ({
      value: choice.value,
      label: localName(choice, app.me.locale),
    }));
    const meant = choices.find(
      (choice) => choice.label.toLowerCase() === value || String(choice.value) === value,
    );
    return selectInput(choices, { value: meant?.value, placeholder });
  }
  const people = view.people
    .filter((person) => person.isMember)
    .map((person) => ({ value: person.id, label: `@${person.name}`, name: person.name }));
  const roles = view.roles.map((role) => ({ value: role.id, label: `@${role.name}`, name: role.name }));
  const channels = view.channels.filter((channel) => !channel.isDm);
  const named = (list) => {
    const meant = list.find((item) => item.name.toLowerCase() === value.replace(/^[@#]/, ''));
    return selectInput(list, { value: meant?.value, placeholder });
  };
  switch (option.type) {
    case TYPE.boolean:
      return selectInput(
        [
          { value: 'true', label: texts.yes },
          { value: 'false', label: texts.no },
        ],
        { placeholder },
      );
    case TYPE.user:
      return named(people);
    case TYPE.role:
      return named(roles);
    case TYPE.mentionable:
      return named([...people, ...roles]);
    case TYPE.channel:
      return named(channels.map(({ id, name }) => ({ value: id, label: `#${name}`, name })));
    default:
      return textInput(option, value, leaf, read, app);
  }
}

function textInput(option, value, leaf, read, app) {
  const isNumber = option.type === TYPE.integer || option.type === TYPE.number;
  const input = el('input', {
    type: 'text',
    class: 'line',
    autocomplete: 'off',
    inputmode: isNumber ? 'decimal' : 'text',
  });
  input.value = value;
  if (option.autocomplete === true) offerChoices(input, option, leaf, read, app);
  return input;
}

/** Under the input, what the bot offers for what has been typed. */
function offerChoices(input, option, leaf, read, app) {
  const listId = `${idOf(option.name)}-choices`;
  const list = el('div', { class: 'offers', id: listId, role: 'listbox', hidden: true });
  list.setAttribute('aria-label', app.texts.suggestions);
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-controls', listId);
  input.setAttribute('aria-expanded', 'false');
  let timer = null;
  let asked = 0;
  const hide = () => {
    list.hidden = true;
    input.setAttribute('aria-expanded', 'false');
  };
  const take = (choice) => {
    input.value = choice.name;
    input.dataset.chosen = JSON.stringify([choice.name, choice.value]);
    hide();
    input.focus();
  };
  const ask = async () => {
    const mine = (asked += 1);
    const { [option.name]: typed = '', ...options } = read();
    const deed = {
      kind: 'autocomplete',
      channelId: app.channelId,
      command: leaf.command,
      focused: option.name,
    };
    const answer = await app.perform({ ...deed, value: String(typed), options });
    if (mine !== asked || document.activeElement !== input) return;
    const choices = answer.ok ? answer.choices : [];
    list.replaceChildren(
      ...choices.map((choice) =>
        el(
          'button',
          {
            type: 'button',
            role: 'option',
            class: 'offer',
            tabindex: '-1',
            onpointerdown: (event) => event.preventDefault(),
            onclick: () => take(choice),
          },
          choice.name,
        ),
      ),
    );
    list.hidden = choices.length === 0;
    input.setAttribute('aria-expanded', String(!list.hidden));
  };
  const askSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), AUTOCOMPLETE_AFTER_MS);
  };
  input.addEventListener('input', askSoon);
  input.addEventListener('focus', askSoon);
  input.addEventListener('blur', () => setTimeout(() => list.contains(document.activeElement) || hide(), 0));
  input.addEventListener('keydown', (event) => moveInOffers(event, list, hide));
  list.addEventListener('keydown', (event) => {
    moveInOffers(event, list, () => {
      hide();
      input.focus();
    });
  });
  // The list belongs to the input, and is put behind it as soon as the input is in the page.
  requestAnimationFrame(() => input.after(list));
}

function moveInOffers(event, list, hide) {
  if (list.hidden) return;
  const offers = [...list.children];
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (event.key === 'Escape') {
    event.stopPropagation();
    hide();
  } else if (step !== undefined) {
    event.preventDefault();
    const next = offers.indexOf(document.activeElement) + step;
    offers.at(Math.min(Math.max(next, 0), offers.length - 1))?.focus();
  }
}

function valuesOf(form, leaf) {
  const values = {};
  for (const option of leaf.options) {
    const input = form.querySelector(`[id="${idOf(option.name)}"]`);
    const text = input?.value.trim() ?? '';
    if (text === '') continue;
    const [chosenName, chosenValue] = JSON.parse(input.dataset.chosen ?? '[]');
    const choice = option.choices?.find(({ value }) => String(value) === text);
    values[option.name] = choice?.value ?? (chosenName === text ? chosenValue : text);
  }
  return values;
}
