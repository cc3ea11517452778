import type { HelpMessages, RulesMessages } from '../help-messages.ts';

export const help: HelpMessages = {
  topics: {
    start: {
      title: 'Primi passi',
      sections: [
        {
          title: 'Trova un tavolo',
          text: '`/tavolo lista` mostra i tavoli aperti con i link. Non ce ne sono? `/tavolo apri` ne apre uno qui.',
        },
        {
          title: 'Siediti',
          text: 'Premi **Siediti** sotto il tavolo o usa `/siediti`. Le chips vengono dal tuo portafoglio, riempito quando sei arrivato qui la prima volta.',
        },
        {
          title: 'Guarda le tue carte',
          text: 'Ti arrivano per messaggio privato a ogni distribuzione. **Le mie carte**, sotto il tavolo, le mostra in ogni momento, solo a te.',
        },
        {
          title: 'Gioca',
          text: 'Quando tocca a te, i pulsanti con i loro prezzi sono sotto il tavolo, e dietro **Gioco** dove sono le tue carte.',
        },
        {
          title: 'Smetti',
          text: '`/pausa` ti tiene il posto, `/lascia` riporta le chips nel portafoglio e ti dà una ricevuta.',
        },
        {
          title: 'Continua a leggere',
          text: 'Scegli un argomento qui sotto. Sei nuovo del poker? Comincia da **Una prima mano**. `/regole` mostra quale punto batte quale.',
        },
      ],
    },
    acts: {
      title: 'Puntate e pulsanti',
      sections: [
        {
          title: 'I pulsanti',
          text: '**Check** non costa niente. **Vedo** pareggia la puntata. **Punto** e **Rilancio a** dicono il tuo totale in questo giro, non quanto aggiungi. **All-in** chiede ancora una volta, in privato.',
        },
        {
          title: 'I comandi',
          text: '`/passo` `/check` `/vedo` `/punto` `/rilancio` `/all-in` fanno lo stesso, `/cambio` cambia le carte. Gli importi possono essere `120`, `12.5`, `12,5`, `½`, `75%`, `piatto` o `3bb`.',
        },
        {
          title: 'Il tuo tempo',
          text: 'Il tavolo mostra fino a quando puoi agire. Poi scorre il tuo time bank; poi fai check se è gratis, altrimenti passi. Dopo due tempi scaduti di fila sei in pausa.',
        },
        {
          title: 'I clic',
          text: 'Un clic vale per la decisione per cui è stato fatto. Se intanto il prezzo è cambiato non succede niente, e te lo dico.',
        },
      ],
    },
    seats: {
      title: 'Sedersi, alzarsi, fare pausa',
      sections: [
        {
          title: 'Buy-in e ricariche',
          text: '`/tavolo info` mostra con quanto puoi sederti. `/ricarica` aggiunge chips dalla prossima mano, fino al massimo.',
        },
        {
          title: 'Entrare in una partita avviata',
          text: 'Aspetti il grande buio, oppure lo metti subito con `/rientra`.',
        },
        {
          title: 'La pausa',
          text: '`/pausa` ti tiene posto e stack; i bui saltati si mettono quando usi `/rientra`. Dopo mezz’ora vieni fatto alzare.',
        },
        {
          title: 'Alzarsi',
          text: '`/lascia` in ogni momento; la mano in cui sei si finisce prima. Se torni entro mezz’ora, riporti esattamente lo stack con cui ti sei alzato. Chi lascia il server passa la mano e viene pagato.',
        },
        {
          title: 'Un tavolo pieno',
          text: '`/attesa` ti mette in lista. Quando tocca a te, un posto resta tuo per due minuti.',
        },
      ],
    },
    cards: {
      title: 'Le tue carte e la riservatezza',
      sections: [
        {
          title: 'Chi le vede',
          text: 'Solo tu, finché le regole non le scoprono allo showdown o le mostri con **Mostro**. Nessun altro, nemmeno la direzione.',
        },
        {
          title: 'Messaggi privati',
          text: 'Se i tuoi sono chiusi non perdi niente: **Le mie carte** e `/carte` funzionano sempre. Con `/impostazioni` scegli tu.',
        },
        {
          title: 'Dopo la mano',
          text: 'Se non devi mostrarle, le tue carte restano coperte, a meno che tu non usi `/mostro`; con `/impostazioni` te lo offro dopo ogni mano. Mostrare a uno è mostrare a tutti.',
        },
      ],
    },
    chips: {
      title: 'Chips e portafoglio',
      sections: [
        {
          title: 'Portafoglio e stack',
          text: 'Il portafoglio contiene le chips fuori dai tavoli, lo stack quelle su un tavolo. `/portafoglio` mostra tutto. In una mano si possono perdere solo le chips che erano sul tavolo all’inizio.',
        },
        {
          title: 'Quando le chips finiscono',
          text: 'Una volta ogni 24 ore `/ricarica-gratis` aggiunge chips gratis, quando portafoglio e chips in gioco insieme sono sotto la somma con cui tutti cominciano.',
        },
        {
          title: 'Rake',
          text: 'La casa trattiene una piccola parte dei piatti che hanno visto un flop, fino a un massimo. Il piatto che vedi è già al netto.',
        },
        {
          title: 'Nessun valore',
          text: 'Si gioca con soldi finti. Le chips non hanno valore: non si comprano, non si vendono e non si scambiano con niente, e non ci sono premi.',
        },
      ],
    },
    tables: {
      title: 'Tavoli e giochi',
      sections: [
        {
          title: 'Trovarne uno',
          text: '`/tavolo lista` mostra i tavoli aperti con i link. `/tavolo info` mostra buy-in, rake con il suo massimo e tempo, prima di sedersi.',
        },
        {
          title: 'Aprirne uno',
          text: '`/tavolo apri`: il gioco, i bui e, se vuoi, il limite, i posti, il buy-in, il tempo, e se il tavolo sta qui o in un thread suo. Un tavolo per canale o thread.',
        },
        {
          title: 'Tavoli lenti',
          text: 'Con un tempo di ore si gioca una mano nell’arco di una giornata. Quando tocca a te te lo ricordo per messaggio privato, dopo un terzo del tuo tempo.',
        },
        {
          title: 'Giochi',
          text: 'Hold’em, Omaha, Stud, poker a cinque carte, Short Deck e 2-7. `/regole` dice come si gioca ognuno e quale punto batte quale.',
        },
        {
          title: 'Chiuderne uno',
          text: 'Chi lo ha aperto o la direzione può usare `/tavolo chiudi`: a fine mano ognuno riprende le sue chips. Un tavolo sospeso riparte con `/tavolo riprendi`, anche in un altro canale.',
        },
      ],
    },
    settings: {
      title: 'Le tue impostazioni e i tuoi dati',
      sections: [
        {
          title: '`/impostazioni`',
          text: 'La lingua; le carte per messaggio privato o solo con **Le mie carte**; quattro colori o due; le carte come testo; gli importi in grandi bui; la ricarica automatica; se dopo la mano ti viene offerto **Mostro**. Valgono per ciò che vedi solo tu.',
        },
        {
          title: '`/riservatezza`',
          text: 'Ti manda tutto ciò che è conservato su di te, oppure cancella chi sei.',
        },
      ],
    },
    floor: {
      title: 'La direzione',
      sections: [
        {
          title: 'Chi è',
          text: 'I moderatori di questo server. Guidano la sala, e non vedono mai le carte che hai visto solo tu.',
        },
        {
          title: 'Chiamarla',
          text: '`/chiama-direzione` la porta al tuo tavolo: una contestazione, un giocatore lento, qualcosa di strano.',
        },
        {
          title: 'Che cosa può fare',
          text: 'Sospendere, chiudere o annullare, far alzare qualcuno, dare o togliere soldi finti, fissare la rake. Tutto resta in un registro che nessuno può cambiare, e l’interessato lo viene a sapere.',
        },
        {
          title: 'Ne fai parte?',
          text: '`/direzione diagnosi` dice che cosa manca qui, `/direzione impostazioni` che cosa puoi fissare.',
        },
      ],
    },
  },
  firstHand: {
    title: 'Una prima mano di Hold’em',
    steps: {
      blinds: {
        title: 'I bui e le carte',
        text: 'Prima delle carte due giocatori mettono il piccolo buio (1,00) e il grande buio (2,00), così c’è qualcosa per cui giocare. Poi ognuno riceve due carte che vede solo lui. Queste sono le tue:',
        next: 'Avanti, si punta',
      },
      preFlop: {
        title: 'Prima del flop',
        text: 'Tocca a te. Puoi **passare** (lasciare la mano), **vedere** 2,00 (restare) o **rilanciare** (alzare il prezzo). Asso e re dello stesso seme valgono un rilancio. Il numero sul pulsante è il tuo totale: premilo.',
        next: 'Rilancio a 6,00',
      },
      flop: {
        title: 'Il flop',
        text: 'Il grande buio ha visto, gli altri hanno passato: nel piatto ci sono 13,00. Con tre carte per tutti hai una coppia di assi. L’avversario fa check; puoi fare **check** gratis o **puntare**.',
        next: 'Punto 8,00',
      },
      turnAndRiver: {
        title: 'Il turn e il river',
        text: 'L’avversario ha visto. Sono arrivate una quarta e una quinta carta, ognuna con il suo giro di puntate, e sulla quarta avete fatto check tutti e due. Ora hai doppia coppia: assi e nove. Ancora un check, e si vede.',
        next: 'Check',
      },
      showdown: {
        title: 'Lo showdown',
        text: 'Vincono le cinque carte migliori su sette. Avete tutti e due doppia coppia, assi e nove: decide la quinta carta, e il tuo re batte la donna. Il piatto di 29,00 è tuo, meno una piccola rake.',
        next: 'Siediti a un tavolo',
      },
    },
    place: ({ step, of }) => `Passo ${step} di ${of}`,
    opponent: (cards) => `L’avversario: ${cards}`,
    back: 'Indietro',
  },
  menu: 'Un altro argomento',
  openFirstHand: 'Una prima mano',
  firstSteps: [
    '**Prima volta qui? Tre passi:**',
    '1. **Siediti** a un tavolo: `/tavolo lista` li mostra, `/tavolo apri` ne apre uno.',
    '2. **Guarda le tue carte**: arrivano per messaggio privato; **Le mie carte** sotto il tavolo le mostra solo a te.',
    '3. **Gioca**: quando tocca a te, premi un pulsante con l’importo sotto il tavolo, oppure **Gioco** dove hai le carte.',
    '`/aiuto` spiega il resto, `/regole` quale punto batte quale.',
  ].join('\n'),
  noValue: 'Soldi finti: le chips non hanno valore.',
};

const OMAHA =
  'carte private e cinque comuni: ne giocano esattamente due delle tue, con esattamente tre delle comuni. I bui e i giri di puntate sono quelli dell’Hold’em. Nel Pot Limit si rilancia al massimo di quanto c’è nel piatto dopo aver visto.';

export const rules: RulesMessages = {
  title: (game) => `Regole: ${game}`,
  games: {
    'texas-holdem': 'Due carte private e cinque comuni; il punto si fa con cinque qualsiasi delle sette.',
    'short-deck-holdem':
      'Hold’em con 36 carte, dal sei all’asso: due private e cinque comuni, il punto si fa con cinque qualsiasi delle sette. Tutti mettono l’ante, e il bottone mette un buio che gli altri vedono, rilanciano o lasciano. La scala più bassa è A-6-7-8-9.',
    omaha: `Quattro ${OMAHA}`,
    'omaha-5': `Cinque ${OMAHA}`,
    'omaha-6': `Sei ${OMAHA}`,
    'omaha-hi-lo':
      'Omaha con il piatto diviso: metà al punto alto migliore, metà al punto basso migliore di cinque carte dall’otto in giù. Ognuno usa esattamente due delle tue quattro carte e tre delle comuni; per l’altra metà possono essere altre due. Se il basso non c’è, l’alto prende tutto.',
    'seven-card-stud':
      'Sette carte a testa, quattro scoperte; niente carte comuni e niente bui. Tutti mettono l’ante, apre con il bring-in la scoperta più bassa, e dalla quarta carta parla per primo il punto scoperto migliore. Cinque giri di puntate; dalla quinta le puntate sono quelle grandi. Vincono le cinque migliori su sette.',
    'seven-card-stud-hi-lo':
      'Stud a sette carte con il piatto diviso: metà al punto alto migliore, metà al punto basso migliore di cinque carte dall’otto in giù; una carta può giocare in tutti e due. Se il basso non c’è, l’alto prende tutto.',
    razz: 'Stud a sette carte in cui vince il punto più basso. Apre con il bring-in la scoperta più alta, e dalla quarta carta parla per primo il punto scoperto più basso. L’asso è basso; scale e colori non contano.',
    'five-card-draw':
      'Cinque carte coperte e i bui. Dopo un giro di puntate ognuno a turno cambia quante carte vuole o resta servito; dopo un altro giro vince il punto migliore.',
    'italian-draw':
      'Cinque carte a testa da un mazzo di 32, dal sette all’asso: puntate, un cambio, puntate. La scala più bassa è A-7-8-9-10.',
    'deuce-to-seven-single-draw':
      'Cinque carte, puntate, un cambio, puntate: vince il punto più basso. L’asso è alto; scale e colori contano contro di te. Il migliore è 7-5-4-3-2.',
    'deuce-to-seven-triple-draw':
      'Cinque carte e tre cambi, con un giro di puntate prima del primo e uno dopo ognuno: vince il punto più basso. In fixed limit le puntate sono quelle grandi dal secondo cambio. L’asso è alto; scale e colori contano contro di te. Il migliore è 7-5-4-3-2.',
  },
  holdem: {
    title: 'Il Texas Hold’em',
    sections: [
      {
        title: 'La distribuzione',
        text: 'Ognuno riceve due carte coperte. Poi vengono il flop (tre carte per tutti), il turn (una) e il river (una). C’è un giro di puntate prima del flop e uno dopo ogni passo.',
      },
      {
        title: 'I bui',
        text: 'I due posti a sinistra del bottone mettono il piccolo e il grande buio. In due il bottone è il piccolo buio. Prima del flop parla per primo chi è a sinistra del grande buio; poi il primo a sinistra del bottone.',
      },
      {
        title: 'Le puntate',
        text: 'Gli importi sono totali: rilanciare a 60 vuol dire 60 in questo giro. Un rilancio aggiunge almeno quanto l’ultima puntata o l’ultimo rilancio completo. Un all-in inferiore si può vedere, ma chi ha già agito non può rilanciare di nuovo.',
      },
      {
        title: 'All-in e piatti secondari',
        text: 'Nessuno può perdere più del suo stack, né vincere più di tanto da ognuno: ciò che gli altri puntano oltre va in un piatto secondario. Una puntata che nessuno vede torna indietro.',
      },
      {
        title: 'Lo showdown',
        text: 'Mostra per primo chi ha puntato o rilanciato per ultimo. Un punto che vince si mostra sempre; uno che perde può restare coperto. A parità di punto il piatto si divide; la chip dispari va al primo di loro a sinistra del bottone.',
      },
    ],
  },
  ranksTitle: 'Quale punto batte quale',
  ranks: {
    'royal-flush': { name: 'Scala reale', how: 'Dal dieci all’asso in un solo seme' },
    'straight-flush': { name: 'Scala colore', how: 'Cinque in sequenza dello stesso seme' },
    'four-of-a-kind': { name: 'Poker', how: 'Quattro carte dello stesso valore' },
    'full-house': { name: 'Full', how: 'Tre carte di un valore e due di un altro' },
    flush: { name: 'Colore', how: 'Cinque carte dello stesso seme' },
    straight: { name: 'Scala', how: 'Cinque carte in sequenza' },
    'three-of-a-kind': { name: 'Tris', how: 'Tre carte dello stesso valore' },
    'two-pair': { name: 'Doppia coppia', how: 'Due carte di un valore e due di un altro' },
    'one-pair': { name: 'Coppia', how: 'Due carte dello stesso valore' },
    'high-card': { name: 'Carta alta', how: 'Niente di tutto questo: conta la carta più alta' },
  },
  ranksNote:
    'Decidono cinque carte, kicker compresi. L’asso sta anche sotto il due: A-2-3-4-5 è la scala più bassa. I semi non decidono mai un piatto.',
  flushBeatsFullHouse: 'Con questo mazzo il colore batte il full.',
  lowTitle: 'I punti bassi',
  low: {
    'eight-or-better':
      'Un punto basso ha cinque valori diversi, nessuno sopra l’otto; l’asso è basso, scale e colori non contano. Decide prima la carta più alta: 7-5-4-3-2 batte 8-4-3-2-A. Il migliore è 5-4-3-2-A.',
    'ace-to-five':
      'Vince il punto più basso; l’asso è basso, scale e colori non contano, le coppie sono un male. Il migliore è 5-4-3-2-A.',
    'deuce-to-seven':
      'Vince il punto più basso; l’asso è alto, scale, colori e coppie sono un male. Il migliore è 7-5-4-3-2.',
  },
};
