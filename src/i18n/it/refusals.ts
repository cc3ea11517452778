import { dateAndTime, relativeTime, seatNumber, type Format } from '../format.ts';
import type { RefusalMessages } from '../refusal-messages.ts';
import { quoted } from '../untrusted-text.ts';
import { format } from './format.ts';
import { games, limits } from './games.ts';

const { duration } = format;

export const refusalsIn = ({ chips }: Format): RefusalMessages => ({
  // The hand
  handOver: () => 'Questa mano è finita. Tra poco si distribuisce la prossima.',
  notInHand: () => 'Non sei in questa mano. Riceverai carte dalla prossima che giochi.',
  notYourTurn: ({ actionOn }) => `Non tocca a te: deve agire il posto ${seatNumber(actionOn)}.`,
  cannotCheck: ({ toCall }) =>
    `Non puoi fare check: ci sono ${chips(toCall)} da vedere. Vedi, rilancia o passa.`,
  nothingToCall: () => 'Non c’è niente da vedere. Puoi fare check gratis, oppure puntare.',
  betBelowMinimum: ({ minimumTo, offeredTo }) =>
    `Punta almeno ${chips(minimumTo)}. Hai detto ${chips(offeredTo)}.`,
  betAboveMaximum: ({ maximumTo, offeredTo }) =>
    `Punta al massimo ${chips(maximumTo)}. Hai detto ${chips(offeredTo)}.`,
  raiseBelowMinimum: ({ minimumTo, offeredTo }) =>
    `Rilancia almeno a ${chips(minimumTo)}. Hai detto ${chips(offeredTo)}.`,
  raiseAboveMaximum: ({ maximumTo, offeredTo }) =>
    `Rilancia al massimo a ${chips(maximumTo)}. Hai detto ${chips(offeredTo)}.`,
  notALegalSize: ({ sizes, offeredTo }) =>
    `Nel limit dev’essere ${sizes.map(chips).join(' o ')}. Hai detto ${chips(offeredTo)}.`,
  notAMultipleOfChipUnit: ({ chipUnit, offeredTo }) =>
    `La chip più piccola qui vale ${chips(chipUnit)}, quindi ${chips(offeredTo)} non si può comporre. Scegli un suo multiplo.`,
  betAlreadyMade: ({ highestBet }) => `C’è già una puntata di ${chips(highestBet)}. Vedi, rilancia o passa.`,
  nothingToRaise: ({ minimumBet }) =>
    `Non c’è ancora niente da rilanciare. Punta ${chips(minimumBet)} o più, oppure fai check.`,
  raiseClosed: ({ toCall }) =>
    `Hai già agito, e l’all-in arrivato dopo non era un rilancio completo: vedi ${chips(toCall)} o passa.`,
  raisesCapped: ({ toCall }) =>
    `Ci sono già stati una puntata e tre rilanci, il massimo in questo giro: vedi ${chips(toCall)} o passa.`,
  nobodyCanAnswer: ({ toCall }) =>
    `Nessuno potrebbe rispondere a un rilancio. Vedere ${chips(toCall)} è lo stesso.`,
  allInAboveLimit: ({ maximumTo }) =>
    `Il limite di questo gioco non permette tutte le tue chips in una volta. Il massimo è ${chips(maximumTo)}.`,
  noBringInDue: () => 'Il bring-in non tocca a te. Fai check, vedi, punta o passa.',
  bringInDue: ({ bringIn }) =>
    `Tocca a te il bring-in: ${chips(bringIn)}, oppure completa fino alla puntata intera.`,
  noDrawNow: () => 'Adesso non si cambiano carte. Aspetta il cambio.',
  drawDue: () => 'È il momento del cambio: scegli le carte da cambiare, oppure resta servito.',
  notYourCards: ({ held }) => `Hai ${held} carte: indicale contando da sinistra, da 1 a ${held}.`,
  nothingToShow: () => 'Adesso non hai carte da mostrare. Si possono mostrare solo subito dopo la mano.',

  // The table
  tableClosed: () => 'Questo tavolo è chiuso. `/tavolo lista` mostra quelli aperti.',
  tableClosing: () => 'Questo tavolo chiude dopo la mano. `/tavolo lista` mostra gli altri.',
  tablePaused: ({ reason }) => {
    switch (reason) {
      case 'floor':
        return 'La direzione ha sospeso questo tavolo. Si continua appena lo riprende.';
      case 'channelGone':
        return 'Questo tavolo è sospeso: il suo canale non c’è più. Chi lo ha aperto o la direzione può usare `/tavolo riprendi` in un altro.';
      case 'cannotPost':
        return 'Questo tavolo è sospeso: nel suo canale non potevo scrivere. Chi lo ha aperto o la direzione può ridarmi i permessi e usare `/tavolo riprendi`.';
      case 'frozen':
        return 'Un errore del programma ha fermato questo tavolo. Tutte le chips sono al sicuro; la direzione può riprendere o annullare la mano.';
    }
  },
  tableNotPaused: () => 'Questo tavolo non è sospeso: non c’è niente da riprendere.',
  tableFull: ({ seats }) =>
    `Tutti i ${seats} posti sono occupati. Usa \`/attesa\` per essere chiamato quando se ne libera uno.`,
  seatTaken: ({ seat }) =>
    `Il posto ${seatNumber(seat)} è occupato. Scegline un altro, o nessuno per il primo libero.`,
  seatHeld: ({ seat, until }) =>
    `Il posto ${seatNumber(seat)} è tenuto per chi è in lista d’attesa; scade ${relativeTime(until)}. Scegline un altro.`,
  noSuchSeat: ({ seat, seats }) => `Il posto ${seatNumber(seat)} non c’è. Qui i posti vanno da 1 a ${seats}.`,
  alreadySeated: ({ seat }) => `Sei già seduto qui, al posto ${seatNumber(seat)}.`,
  notSeated: () => 'Non sei seduto a questo tavolo. Usa `/siediti` per entrare.',
  buyInBelowMinimum: ({ minimum, offered }) =>
    `Siediti con almeno ${chips(minimum)}. Hai detto ${chips(offered)}.`,
  buyInAboveMaximum: ({ maximum, offered }) =>
    `Siediti con al massimo ${chips(maximum)}. Hai detto ${chips(offered)}.`,
  bringBackYourStack: ({ stack, offered }) =>
    `Ti sei alzato da meno di mezz’ora, quindi riporti esattamente i ${chips(stack)} con cui ti sei alzato. Hai detto ${chips(offered)}.`,
  sessionCeiling: ({ ceiling, already, offered }) =>
    `Buy-in e ricariche di una sessione arrivano al massimo a ${chips(ceiling)}. Hai già messo ${chips(already)}, quindi altri ${chips(offered)} sono troppi: ne restano ${chips(Math.max(0, ceiling - already))}.`,
  walletTooSmall: ({ balance, needed }) =>
    `Ti servono ${chips(needed)} e nel portafoglio hai ${chips(balance)}. Scegli di meno, o un altro tavolo.`,
  notInChipUnits: ({ chipUnit, offered }) =>
    `La chip più piccola qui vale ${chips(chipUnit)}, quindi ${chips(offered)} non si può comporre. Scegli un suo multiplo.`,
  nothingToTopUp: ({ stack, maximum }) =>
    `Il tuo stack di ${chips(stack)} non è sotto il buy-in massimo di ${chips(maximum)}: non c’è niente da aggiungere.`,
  topUpAboveMaximum: ({ most, maximum, offered }) =>
    `Aggiungi al massimo ${chips(most)}: il buy-in massimo è ${chips(maximum)}. Hai detto ${chips(offered)}.`,
  noChips: ({ minimum, maximum }) =>
    `Non hai chips sul tavolo. Prima aggiungi da ${chips(minimum)} a ${chips(maximum)} con \`/ricarica\`.`,
  alreadyAway: () => 'Sei già in pausa. `/rientra` ti fa tornare in gioco.',
  notAway: () => 'Non sei in pausa: sei già in gioco.',
  alreadyLeaving: () => 'Lasci il tavolo appena finisce questa mano.',
  noHandRunning: () => 'Adesso non si gioca nessuna mano. Aspetta la prossima distribuzione.',
  decisionPassed: () =>
    'Quella decisione è passata e niente è cambiato. Usa i pulsanti del messaggio più recente.',
  alreadyWaiting: ({ place }) => `Sei già nella lista d’attesa, al numero ${place}.`,
  notWaiting: () => 'Non sei nella lista d’attesa di questo tavolo.',
  seatsAreFree: ({ free }) =>
    free === 1
      ? 'C’è un posto libero: usa `/siediti` e gioca.'
      : `Ci sono ${free} posti liberi: usa \`/siediti\` e gioca.`,
  notTheOpener: () => 'Può farlo solo chi ha aperto questo tavolo, o la direzione.',
  handUnderWay: ({ acted }) =>
    `In questa mano ${acted === 1 ? 'ha già agito un giocatore' : `hanno già agito ${acted} giocatori`}. Per annullarla adesso, dai un motivo e conferma.`,

  // The settings of a new table
  limitNotDealt: ({ gameId, limits: dealt }) =>
    `Qui ${games[gameId]} non si gioca con questo limite. Scegli ${dealt.map((limit) => limits[limit]).join(' o ')}.`,
  stakesOutOfRange: ({ minimum, maximum, offered }) =>
    `Il grande buio va da ${chips(minimum)} a ${chips(maximum)}. Hai detto ${chips(offered)}.`,
  bigBetNotDouble: ({ smallBet, bigBet, offered }) =>
    `Nel limit si indicano le due puntate, e la grande è il doppio della piccola: ${chips(smallBet)}/${chips(bigBet)}. Hai detto ${chips(smallBet)}/${chips(offered)}.`,
  smallBlindAboveBig: ({ bigBlind, offered }) =>
    `Il piccolo buio non può superare il grande buio di ${chips(bigBlind)}. Hai detto ${chips(offered)}.`,
  anteOutOfRange: ({ minimum, maximum, offered }) =>
    `L’ante va da ${chips(minimum)} a ${chips(maximum)}. Hai detto ${chips(offered)}.`,
  bringInOutOfRange: ({ minimum, maximum, offered }) =>
    `Il bring-in va da ${chips(minimum)} a ${chips(maximum)}. Hai detto ${chips(offered)}.`,
  seatsOutOfRange: ({ minimum, maximum, offered }) =>
    `Questo gioco ha da ${minimum} a ${maximum} posti. Hai detto ${offered}.`,
  buyInNotInChipUnits: ({ chipUnit, offered }) =>
    `La chip più piccola di questo tavolo vale ${chips(chipUnit)}, quindi un buy-in di ${chips(offered)} non si può comporre. Scegli un suo multiplo.`,
  buyInRange: ({ minimum, maximum, bigBlind }) =>
    `Il buy-in minimo dev’essere di almeno un grande buio (${chips(bigBlind)}) e non superare il massimo. Hai detto da ${chips(minimum)} a ${chips(maximum)}.`,
  buyInAboveCeiling: ({ buyIn, ceiling }) =>
    `Qui nessuno può portare più di ${chips(ceiling)} in una sessione, quindi un buy-in di ${chips(buyIn)} è troppo. Scegli bui più bassi o un buy-in più piccolo.`,
  clockOutOfRange: ({ minimumMs, maximumMs, offeredMs }) =>
    `Il tempo per un’azione va da ${duration(minimumMs)} a ${duration(maximumMs)}. Hai detto ${duration(offeredMs)}.`,

  // The room
  noSuchTable: () => 'In questo canale non c’è più nessun tavolo. `/tavolo lista` mostra quelli aperti.',
  tableAlreadyHere: () =>
    'In questo canale c’è già un tavolo. Apri il tuo in un nuovo thread o in un altro canale.',
  alreadyDone: () => 'Era già fatto: niente è stato fatto due volte.',
  tableFrozen: ({ reference }) =>
    `Un errore del programma ha fermato questo tavolo; tutte le chips sono al sicuro. Dì alla direzione questo riferimento: \`${reference}\``,
  noRefills: () => 'Questa sala non dà ricariche gratuite.',
  refillTooSoon: ({ amount, nextAt }) =>
    `La ricarica l’hai già avuta. I prossimi ${chips(amount)} sono tuoi ${relativeTime(nextAt)}: usa allora \`/ricarica-gratis\`.`,
  refillNotNeeded: ({ have, below }) =>
    `La ricarica è per chi ha meno di ${chips(below)}. Tra portafoglio e chips in gioco, tu hai ${chips(have)}.`,
  notSaved: ({ reference }) =>
    `Non è stato possibile salvare, quindi niente è cambiato. Riprova tra poco. Riferimento: \`${reference}\``,

  // The floor
  banned: () =>
    'La direzione ti ha escluso dai tavoli di questo server. Chiedi perché; le tue chips restano nel portafoglio.',
  noSuchHand: ({ hand, last }) =>
    last === 0
      ? `Questo tavolo non ha ancora giocato mani: la n. ${hand} non c’è.`
      : `Questo tavolo non ha giocato la mano n. ${hand}. L’ultima finita è la n. ${last}.`,
  handStillPlayed: ({ hand }) =>
    `La mano n. ${hand} è in corso, e nessuno ne vede le carte coperte. Chiedi di nuovo quando è finita.`,
  dealtInYourself: ({ hand }) =>
    `Hai giocato la mano n. ${hand}: le sue carte coperte per te restano coperte. Chiedi a un altro della direzione.`,
  accountTooYoung: ({ days, playsFrom }) =>
    `In questo server gioca chi ha un account Discord da almeno ${days === 1 ? 'un giorno' : `${days} giorni`}. Tu puoi da ${dateAndTime(playsFrom)}, ${relativeTime(playsFrom)}.`,
  cannotTakeSoMuch: ({ balance, offered }) =>
    `Nel portafoglio ci sono ${chips(balance)}: non si possono togliere ${chips(offered)}. Non si va mai sotto zero.`,
  alreadyBanned: () => 'Questa persona è già esclusa dai tavoli.',
  notBanned: () => 'Questa persona non è esclusa: non c’è niente da togliere.',
  bannedCannotErase: () =>
    'Sei escluso dai tavoli di questo server, e l’esclusione sparirebbe con i tuoi dati. Chiedi alla direzione di cancellarli.',

  // Amounts as they are typed
  notAnAmount: ({ text }) =>
    `Non riesco a leggere ${quoted(text)} come importo. Scrivi per esempio 120, 12,50, ½, piatto o 3bb.`,
  amountNotPositive: ({ text }) => `Un importo dev’essere sopra lo zero. Hai detto ${quoted(text)}.`,
  ambiguousAmount: ({ text, asThousands, asDecimal }) =>
    asDecimal === null
      ? `${quoted(text)} si può leggere in due modi, e le chips hanno al massimo due decimali. Scrivi ${asThousands / 100} se intendi ${chips(asThousands)}.`
      : `${quoted(text)} si può leggere in due modi. Scrivi ${asThousands / 100} per ${chips(asThousands)}, oppure ${String(asDecimal / 100).replace('.', ',')} per ${chips(asDecimal)}.`,
  amountTooFine: ({ text }) => `Le chips hanno al massimo due decimali. Hai detto ${quoted(text)}.`,
  amountTooLarge: ({ most }) => `È più di quanto esista: il massimo è ${chips(most)}.`,
  wordHasNoMeaningHere: ({ text }) => `${quoted(text)} qui non vuol dire niente. Scrivi l’importo in cifre.`,
});
