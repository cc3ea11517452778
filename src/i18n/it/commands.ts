import type { CommandMessages } from '../command-messages.ts';
import { floorCommands } from './floor-commands.ts';
import { games, limits } from './games.ts';

const onOff = { on: 'sì', off: 'no' };

export const commands: CommandMessages = {
  ...floorCommands,
  table: {
    name: 'tavolo',
    description: 'Apri, trova o chiudi un tavolo di poker',
    subcommands: {
      open: {
        name: 'apri',
        description: 'Apri un tavolo in questo canale o in un nuovo thread',
        options: {
          game: {
            name: 'gioco',
            description: 'Quale gioco di poker (se non lo dici, Texas Hold’em)',
          },
          limit: { name: 'limite', description: 'Quanto si può puntare', choices: limits },
          stakes: { name: 'bui', description: 'I due bui, per esempio 1/2; nel limit le due puntate' },
          name: { name: 'nome', description: 'Come si chiama il tavolo' },
          seats: { name: 'posti', description: 'In quanti si può giocare' },
          minBuyIn: { name: 'buy-in-minimo', description: 'Il minimo per sedersi (se non lo dici, 30bb)' },
          maxBuyIn: { name: 'buy-in-massimo', description: 'Il massimo per sedersi (se non lo dici, 100bb)' },
          clock: { name: 'tempo', description: 'Secondi per ogni azione, oltre al time bank' },
          ante: { name: 'ante', description: 'Quanto mette ciascuno prima di ogni mano' },
          place: {
            name: 'dove',
            description: 'Dove sta il tavolo',
            choices: { here: 'in questo canale', thread: 'in un nuovo thread' },
          },
          shortBuyIn: {
            name: 'buy-in-corto',
            description: 'Un buy-in per sessione può essere sotto il minimo (se non lo dici, no)',
            choices: onOff,
          },
          strictClock: {
            name: 'tempo-severo',
            description: 'Chi finisce il tempo passa, anche se può fare check (se non lo dici, no)',
            choices: onOff,
          },
        },
      },
      list: { name: 'lista', description: 'I tavoli aperti di questo server, con i link' },
      info: { name: 'info', description: 'Buy-in, rake e tempo del tavolo di questo canale' },
      close: { name: 'chiudi', description: 'Chiudi il tavolo dopo la mano; ognuno riprende le sue chips' },
      resume: {
        name: 'riprendi',
        description: 'Fai ripartire un tavolo sospeso, nel canale dove deve stare',
      },
    },
  },
  sit: {
    name: 'siediti',
    description: 'Prendi posto al tavolo di questo canale',
    options: {
      buyIn: { name: 'buy-in', description: 'Con quante chips ti siedi, per esempio 200 o 100bb' },
      seat: { name: 'posto', description: 'Il posto che vuoi; se non lo dici, il primo libero' },
    },
  },
  leave: { name: 'lascia', description: 'Alzati dal tavolo: il tuo stack torna nel portafoglio' },
  topup: {
    name: 'ricarica',
    description: 'Aggiungi chips dal portafoglio allo stack, dalla prossima mano',
    options: {
      amount: { name: 'importo', description: 'Quanto aggiungere, per esempio 50 o 20bb' },
      auto: {
        name: 'automatica',
        description: 'Riporta lo stack al massimo prima di ogni mano',
        choices: onOff,
      },
    },
  },
  sitout: {
    name: 'pausa',
    description: 'Tieni il posto ma salta le mani per un po’',
    options: {
      from: {
        name: 'da',
        description: 'Quando fermarti',
        choices: { 'next-hand': 'dalla prossima mano', 'next-big-blind': 'dal mio prossimo grande buio' },
      },
    },
  },
  back: {
    name: 'rientra',
    description: 'Torna a giocare dopo una pausa',
    options: {
      blind: {
        name: 'buio',
        description: 'Se aspettare il grande buio',
        choices: { post: 'lo metto ora e gioco subito', wait: 'aspetto che tocchi a me' },
      },
    },
  },
  waitlist: {
    name: 'attesa',
    description: 'La lista d’attesa di un tavolo pieno',
    options: {
      action: {
        name: 'azione',
        description: 'Entrare nella lista o uscirne',
        choices: { join: 'entra', leave: 'esci' },
      },
    },
  },
  fold: { name: 'passo', description: 'Lascia la mano (fold)' },
  check: { name: 'check', description: 'Resta in gioco senza puntare, quando non c’è niente da vedere' },
  call: { name: 'vedo', description: 'Pareggia la puntata (call)' },
  bet: {
    name: 'punto',
    description: 'Punta, quando nessuno ha ancora puntato (bet)',
    options: { amount: { name: 'importo', description: 'Per esempio 120, 12,5, ½, piatto o 3bb' } },
  },
  raise: {
    name: 'rilancio',
    description: 'Porta la puntata a un nuovo totale (raise)',
    options: {
      amount: { name: 'a', description: 'Il tuo nuovo totale in questo giro: 120, 12,5, ½, piatto o 3bb' },
    },
  },
  allin: { name: 'all-in', description: 'Metti tutte le tue chips (ti viene chiesto ancora una volta)' },
  draw: {
    name: 'cambio',
    description: 'Cambia le carte nei giochi a cambio (draw)',
    options: {
      cards: {
        name: 'carte',
        description: 'Quali, contando da sinistra, per esempio 1 3 4; niente: servito',
      },
    },
  },
  cards: { name: 'carte', description: 'Le tue carte e il tuo punto; le vedi solo tu' },
  show: {
    name: 'mostro',
    description: 'Mostra le tue carte dopo la mano (show)',
    options: {
      cards: { name: 'carte', description: 'Quali, contando da sinistra, per esempio 1; vuoto: tutte' },
    },
  },
  muck: { name: 'copro', description: 'Tieni coperte le tue carte dopo la mano (muck)' },
  wallet: { name: 'portafoglio', description: 'Il tuo saldo, le chips in gioco e gli ultimi movimenti' },
  daily: { name: 'ricarica-gratis', description: 'Chips gratis una volta al giorno, quando ne hai poche' },
  help: {
    name: 'aiuto',
    description: 'Come si gioca qui',
    options: {
      topic: {
        name: 'argomento',
        description: 'Che cosa vuoi sapere',
        choices: {
          start: 'primi passi',
          firstHand: 'una prima mano, passo per passo',
          seats: 'sedersi, alzarsi, fare pausa',
          acts: 'puntate e pulsanti',
          cards: 'le tue carte e la riservatezza',
          chips: 'chips e portafoglio',
          tables: 'tavoli e giochi',
          settings: 'le tue impostazioni e i tuoi dati',
          floor: 'la direzione',
        },
      },
    },
  },
  rules: {
    name: 'regole',
    description: 'Le regole e quale punto batte quale',
    options: { game: { name: 'gioco', description: 'Quale gioco', choices: games } },
  },
  settings: {
    name: 'impostazioni',
    description: 'Lingua, consegna delle carte e aspetto, solo per te',
    options: {
      language: {
        name: 'lingua',
        description: 'La lingua di ciò che vedi solo tu',
        choices: {
          auto: 'la lingua del mio Discord',
          server: 'la lingua di questo server',
          en: 'English',
          it: 'Italiano',
        },
      },
      cards: {
        name: 'carte',
        description: 'Come ti arrivano le carte',
        choices: { both: 'messaggio privato e pulsante', dm: 'messaggio privato', button: 'solo pulsante' },
      },
      fourColours: { name: 'quattro-colori', description: 'Un colore per ogni seme', choices: onOff },
      textOnly: { name: 'solo-testo', description: 'Le carte come testo, senza figure', choices: onOff },
      pictures: {
        name: 'immagini',
        description: 'Il tavolo come immagine sotto Le mie carte e Agisci; non con solo testo',
        choices: onOff,
      },
      bigBlinds: { name: 'grandi-bui', description: 'Gli importi al tavolo in grandi bui', choices: onOff },
      autoTopUp: {
        name: 'ricarica-automatica',
        description: 'Se le nuove sessioni cominciano con la ricarica automatica',
        choices: onOff,
      },
      muck: {
        name: 'coperte',
        description: 'Le carte che dopo la mano non devi mostrare',
        choices: { auto: 'tienile coperte, non chiedere', ask: 'offrimi sempre di mostrarle' },
      },
    },
  },
};
