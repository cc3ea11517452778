import type { CommandMessages } from '../command-messages.ts';
import { floorCommands } from './floor-commands.ts';
import { games, limits } from './games.ts';

const onOff = { on: 'on', off: 'off' };

export const commands: CommandMessages = {
  ...floorCommands,
  table: {
    name: 'table',
    description: 'Open, find or close a poker table',
    subcommands: {
      open: {
        name: 'open',
        description: 'Open a table in this channel or in a new thread',
        options: {
          game: {
            name: 'game',
            description: "Which poker game (Texas Hold'em unless you say otherwise)",
          },
          limit: { name: 'limit', description: 'How much may be bet', choices: limits },
          stakes: { name: 'stakes', description: 'Both blinds, for example 1/2; in fixed limit both bets' },
          name: { name: 'name', description: 'What the table is called' },
          seats: { name: 'seats', description: 'How many can play' },
          minBuyIn: {
            name: 'min-buy-in',
            description: 'The least to sit down with (30bb unless you say otherwise)',
          },
          maxBuyIn: {
            name: 'max-buy-in',
            description: 'The most to sit down with (100bb unless you say otherwise)',
          },
          clock: { name: 'clock', description: 'Seconds for each act, besides the time bank' },
          ante: { name: 'ante', description: 'What everybody puts in before each hand' },
          place: {
            name: 'where',
            description: 'Where the table stands',
            choices: { here: 'in this channel', thread: 'in a new thread' },
          },
          shortBuyIn: {
            name: 'short-buy-in',
            description: 'One buy-in of each session may be below the minimum (off unless you say otherwise)',
            choices: onOff,
          },
          strictClock: {
            name: 'strict-clock',
            description: 'Out of time folds, also where checking is free (off unless you say otherwise)',
            choices: onOff,
          },
        },
      },
      list: { name: 'list', description: 'The open tables of this server, with links' },
      info: { name: 'info', description: 'Buy-in, rake and clock of the table in this channel' },
      close: { name: 'close', description: 'Close the table after the hand; everybody gets their chips' },
      resume: {
        name: 'resume',
        description: 'Go on with a paused table; use it where the table shall stand',
      },
    },
  },
  sit: {
    name: 'sit',
    description: 'Take a seat at the table in this channel',
    options: {
      buyIn: { name: 'buy-in', description: 'Chips to sit down with, for example 200 or 100bb' },
      seat: { name: 'seat', description: 'The seat you want; the first free one if you do not say' },
    },
  },
  leave: { name: 'leave', description: 'Stand up; your stack goes back to your wallet' },
  topup: {
    name: 'topup',
    description: 'Add chips from your wallet to your stack, from the next hand',
    options: {
      amount: { name: 'amount', description: 'How much to add, for example 50 or 20bb' },
      auto: {
        name: 'auto',
        description: 'Fill your stack up to the maximum before each hand',
        choices: onOff,
      },
    },
  },
  sitout: {
    name: 'sitout',
    description: 'Keep your seat but play no hands for a while',
    options: {
      from: {
        name: 'from',
        description: 'When to stop',
        choices: { 'next-hand': 'the next hand', 'next-big-blind': 'my next big blind' },
      },
    },
  },
  back: {
    name: 'back',
    description: 'Play again after sitting out',
    options: {
      blind: {
        name: 'blind',
        description: 'Whether to wait for the big blind',
        choices: { post: 'post it now and play at once', wait: 'wait until it comes to me' },
      },
    },
  },
  waitlist: {
    name: 'waitlist',
    description: 'The waiting list of a full table',
    options: {
      action: {
        name: 'action',
        description: 'Join it or leave it',
        choices: { join: 'join', leave: 'leave' },
      },
    },
  },
  fold: { name: 'fold', description: 'Give up this hand' },
  check: { name: 'check', description: 'Stay in without betting, when there is nothing to call' },
  call: { name: 'call', description: 'Match the bet' },
  bet: {
    name: 'bet',
    description: 'Bet, when nobody has bet yet',
    options: { amount: { name: 'amount', description: 'For example 120, 12.5, ½, pot or 3bb' } },
  },
  raise: {
    name: 'raise',
    description: 'Raise the bet to a new total',
    options: {
      amount: { name: 'to', description: 'Your new total on this street: 120, 12.5, ½, pot or 3bb' },
    },
  },
  allin: { name: 'allin', description: 'Put in all your chips (you are asked once more)' },
  draw: {
    name: 'draw',
    description: 'Exchange cards in a draw game',
    options: {
      cards: {
        name: 'cards',
        description: 'Which ones, by place from the left, for example 1 3 4; none: stand pat',
      },
    },
  },
  cards: { name: 'cards', description: 'Your hole cards and what you hold; only you see it' },
  show: {
    name: 'show',
    description: 'Show your cards after the hand',
    options: {
      cards: {
        name: 'cards',
        description: 'Which ones, by place from the left, for example 1; all if empty',
      },
    },
  },
  muck: { name: 'muck', description: 'Keep your cards hidden after the hand' },
  wallet: { name: 'wallet', description: 'Your balance, your chips in play and the last movements' },
  daily: { name: 'daily', description: 'Free chips once a day, when you are running short' },
  help: {
    name: 'help',
    description: 'How to play here',
    options: {
      topic: {
        name: 'topic',
        description: 'What you would like to know',
        choices: {
          start: 'first steps',
          firstHand: 'a first hand, step by step',
          seats: 'sitting, leaving, sitting out',
          acts: 'betting and buttons',
          cards: 'your cards and privacy',
          chips: 'chips and wallet',
          tables: 'tables and games',
          settings: 'your settings and your data',
          floor: 'the floor',
        },
      },
    },
  },
  rules: {
    name: 'rules',
    description: 'The rules and which hand beats which',
    options: { game: { name: 'game', description: 'Which game', choices: games } },
  },
  settings: {
    name: 'settings',
    description: 'Language, card delivery and display, just for you',
    options: {
      language: {
        name: 'language',
        description: 'The language of what only you see',
        choices: {
          auto: 'the language of my Discord',
          server: 'the language of this server',
          en: 'English',
          it: 'Italiano',
        },
      },
      cards: {
        name: 'cards',
        description: 'How your hole cards reach you',
        choices: { both: 'direct message and button', dm: 'direct message', button: 'button only' },
      },
      fourColours: { name: 'four-colours', description: 'A colour of its own for each suit', choices: onOff },
      textOnly: { name: 'text-only', description: 'Cards as text, without pictures', choices: onOff },
      pictures: {
        name: 'pictures',
        description: 'The table as a picture under My cards and Act; not with text only',
        choices: onOff,
      },
      bigBlinds: { name: 'big-blinds', description: 'Amounts at a table in big blinds', choices: onOff },
      autoTopUp: {
        name: 'auto-top-up',
        description: 'Whether new sessions begin with the automatic top-up',
        choices: onOff,
      },
      muck: {
        name: 'muck',
        description: 'Cards you need not show after a hand',
        choices: { auto: 'keep them hidden, do not ask', ask: 'always offer me to show' },
      },
    },
  },
};
