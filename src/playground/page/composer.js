/** The line to write in: messages, and with «/» commands. */
import { leavesOf, localName, search } from './commands.js';
import { byId, el } from './dom.js';
import { closeOptions, openOptions } from './options-form.js';

const MAX_SHOWN = 50;

/** @param app { me, texts, view, channelId, perform, sendCommand } */
export function startComposer(app) {
  const text = byId('text');
  const menu = byId('slash-menu');
  const form = byId('options');
  let found = [];
  let active = 0;

  app.focusEntry = () => text.focus();

  const hideMenu = () => {
    menu.hidden = true;
    menu.replaceChildren();
    text.removeAttribute('aria-activedescendant');
  };

  const mark = (index) => {
    active = index;
    for (const [position, item] of [...menu.querySelectorAll('[role=option]')].entries()) {
      item.setAttribute('aria-selected', String(position === index));
      if (position === index) {
        text.setAttribute('aria-activedescendant', item.id);
        item.scrollIntoView({ block: 'nearest' });
      }
    }
  };

  const take = (index) => {
    const { leaf, rest } = found[index];
    text.value = '';
    grow();
    hideMenu();
    openOptions(form, leaf, rest, app);
  };

  const look = () => {
    showRefusal('');
    if (!text.value.startsWith('/')) {
      hideMenu();
      return;
    }
    const leaves = leavesOf(app.view.commands[app.channelId] ?? [], app.me.locale);
    found = search(leaves, text.value.slice(1)).slice(0, MAX_SHOWN);
    menu.setAttribute('aria-label', app.texts.commands);
    menu.replaceChildren(
      ...found.map(({ leaf }, index) =>
        el(
          'div',
          {
            class: 'slash',
            role: 'option',
            id: `slash-${index}`,
            onpointerdown: (event) => event.preventDefault(),
            onclick: () => take(index),
          },
          el('span', { class: 'slash-name' }, `/${leaf.shown}`),
          el(
            'span',
            { class: 'slash-options' },
            leaf.options
              .map((option) => ` ${localName(option, app.me.locale)}${option.required ? '' : '?'}`)
              .join(''),
          ),
          el('span', { class: 'slash-description' }, leaf.description),
        ),
      ),
      found.length === 0 ? el('p', { class: 'slash-none' }, app.texts.noCommand) : '',
    );
    menu.hidden = false;
    if (found.length > 0) mark(0);
  };

  const grow = () => {
    text.style.height = 'auto';
    text.style.height = `${Math.min(text.scrollHeight, 200)}px`;
  };

  const showRefusal = (reason) => {
    byId('refusal').textContent = reason;
    byId('refusal').hidden = reason === '';
  };

  const send = async () => {
    const content = text.value.trim();
    if (content.startsWith('/')) {
      if (found.length > 0 && !menu.hidden) take(active);
      else showRefusal(app.texts.noCommand);
      return;
    }
    if (content === '') return;
    app.stayAtEnd();
    const answer = await app.perform({ kind: 'say', channelId: app.channelId, text: content });
    if (answer.ok) text.value = '';
    else showRefusal(answer.error);
    grow();
  };

  text.addEventListener('input', () => {
    look();
    grow();
  });
  text.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!menu.hidden && found.length > 0 && step !== undefined) {
      event.preventDefault();
      mark((active + step + found.length) % found.length);
    } else if (!menu.hidden && event.key === 'Tab' && found.length > 0 && !event.shiftKey) {
      event.preventDefault();
      take(active);
    } else if (event.key === 'Escape') {
      hideMenu();
    } else if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      void send();
    }
  });
  byId('entry').addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });

  return {
    /** Another channel, another language or other commands: what is half written stays. */
    update(channel) {
      const mayWrite = channel?.mayWrite === true;
      const name = channel?.isDm ? `@${channel.name}` : `#${channel?.name ?? ''}`;
      const label = mayWrite ? app.texts.message(name) : app.texts.cannotWrite;
      text.placeholder = label;
      text.setAttribute('aria-label', label);
      byId('send').setAttribute('aria-label', app.texts.send);
    },
    leaveChannel() {
      hideMenu();
      if (!form.hidden) closeOptions(form, app);
    },
  };
}
