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
const cards = (number: number) => (number === 1 ? '1 carta' : `${number} carte`);

const BLINDS: Readonly<Record<PostKind, string>> = {
  'small-blind': 'il piccolo buio',
  'big-blind': 'il grande buio',
  straddle: 'lo straddle',
  post: 'il grande buio per giocare subito',
  dead: 'il piccolo buio saltato',
};

const actsIn = ({ chips }: Format): ActMessages => ({
  ante: ({ name, amount }) => `${name} mette l’ante ${chips(amount)}`,
  blind: ({ name, kind, amount }) => `${name} mette ${BLINDS[kind]} ${chips(amount)}`,
  bringIn: ({ name, amount }) => `${name} apre con il bring-in ${chips(amount)}`,
  fold: ({ name }) => `${name} passa`,
  check: ({ name }) => `${name} fa check`,
  call: ({ name, amount, allIn }) => `${name} vede ${chips(amount)}${allInMark(allIn)}`,
  bet: ({ name, to, allIn }) => `${name} punta ${chips(to)}${allInMark(allIn)}`,
  raise: ({ name, to, allIn }) => `${name} rilancia a ${chips(to)}${allInMark(allIn)}`,
  draw: ({ name, cards: drawn }) => (drawn === 0 ? `${name} è servito` : `${name} cambia ${cards(drawn)}`),
});

const STREETS: TableMessages['streets'] = {
  'pre-flop': 'prima del flop',
  flop: 'flop',
  turn: 'turn',
  river: 'river',
  'third-street': 'terza carta',
  'fourth-street': 'quarta carta',
  'fifth-street': 'quinta carta',
  'sixth-street': 'sesta carta',
  'seventh-street': 'settima carta',
  'before-draw': 'prima del cambio',
  'first-draw': 'primo cambio',
  'second-draw': 'secondo cambio',
  'third-draw': 'terzo cambio',
};

export const tableIn = (inPlay: Format): TableMessages => ({
  games,
  limits,
  game: ({ gameId, limit, stakes }) => `${games[gameId]} ${limits[limit]} ${stakes}`,
  stakes: ({ small, big }) => `${chips(small)}/${chips(big)}`,
  anteOf: (ante) => `ante ${chips(ante)}`,
  handNumber: (hand) => `mano n. ${hand}`,
  streets: STREETS,
  board: 'Carte comuni',
  pot: (amount) => `Piatto ${inPlay.named(amount)}`,
  mainPot: (amount) => `principale ${inPlay.chips(amount)}`,
  sidePot: ({ number, amount }) => `secondario${number === null ? '' : ` ${number}`} ${inPlay.chips(amount)}`,
  rake: ({ amount, cap }) =>
    `rake ${inPlay.chips(amount)}${cap === null ? '' : ` (massimo ${inPlay.chips(cap)})`}`,
  button: 'BTN',
  smallBlind: 'SB',
  bigBlind: 'BB',
  seat: (seat) => `Posto ${seatNumber(seat)}`,
  freeSeats: (free) =>
    free === 0 ? 'Tutti i posti sono occupati' : free === 1 ? '1 posto libero' : `${free} posti liberi`,
  folded: 'ha passato',
  bet: (amount) => `puntata ${inPlay.chips(amount)}`,
  allIn: (bet) => (bet === 0 ? 'all-in' : `all-in ${inPlay.chips(bet)}`),
  away: 'in pausa',
  noChips: 'senza chips',
  waitsForBlind: 'aspetta il grande buio',
  leaving: 'lascia dopo questa mano',
  sitsOutNext: 'in pausa dalla prossima',
  drew: (draws) => (draws.every((cards) => cards === 0) ? 'servito' : `carte cambiate: ${draws.join(', ')}`),
  toCall: ({ name, toCall, deadline }) =>
    `${name} deve agire: ${inPlay.chips(toCall)} per vedere${until(deadline)}`,
  mayCheck: ({ name, deadline }) => `${name} deve agire: check gratis${until(deadline)}`,
  toBringIn: ({ name, amount, deadline }) =>
    `${name} deve mettere il bring-in: ${inPlay.chips(amount)}${until(deadline)}`,
  toDraw: ({ name, deadline }) => `${name} deve cambiare le carte${until(deadline)}`,
  dealing: 'Il mazziere è all’opera.',
  acts: actsIn(inPlay),
  waitingForReturn:
    'Si aspettano giocatori: ne servono due. Chi è in pausa rientra con **Siediti** o `/rientra`.',
  buyInPresets: {
    bigBlinds: (count) => `${count} grandi bui`,
    maximumBets: (count) => `${count} puntate massime`,
  },
  waitingForPlayers: 'Si aspettano giocatori: ne servono due. Premi **Siediti** per entrare.',
  nextHand: 'La prossima mano arriva tra un attimo.',
  closing: 'Il tavolo chiude dopo questa mano; ognuno riprende le sue chips.',
  closed: 'Questo tavolo è chiuso. Tutte le chips sono tornate nei portafogli.',
  paused: {
    floor: 'La direzione ha sospeso questo tavolo. Il tempo è fermo.',
    channelGone: 'Sospeso: il canale non c’è più. `/tavolo riprendi` lo fa continuare in un altro.',
    cannotPost:
      'Sospeso: qui non potevo scrivere. Ridatemi i permessi, poi usate `/tavolo riprendi`, qui o in un altro canale.',
    frozen:
      'Fermato da un errore del programma; tutte le chips sono al sicuro. La direzione può riprendere o annullare la mano.',
  },
  waitingList: (names) => `Lista d’attesa: ${list(names)}`,
  yourTurn: ({ mention, deadline }) => `${mention} tocca a te · ${relativeTime(deadline)}`,
  seatIsFree: ({ mention, minutes }) =>
    `${mention} si è liberato un posto per te. Resta tuo per ${duration(minutes * 60_000)}: premi **Siediti** o usa \`/siediti\`.`,
});

export const resultIn = (inPlay: Format): ResultMessages => ({
  title: (hand) => `La mano n. ${hand} è finita`,
  pot: (amount) => `Piatto ${inPlay.named(amount)}`,
  mainPot: (amount) => `Piatto principale ${inPlay.named(amount)}`,
  sidePot: ({ number, amount }) =>
    `Piatto secondario${number === null ? '' : ` ${number}`} ${inPlay.chips(amount)}`,
  half: { high: 'Alto', low: 'Basso' },
  wins: ({ name, amount }) => `${name} vince ${inPlay.named(amount)}`,
  winsWith: ({ name, amount, hand }) => `${name} vince ${inPlay.named(amount)} con ${hand}`,
  winsUncontested: ({ name, amount }) => `${name} vince ${inPlay.named(amount)}: gli altri hanno passato`,
  split: ({ names, hand }) => `${list(names)} dividono con ${hand}`,
  returned: ({ name, amount }) => `${inPlay.chips(amount)} che nessuno ha visto tornano a ${name}`,
  rake: (amount) => `Rake ${inPlay.chips(amount)}`,
  noRake: 'Niente rake',
  stacks: 'Stack',
  stack: ({ name, amount, net }) =>
    `${name} ${inPlay.chips(amount)}${net === 0 ? '' : ` (${inPlay.signedChips(net)})`}`,
  shows: ({ name, cards: shown, hand }) => `${name} mostra ${shown}${hand === null ? '' : `: ${hand}`}`,
  voided: 'La direzione ha annullato questa mano: ogni chip è tornata dov’era.',
  more: (more) => (more === 1 ? 'e un altro' : `e altri ${count(more)}`),
});

export const tableInfoIn = ({ chips, named }: Format): TableInfoMessages => ({
  title: (name) => `Tavolo ${name}`,
  game: 'Gioco',
  stakes: 'Bui',
  bets: 'Puntate',
  ante: 'Ante',
  bringIn: 'Bring-in',
  waiting: 'Lista d’attesa',
  buyIn: 'Buy-in',
  buyInRange: ({ min, max, minBigBlinds, maxBigBlinds }) =>
    `da ${chips(min)} a ${named(max)} (da ${minBigBlinds} a ${maxBigBlinds})`,
  shortBuyIn: 'Un buy-in per sessione può essere sotto il minimo.',
  rake: 'Rake',
  rakeRule: (rule) => {
    switch (rule.type) {
      case 'none':
        return 'nessuna';
      case 'steps':
        return `${format.tenthsOfCents(rule.tenthsOfCents)} ogni ${chips(rule.per)} nel piatto`;
      case 'percentage':
        return `${format.percent(rule.basisPoints)} del piatto`;
    }
  },
  rakeCaps: ([first, ...more]) =>
    `al massimo ${chips(first?.amount ?? 0)}${inBrackets(more.map(({ fromPlayers, amount }) => `${chips(amount)} da ${fromPlayers} giocatori`))}`,
  rakedFrom: (street) =>
    `Niente rake nelle mani che finiscono prima ${STREETS[street].includes('carta') ? 'della' : 'del'} ${STREETS[street]}.`,
  clock: 'Tempo',
  clockRule: ({ turnMs, bankMs, strict }) =>
    `${duration(turnMs)} per ogni azione, e un time bank di ${duration(bankMs)}${strict ? '; chi finisce il tempo passa, anche se può fare check' : ''}`,
  seats: 'Posti',
  seatsTaken: ({ taken, all }) => (taken === 1 ? `1 occupato su ${all}` : `${taken} occupati su ${all}`),
  ceiling: 'Massimo per sessione',
  ceilingRule: (amount) => `${named(amount)} tra buy-in e ricariche; le vincite possono superarlo`,
  smallestChip: 'Chip più piccola',
  opener: 'Aperto da',
  hands: 'Mani giocate',
});

export const tableList: TableListMessages = {
  title: 'Tavoli aperti',
  empty: 'In questo server non c’è nessun tavolo aperto. Aprine uno con `/tavolo apri`.',
  line: ({ link, game, taken, seats, waiting }) =>
    `${link} · ${game} · ${taken}/${seats} seduti · ${taken === seats ? 'pieno' : `${seats - taken} ${seats - taken === 1 ? 'libero' : 'liberi'}`}${waiting === 0 ? '' : ` · ${waiting} in attesa`}`,
  more: (more) => (more === 1 ? 'e un altro' : `e altri ${count(more)}`),
};
