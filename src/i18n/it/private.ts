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
  fold: 'Passo',
  check: 'Check',
  call: (amount) => `Vedo ${chips(amount)}`,
  callAllIn: (amount) => `Vedo ${chips(amount)}, all-in`,
  betTo: (to) => `Punto ${chips(to)}`,
  raiseTo: (to) => `Rilancio a ${chips(to)}`,
  completeTo: (to) => `Completo a ${chips(to)}`,
  bringIn: (amount) => `Bring-in ${chips(amount)}`,
  openTo: ({ bigBlinds, to }) => `${bigBlinds} · ${chips(to)}`,
  shareOfPot: ({ share, to }) => `${share} piatto ${chips(to)}`,
  pot: (to) => `Piatto ${chips(to)}`,
  other: 'Altro…',
  allIn: (to) => `All-in ${chips(to)}`,
  standPat: 'Servito',
  draw: 'Cambio…',
  myCards: 'Le mie carte',
  myCardsAndDraw: 'Le mie carte e cambio',
  act: 'Gioco',
  show: 'Mostro',
  muck: 'Non mostro',
  sit: 'Siediti',
  tableInfo: 'Info tavolo',
  waitingList: 'Lista d’attesa',
  foldAnyway: 'Passo lo stesso',
  confirmAllIn: (to) => `Sì, all-in ${chips(to)}`,
  preCheckFold: 'Check o passo',
  preCheck: 'Check',
  preCall: (price) => `Vedo ${chips(price)}`,
  preNone: 'Decido dopo',
  showCard: (card) => `Mostro ${card}`,
  mySeat: 'Il mio posto',
  autoTopUpOn: 'Ricarica automatica',
  autoTopUpOff: 'Niente ricarica automatica',
  topUpTo: (stack) => `Ricarico fino a ${chips(stack)}`,
  sitOut: 'Pausa',
  comeBack: 'Rientro',
  postBlind: 'Metto il buio e gioco',
  leave: 'Lascio il tavolo',
});

export const modals: ModalMessages = {
  raiseTitle: 'A quanto rilanci?',
  betTitle: 'Quanto punti?',
  amountLabel: () => 'Il tuo nuovo totale in questo giro',
  amountPlaceholder: ({ min, max }) => `da ${chips(min)} a ${chips(max)}, ½, piatto, 3bb`,
  buyInLabel: 'Importo del buy-in',
  buyInPlaceholder: ({ min, max }) => `da ${chips(min)} a ${chips(max)}; vuoto: ${chips(max)}`,
  bringBackPlaceholder: (stack) => `${chips(stack)}, lo stack con cui ti sei alzato`,
  seatLabel: 'Posto (vuoto: il primo libero)',
  seatPlaceholder: (free) => `Liberi: ${free.map((seat) => seatNumber(seat)).join(', ')}`,
};

export const holeCardsIn = ({ chips }: Format): HoleCardMessages => ({
  title: ({ table, hand }) => `${table} · mano n. ${hand}`,
  cards: (cards) => `Le tue carte: ${cards}`,
  holding: (hand) => `Hai ${hand}.`,
  holdingBoth: ({ high, low }) =>
    low === null ? `Hai ${high}; ancora nessun punto basso.` : `Hai ${high} e ${low}.`,
  folded: 'In questa mano hai passato.',
  notDealtIn: 'Non sei in questa mano. Riceverai carte dalla prossima che giochi.',
  noHand: 'Non si sta giocando nessuna mano. Le tue carte saranno qui alla prossima distribuzione.',
  notSeated: 'Non sei a questo tavolo. Premi **Siediti** o usa `/siediti` per entrare.',
  yourTurn: 'Tocca a te.',
  turnReminder: ({ table, deadline }) =>
    `Tocca a te a ${table}. Il tuo tempo finisce ${relativeTime(deadline)}.`,
  notYourTurn: 'Non tocca a te. Premi di nuovo **Gioco** quando sarà il tuo turno.',
  preAct: {
    checkFold: 'Quando tocca a te fai check; se non è gratis, passi.',
    check: 'Quando tocca a te fai check; se qualcuno punta, decidi tu.',
    callUpTo: (price) => `Quando tocca a te vedi ${chips(price)}; se costa di più, decidi tu.`,
  },
  chooseDiscards: 'Scegli le carte da cambiare, oppure resta servito.',
  discardPlaceholder: 'Carte da cambiare',
  directMessagesClosed:
    'Non posso scriverti in privato, perciò le tue carte stanno dietro il pulsante **Le mie carte**. Per riceverle per messaggio, consenti i messaggi privati dai membri di questo server.',
});

export const mySeatIn = ({ chips }: Format): MySeatMessages => ({
  title: ({ table, seat }) => `${table} · posto ${seatNumber(seat)}`,
  stack: ({ stack, pending }) =>
    pending === 0
      ? `Il tuo stack: **${chips(stack)}**`
      : `Il tuo stack: **${chips(stack)}**, e altri ${chips(pending)} dalla prossima mano`,
  session: ({ brought, hands }) =>
    `Portati al tavolo: ${chips(brought)} · ${hands === 1 ? '1 mano giocata' : `${format.count(hands)} mani giocate`}`,
  autoTopUp: 'La ricarica automatica è attiva.',
  away: 'Sei in pausa.',
  waits: 'Ricevi carte quando arriva da te il grande buio, o subito se lo metti ora.',
});

export const doneIn = ({ chips, named }: Format): DoneMessages => ({
  folded: 'Hai passato.',
  checked: 'Hai fatto check.',
  called: (amount) => `Hai visto ${chips(amount)}.`,
  bet: (to) => `Hai puntato ${chips(to)}.`,
  raised: (to) => `Hai rilanciato a ${chips(to)}.`,
  allIn: (to) => `Sei all-in con ${chips(to)}.`,
  broughtIn: (amount) => `Hai aperto con il bring-in ${chips(amount)}.`,
  drew: (cards) =>
    cards === 0 ? 'Sei servito.' : `Hai cambiato ${cards === 1 ? '1 carta' : `${cards} carte`}.`,
  shown: 'Le tue carte sono scoperte per tutti.',
  mucked: 'Le tue carte restano coperte.',
  seated: ({ seat, table, buyIn, balance }) =>
    `Sei al posto ${seatNumber(seat)} di ${table} con ${named(buyIn)}. Nel portafoglio restano ${named(balance)}.`,
  seatedAgain: ({ seat, table, stack }) =>
    `Bentornato a ${table}: posto ${seatNumber(seat)}, con i ${named(stack)} con cui ti eri alzato.`,
  waitsForBlind:
    'Si sta già giocando, perciò riceverai carte quando arriva da te il grande buio. Per giocare subito usa `/rientra` e mettilo ora.',
  leavesAfterHand:
    'Lasci il tavolo a fine mano. Le tue carte sono ancora in gioco: agisci o passa come al solito.',
  toppedUp: ({ amount, stack }) => `Aggiunti ${named(amount)}. Il tuo stack è ${named(stack)}.`,
  toppedUpNextHand: (amount) => `Aggiunti ${named(amount)}. Valgono dalla prossima mano.`,
  autoTopUp: {
    on: 'Il tuo stack torna al massimo prima di ogni mano.',
    off: 'Il tuo stack non viene più ricaricato da solo.',
  },
  sitsOut: {
    'next-hand': 'Sei in pausa dalla prossima mano. `/rientra` ti fa tornare in gioco.',
    'next-big-blind': 'Sei in pausa quando arriva da te il grande buio. `/rientra` ti fa tornare in gioco.',
  },
  back: 'Bentornato: ricevi carte dalla prossima mano.',
  backWaits: 'Bentornato: ricevi carte quando arriva da te il grande buio.',
  waiting: (place) =>
    `Sei il numero ${place} della lista d’attesa. Quando si libera un posto ti chiamo, e resta tuo per due minuti.`,
  noLongerWaiting: 'Non sei più nella lista d’attesa.',
  tableOpened: ({ name, link }) => `${name} è aperto: ${link}`,
  tableClosing: 'Il tavolo chiude dopo questa mano. Ognuno riprende le sue chips.',
  tableClosed: 'Il tavolo è chiuso. Ognuno ha ripreso le sue chips.',
  tableResumed: 'Il tavolo riparte da qui.',
  settingsSaved: 'Salvato.',
  refilled: ({ amount, balance, nextAt }) =>
    `Aggiunti ${named(amount)}: nel portafoglio hai ${named(balance)}. Puoi chiedere la prossima ricarica ${relativeTime(nextAt)}.`,
});

export const confirmIn = ({ chips }: Format): ConfirmMessages => ({
  foldForFree: 'Il check è gratis. Vuoi davvero passare?',
  allIn: (to) => `Tutte le tue chips: ${chips(to)} in totale in questo giro. Confermi?`,
});

export const receipt: ReceiptMessages = {
  title: (table) => `La tua sessione a ${table}`,
  why: {
    asked: 'Hai lasciato il tavolo.',
    away: 'Eri in pausa da troppo tempo e ti sei alzato dal tavolo.',
    closed: 'Il tavolo è stato chiuso.',
    gone: 'Il tuo posto al tavolo è stato liberato.',
  },
  buyIn: 'Buy-in',
  topUps: 'Ricariche',
  out: 'Portati via',
  net: 'Risultato',
  hands: 'Mani',
  biggestPot: 'Piatto più grande',
  rake: 'Rake pagata',
  time: 'Tempo al tavolo',
  comeBack: ({ stack, until }) =>
    `Se torni ${relativeTime(until)} o prima, riporti esattamente ${chips(stack)}.`,
};

const MOVEMENTS: Readonly<Record<TransferReason, string>> = {
  startingBalance: 'benvenuto',
  buyIn: 'buy-in',
  topUp: 'ricarica',
  cashOut: 'incasso',
  rake: 'rake',
  refill: 'ricarica gratuita',
  granted: 'dato dalla direzione',
  taken: 'tolto dalla direzione',
  erased: 'cancellazione',
};

export const walletIn = ({ named, signedChips }: Format): WalletMessages => ({
  title: 'Il tuo portafoglio',
  balance: (amount) => `Saldo ${named(amount)}`,
  inPlay: 'In gioco',
  nothingInPlay: 'Niente: non sei seduto a nessun tavolo.',
  inPlayAt: ({ table, chips: amount }) => `${table}: ${named(amount)}`,
  movements: 'Ultimi movimenti',
  noMovements: 'Ancora nessuno.',
  movement: ({ at, amount, reason, table }) =>
    `${dateAndTime(at)} · ${signedChips(amount)} · ${MOVEMENTS[reason]}${table === null ? '' : ` · ${table}`}`,
});

export const settings: SettingsMessages = {
  title: 'Le tue impostazioni',
  language: 'Lingua',
  languages: {
    auto: 'la lingua del tuo Discord',
    server: 'la lingua di questo server',
    en: 'English',
    it: 'Italiano',
  },
  cards: 'Le tue carte',
  cardDeliveries: {
    both: 'messaggio privato e **Le mie carte**',
    dm: 'messaggio privato (anche **Le mie carte** funziona)',
    button: 'solo **Le mie carte**, nessun messaggio privato',
  },
  fourColours: 'Quattro colori',
  textOnly: 'Solo testo',
  pictures: 'Immagini',
  bigBlinds: 'Importi in grandi bui',
  autoTopUp: 'Ricarica automatica nelle nuove sessioni',
  muck: 'Carte che non devi mostrare',
  mucks: { auto: 'restano coperte; `/mostro` le scopre', ask: 'ti viene sempre offerto **Mostro**' },
  on: 'sì',
  off: 'no',
  howToChange:
    'Valgono per ciò che vedi solo tu, in questo server. Cambiale con le opzioni di `/impostazioni`.',
};

const listed = (permissions: readonly Permission[]): string =>
  list(permissions.map((permission) => permissionNames[permission]));

export const errors: ErrorMessages = {
  somethingWentWrong: (reference) =>
    `Qualcosa è andato storto. Quello che è stato fatto si vede nel messaggio del tavolo e in \`/portafoglio\`: guarda lì prima di riprovare. Se succede ancora, dì alla direzione questo riferimento: \`${reference}\``,
  noTableHere:
    'In questo canale non c’è nessun tavolo. `/tavolo lista` mostra dove sono i tavoli; `/tavolo apri` ne apre uno.',
  onlyInServer: 'Funziona solo in un server, non nei messaggi privati.',
  buttonNoLongerValid: 'Questo pulsante non vale più. Usa quelli del messaggio più recente del tavolo.',
  unknownCommand: 'Non conosco più questo comando. Riavvia Discord per vedere quelli attuali.',
  tableStopped: (reference) =>
    `Un errore del programma ha fermato questo tavolo; tutte le chips sono al sicuro. Un moderatore può riprendere o annullare la mano. Riferimento: \`${reference}\``,
  tableLostItsPlace: ({ table, reason, channel, permissions }) => {
    switch (reason) {
      case 'channelGone':
        return `${table} è sospeso: il suo canale non c’è più. Le chips sono al sicuro e nessun tempo corre. Usa \`/tavolo riprendi\` nel canale dove deve continuare.`;
      case 'locked':
        return `${table} è sospeso: il suo thread ${channel} è bloccato. Le chips sono al sicuro e nessun tempo corre. Un moderatore può sbloccarlo, oppure darmi ${listed(permissions)}; poi usa \`/tavolo riprendi\`, lì o in un altro canale.`;
      case 'cannotPost':
        return `${table} è sospeso: non posso più scrivere in ${channel}. Le chips sono al sicuro e nessun tempo corre. ${permissions.length === 0 ? 'Ridammi il permesso' : `Dammi lì: ${listed(permissions)}`}, poi usa \`/tavolo riprendi\`; va bene anche un altro canale.`;
    }
  },
  nothingToResume: 'Qui non c’è un tavolo sospeso che tu possa far ripartire.',
  cannotPost: ({ channel, permissions }) =>
    `Non posso scrivere in ${channel}. Un moderatore deve darmi lì questi permessi: ${listed(permissions)}.`,
  stakesNotUnderstood: (text) =>
    `Non riesco a leggere ${quoted(text)} come bui. Scrivili tutti e due, per esempio 1/2 o 0,05/0,10.`,
  gameNotUnderstood: ({ text, games }) =>
    `Non conosco un gioco chiamato ${quoted(text)}. Qui si gioca: ${list(games)}.`,
  positionsNotUnderstood: (held) =>
    `Indica le tue carte contando da sinistra, da 1 a ${held}, per esempio «1 3».`,
  seatNotUnderstood: ({ text, seats }) =>
    `Non riesco a leggere ${quoted(text)} come posto. Scrivi un numero da 1 a ${seats}, o niente per il primo libero.`,
};
