/** The page: one person's view of the local Discord. */
import { fetchState, openStream, perform, wanted } from './api.js';
import { startComposer } from './composer.js';
import { byId, el } from './dom.js';
import { continues, messageView } from './message.js';
import { openModal } from './modal-view.js';
import { drawSidebar } from './sidebar.js';
import { textsFor } from './texts.js';

/** Nearer to the end than this, the list stays at the end when something comes. */
const NEAR_END_PX = 60;

const log = byId('log');
const dismissed = new Set(JSON.parse(sessionStorage.getItem('dismissed') ?? '[]'));
const failedMessages = new Set();

/** Lines of the page's own in a channel: a command that is on its way, or was not answered. */
let notices = [];
let noticeCount = 0;
/** What stands in the list now: for each id the element and what it was drawn from. */
let drawn = new Map();
let composer = null;
/** Whether the list stays at its end: until somebody scrolls up, and again once they are back. */
let atEnd = true;
let lastTop = 0;

const app = {
  me: null,
  texts: textsFor(navigator.language),
  view: null,
  messages: {},
  channelId: null,
  context: null,
  focusEntry: () => undefined,
  stayAtEnd: scrollToEnd,
  perform: (deed) => perform(app.me.id, deed),
  sendCommand,
  finish,
  goTo,
  isUnread,
  mentionsIn,
};

const channelOf = (id) => app.view.channels.find((channel) => channel.id === id) ?? null;
const messagesOf = (channelId) => app.messages[channelId] ?? [];

function nameOfUser(id) {
  return app.view.people.find((person) => person.id === id)?.name ?? app.texts.unknownUser;
}

function makeContext() {
  app.context = {
    me: app.me,
    texts: app.texts,
    locale: app.me.locale,
    people: app.view.people,
    roles: app.view.roles,
    channels: app.view.channels,
    userName: nameOfUser,
    roleName: (id) => app.view.roles.find((role) => role.id === id)?.name ?? app.texts.unknownUser,
    channelName: (id) => channelOf(id)?.name ?? app.texts.unknownChannel,
    messageById: (id) => messagesOf(app.channelId).find((message) => message.id === id) ?? null,
    failed: (id) => failedMessages.has(id),
    goTo,
    dismiss,
    use: useComponent,
  };
}

// What has been read, by person and channel, in this browser.

const readKey = (channelId) => `read:${app.me.id}:${channelId}`;
const isLater = (a, b) => a.length > b.length || (a.length === b.length && a > b);

function isUnread(channel) {
  const last = messagesOf(channel.id).at(-1)?.id ?? channel.lastMessageId;
  return (
    channel.id !== app.channelId &&
    last !== null &&
    isLater(last, localStorage.getItem(readKey(channel.id)) ?? '0')
  );
}

function mentionsIn(channel) {
  const read = localStorage.getItem(readKey(channel.id)) ?? '0';
  const fresh = messagesOf(channel.id).filter((message) => isLater(message.id, read));
  return channel.isDm
    ? fresh.length
    : fresh.filter(({ mentions }) => mentions.some(({ id }) => id === app.me.id)).length;
}

function noteRead() {
  const last = messagesOf(app.channelId).at(-1)?.id ?? channelOf(app.channelId)?.lastMessageId;
  if (last && document.visibilityState === 'visible') localStorage.setItem(readKey(app.channelId), last);
}

// Doing.

async function sendCommand(leaf, options) {
  const { channelId } = app;
  atEnd = true;
  const notice = addNotice(channelId, `/${leaf.shown}`, app.texts.sending, false);
  const answer = await app.perform({ kind: 'slash', channelId, command: leaf.command, options });
  removeNotice(notice);
  if (answer.ok && answer.outcome.failed) addNotice(channelId, `/${leaf.shown}`, app.texts.noAnswer, true);
  else if (answer.ok) finish(answer, null);
  else if (answer.problems.length === 0) addNotice(channelId, `/${leaf.shown}`, answer.error, true);
  return answer;
}

async function useComponent(message, kind, customId, values, element) {
  element.setAttribute('aria-busy', 'true');
  failedMessages.delete(message.id);
  const answer = await app.perform({ kind, messageId: message.id, customId, values });
  element.removeAttribute('aria-busy');
  finish(answer, message.id);
}

/** Shows what came of it: a modal to fill in, or that nothing came. */
function finish(answer, messageId) {
  const failed = !answer.ok || answer.outcome.failed;
  if (failed && messageId !== null) failedMessages.add(messageId);
  else if (failed) addNotice(app.channelId, '', app.texts.noAnswer, true);
  if (answer.ok && answer.outcome.modal) openModal(answer.outcome.modal, app);
  drawLog();
}

function addNotice(channelId, command, text, isFailure) {
  noticeCount += 1;
  const notice = { id: `notice-${noticeCount}`, channelId, command, text, isFailure };
  notices.push(notice);
  drawLog();
  return notice;
}

function removeNotice(notice) {
  notices = notices.filter((other) => other !== notice);
  drawLog();
}

function dismiss(message) {
  dismissed.add(message.id);
  sessionStorage.setItem('dismissed', JSON.stringify([...dismissed]));
  drawLog();
}

// Drawing.

function noticeView(notice) {
  return el(
    'article',
    { class: `message notice ephemeral ${notice.isFailure ? 'failure' : ''}` },
    notice.command === ''
      ? null
      : el('div', { class: 'origin' }, app.texts.used(app.me.name, notice.command)),
    el(
      'div',
      { class: 'body' },
      el(
        'p',
        { class: notice.isFailure ? 'failed' : 'thinking', role: notice.isFailure ? 'alert' : null },
        notice.text,
      ),
      el(
        'p',
        { class: 'only-you' },
        app.texts.onlyYou,
        ' · ',
        el(
          'button',
          { type: 'button', class: 'link', onclick: () => removeNotice(notice) },
          app.texts.dismiss,
        ),
      ),
    ),
  );
}

/** Draws the channel's messages; what has not changed keeps its element, and with it the focus. */
function drawLog() {
  const shown = messagesOf(app.channelId).filter((message) => !dismissed.has(message.id));
  const next = new Map();
  let previous = null;
  for (const message of shown) {
    const isContinued = continues(message, previous);
    const source = JSON.stringify([message, isContinued, failedMessages.has(message.id), app.me.locale]);
    const old = drawn.get(message.id);
    const element = old?.source === source ? old.element : redraw(message, isContinued, old);
    next.set(message.id, { source, element });
    previous = message;
  }
  for (const notice of notices.filter(({ channelId }) => channelId === app.channelId)) {
    const old = drawn.get(notice.id);
    next.set(notice.id, old ?? { source: '', element: noticeView(notice) });
  }
  place([...next.values()].map(({ element }) => element));
  drawn = next;
  if (atEnd) scrollToEnd();
  byId('to-newest').hidden = atEnd;
  noteRead();
}

function scrollToEnd() {
  atEnd = true;
  log.scrollTop = log.scrollHeight;
  byId('to-newest').hidden = true;
}

function redraw(message, isContinued, old) {
  const element = messageView(message, isContinued, app.context);
  if (old?.element.contains(document.activeElement)) {
    const { customId } = document.activeElement.dataset;
    requestAnimationFrame(() => {
      const same = [...element.querySelectorAll('[data-custom-id]')].find(
        (node) => node.dataset.customId === customId,
      );
      (same && !same.disabled ? same : log).focus({ preventScroll: true });
    });
  }
  return element;
}

function place(elements) {
  const kept = new Set(elements);
  for (const child of [...log.children]) if (!kept.has(child)) child.remove();
  if (elements.length === 0) log.replaceChildren(el('p', { class: 'empty' }, app.texts.empty));
  for (const [index, element] of elements.entries()) {
    if (log.children[index] !== element) log.insertBefore(element, log.children[index] ?? null);
  }
}

function drawFrame() {
  const { texts, view } = app;
  const channel = channelOf(app.channelId);
  const name = channel?.isDm ? `@ ${view.bot.name}` : `# ${channel?.name ?? ''}`;
  document.documentElement.lang = app.me.locale;
  document.title = `${name} · ${view.guilds[0]?.name ?? ''}`;
  byId('banner').textContent = texts.banner;
  byId('sidebar').setAttribute('aria-label', texts.channels);
  byId('channel-name').textContent = name;
  byId('channel-topic').textContent = channel?.topic ?? '';
  byId('to-newest').textContent = texts.newMessages;
  byId('connection').textContent = texts.reconnecting;
  byId('menu').setAttribute('aria-label', texts.openMenu);
  byId('menu-dot').hidden = !view.channels.some(isUnread);
  log.setAttribute('aria-label', name);
  drawSidebar(app);
  composer.update(
    channel === null ? null : { ...channel, name: channel.isDm ? view.bot.name : channel.name },
  );
}

function drawAll() {
  makeContext();
  if (channelOf(app.channelId) === null)
    app.channelId = app.view.channels.find((channel) => !channel.isDm)?.id ?? null;
  drawLog();
  drawFrame();
}

// Moving about.

function goTo(channelId, messageId) {
  if (channelOf(channelId) === null) return;
  const isOther = channelId !== app.channelId;
  if (isOther) {
    composer.leaveChannel();
    app.channelId = channelId;
    history.replaceState(null, '', `${location.pathname}${location.search}#${channelId}`);
    drawn = new Map();
    log.replaceChildren();
    atEnd = true;
    lastTop = 0;
    drawAll();
  }
  showSidebar(false);
  if (messageId === null) return;
  const target = [...log.children].find((child) => child.dataset.id === messageId);
  if (target) atEnd = false;
  target?.scrollIntoView({ block: 'center' });
  target?.classList.add('flash');
  setTimeout(() => target?.classList.remove('flash'), 1500);
}

function showSidebar(isOpen) {
  document.body.classList.toggle('drawer', isOpen);
  byId('shade').hidden = !isOpen;
  byId('menu').setAttribute('aria-expanded', String(isOpen));
  byId('menu').setAttribute('aria-label', isOpen ? app.texts.closeMenu : app.texts.openMenu);
}

// What the server tells.

function takeView(view) {
  app.view = view;
  app.me = view.me;
  app.texts = textsFor(view.me.locale);
}

async function load() {
  const state = await fetchState(wanted);
  takeView(state);
  app.messages = state.messages;
  drawAll();
}

const handlers = {
  message(message) {
    const list = (app.messages[message.channel_id] ??= []);
    const index = list.findIndex(({ id }) => id === message.id);
    if (index >= 0) list[index] = message;
    else list.push(message);
    if (message.channel_id === app.channelId) drawLog();
    drawFrame();
  },
  gone({ id, channelId }) {
    app.messages[channelId] = messagesOf(channelId).filter((message) => message.id !== id);
    if (channelId === app.channelId) drawLog();
  },
  overview(view) {
    takeView(view);
    drawAll();
  },
  opened() {
    byId('connection').hidden = true;
    void load();
  },
  lost() {
    byId('connection').hidden = false;
  },
};

function listen() {
  byId('menu').addEventListener('click', () => showSidebar(!document.body.classList.contains('drawer')));
  byId('shade').addEventListener('click', () => showSidebar(false));
  byId('who').addEventListener('change', (event) => {
    const person = app.view.people.find(({ id }) => id === event.currentTarget.value);
    const isOnly = app.view.people.filter(({ name }) => name === person.name).length === 1;
    location.search = `?as=${encodeURIComponent(isOnly ? person.name : person.id)}`;
  });
  byId('dms-closed').addEventListener('change', (event) => {
    void app.perform({ kind: 'dms', open: !event.currentTarget.checked });
  });
  byId('server-left').addEventListener('change', (event) => {
    void app.perform({ kind: 'membership', left: event.currentTarget.checked });
  });
  byId('identity').addEventListener('submit', (event) => event.preventDefault());
  byId('to-newest').addEventListener('click', scrollToEnd);
  log.addEventListener('scroll', () => {
    // What grows below, a picture that has just been loaded, is nobody's scrolling.
    if (log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_END_PX) atEnd = true;
    else if (log.scrollTop < lastTop) atEnd = false;
    lastTop = log.scrollTop;
    if (atEnd) byId('to-newest').hidden = true;
  });
  // A form that opens below, or a picture that arrives late, must not push the end out of sight.
  const stay = () => {
    if (atEnd) scrollToEnd();
  };
  new window.ResizeObserver(stay).observe(log);
  log.addEventListener('load', stay, true);
  document.addEventListener('visibilitychange', () => {
    if (app.view === null) return;
    noteRead();
    drawFrame();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && document.body.classList.contains('drawer')) showSidebar(false);
  });
}

async function start() {
  composer = startComposer(app);
  listen();
  app.channelId = location.hash.slice(1) || null;
  await load();
  openStream(app.me.id, handlers);
}

void start();
