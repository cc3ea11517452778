import type { ServerSettingsCommands } from '../floor-command-messages.ts';
import { games } from './games.ts';

export const serverSettings: ServerSettingsCommands = {
  show: { name: 'mostra', description: 'Che cosa vale per questo server' },
  room: {
    name: 'sala',
    description: 'Lingua, nome delle chips, immagini, canale del registro, ruolo della direzione',
    options: {
      language: {
        name: 'lingua',
        description: 'Di tutto ciò che leggono tutti',
        choices: { auto: 'la lingua del server', en: 'English', it: 'Italiano' },
      },
      chipName: { name: 'nome-chips', description: 'Una parola o un’emoji accanto agli importi' },
      pictures: {
        name: 'immagini',
        description: 'Un’immagine del tavolo nel suo messaggio, una nuova a ogni giro di puntate',
        choices: { on: 'sì', off: 'no' },
      },
      auditChannel: { name: 'canale-registro', description: 'Dove viene scritto anche il registro' },
      floorRole: { name: 'ruolo-direzione', description: 'Questo ruolo può usare /direzione' },
    },
  },
  tables: {
    name: 'tavoli',
    description: 'Quali tavoli si aprono, chi li apre e dove',
    options: {
      allowGame: {
        name: 'consenti-gioco',
        description: 'Se ne aprono tavoli; il primo che indichi esclude tutti gli altri',
        choices: games,
      },
      disallowGame: {
        name: 'vieta-gioco',
        description: 'Niente più tavoli nuovi di questo gioco',
        choices: games,
      },
      stakes: { name: 'bui', description: 'I soli con cui si aprono tavoli, per esempio 1/2 2/5 5/10' },
      clock: { name: 'tempo', description: 'Secondi per azione, se chi apre non dice altro' },
      sessionCeiling: {
        name: 'tetto-sessione',
        description: 'Il massimo di buy-in e ricariche di una sessione',
      },
      openRole: { name: 'ruolo-apertura', description: 'Solo questo ruolo apre tavoli; @everyone: chiunque' },
      allowChannel: {
        name: 'consenti-canale',
        description: 'Qui si aprono tavoli; il primo che indichi esclude tutti gli altri',
      },
      disallowChannel: {
        name: 'vieta-canale',
        description: 'Niente più tavoli nuovi in questo canale; tolto l’ultimo: dappertutto',
      },
      ageRestricted: {
        name: 'solo-adulti',
        description: 'Tavoli solo nei canali con limite d’età, e nei loro thread',
        choices: { on: 'sì', off: 'no' },
      },
    },
  },
  members: {
    name: 'membri',
    description: 'Saldo iniziale, ricarica gratis, età degli account',
    options: {
      startingBalance: {
        name: 'saldo-iniziale',
        description: 'Con quanto parte il portafoglio di chi è nuovo, per esempio 1000',
      },
      refill: {
        name: 'ricarica-gratis',
        description: 'Quanto dà /ricarica-gratis, per esempio 200; 0: niente',
      },
      refillHours: { name: 'ore-ricarica', description: 'Ore da una ricarica gratis alla prossima' },
      refillBelow: {
        name: 'ricarica-sotto',
        description: 'La ricarica gratis è per chi ha meno, per esempio 500',
      },
      accountAge: {
        name: 'età-account',
        description: 'Giorni che un account Discord deve avere per giocare; 0: quanti che siano',
      },
    },
  },
  reset: {
    name: 'azzera',
    description: 'Riporta un’impostazione com’era all’inizio',
    options: {
      setting: {
        name: 'quale',
        description: 'Quale impostazione',
        choices: {
          chipName: 'nome delle chips',
          auditChannel: 'canale del registro',
          floorRole: 'ruolo della direzione',
          games: 'giochi dei tavoli',
          stakes: 'bui dei tavoli',
          clock: 'tempo',
          sessionCeiling: 'tetto della sessione',
          openRole: 'chi apre tavoli',
          channels: 'dove si aprono tavoli',
          startingBalance: 'saldo iniziale',
          refill: 'ricarica gratis',
          refillHours: 'ore fra le ricariche gratis',
          refillBelow: 'a chi spetta la ricarica gratis',
          accountAge: 'età degli account',
        },
      },
    },
  },
};
