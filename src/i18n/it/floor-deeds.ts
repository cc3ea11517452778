import { dateAndTime, relativeTime, type Format } from '../format.ts';
import type { FloorAskMessages, FloorDoneMessages, FloorToldMessages } from '../floor-messages.ts';

const because = (reason: string | null) => (reason === null ? '' : ` Motivo: ${reason}`);

export const doneIn = ({ named }: Format): FloorDoneMessages => ({
  paused: ({ table }) => `${table} è sospeso. Nessun tempo corre; \`/direzione riprendi\` lo fa ripartire.`,
  resumed: ({ table }) => `${table} riparte da qui.`,
  voided: ({ table, hand }) => `La mano n. ${hand} di ${table} è annullata: ogni chip è tornata dov’era.`,
  kicked: ({ name, table }) => `${name} non è più a ${table}; le chips sono nel suo portafoglio.`,
  kickedAfterHand: ({ name, table }) => `${name} passa, e a fine mano si alza da ${table}.`,
  banned: ({ name }) =>
    `${name} non può più sedersi né aprire tavoli qui. \`/direzione riammetti\` toglie il divieto.`,
  unbanned: ({ name }) => `${name} può di nuovo giocare qui.`,
  granted: ({ name, amount, balance }) =>
    `${name} ha ricevuto ${named(amount)}. Nel portafoglio ora ci sono ${named(balance)}.`,
  taken: ({ name, amount, balance }) =>
    `${named(amount)} tolti a ${name}. Nel portafoglio ora ci sono ${named(balance)}.`,
  erased: ({ name }) => `${name} è cancellato: ha incassato, e qui niente porta più a lui.`,
  erasedAfterHand: ({ name }) => `${name} passa, e a fine mano viene cancellato.`,
  erasedYou: 'I tuoi dati sono cancellati: qui niente porta più a te. Se giochi ancora, ricominci da capo.',
  erasedYouAfterHand: 'Passi la mano; appena è finita i tuoi dati vengono cancellati.',
  yourData:
    'In questo file c’è tutto ciò che conservo di te in questo server, anche le carte che hai visto solo tu.',
  exported: ({ name }) => `In questo file c’è tutto ciò che è conservato di ${name}.`,
});

export const askIn = ({ named }: Format): FloorAskMessages => ({
  close: ({ table, players, chips: amount, running }) =>
    `Chiudere ${table}${running ? ' a fine mano' : ''}? ${
      players === 1 ? 'Un giocatore incassa' : `${players} giocatori incassano`
    } ${named(amount)} in tutto.`,
  void: ({ table, hand, acted }) =>
    `Annullare la mano n. ${hand} di ${table}? Ci sono già state ${acted} azioni. Solo un errore del programma è un motivo; ogni chip della mano torna dov’era.`,
  kick: ({ name, table, inHand }) =>
    `Far alzare ${name} da ${table}?${inHand ? ' Sta giocando una mano, e la passa.' : ''}`,
  ban: ({ name }) => `Escludere ${name} dai tavoli di questo server? Dove è seduto passa la mano e si alza.`,
  take: ({ name, amount, balance }) =>
    `Togliere ${named(amount)} a ${name}? Nel portafoglio ci sono ${named(balance)}.`,
  erase: ({ name, balance, banned }) =>
    `Cancellare ${name}? Incassa; i ${named(balance)} del portafoglio e ciò che porta via dai tavoli tornano alla zecca. Non si può tornare indietro.${banned ? ' Con i dati sparisce anche la sua esclusione.' : ''}`,
  eraseYou: (balance) =>
    `Cancellare chi sei in questo server? Incassi, e i ${named(balance)} del tuo portafoglio e ciò che porti via dai tavoli vanno persi. Non si può tornare indietro.`,
  until: (at) => `Il pulsante vale fino a ${dateAndTime(at)}, ${relativeTime(at)}.`,
  yes: 'Sì, procedi',
  tooLate: 'È troppo tardi per questo pulsante, e niente è cambiato. Usa di nuovo il comando.',
});

export const toldIn = ({ named }: Format): FloorToldMessages => ({
  kicked: ({ table, reason }) => `La direzione ti ha fatto alzare da ${table}.${because(reason)}`,
  banned: ({ server, reason }) =>
    `La direzione di ${server} ti ha escluso dai suoi tavoli. Le tue chips restano nel portafoglio.${because(reason)}`,
  unbanned: ({ server, reason }) => `Puoi di nuovo giocare ai tavoli di ${server}.${because(reason)}`,
  granted: ({ server, amount, balance, reason }) =>
    `La direzione di ${server} ti ha dato ${named(amount)}. Nel portafoglio ora hai ${named(balance)}.${because(reason)}`,
  taken: ({ server, amount, balance, reason }) =>
    `La direzione di ${server} ti ha tolto ${named(amount)} dal portafoglio. Ora hai ${named(balance)}.${because(reason)}`,
  voided: ({ table, hand, reason }) =>
    `La direzione ha annullato la mano n. ${hand} di ${table}: ogni chip è tornata dov’era.${because(reason)}`,
  exported: ({ server, reason }) =>
    `La direzione di ${server} si è fatta mandare tutto ciò che è conservato di te, senza le carte viste solo da te.${because(reason)}`,
});
