import type { PostKind } from '../../engine/hand/protocol.ts';
import { relativeTime, seatNumber, type Format } from '../format.ts';
import type {
  ActMessages,
  ResultMessages,
  TableInfoMessages,
  TableListMessages,
  TableMessages,
} from '../table-messages.ts';
import { format } from './format.ts';
import { games, limits } from './games.ts';

const { chips, count, duration, list } = format;

const allInMark = (allIn: boolean) => (allIn ? ', all-in' : '');
const until = (deadline: number | null) => (deadline === null ? '' : ` · ${relativeTime(deadline)}`);
/** « (a, b)», or nothing. */
const inBrackets = (parts: readonly string[]) => (parts.length === 0 ? '' : ` (${parts.join(', ')})`);
const cards = (number: number) => (number === 1 ? '1 card' : `${number} cards`);

const BLINDS: Readonly<Record<PostKind, string>> = {
  'small-blind': 'small blind',
  'big-blind': 'big blind',
  straddle: 'straddle',
  post: 'big blind to play at once',
  dead: 'missed small blind',
};

const actsIn = ({ chips }: Format): ActMessages => ({
  ante: ({ name, amount }) => `${name} antes ${chips(amount)}`,
  blind: ({ name, kind, amount }) => `${name} posts the ${BLINDS[kind]} ${chips(amount)}`,
  bringIn: ({ name, amount }) => `${name} brings it in for ${chips(amount)}`,
  fold: ({ name }) => `${name} folds`,
  check: ({ name }) => `${name} checks`,
  call: ({ name, amount, allIn }) => `${name} calls ${chips(amount)}${allInMark(allIn)}`,
  bet: ({ name, to, allIn }) => `${name} bets ${chips(to)}${allInMark(allIn)}`,
  raise: ({ name, to, allIn }) => `${name} raises to ${chips(to)}${allInMark(allIn)}`,
  draw: ({ name, cards: drawn }) => (drawn === 0 ? `${name} stands pat` : `${name} draws ${cards(drawn)}`),
});

const STREETS: TableMessages['streets'] = {
  'pre-flop': 'pre-flop',
  flop: 'flop',
  turn: 'turn',
  river: 'river',
  'third-street': 'third street',
  'fourth-street': 'fourth street',
  'fifth-street': 'fifth street',
  'sixth-street': 'sixth street',
  'seventh-street': 'seventh street',
  'before-draw': 'before the draw',
  'first-draw': 'first draw',
  'second-draw': 'second draw',
  'third-draw': 'third draw',
};

export const tableIn = (inPlay: Format): TableMessages => ({
  games,
  limits,
  game: ({ gameId, limit, stakes }) => `${limits[limit]} ${games[gameId].replace(/^Texas /, '')} ${stakes}`,
  stakes: ({ small, big }) => `${chips(small)}/${chips(big)}`,
  anteOf: (ante) => `ante ${chips(ante)}`,
  handNumber: (hand) => `hand #${hand}`,
  streets: STREETS,
  board: 'Board',
  pot: (amount) => `Pot ${inPlay.named(amount)}`,
  mainPot: (amount) => `main ${inPlay.chips(amount)}`,
  sidePot: ({ number, amount }) => `side${number === null ? '' : ` ${number}`} ${inPlay.chips(amount)}`,
  rake: ({ amount, cap }) =>
    `rake ${inPlay.chips(amount)}${cap === null ? '' : ` (cap ${inPlay.chips(cap)})`}`,
  button: 'BTN',
  smallBlind: 'SB',
  bigBlind: 'BB',
  seat: (seat) => `Seat ${seatNumber(seat)}`,
  freeSeats: (free) =>
    free === 0 ? 'All seats are taken' : free === 1 ? '1 seat free' : `${free} seats free`,
  folded: 'folded',
  bet: (amount) => `bet ${inPlay.chips(amount)}`,
  allIn: (bet) => (bet === 0 ? 'all-in' : `all-in ${inPlay.chips(bet)}`),
  away: 'sitting out',
  noChips: 'out of chips',
  waitsForBlind: 'waiting for the big blind',
  leaving: 'leaves after this hand',
  sitsOutNext: 'sits out next',
  drew: (draws) => (draws.every((cards) => cards === 0) ? 'stood pat' : `drew ${draws.join(', ')}`),
  toCall: ({ name, toCall, deadline }) => `${name} to act: ${inPlay.chips(toCall)} to call${until(deadline)}`,
  mayCheck: ({ name, deadline }) => `${name} to act: free to check${until(deadline)}`,
  toBringIn: ({ name, amount, deadline }) =>
    `${name} to bring it in: ${inPlay.chips(amount)}${until(deadline)}`,
  toDraw: ({ name, deadline }) => `${name} to draw${until(deadline)}`,
  dealing: 'The dealer is at work.',
  acts: actsIn(inPlay),
  waitingForReturn:
    'Waiting for players: two are needed. Whoever sits out comes back with **Sit** or `/back`.',
  buyInPresets: {
    bigBlinds: (count) => `${count} big blinds`,
    maximumBets: (count) => `${count} of the largest bets`,
  },
  waitingForPlayers: 'Waiting for players: two are needed. Press **Sit** to join.',
  nextHand: 'The next hand follows in a moment.',
  closing: 'The table closes after this hand; everybody gets their chips back.',
  closed: 'This table is closed. All chips went back to the wallets.',
  paused: {
    floor: 'The floor has paused this table. Clocks stand still.',
    channelGone: 'Paused: the channel is gone. `/table resume` goes on in another one.',
    cannotPost:
      'Paused: I could not write here. Give me back the permissions, then use `/table resume`, here or in another channel.',
    frozen: 'Stopped by a fault of the software; all chips are safe. The floor can resume or void the hand.',
  },
  waitingList: (names) => `Waiting list: ${list(names)}`,
  yourTurn: ({ mention, deadline }) => `${mention} it is your turn · ${relativeTime(deadline)}`,
  seatIsFree: ({ mention, minutes }) =>
    `${mention} a seat is free for you. It is held for ${duration(minutes * 60_000)}: press **Sit** or use \`/sit\`.`,
});

export const resultIn = (inPlay: Format): ResultMessages => ({
  title: (hand) => `Hand #${hand} is over`,
  pot: (amount) => `Pot ${inPlay.named(amount)}`,
  mainPot: (amount) => `Main pot ${inPlay.named(amount)}`,
  sidePot: ({ number, amount }) => `Side pot${number === null ? '' : ` ${number}`} ${inPlay.chips(amount)}`,
  half: { high: 'High', low: 'Low' },
  wins: ({ name, amount }) => `${name} wins ${inPlay.named(amount)}`,
  winsWith: ({ name, amount, hand }) => `${name} wins ${inPlay.named(amount)} with ${hand}`,
  winsUncontested: ({ name, amount }) => `${name} wins ${inPlay.named(amount)}: nobody else is left`,
  split: ({ names, hand }) => `${list(names)} split it with ${hand}`,
  returned: ({ name, amount }) => `${inPlay.chips(amount)} nobody called goes back to ${name}`,
  rake: (amount) => `Rake ${inPlay.chips(amount)}`,
  noRake: 'No rake',
  stacks: 'Stacks',
  stack: ({ name, amount, net }) =>
    `${name} ${inPlay.chips(amount)}${net === 0 ? '' : ` (${inPlay.signedChips(net)})`}`,
  shows: ({ name, cards: shown, hand }) => `${name} shows ${shown}${hand === null ? '' : `: ${hand}`}`,
  voided: 'The floor voided this hand: every chip went back to where it was.',
  more: (more) => `and ${count(more)} more`,
});

export const tableInfoIn = ({ chips, named }: Format): TableInfoMessages => ({
  title: (name) => `Table ${name}`,
  game: 'Game',
  stakes: 'Blinds',
  bets: 'Bets',
  ante: 'Ante',
  bringIn: 'Bring-in',
  waiting: 'Waiting list',
  buyIn: 'Buy-in',
  buyInRange: ({ min, max, minBigBlinds, maxBigBlinds }) =>
    `${chips(min)} to ${named(max)} (${minBigBlinds} to ${maxBigBlinds})`,
  shortBuyIn: 'One buy-in of each session may be below the minimum.',
  rake: 'Rake',
  rakeRule: (rule) => {
    switch (rule.type) {
      case 'none':
        return 'none';
      case 'steps':
        return `${format.tenthsOfCents(rule.tenthsOfCents)} for each full ${chips(rule.per)} in the pot`;
      case 'percentage':
        return `${format.percent(rule.basisPoints)} of the pot`;
    }
  },
  rakeCaps: ([first, ...more]) =>
    `at most ${chips(first?.amount ?? 0)}${inBrackets(more.map(({ fromPlayers, amount }) => `${chips(amount)} from ${fromPlayers} players`))}`,
  rakedFrom: (street) => `No rake in hands that end before the ${STREETS[street]}.`,
  clock: 'Clock',
  clockRule: ({ turnMs, bankMs, strict }) =>
    `${duration(turnMs)} for each act, and a time bank of ${duration(bankMs)}${strict ? '; out of time folds, also where checking is free' : ''}`,
  seats: 'Seats',
  seatsTaken: ({ taken, all }) => `${taken} of ${all} taken`,
  ceiling: 'Most per session',
  ceilingRule: (amount) => `${named(amount)} of buy-in and top-ups together; winnings may be more`,
  smallestChip: 'Smallest chip',
  opener: 'Opened by',
  hands: 'Hands dealt',
});

export const tableList: TableListMessages = {
  title: 'Open tables',
  empty: 'No table is open in this server. Open one with `/table open`.',
  line: ({ link, game, taken, seats, waiting }) =>
    `${link} · ${game} · ${taken}/${seats} seated · ${taken === seats ? 'full' : `${seats - taken} free`}${waiting === 0 ? '' : ` · ${waiting} waiting`}`,
  more: (more) => `and ${count(more)} more`,
};
