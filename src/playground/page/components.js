/** Buttons, menus and the newer layout components of a message. */
import { el, ownPath, safeLink } from './dom.js';
import { emoji, markdown } from './markdown.js';

const STYLES = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'link' };

/** @param use called with ('click', customId) or ('select', customId, values) and the pressed element */
export function componentList(components, context, use) {
  return components.map((component) => one(component, context, use));
}

function one(component, context, use) {
  switch (component.type) {
    case 1:
      return el('div', { class: 'row' }, componentList(component.components, context, use));
    case 2:
      return button(component, use);
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      return select(component, context, use);
    case 9:
      return el(
        'div',
        { class: 'section' },
        el('div', {}, componentList(component.components, context, use)),
        component.accessory ? one(component.accessory, context, use) : null,
      );
    case 10:
      return el('div', { class: 'text-display' }, markdown(component.content, context));
    case 11:
      return picture(component.media.url, component.description, 'thumbnail');
    case 12:
      return el(
        'div',
        { class: 'gallery' },
        component.items.map((item) => picture(item.media.url, item.description, 'gallery-item')),
      );
    case 13:
      return el(
        'a',
        { class: 'file', href: ownPath(component.file.url) ?? '#', download: true },
        component.file.url.split('/').at(-1),
      );
    case 14:
      return el('hr', { class: component.divider === false ? 'space' : 'divider' });
    case 17:
      return container(component, context, use);
    default:
      return null;
  }
}

function container(component, context, use) {
  const box = el('div', { class: 'container' }, componentList(component.components, context, use));
  if (typeof component.accent_color === 'number') box.style.borderLeftColor = colour(component.accent_color);
  return box;
}

export function colour(number) {
  return `#${number.toString(16).padStart(6, '0')}`;
}

export function picture(url, description, className) {
  const path = ownPath(url);
  // Pictures of other servers are not fetched: their text stands instead.
  if (path === null) return el('span', { class: 'no-picture' }, description ?? url);
  return el(
    'a',
    { href: path, target: '_blank', rel: 'noreferrer', class: className },
    el('img', { src: path, alt: description ?? '', loading: 'lazy' }),
  );
}

function emojiOf(value) {
  if (!value) return null;
  return value.id
    ? emoji(value.name, value.id)
    : el('span', { class: 'button-emoji', 'aria-hidden': 'true' }, value.name);
}

function button(component, use) {
  const content = [emojiOf(component.emoji), component.label ? el('span', {}, component.label) : null];
  const className = `button ${STYLES[component.style] ?? 'secondary'}`;
  if (component.style === 5) {
    const href = safeLink(component.url);
    return el(
      'a',
      { class: className, href: href ?? '#', target: '_blank', rel: 'noreferrer noopener' },
      content,
      ' ↗',
    );
  }
  const label = component.label || component.emoji?.name || component.custom_id;
  return el(
    'button',
    {
      type: 'button',
      class: className,
      disabled: component.disabled === true,
      'aria-label': component.label ? null : label,
      'data-custom-id': component.custom_id,
      onclick: (event) => use('click', component.custom_id, [], event.currentTarget),
    },
    content,
  );
}

function choicesOf(component, { people, roles, channels }) {
  if (component.type === 3) return component.options;
  const users = people
    .filter((person) => person.isMember)
    .map(({ id, name }) => ({ value: id, label: `@${name}` }));
  const named = roles.map(({ id, name }) => ({ value: id, label: `@${name}` }));
  if (component.type === 5) return users;
  if (component.type === 6) return named;
  if (component.type === 7) return [...users, ...named];
  return channels
    .filter((channel) => !channel.isDm)
    .map(({ id, name }) => ({ value: id, label: `#${name}` }));
}

function optionText({ label, description, emoji: sign }) {
  return `${sign && !sign.id ? `${sign.name} ` : ''}${label}${description ? ` – ${description}` : ''}`;
}

function select(component, context, use) {
  const { texts } = context;
  const options = choicesOf(component, context);
  const label = component.placeholder ?? texts.choose;
  const max = component.max_values ?? 1;
  if (max > 1 || (component.min_values ?? 1) === 0)
    return multiSelect(component, options, label, context, use);
  const menu = el(
    'select',
    {
      class: 'menu',
      'aria-label': label,
      disabled: component.disabled === true,
      'data-custom-id': component.custom_id,
      onchange: (event) =>
        use('select', component.custom_id, [event.currentTarget.value], event.currentTarget),
    },
    el('option', { value: '', disabled: true }, label),
    options.map((option) => el('option', { value: option.value }, optionText(option))),
  );
  menu.value = options.find((option) => option.default)?.value ?? '';
  return menu;
}

/** A menu with several choices: boxes to tick and one button to send them. */
function multiSelect(component, options, label, { texts }, use) {
  const disabled = component.disabled === true;
  const boxes = options.map((option) =>
    el(
      'label',
      { class: 'tick' },
      el('input', { type: 'checkbox', value: option.value, checked: option.default === true, disabled }),
      optionText(option),
    ),
  );
  const send = (event) => {
    const ticked = [...event.currentTarget.parentElement.querySelectorAll('input:checked')].map(
      ({ value }) => value,
    );
    use('select', component.custom_id, ticked, event.currentTarget);
  };
  return el(
    'fieldset',
    { class: 'menu-many', 'data-custom-id': component.custom_id },
    el('legend', {}, label),
    boxes,
    el('button', { type: 'button', class: 'button secondary', disabled, onclick: send }, texts.confirmChoice),
  );
}
