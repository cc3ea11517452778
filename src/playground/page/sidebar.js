/** The list of channels, and who one is. */
import { byId, el } from './dom.js';

/** @param app { me, texts, view, channelId, goTo, perform, isUnread, mentionsIn } */
export function drawSidebar(app) {
  const { view, texts, me } = app;
  byId('server').textContent = view.guilds[0]?.name ?? '';
  const own = view.channels.filter((channel) => !channel.isDm);
  const tops = own.filter(({ parentId }) => parentId === null).sort((a, b) => a.position - b.position);
  const entries = tops.flatMap((channel) => [
    entry(channel, app),
    ...own.filter(({ parentId }) => parentId === channel.id).map((thread) => entry(thread, app)),
  ]);
  const dms = view.channels.filter((channel) => channel.isDm);
  keepFocus(byId('channels'), () => {
    byId('channels').replaceChildren(
      el('h3', { class: 'group' }, texts.textChannels),
      el('ul', { class: 'list' }, entries),
      el('h3', { class: 'group' }, texts.directMessages),
      dms.length === 0
        ? el('p', { class: 'hint group-hint' }, texts.noDirectMessages)
        : el(
            'ul',
            { class: 'list' },
            dms.map((channel) => entry(channel, app)),
          ),
    );
  });
  drawIdentity(view, texts, me);
}

function entry(channel, { channelId, goTo, isUnread, mentionsIn, texts, view }) {
  const isThread = channel.parentId !== null;
  const sign = channel.isDm ? '@' : isThread ? '↳' : '#';
  const name = channel.isDm ? view.bot.name : channel.name;
  const unread = isUnread(channel);
  const mentions = unread ? mentionsIn(channel) : 0;
  const classes = ['channel', isThread && 'thread', unread && 'unread', channel.archived && 'archived'];
  return el(
    'li',
    {},
    el(
      'button',
      {
        type: 'button',
        class: classes.filter(Boolean).join(' '),
        'data-channel': channel.id,
        'aria-current': channel.id === channelId ? 'page' : null,
        onclick: () => goTo(channel.id, null),
      },
      el('span', { class: 'sign', 'aria-hidden': 'true' }, sign),
      el('span', { class: 'channel-label' }, name),
      channel.archived ? tag(texts.archived) : null,
      channel.ageRestricted ? tag(texts.ageRestricted) : null,
      unread ? el('span', { class: 'sr-only' }, `, ${texts.unread}`) : null,
      mentions > 0 ? el('span', { class: 'count' }, String(mentions)) : null,
    ),
  );
}

/** Read aloud, it is not a part of the name. */
const tag = (text) => [el('span', { class: 'sr-only' }, ', '), el('span', { class: 'tag' }, text)];

function keepFocus(box, draw) {
  const focused = box.contains(document.activeElement) ? document.activeElement.dataset.channel : undefined;
  draw();
  if (focused !== undefined) box.querySelector(`[data-channel="${focused}"]`)?.focus();
}

function drawIdentity(view, texts, me) {
  const who = byId('who');
  const people = view.people.filter((person) => !person.bot && (person.isMember || person.id === me.id));
  byId('who-label').textContent = texts.youAre;
  byId('dms-closed-label').textContent = texts.dmsClosed;
  byId('dms-closed').checked = !me.acceptsDms;
  byId('server-left-label').textContent = texts.serverLeft;
  byId('server-left').checked = view.guilds.length === 0;
  if (document.activeElement === who) return;
  who.replaceChildren(
    ...people.map((person) => {
      const moderator = person.isModerator ? ` · ${texts.moderator}` : '';
      return el('option', { value: person.id }, `${person.name} · ${person.locale}${moderator}`);
    }),
  );
  who.value = me.id;
}
