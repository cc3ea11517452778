import type { FloorCommandMessages } from '../floor-command-messages.ts';
import { serverSettings } from './server-settings-commands.ts';

const why = { name: 'reason', description: 'Why; it stands in the audit log' };
const toldWhy = { name: 'reason', description: 'Why; they are told, and it stands in the audit log' };
const member = (description: string) => ({ name: 'member', description });

export const floorCommands: FloorCommandMessages = {
  floor: {
    name: 'floor',
    description: 'Run the card room: for moderators',
    subcommands: {
      pause: {
        name: 'pause',
        description: 'Stop the table of this channel: no clock runs until you resume it',
        options: { reason: why },
      },
      resume: {
        name: 'resume',
        description: 'Go on with a paused or stopped table, here',
        options: { reason: why },
      },
      close: {
        name: 'close',
        description: 'Close the table of this channel after the hand; everybody is cashed out',
        options: { reason: why },
      },
      void: {
        name: 'void',
        description: 'Undo the running hand: every chip of it goes back',
        options: { reason: { name: 'reason', description: 'Needed once two players have acted' } },
      },
      kick: {
        name: 'kick',
        description: 'Stand a member up: they fold and are cashed out',
        options: { member: member('Whom to stand up'), reason: toldWhy },
      },
      ban: {
        name: 'ban',
        description: 'Keep a member from sitting down and opening tables in this server',
        options: { member: member('Whom to keep away'), reason: toldWhy },
      },
      unban: {
        name: 'unban',
        description: 'Let a banned member play again',
        options: { member: member('Who may play again'), reason: toldWhy },
      },
      grant: {
        name: 'grant',
        description: 'Give chips to a member',
        options: {
          member: member('Who gets them'),
          amount: { name: 'amount', description: 'How many, for example 500' },
          reason: toldWhy,
        },
      },
      take: {
        name: 'take',
        description: 'Take chips out of a member’s wallet, never below zero',
        options: {
          member: member('Whose wallet'),
          amount: { name: 'amount', description: 'How many, for example 500' },
          reason: toldWhy,
        },
      },
      settings: {
        name: 'settings',
        description: 'See or change what holds for this server',
        subcommands: serverSettings,
      },
      rake: {
        name: 'rake',
        description: 'What new tables of this server pay to the house',
        options: {
          schedule: {
            name: 'schedule',
            description: 'How it is reckoned',
            choices: {
              room: 'the room’s own steps and caps',
              none: 'no rake',
              percentage: 'a percentage, capped in big blinds',
              own: 'a percentage, capped by number of players',
            },
          },
          percent: { name: 'percent', description: 'Of the pot, for example 5 or 2.5' },
          cap: { name: 'cap', description: 'The most, in big blinds (for the percentage)' },
          caps: { name: 'caps', description: 'Players and the most they pay, for example 2:1 3:2 5:3' },
        },
      },
      report: {
        name: 'report',
        description: 'Hands, players, rake and payout by game and table, also as a file',
        options: {
          period: {
            name: 'period',
            description: 'Which days',
            choices: { day: 'last 24 hours', week: 'last 7 days', month: 'last 30 days', all: 'everything' },
          },
        },
      },
      audit: {
        name: 'audit',
        description: 'The last lines of the audit log',
        options: { member: member('Only what they did, or what was done to them') },
      },
      suspects: {
        name: 'suspects',
        description: 'Pairs that stand out, with hands to look at: signals, never proof',
      },
      hand: {
        name: 'hand',
        description:
          'All hole cards of a hand that is over and that you were not dealt into; it is on record',
        options: {
          number: { name: 'number', description: 'Which hand of the table' },
          reason: why,
          table: {
            name: 'table',
            description: 'Which table, closed ones too; the one of this channel if empty',
          },
        },
      },
      doctor: { name: 'doctor', description: 'What is missing here, and how to put it right' },
      export: {
        name: 'export',
        description: 'Everything kept about a member, as a file, without cards only they have seen',
        options: { member: member('About whom'), reason: why },
      },
      erase: {
        name: 'erase',
        description: 'Cash a member out and erase who they are; no sum changes',
        options: { member: member('Whom to erase'), reason: why },
      },
    },
  },
  callfloor: {
    name: 'callfloor',
    description: 'Call the floor to the table of this channel',
    options: { reason: { name: 'reason', description: 'What it is about' } },
  },
  privacy: {
    name: 'privacy',
    description: 'Your own data: have it sent to you, or erased',
    subcommands: {
      export: { name: 'export', description: 'Everything kept about you in this server, as a file' },
      erase: { name: 'erase', description: 'Cash out and erase who you are; your chips are gone then' },
    },
  },
};
