import type { FloorCommandMessages } from '../floor-command-messages.ts';
import { serverSettings } from './server-settings-commands.ts';

const why = { name: 'motivo', description: 'Perché; resta nel registro' };
const toldWhy = { name: 'motivo', description: 'Perché; l’interessato lo legge, e resta nel registro' };
const member = (description: string) => ({ name: 'membro', description });

export const floorCommands: FloorCommandMessages = {
  floor: {
    name: 'direzione',
    description: 'Dirigi la sala: per i moderatori',
    subcommands: {
      pause: {
        name: 'sospendi',
        description: 'Ferma il tavolo di questo canale: nessun tempo corre finché non lo fai ripartire',
        options: { reason: why },
      },
      resume: {
        name: 'riprendi',
        description: 'Fai ripartire qui un tavolo sospeso o fermo',
        options: { reason: why },
      },
      close: {
        name: 'chiudi',
        description: 'Chiudi il tavolo di questo canale dopo la mano; ognuno riprende le sue chips',
        options: { reason: why },
      },
      void: {
        name: 'annulla',
        description: 'Annulla la mano in corso: ogni chip torna dov’era',
        options: { reason: { name: 'motivo', description: 'Serve da quando hanno agito in due' } },
      },
      kick: {
        name: 'alza',
        description: 'Fai alzare un membro: passa la mano e riprende le sue chips',
        options: { member: member('Chi deve alzarsi'), reason: toldWhy },
      },
      ban: {
        name: 'escludi',
        description: 'Vieta a un membro di sedersi e di aprire tavoli in questo server',
        options: { member: member('Chi resta fuori'), reason: toldWhy },
      },
      unban: {
        name: 'riammetti',
        description: 'Lascia giocare di nuovo un membro escluso',
        options: { member: member('Chi può tornare'), reason: toldWhy },
      },
      grant: {
        name: 'dai',
        description: 'Dai chips a un membro',
        options: {
          member: member('Chi le riceve'),
          amount: { name: 'importo', description: 'Quante, per esempio 500' },
          reason: toldWhy,
        },
      },
      take: {
        name: 'togli',
        description: 'Togli chips dal portafoglio di un membro, mai sotto zero',
        options: {
          member: member('Da quale portafoglio'),
          amount: { name: 'importo', description: 'Quante, per esempio 500' },
          reason: toldWhy,
        },
      },
      settings: {
        name: 'impostazioni',
        description: 'Vedi o cambia ciò che vale per questo server',
        subcommands: serverSettings,
      },
      rake: {
        name: 'rake',
        description: 'Quanto pagano alla casa i nuovi tavoli di questo server',
        options: {
          schedule: {
            name: 'tariffa',
            description: 'Come si calcola',
            choices: {
              room: 'scatti e tetti della sala',
              none: 'niente rake',
              percentage: 'una percentuale, con un tetto in grandi bui',
              own: 'una percentuale, con un tetto per numero di giocatori',
            },
          },
          percent: { name: 'percentuale', description: 'Del piatto, per esempio 5 o 2,5' },
          cap: { name: 'tetto', description: 'Il massimo, in grandi bui (per la percentuale)' },
          caps: { name: 'tetti', description: 'Giocatori e massimo che pagano, per esempio 2:1 3:2 5:3' },
        },
      },
      report: {
        name: 'resoconto',
        description: 'Mani, giocatori, rake e payout per gioco e tavolo, anche come file',
        options: {
          period: {
            name: 'periodo',
            description: 'Quali giorni',
            choices: {
              day: 'ultime 24 ore',
              week: 'ultimi 7 giorni',
              month: 'ultimi 30 giorni',
              all: 'tutto',
            },
          },
        },
      },
      audit: {
        name: 'registro',
        description: 'Le ultime righe del registro',
        options: { member: member('Solo ciò che ha fatto o che gli è stato fatto') },
      },
      suspects: {
        name: 'sospetti',
        description: 'Coppie che danno nell’occhio, con le mani da guardare: segnali, mai prove',
      },
      hand: {
        name: 'mano',
        description: 'Tutte le carte di una mano finita in cui non giocavi; resta nel registro',
        options: {
          number: { name: 'numero', description: 'Quale mano del tavolo' },
          reason: why,
          table: {
            name: 'tavolo',
            description: 'Quale tavolo, anche chiuso; vuoto: quello di questo canale',
          },
        },
      },
      doctor: { name: 'diagnosi', description: 'Che cosa manca qui, e come rimediare' },
      export: {
        name: 'esporta',
        description: 'Tutto ciò che è conservato di un membro, in un file, senza le carte viste solo da lui',
        options: { member: member('Di chi'), reason: why },
      },
      erase: {
        name: 'cancella',
        description: 'Fai incassare un membro e cancella chi è; nessuna somma cambia',
        options: { member: member('Chi cancellare'), reason: why },
      },
    },
  },
  callfloor: {
    name: 'chiama-direzione',
    description: 'Chiama la direzione al tavolo di questo canale',
    options: { reason: { name: 'motivo', description: 'Di che si tratta' } },
  },
  privacy: {
    name: 'riservatezza',
    description: 'I tuoi dati: fatteli mandare, o cancellare',
    subcommands: {
      export: {
        name: 'esporta',
        description: 'Tutto ciò che è conservato di te in questo server, in un file',
      },
      erase: { name: 'cancella', description: 'Incassa e cancella chi sei; le tue chips vanno perse' },
    },
  },
};
