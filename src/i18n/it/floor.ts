import type { RakeSchedule } from '../../engine/rake.ts';
import { dateAndTime, relativeTime } from '../format.ts';
import type { FloorMessages } from '../floor-messages.ts';
import { quoted } from '../untrusted-text.ts';
import { format } from './format.ts';

const { chips, count, duration, list, percent } = format;

const because = (reason: string | null) => (reason === null ? '' : ` Motivo: ${reason}`);
const megabytes = (bytes: number) => `${count(Math.max(1, Math.round(bytes / 1_000_000)))} MB`;

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

export const floor: FloorMessages = {
  done: {
    paused: ({ table }) => `${table} è sospeso. Nessun tempo corre; \`/direzione riprendi\` lo fa ripartire.`,
    resumed: ({ table }) => `${table} riparte da qui.`,
    voided: ({ table, hand }) => `La mano n. ${hand} di ${table} è annullata: ogni chip è tornata dov’era.`,
    kicked: ({ name, table }) => `${name} non è più a ${table}; le chips sono nel suo portafoglio.`,
    kickedAfterHand: ({ name, table }) => `${name} passa, e a fine mano si alza da ${table}.`,
    banned: ({ name }) =>
      `${name} non può più sedersi né aprire tavoli qui. \`/direzione riammetti\` toglie il divieto.`,
    unbanned: ({ name }) => `${name} può di nuovo giocare qui.`,
    granted: ({ name, amount, balance }) =>
      `${name} ha ricevuto ${chips(amount)}. Nel portafoglio ora ci sono ${chips(balance)}.`,
    taken: ({ name, amount, balance }) =>
      `${chips(amount)} tolti a ${name}. Nel portafoglio ora ci sono ${chips(balance)}.`,
    erased: ({ name }) => `${name} è cancellato: ha incassato, e qui niente porta più a lui.`,
    erasedAfterHand: ({ name }) => `${name} passa, e a fine mano viene cancellato.`,
    erasedYou: 'I tuoi dati sono cancellati: qui niente porta più a te. Se giochi ancora, ricominci da capo.',
    erasedYouAfterHand: 'Passi la mano; appena è finita i tuoi dati vengono cancellati.',
    exported: ({ name }) => `In questo file c’è tutto ciò che è conservato di ${name}.`,
  },
  ask: {
    close: ({ table, players, chips: amount, running }) =>
      `Chiudere ${table}${running ? ' a fine mano' : ''}? ${
        players === 1 ? 'Un giocatore incassa' : `${players} giocatori incassano`
      } ${chips(amount)} in tutto.`,
    void: ({ table, hand, acted }) =>
      `Annullare la mano n. ${hand} di ${table}? Ci sono già state ${acted} azioni. Solo un errore del programma è un motivo; ogni chip della mano torna dov’era.`,
    kick: ({ name, table, inHand }) =>
      `Far alzare ${name} da ${table}?${inHand ? ' Sta giocando una mano, e la passa.' : ''}`,
    ban: ({ name }) =>
      `Escludere ${name} dai tavoli di questo server? Dove è seduto passa la mano e si alza.`,
    take: ({ name, amount, balance }) =>
      `Togliere ${chips(amount)} a ${name}? Nel portafoglio ci sono ${chips(balance)}.`,
    erase: ({ name, balance, banned }) =>
      `Cancellare ${name}? Incassa; i ${chips(balance)} del portafoglio e ciò che porta via dai tavoli tornano alla zecca. Non si può tornare indietro.${banned ? ' Con i dati sparisce anche la sua esclusione.' : ''}`,
    eraseYou: (balance) =>
      `Cancellare chi sei in questo server? Incassi, e i ${chips(balance)} del tuo portafoglio e ciò che porti via dai tavoli vanno persi. Non si può tornare indietro.`,
    until: (at) => `Il pulsante vale fino a ${dateAndTime(at)}, ${relativeTime(at)}.`,
    yes: 'Sì, procedi',
    tooLate: 'È troppo tardi per questo pulsante, e niente è cambiato. Usa di nuovo il comando.',
  },
  told: {
    kicked: ({ table, reason }) => `La direzione ti ha fatto alzare da ${table}.${because(reason)}`,
    banned: ({ server, reason }) =>
      `La direzione di ${server} ti ha escluso dai suoi tavoli. Le tue chips restano nel portafoglio.${because(reason)}`,
    unbanned: ({ server, reason }) => `Puoi di nuovo giocare ai tavoli di ${server}.${because(reason)}`,
    granted: ({ server, amount, balance, reason }) =>
      `La direzione di ${server} ti ha dato ${chips(amount)}. Nel portafoglio ora hai ${chips(balance)}.${because(reason)}`,
    taken: ({ server, amount, balance, reason }) =>
      `La direzione di ${server} ti ha tolto ${chips(amount)} dal portafoglio. Ora hai ${chips(balance)}.${because(reason)}`,
    voided: ({ table, hand, reason }) =>
      `La direzione ha annullato la mano n. ${hand} di ${table}: ogni chip è tornata dov’era.${because(reason)}`,
  },
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
    cannotPostThere: ({ channel, permissions }) =>
      `Non posso scrivere in ${channel}. Dammi prima lì questi permessi: ${list(permissions)}.`,
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
      export: 'ha esportato i dati di',
      erase: 'ha chiesto di cancellare',
      callFloor: 'ha chiamato la direzione',
      freeze: 'ha fermato il tavolo per un errore del programma',
    },
    bot: 'Felt',
    line: ({ at, actor, action, target, table, hand, amount, reason, transfers }) =>
      [
        `${dateAndTime(at)} **${actor}** ${action}${target === null ? '' : ` **${target}**`}`,
        amount === null ? '' : chips(amount),
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
    howToChange: 'Cambialo con le opzioni di `/direzione impostazioni`; la rake con `/direzione rake`.',
    saved: 'Fatto. Vale da ora; i tavoli aperti restano come sono nati.',
    language: 'Lingua',
    languages: { auto: 'la lingua del server', en: 'English', it: 'Italiano' },
    startingBalance: 'Saldo iniziale',
    refill: 'Ricarica gratis',
    sessionCeiling: 'Massimo per sessione',
    whoOpens: 'Chi apre tavoli',
    everybody: 'chiunque',
    where: 'Dove si aprono tavoli',
    everywhere: 'dappertutto',
    clock: 'Tempo per ogni azione',
    rake: 'Rake dei nuovi tavoli',
    rakeOf,
    rakeSaved: (rule) => `I nuovi tavoli pagano: ${rule}. \`/tavolo info\` lo mostra prima di sedersi.`,
    auditChannel: 'Canale del registro',
    floorRole: 'Ruolo della direzione',
    none: 'nessuno',
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
    line: ({ signal, from, to, hands, thisWay, moved, where }) =>
      `**${from}** → **${to}** · ${
        signal === 'dumping'
          ? `un nuovo arrivato ha perso ${chips(moved)} contro uno solo`
          : `${chips(moved)} in ${count(thisWay)} mani su ${count(hands)}`
      } · ${list(where)}`,
    hand: ({ table, hand }) => `${table} n. ${hand}`,
  },
  doctor: {
    title: 'Diagnosi',
    allWell: 'Qui va tutto bene.',
    problems: (problems) => (problems === 1 ? 'Una cosa da sistemare.' : `${problems} cose da sistemare.`),
    version: (version) => `Felt, versione ${version}`,
    database: ({ size, free }) =>
      `Il database è sano${size === null ? '' : `, ${megabytes(size)}`}${free === null ? '' : `; sul disco ci sono ${megabytes(free)} liberi`}`,
    databaseDamaged:
      'Il file del database è danneggiato. Ferma il bot e ripristina l’ultima copia: la guida per chi ospita dice come.',
    booksDiffer: (sum) =>
      `I conti danno ${chips(sum)} invece di zero. Ferma il bot e ripristina l’ultima copia.`,
    diskFilling: (free) => `Sul disco del database sono liberi solo ${megabytes(free)}: fai spazio.`,
    clock: 'L’orologio va d’accordo con quello di Discord',
    clockWrong: (byMs) =>
      `L’orologio di questa macchina differisce da quello di Discord di ${duration(Math.abs(byMs))}. Attiva la sincronizzazione dell’ora (NTP).`,
    gateway: (pingMs) => `Collegato a Discord${pingMs < 0 ? '' : `, ${pingMs} ms`}`,
    gatewayDown: 'Il collegamento con Discord è interrotto; torna da solo. Se non torna, riavvia il bot.',
    place: (channel) => `${channel}: ho tutto quel che mi serve`,
    placeGone: (channel) =>
      `Il canale ${channel} non c’è più o non lo vedo. Dammi lì **View Channel**, o indicane un altro in \`/direzione impostazioni\`.`,
    missing: ({ channel, permissions }) =>
      `${channel}: apri Modifica canale › Permessi, aggiungi me e consenti ${list(permissions.map((name) => `**${name}**`))}.`,
    tablePaused: ({ table, channel }) =>
      `${table} in ${channel} è sospeso. \`/direzione riprendi\` in quel canale lo fa ripartire.`,
    emojis: (present) => `Ci sono ${count(present)} emoji delle carte`,
    emojisMissing: 'Mancano le emoji delle carte, perciò le carte sono testo. Il prossimo avvio le carica.',
    noAuditChannel: 'Non c’è un canale del registro; `/direzione impostazioni` può indicarne uno.',
    noFloorRole: 'Non c’è un ruolo della direzione: lo è solo chi può gestire il server.',
    floorRole: (role) =>
      `${role} può usare \`/direzione\`. Perché i suoi membri vedano il comando, un amministratore apre Impostazioni server › Integrazioni › Felt › /direzione e vi aggiunge il ruolo.`,
    floorRoleGone:
      'Il ruolo della direzione non c’è più. Indicane un altro con `/direzione impostazioni`, o azzeralo.',
  },
};
