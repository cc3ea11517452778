import type { ServerSettingsCommands } from '../floor-command-messages.ts';
import { games } from './games.ts';

export const serverSettings: ServerSettingsCommands = {
  show: { name: 'show', description: 'What holds for this server' },
  room: {
    name: 'room',
    description: 'Language, what chips are called, pictures, audit channel, floor role',
    options: {
      language: {
        name: 'language',
        description: 'Of everything that all can read',
        choices: { auto: 'the language of the server', en: 'English', it: 'Italiano' },
      },
      chipName: { name: 'chip-name', description: 'A word or an emoji beside amounts' },
      pictures: {
        name: 'pictures',
        description: 'A picture of the table on its message, a new one each street',
        choices: { on: 'on', off: 'off' },
      },
      auditChannel: { name: 'audit-channel', description: 'Where the audit log is posted too' },
      floorRole: { name: 'floor-role', description: 'This role may use /floor' },
    },
  },
  tables: {
    name: 'tables',
    description: 'What tables may be opened, by whom and where',
    options: {
      allowGame: {
        name: 'allow-game',
        description: 'Tables may be opened for it; the first one you name closes all others',
        choices: games,
      },
      disallowGame: { name: 'disallow-game', description: 'No new tables for it any more', choices: games },
      stakes: {
        name: 'stakes',
        description: 'The only ones tables may be opened with, for example 1/2 2/5 5/10',
      },
      clock: { name: 'clock', description: 'Seconds for each act where the opener says nothing' },
      sessionCeiling: {
        name: 'session-ceiling',
        description: 'The most that buy-in and top-ups of one session come to',
      },
      openRole: { name: 'open-role', description: 'Only this role may open tables; @everyone: all' },
      allowChannel: {
        name: 'allow-channel',
        description: 'Tables may be opened here; the first one you name closes all others',
      },
      disallowChannel: {
        name: 'disallow-channel',
        description: 'No new tables in this channel any more; after the last one: everywhere',
      },
      ageRestricted: {
        name: 'age-restricted',
        description: 'Tables only in channels that are marked as age-restricted, and in threads of these',
        choices: { on: 'on', off: 'off' },
      },
    },
  },
  members: {
    name: 'members',
    description: 'Starting balance, daily refill, age of accounts',
    options: {
      startingBalance: {
        name: 'starting-balance',
        description: 'What a new member’s wallet begins with, for example 1000',
      },
      refill: { name: 'refill', description: 'What /daily gives, for example 200; 0: nothing' },
      refillHours: { name: 'refill-hours', description: 'Hours from one refill to the next' },
      refillBelow: {
        name: 'refill-below',
        description: 'The refill is for whoever has less, for example 500',
      },
      accountAge: {
        name: 'account-age',
        description: 'Days an account on Discord has to be old to play; 0: any',
      },
    },
  },
  reset: {
    name: 'reset',
    description: 'Put one setting back to what it was at first',
    options: {
      setting: {
        name: 'setting',
        description: 'Which one',
        choices: {
          chipName: 'what chips are called',
          auditChannel: 'audit channel',
          floorRole: 'floor role',
          games: 'games of tables',
          stakes: 'stakes of tables',
          clock: 'clock',
          sessionCeiling: 'session ceiling',
          openRole: 'who may open tables',
          channels: 'where tables may be opened',
          startingBalance: 'starting balance',
          refill: 'refill',
          refillHours: 'hours between refills',
          refillBelow: 'who gets the refill',
          accountAge: 'age of accounts',
        },
      },
    },
  },
};
