import type { RakeSchedule } from '../../engine/rake.ts';
import { dateAndTime, relativeTime, seatNumber, type Format } from '../format.ts';
import type { FloorMessages } from '../floor-messages.ts';
import type { Suspects } from '../../runtime/floor-protocol.ts';
import { quoted } from '../untrusted-text.ts';
import { askIn, doneIn, toldIn } from './floor-deeds.ts';
import { format } from './format.ts';
import { permissionNames } from './permissions.ts';

const { chips, count, duration, list, percent, signedChips } = format;

const megabytes = (bytes: number) => `${count(Math.ceil(bytes / 1_000_000))} MB`;

function rakeOf(schedule: RakeSchedule): string {
  switch (schedule.type) {
    case 'none':
      return 'niente rake';
    case 'room':
      return 'scatti e tetti della sala';
    case 'percentage':
      return `${percent(schedule.basisPoints)} del piatto, al massimo ${count(schedule.capBigBlinds)} BB`;
    case 'custom': {
      const caps = schedule.caps.map(({ fromPlayers, cap }) => `${chips(cap)} da ${fromPlayers} giocatori`);
      return `${percent(schedule.basisPoints)} del piatto, al massimo ${list(caps)}`;
    }
  }
}

/** What a pair stands out by, in words. */
const signals: Readonly<
  Record<Suspects['signal'], (of: Pick<Suspects, 'hands' | 'thisWay' | 'moved'>) => string>
> = {
  oneWay: ({ hands, thisWay, moved }) =>
    `${chips(moved)} in questo verso, in ${count(thisWay)} mani su ${count(hands)}`,
  dumping: ({ moved }) => `un nuovo arrivato ha perso ${chips(moved)} contro uno solo`,
  folds: ({ hands, thisWay, moved }) =>
    `passa dopo molte chips: ${count(thisWay)} volte su ${count(hands)} contro questo giocatore, ${chips(moved)} lasciati`,
  together: ({ hands, thisWay }) =>
    `mai uno senza l’altro: insieme in ${count(thisWay)} mani su ${count(hands)}`,
};

const said: Omit<FloorMessages, 'done' | 'ask' | 'told'> = {
  errors: {
    notFloor:
      'Può farlo solo la direzione: chi può gestire il server o ha il ruolo della direzione. Niente è cambiato.',
    noTableHere:
      'In questo canale non c’è nessun tavolo. Usalo dov’è il tavolo; `/tavolo lista` mostra dove sono.',
    nothingToResume:
      'Qui non c’è nessun tavolo sospeso. Usalo nel canale dove un tavolo sospeso deve ripartire.',
    reasonNeeded: 'Indica perché con l’opzione `motivo`: resta nel registro.',
    notAtATable: ({ name }) => `${name} non è seduto a nessun tavolo di questo server, né in attesa.`,
    severalTables: ({ name }) => `${name} è seduto a più tavoli. Usalo nel canale di quello che intendi.`,
    nothingKept: ({ name }) => `Di ${name} in questo server non è conservato niente.`,
    bot: 'Quello è un bot. Qui i bot non giocano.',
    percentNotUnderstood: (text) =>
      `Non riesco a leggere ${quoted(text)} come percentuale. Scrivi per esempio 5 o 2,5, e non più di 100.`,
    percentNeeded: 'Indica quanto del piatto con l’opzione `percentuale`, per esempio 5.',
    capNeeded: 'Indica quanti grandi bui è al massimo la rake con l’opzione `tetto`.',
    capsNotUnderstood: (text) =>
      `Non riesco a leggere ${quoted(text)} come tetti. Scrivi giocatori e massimo che pagano, per esempio 2:1 3:2 5:3.`,
    everybodyIsNoFloor: 'Con quel ruolo sarebbero tutti la direzione. Scegli un ruolo di moderatori.',
    nothingOfYours: 'Di te in questo server non è conservato niente.',
    mayNotOpen: (role) => `In questo server apre tavoli solo chi ha il ruolo ${role}.`,
    notInThisChannel: (channels) => `Qui non si possono aprire tavoli. Si può in ${list(channels)}.`,
    notAgeRestricted:
      'In questo server i tavoli stanno solo nei canali con limite d’età e nei loro thread. Usane uno, o chiedi a un moderatore di attivare Canale con limiti di età in Modifica canale › Panoramica.',
    gameNotAllowed: ({ game, allowed }) =>
      `${game} non si gioca in questo server. Si aprono tavoli di ${list(allowed)}.`,
    stakesNotAllowed: ({ stakes, allowed }) =>
      `${stakes} non si gioca in questo server. Si aprono tavoli a ${list(allowed)}.`,
    stakesListNotUnderstood: ({ text, most }) =>
      `Non riesco a leggere ${quoted(text)} come bui. Scrivi tutti e due i numeri di ognuno, al massimo ${most}, per esempio 1/2 2/5 5/10.`,
    chipNameNotUnderstood: (text) =>
      `${quoted(text)} non può stare accanto agli importi. Usa una sola emoji, o fino a 20 lettere senza cifre, formattazione, link o menzioni.`,
    cannotPostThere: ({ channel, permissions }) =>
      `Non posso scrivere in ${channel}. Dammi prima lì questi permessi: ${list(permissions.map((name) => permissionNames[name]))}.`,
  },
  audit: {
    title: 'Registro',
    empty: 'Non c’è ancora niente.',
    actions: {
      pause: 'ha sospeso il tavolo',
      resume: 'ha fatto ripartire il tavolo',
      close: 'ha chiuso il tavolo',
      void: 'ha annullato la mano',
      kick: 'ha fatto alzare',
      ban: 'ha escluso',
      unban: 'ha riammesso',
      grant: 'ha dato chips a',
      take: 'ha tolto chips a',
      settings: 'ha cambiato le impostazioni',
      rake: 'ha cambiato la rake',
      report: 'ha letto il resoconto',
      audit: 'ha letto il registro',
      doctor: 'ha chiesto la diagnosi',
      suspects: 'ha letto l’elenco dei segnali',
      hand: 'ha guardato le carte coperte della mano',
      export: 'ha esportato i dati di',
      erase: 'ha chiesto di cancellare',
      eraseAgain: 'cancella ancora, dopo il ripristino di una copia,',
      callFloor: 'ha chiamato la direzione',
      freeze: 'ha fermato il tavolo per un errore del programma',
    },
    bot: 'Felt',
    change: ({ setting, before, after }) => `${setting}: ${before} → ${after}`,
    line: ({ at, actor, action, target, table, hand, amount, reason, transfers, changes }) =>
      [
        `${dateAndTime(at)} **${actor}** ${action}${target === null ? '' : ` **${target}**`}`,
        amount === null ? '' : chips(amount),
        ...changes,
        table === null ? '' : `${table}${hand === null ? '' : ` n. ${hand}`}`,
        transfers.length === 0 ? '' : transfers.map((key) => `\`${key}\``).join(' '),
        reason === null ? '' : `«${reason}»`,
      ]
        .filter((part) => part !== '')
        .join(' · '),
  },
  calls: {
    posted: ({ name, table, reason }) =>
      `**${name}** chiama la direzione a ${table}.${reason === null ? '' : ` «${reason}»`}`,
    sent: 'La direzione è stata chiamata. Intanto continua a giocare: il tempo corre.',
    notSent:
      'Non riesco a raggiungere la direzione: non posso scrivere dove mi leggerebbe. Scrivi a un moderatore.',
    tooSoon: (at) => `La direzione è stata chiamata da poco. Puoi richiamarla ${relativeTime(at)}.`,
    frozen: ({ table, reference }) =>
      `Un errore del programma ha fermato ${table}. Le chips sono al sicuro e nessun tempo corre. La direzione lo sblocca con \`/direzione riprendi\` o \`/direzione annulla\`. Riferimento: \`${reference}\``,
  },
  settings: {
    title: 'Che cosa vale per questo server',
    howToChange:
      'Cambialo con `/direzione impostazioni sala`, `tavoli` e `membri`, rimettilo com’era con `azzera`; la rake con `/direzione rake`.',
    saved: 'Fatto. Vale da ora; i tavoli aperti restano come sono nati.',
    names: {
      language: 'Lingua',
      chipName: 'Nome delle chips',
      pictures: 'Immagini dei tavoli',
      auditChannel: 'Canale del registro',
      floorRole: 'Ruolo della direzione',
      games: 'Giochi',
      stakes: 'Bui dei tavoli',
      turnMs: 'Tempo per ogni azione',
      sessionCeiling: 'Massimo per sessione',
      rake: 'Rake dei nuovi tavoli',
      openRole: 'Chi apre tavoli',
      channels: 'Dove si aprono tavoli',
      ageRestrictedOnly: 'Solo canali con limite d’età',
      startingBalance: 'Saldo iniziale',
      refill: 'Ricarica gratis',
      refillEveryMs: 'Da una ricarica alla prossima',
      refillBelow: 'Ricarica per chi ha meno di',
      accountAgeDays: 'Età minima degli account',
    },
    languages: { auto: 'la lingua del server', en: 'English', it: 'Italiano' },
    everybody: 'chiunque',
    everywhere: 'dappertutto',
    everyGame: 'tutti quelli della sala',
    everyGameBut: (games) => `tutti tranne ${list(games)}`,
    everyStake: 'tutti',
    nothing: 'niente, solo cifre',
    none: 'nessuno',
    anyAge: 'qualsiasi',
    days: (days) => (days === 1 ? '1 giorno' : `${count(days)} giorni`),
    rakeOf,
    rakeSaved: (rule) => `I nuovi tavoli pagano: ${rule}. \`/tavolo info\` lo mostra prima di sedersi.`,
  },
  report: {
    title: 'Resoconto',
    periods: { day: 'Ultime 24 ore', week: 'Ultimi 7 giorni', month: 'Ultimi 30 giorni', all: 'Dall’inizio' },
    empty: 'Non si è giocata nessuna mano.',
    hands: 'Mani',
    voided: 'Mani annullate',
    players: 'Giocatori',
    pots: 'Nei piatti',
    rake: 'Rake presa',
    payout: 'Restituito ai giocatori (payout)',
    byGame: 'Per gioco',
    byDay: 'Giorni (UTC)',
    day: ({ day, month }) => `${day} ${MONTHS[month] ?? ''}`,
    rakePerDay: (period) => `Rake al giorno (UTC) · ${period}`,
    noRake: 'nessun rake',
    topTables: 'Tavoli',
    line: ({ name, hands, pot, rake, payout }) =>
      `**${name}** · ${hands === 1 ? '1 mano' : `${count(hands)} mani`} · piatti ${chips(pot)} · rake ${chips(rake)}${payout === null ? '' : ` · payout ${percent(payout)}`}`,
    more: (more) => `e altri ${count(more)}, nel file`,
  },
  suspects: {
    title: 'Segnali degli ultimi 30 giorni',
    empty: 'Nessuna coppia dà nell’occhio.',
    noProof:
      'Segnali, non prove: anche la fortuna e il gioco debole fanno così. Guarda le mani prima di parlare con qualcuno.',
    line: ({ signal, from, to, hands, thisWay, moved, where }) => {
      const way = signal === 'together' ? '↔' : '→';
      return `**${from}** ${way} **${to}** · ${signals[signal]({ hands, thisWay, moved })} · ${list(where)}`;
    },
    hand: ({ table, hand }) => `${table} n. ${hand}`,
  },
  hand: {
    title: ({ table, hand }) => `${table} n. ${hand}`,
    board: (cards) => `Carte comuni ${cards}`,
    voided: 'Questa mano è stata annullata: ogni chip è tornata dov’era.',
    player: ({ seat, name, net, folded, open, closed, made }) =>
      [
        `Posto ${seatNumber(seat)} **${name}**${folded ? ', ha passato' : ''}${net === 0 ? '' : ` (${signedChips(net)})`}`,
        open === null ? '' : `mostrate ${open}`,
        closed === null ? '' : `non mostrate ${closed}`,
        made ?? '',
      ]
        .filter((part) => part !== '')
        .join(' · '),
    onRecord: 'Lo vedi solo tu. Che hai guardato, quale mano e perché resta nel registro.',
  },
  doctor: {
    title: 'Diagnosi',
    allWell: 'Qui va tutto bene.',
    problems: (problems) => (problems === 1 ? 'Una cosa da sistemare.' : `${problems} cose da sistemare.`),
    version: (version) => `Felt, versione ${version}`,
    database: ({ size, free }) =>
      `I conti nel database sono a posto${size === null ? '' : `, ${megabytes(size)}`}${free === null ? '' : `; sul disco ci sono ${megabytes(free)} liberi`}. Ogni copia lo controlla per intero`,
    databaseDamaged:
      'Il file del database è danneggiato. Ferma il bot e ripristina l’ultima copia: la guida per chi ospita dice come.',
    booksDiffer: (sum) =>
      `I conti danno ${chips(sum)} invece di zero. Ferma il bot e ripristina l’ultima copia.`,
    diskFilling: (free) =>
      `Sul disco del database sono liberi solo ${megabytes(free)}. Chi ospita il bot deve fare spazio: quando è pieno, i tavoli restano fermi.`,
    notLooked: (reference) =>
      `Qualcosa non si è potuto controllare. Chi ospita il bot trova il perché nel log sotto \`${reference}\`.`,
    notSaved: (reference) =>
      `Ora il database non riesce a salvare nulla, perciò i tavoli restano fermi; nessuna chip va persa. Chi ospita il bot trova il perché nel log sotto \`${reference}\`.`,
    more: (more) => `e altre ${count(more)} cose`,
    clock: 'L’orologio va d’accordo con quello di Discord',
    clockWrong: (byMs) =>
      `L’orologio di questa macchina differisce da quello di Discord di ${duration(Math.abs(byMs))}. Attiva la sincronizzazione dell’ora (NTP).`,
    gateway: (pingMs) => `Collegato a Discord${pingMs < 0 ? '' : `, ${pingMs} ms`}`,
    gatewayWasAway: (ms) =>
      `Nelle ultime 24 ore il collegamento con Discord è mancato per ${duration(ms)}; intanto nessun tempo scorreva. Se succede spesso, chi ospita il bot controlla la rete.`,
    place: (channel) => `${channel}: ho tutto quel che mi serve`,
    placeGone: (channel) =>
      `Il canale ${channel} non c’è più o non lo vedo. Dammi lì **${permissionNames.ViewChannel}**, o indicane un altro in \`/direzione impostazioni\`.`,
    missing: ({ channel, permissions }) =>
      `${channel}: apri Modifica canale › Permessi, aggiungi me e consenti ${list(permissions.map((name) => `**${permissionNames[name]}**`))}.`,
    tablePaused: ({ table, channel }) =>
      `${table} in ${channel} è sospeso. \`/direzione riprendi\` in quel canale lo fa ripartire.`,
    tableFrozen: ({ table, channel, reference }) =>
      `Un errore del programma ha fermato ${table} in ${channel}. In quel canale \`/direzione riprendi\` fa ripartire la mano, \`/direzione annulla\` ne restituisce le chips.${reference === null ? '' : ` Chi ospita trova la causa nel log sotto \`${reference}\`.`}`,
    emojis: (present) => `Ci sono ${count(present)} emoji delle carte`,
    emojisUploading: 'Le emoji delle carte si stanno caricando; fino ad allora le carte sono testo',
    emojisMissing: ({ present, wanted }) =>
      `Ci sono ${count(present)} emoji delle carte su ${count(wanted)}; le altre carte sono testo. Il perché è nel log, e il prossimo avvio ci riprova.`,
    pictures: 'Le immagini si possono disegnare',
    picturesMissing:
      'Le immagini non si possono disegnare: i loro pacchetti non sono installati. La guida per chi ospita il bot dice come si fa; fino ad allora c’è il testo.',
    picturesFailing:
      'Le immagini non si possono disegnare: il perché è nel log. Il prossimo avvio ci riprova; fino ad allora c’è il testo.',
    noAuditChannel: 'Non c’è un canale del registro; `/direzione impostazioni` può indicarne uno.',
    noFloorRole: 'Non c’è un ruolo della direzione: lo è solo chi può gestire il server.',
    floorRole: (role) =>
      `${role} può usare \`/direzione\`. Perché i suoi membri vedano il comando, un amministratore apre Impostazioni server › Integrazioni › Felt › /direzione e vi aggiunge il ruolo.`,
    floorRoleGone:
      'Il ruolo della direzione non c’è più. Indicane un altro con `/direzione impostazioni`, o azzeralo.',
  },
};

const MONTHS = 'gen feb mar apr mag giu lug ago set ott nov dic'.split(' ');

export const floorIn = (format: Format): FloorMessages => ({
  ...said,
  done: doneIn(format),
  ask: askIn(format),
  told: toldIn(format),
});
