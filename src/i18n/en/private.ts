import type { Permission } from '../permission-messages.ts';
import type { TransferReason } from '../../ledger/transfer.ts';
import { dateAndTime, relativeTime, seatNumber, type Format } from '../format.ts';
import type {
  ButtonMessages,
  ConfirmMessages,
  DoneMessages,
  ErrorMessages,
  HoleCardMessages,
  ModalMessages,
  MySeatMessages,
  ReceiptMessages,
  SettingsMessages,
  WalletMessages,
} from '../private-messages.ts';
import { quoted } from '../untrusted-text.ts';
import { format } from './format.ts';
import { permissionNames } from './permissions.ts';

const { chips, list } = format;

export const buttonsIn = ({ chips }: Format): ButtonMessages => ({
  fold: 'Fold',
  check: 'Check',
  call: (amount) => `Call ${chips(amount)}`,
  callAllIn: (amount) => `Call ${chips(amount)}, all-in`,
  betTo: (to) => `Bet ${chips(to)}`,
  raiseTo: (to) => `Raise to ${chips(to)}`,
  completeTo: (to) => `Complete to ${chips(to)}`,
  bringIn: (amount) => `Bring in ${chips(amount)}`,
  openTo: ({ bigBlinds, to }) => `${bigBlinds} · ${chips(to)}`,
  shareOfPot: ({ share, to }) => `${share} pot ${chips(to)}`,
  pot: (to) => `Pot ${chips(to)}`,
  other: 'Other…',
  allIn: (to) => `All-in ${chips(to)}`,
  standPat: 'Stand pat',
  draw: 'Draw…',
  myCards: 'My cards',
  myCardsAndDraw: 'My cards and draw',
  act: 'Act',
  show: 'Show',
  muck: 'Muck',
  sit: 'Sit',
  tableInfo: 'Table info',
  waitingList: 'Waiting list',
  foldAnyway: 'Fold anyway',
  confirmAllIn: (to) => `Yes, all-in ${chips(to)}`,
  preCheckFold: 'Check or fold',
  preCheck: 'Check',
  preCall: (price) => `Call ${chips(price)}`,
  preNone: 'Decide later',
  showCard: (card) => `Show ${card}`,
  mySeat: 'My seat',
  autoTopUpOn: 'Top up automatically',
  autoTopUpOff: 'No automatic top-up',
  topUpTo: (stack) => `Top up to ${chips(stack)}`,
  sitOut: 'Sit out',
  comeBack: 'I am back',
  postBlind: 'Post the blind, play now',
  leave: 'Leave',
});

export const modals: ModalMessages = {
  raiseTitle: 'Raise to how much?',
  betTitle: 'Bet how much?',
  amountLabel: () => 'Your new total on this street',
  amountPlaceholder: ({ min, max }) => `${chips(min)} to ${chips(max)}, ½, pot, 3bb`,
  buyInLabel: 'Buy-in',
  buyInPlaceholder: ({ min, max }) => `${chips(min)} to ${chips(max)}; empty: ${chips(max)}`,
  bringBackPlaceholder: (stack) => `${chips(stack)}, the stack you left with`,
  seatLabel: 'Seat (empty: the first free one)',
  seatPlaceholder: (free) => `Free: ${free.map((seat) => seatNumber(seat)).join(', ')}`,
};

export const holeCardsIn = ({ chips }: Format): HoleCardMessages => ({
  title: ({ table, hand }) => `${table} · hand #${hand}`,
  cards: (cards) => `Your cards: ${cards}`,
  holding: (hand) => `You hold ${hand}.`,
  holdingBoth: ({ high, low }) =>
    low === null ? `You hold ${high}; no low yet.` : `You hold ${high}, and ${low}.`,
  folded: 'You have folded this hand.',
  notDealtIn: 'You are not in this hand. You are dealt in from the next one you play.',
  noHand: 'No hand is being played. Your cards will be here at the next deal.',
  notSeated: 'You are not at this table. Press **Sit** or use `/sit` to join.',
  yourTurn: 'It is your turn.',
  turnReminder: ({ table, deadline }) =>
    `It is your turn at ${table}. Your time ends ${relativeTime(deadline)}.`,
  notYourTurn: 'It is not your turn. Press **Act** again when it is.',
  preAct: {
    checkFold: 'When it is your turn you check; if that is not free, you fold.',
    check: 'When it is your turn you check; if somebody bets, you are asked.',
    callUpTo: (price) => `When it is your turn you call ${chips(price)}; if it costs more, you are asked.`,
  },
  chooseDiscards: 'Choose the cards to exchange, or stand pat.',
  discardPlaceholder: 'Cards to exchange',
  directMessagesClosed:
    'Your direct messages are closed to me, so your cards wait behind the **My cards** button. To get them by message, allow direct messages from members of this server.',
});

export const mySeatIn = ({ chips }: Format): MySeatMessages => ({
  title: ({ table, seat }) => `${table} · seat ${seatNumber(seat)}`,
  stack: ({ stack, pending }) =>
    pending === 0
      ? `Your stack: **${chips(stack)}**`
      : `Your stack: **${chips(stack)}**, and ${chips(pending)} more from the next hand`,
  session: ({ brought, hands }) =>
    `Brought to the table: ${chips(brought)} · ${hands === 1 ? '1 hand' : `${format.count(hands)} hands`} played`,
  autoTopUp: 'Automatic top-up is on.',
  away: 'You are sitting out.',
  waits: 'You are dealt in when the big blind reaches you, or at once if you post it.',
});

export const doneIn = ({ chips, named }: Format): DoneMessages => ({
  folded: 'You folded.',
  checked: 'You checked.',
  called: (amount) => `You called ${chips(amount)}.`,
  bet: (to) => `You bet ${chips(to)}.`,
  raised: (to) => `You raised to ${chips(to)}.`,
  allIn: (to) => `You are all-in for ${chips(to)}.`,
  broughtIn: (amount) => `You brought it in for ${chips(amount)}.`,
  drew: (cards) =>
    cards === 0 ? 'You stood pat.' : `You drew ${cards === 1 ? '1 card' : `${cards} cards`}.`,
  shown: 'Your cards are open for everybody.',
  mucked: 'Your cards stay hidden.',
  seated: ({ seat, table, buyIn, balance }) =>
    `You sit in seat ${seatNumber(seat)} at ${table} with ${named(buyIn)}. ${named(balance)} is left in your wallet.`,
  seatedAgain: ({ seat, table, stack }) =>
    `Welcome back to ${table}: seat ${seatNumber(seat)}, with the ${named(stack)} you left with.`,
  waitsForBlind:
    'A hand is running, so you are dealt in when the big blind reaches you. To play at once, use `/back` and post it.',
  leavesAfterHand: 'You leave when this hand is over. Your cards still play: act or fold as usual.',
  toppedUp: ({ amount, stack }) => `Added ${named(amount)}. Your stack is ${named(stack)}.`,
  toppedUpNextHand: (amount) => `Added ${named(amount)}. It counts from the next hand.`,
  autoTopUp: {
    on: 'Your stack is filled up to the maximum before each hand.',
    off: 'Your stack is no longer filled up by itself.',
  },
  sitsOut: {
    'next-hand': 'You sit out from the next hand. `/back` brings you back.',
    'next-big-blind': 'You sit out when the big blind comes to you. `/back` brings you back.',
  },
  back: 'Welcome back: you are dealt in from the next hand.',
  backWaits: 'Welcome back: you are dealt in when the big blind reaches you.',
  waiting: (place) =>
    `You are number ${place} on the waiting list. You are called when a seat is free, and it is held for you for two minutes.`,
  noLongerWaiting: 'You are no longer on the waiting list.',
  tableOpened: ({ name, link }) => `${name} is open: ${link}`,
  tableClosing: 'The table closes after this hand. Everybody gets their chips back.',
  tableClosed: 'The table is closed. Everybody has their chips back.',
  tableResumed: 'The table goes on here.',
  settingsSaved: 'Saved.',
  refilled: ({ amount, balance, nextAt }) =>
    `${named(amount)} are added; your wallet holds ${named(balance)}. You can ask for the next refill ${relativeTime(nextAt)}.`,
});

export const confirmIn = ({ chips }: Format): ConfirmMessages => ({
  foldForFree: 'Checking is free. Do you really want to fold?',
  allIn: (to) => `All your chips: ${chips(to)} in total on this street. Are you sure?`,
});

export const receipt: ReceiptMessages = {
  title: (table) => `Your session at ${table}`,
  why: {
    asked: 'You left the table.',
    away: 'You were sitting out too long, so you were stood up.',
    closed: 'The table was closed.',
    gone: 'You were stood up from the table.',
  },
  buyIn: 'Buy-in',
  topUps: 'Top-ups',
  out: 'Taken away',
  net: 'Net',
  hands: 'Hands',
  biggestPot: 'Biggest pot',
  rake: 'Rake paid',
  time: 'Time at the table',
  comeBack: ({ stack, until }) =>
    `If you come back ${relativeTime(until)} or sooner, you bring exactly ${chips(stack)}.`,
};

const MOVEMENTS: Readonly<Record<TransferReason, string>> = {
  startingBalance: 'welcome',
  buyIn: 'buy-in',
  topUp: 'top-up',
  cashOut: 'cash-out',
  rake: 'rake',
  refill: 'daily refill',
  granted: 'given by the floor',
  taken: 'taken by the floor',
  erased: 'erased',
};

export const walletIn = ({ named, signedChips }: Format): WalletMessages => ({
  title: 'Your wallet',
  balance: (amount) => `Balance ${named(amount)}`,
  inPlay: 'In play',
  nothingInPlay: 'Nothing: you sit at no table.',
  inPlayAt: ({ table, chips: amount }) => `${table}: ${named(amount)}`,
  movements: 'Last movements',
  noMovements: 'None yet.',
  movement: ({ at, amount, reason, table }) =>
    `${dateAndTime(at)} · ${signedChips(amount)} · ${MOVEMENTS[reason]}${table === null ? '' : ` · ${table}`}`,
});

export const settings: SettingsMessages = {
  title: 'Your settings',
  language: 'Language',
  languages: {
    auto: 'the language of your Discord',
    server: 'the language of this server',
    en: 'English',
    it: 'Italiano',
  },
  cards: 'Your hole cards',
  cardDeliveries: {
    both: 'direct message and **My cards**',
    dm: 'direct message (**My cards** works too)',
    button: '**My cards** only, no direct message',
  },
  fourColours: 'Four colours',
  textOnly: 'Text only',
  pictures: 'Pictures',
  bigBlinds: 'Amounts in big blinds',
  autoTopUp: 'Automatic top-up in new sessions',
  muck: 'Cards you need not show',
  mucks: { auto: 'stay hidden; `/show` opens them', ask: '**Show** is always offered' },
  on: 'on',
  off: 'off',
  howToChange: 'They are for what only you see, in this server. Change them with the options of `/settings`.',
};

const listed = (permissions: readonly Permission[]): string =>
  list(permissions.map((permission) => permissionNames[permission]));

export const errors: ErrorMessages = {
  somethingWentWrong: (reference) =>
    `Something went wrong. What has been done shows on the table’s message and in \`/wallet\`: look there before you try again. If it happens once more, tell the floor this reference: \`${reference}\``,
  noTableHere:
    'There is no table in this channel. `/table list` shows where tables are; `/table open` opens one.',
  onlyInServer: 'This works in a server only, not in direct messages.',
  buttonNoLongerValid: 'This button is no longer valid. Use the ones on the newest table message.',
  unknownCommand: 'I do not know this command any more. Restart Discord to see the current ones.',
  tableStopped: (reference) =>
    `A fault of the software stopped this table; all chips are safe. A moderator can resume it or void the hand. Reference: \`${reference}\``,
  tableLostItsPlace: ({ table, reason, channel, permissions }) => {
    switch (reason) {
      case 'channelGone':
        return `${table} is paused: its channel is gone. All chips are safe and no clock runs. Use \`/table resume\` in the channel where it shall go on.`;
      case 'locked':
        return `${table} is paused: its thread ${channel} is locked. All chips are safe and no clock runs. A moderator can unlock it, or give me ${listed(permissions)}; then use \`/table resume\`, there or in another channel.`;
      case 'cannotPost':
        return `${table} is paused: I may no longer write in ${channel}. All chips are safe and no clock runs. ${permissions.length === 0 ? 'Give me back the permission' : `Give me there: ${listed(permissions)}`}, then use \`/table resume\`; in another channel it works too.`;
    }
  },
  nothingToResume: 'There is no paused table here that you could go on with.',
  cannotPost: ({ channel, permissions }) =>
    `I cannot write in ${channel}. A moderator has to give me these permissions there: ${listed(permissions)}.`,
  stakesNotUnderstood: (text) =>
    `I cannot read ${quoted(text)} as stakes. Write both blinds, for example 1/2 or 0.05/0.10.`,
  gameNotUnderstood: ({ text, games }) =>
    `I know no game called ${quoted(text)}. Here is dealt: ${list(games)}.`,
  positionsNotUnderstood: (held) =>
    `Name your cards by their place from the left, 1 to ${held}, for example «1 3».`,
  seatNotUnderstood: ({ text, seats }) =>
    `I cannot read ${quoted(text)} as a seat. Write a number from 1 to ${seats}, or nothing for the first free one.`,
};
