import type { HelpMessages, RulesMessages } from '../help-messages.ts';

export const help: HelpMessages = {
  topics: {
    start: {
      title: 'First steps',
      sections: [
        {
          title: 'Find a table',
          text: '`/table list` shows the open tables with links. No table yet? `/table open` opens one here.',
        },
        {
          title: 'Sit down',
          text: 'Press **Sit** below the table or use `/sit`. Your chips come from your wallet, which was filled when you first came here.',
        },
        {
          title: 'See your cards',
          text: 'They reach you by direct message at each deal. **My cards** below the table shows them at any time, to you alone.',
        },
        {
          title: 'Act',
          text: 'When it is your turn the buttons with their prices stand below the table, and behind **Act** where your cards are.',
        },
        {
          title: 'Stop',
          text: '`/sitout` keeps your seat, `/leave` takes your chips back to your wallet and gives you a receipt.',
        },
        {
          title: 'Read on',
          text: 'Choose a topic below. New to poker? Begin with **A first hand**. `/rules` shows which hand beats which.',
        },
      ],
    },
    acts: {
      title: 'Betting and buttons',
      sections: [
        {
          title: 'The buttons',
          text: '**Check** costs nothing. **Call** matches the bet. **Bet** and **Raise to** name your whole total on this street, not what you add. **All-in** asks once more, privately.',
        },
        {
          title: 'The commands',
          text: '`/fold` `/check` `/call` `/bet` `/raise` `/allin` do the same, `/draw` exchanges cards. Amounts may be `120`, `12.5`, `12,5`, `½`, `75%`, `pot` or `3bb`.',
        },
        {
          title: 'Your time',
          text: 'The table shows until when you may act. After that your time bank runs; then you check if it is free, else you fold. Two time-outs in a row and you sit out.',
        },
        {
          title: 'Clicks',
          text: 'A click counts for the decision it was made on. If the price has changed meanwhile, nothing happens and you are told.',
        },
      ],
    },
    seats: {
      title: 'Sitting, leaving, sitting out',
      sections: [
        {
          title: 'Buy-in and top-up',
          text: '`/table info` shows how much you may sit down with. `/topup` adds chips from the next hand on, up to the maximum.',
        },
        {
          title: 'Joining a running game',
          text: 'You wait for the big blind, or post it at once with `/back`.',
        },
        {
          title: 'Sitting out',
          text: '`/sitout` keeps your seat and stack; blinds you miss are made good when you come `/back`. After half an hour you are stood up.',
        },
        {
          title: 'Leaving',
          text: '`/leave` at any time; a hand you are in is finished first. Back within half an hour, you bring exactly the stack you left with. Who leaves the server folds and is cashed out.',
        },
        {
          title: 'A full table',
          text: '`/waitlist` puts you on the list. When it is your turn a seat is held for you for two minutes.',
        },
      ],
    },
    cards: {
      title: 'Your cards and privacy',
      sections: [
        {
          title: 'Who sees them',
          text: 'You alone, until the rules open them at the showdown or you **Show** them. Nobody else does, the floor neither.',
        },
        {
          title: 'Direct messages',
          text: 'If yours are closed you lose nothing: **My cards** and `/cards` always work. `/settings` lets you choose.',
        },
        {
          title: 'After the hand',
          text: 'If you need not show, your cards stay hidden unless you `/show` them; `/settings` makes me offer it after each hand. Showing to one is showing to all.',
        },
      ],
    },
    chips: {
      title: 'Chips and wallet',
      sections: [
        {
          title: 'Wallet and stack',
          text: 'Your wallet holds the chips off the tables, your stack those on one. `/wallet` shows both. Only chips on the table when a hand begins can be lost in it.',
        },
        {
          title: 'Running short',
          text: 'Once in 24 hours `/daily` adds free chips, when wallet and chips in play together are below what everybody starts with.',
        },
        {
          title: 'Rake',
          text: 'The house takes a small share of pots that saw a flop, up to a cap. The pot you see is net of it.',
        },
        {
          title: 'No value',
          text: 'This is play money. Chips have no value: they cannot be bought, sold or exchanged for anything, and there are no prizes.',
        },
      ],
    },
    tables: {
      title: 'Tables and games',
      sections: [
        {
          title: 'Find one',
          text: '`/table list` shows the open tables with links. `/table info` shows buy-in, rake and its cap, and the clock, before you sit down.',
        },
        {
          title: 'Open one',
          text: '`/table open`: the game, the stakes, and if you like the limit, the seats, the buy-in, the clock, and whether it stands here or in a thread of its own. One table to a channel or thread.',
        },
        {
          title: 'Slow tables',
          text: 'With a clock of hours you play a hand over a day. When it is your turn you are reminded by direct message after a third of your time.',
        },
        {
          title: 'Games',
          text: "Hold'em, Omaha, Stud, Draw, Short Deck and 2-7. `/rules` tells how each is played and which hand beats which.",
        },
        {
          title: 'Close one',
          text: 'Whoever opened it or the floor may use `/table close`: after the hand everybody gets their chips back. A paused table goes on with `/table resume`, also in another channel.',
        },
      ],
    },
    settings: {
      title: 'Your settings and your data',
      sections: [
        {
          title: '`/settings`',
          text: 'Your language; cards by direct message or only under **My cards**; four colours or two; cards as text; amounts in big blinds; automatic top-up; whether **Show** is offered after a hand. They are for what only you see.',
        },
        {
          title: '`/privacy`',
          text: 'Sends you everything that is kept about you, or erases who you are.',
        },
      ],
    },
    floor: {
      title: 'The floor',
      sections: [
        {
          title: 'Who that is',
          text: 'The moderators of this server. They run the room, and never see cards that only you have seen.',
        },
        {
          title: 'Call them',
          text: '`/callfloor` brings them to your table: a dispute, a slow player, something that looks wrong.',
        },
        {
          title: 'What they may do',
          text: 'Pause, close or void, stand somebody up, give or take play money, set the rake. Whatever they do stands in a log nobody can change, and whom it concerns is told.',
        },
        {
          title: 'You are one of them?',
          text: '`/floor doctor` says what is missing here, `/floor settings` what you can set.',
        },
      ],
    },
  },
  firstHand: {
    title: "A first hand of Hold'em",
    steps: {
      blinds: {
        title: 'The blinds and the deal',
        text: 'Before the cards two players put in the small blind (1.00) and the big blind (2.00), so that there is something to play for. Then everybody gets two cards that only they see. These are yours:',
        next: 'On to the betting',
      },
      preFlop: {
        title: 'Before the flop',
        text: 'It is your turn. You may **fold** (give the hand up), **call** 2.00 (stay in) or **raise** (make it dearer). An ace and a king of one suit are worth a raise. The number on a button is your whole total: press it.',
        next: 'Raise to 6.00',
      },
      flop: {
        title: 'The flop',
        text: 'The big blind called, everybody else folded: the pot holds 13.00. Three cards for everybody give you a pair of aces. Your opponent checks; you may **check** for free or **bet**.',
        next: 'Bet 8.00',
      },
      turnAndRiver: {
        title: 'The turn and the river',
        text: 'Your bet was called. A fourth card and a fifth came, each with a round of betting, and both of you checked the fourth. Now you hold two pair: aces and nines. Check once more and see.',
        next: 'Check',
      },
      showdown: {
        title: 'The showdown',
        text: 'The best five of seven cards win. Both of you have two pair, aces and nines; the fifth card decides, and your king beats the queen. The pot of 29.00 is yours, less a small rake.',
        next: 'Sit at a table',
      },
    },
    place: ({ step, of }) => `Step ${step} of ${of}`,
    opponent: (cards) => `Your opponent: ${cards}`,
    back: 'Back',
  },
  menu: 'Another topic',
  openFirstHand: 'A first hand',
  firstSteps: [
    '**New here? Three steps:**',
    '1. **Sit** at a table: `/table list` shows them, `/table open` opens one.',
    '2. **See your cards**: they come by direct message; **My cards** below the table shows them to you alone.',
    '3. **Act**: when it is your turn, press a priced button below the table, or **Act** where your cards are.',
    '`/help` explains the rest, `/rules` which hand beats which.',
  ].join('\n'),
  noValue: 'Play money: chips have no value.',
};

const OMAHA =
  "cards of your own, five for everybody: exactly two of yours play, with exactly three of the board. Blinds and rounds of betting are those of Hold'em. In pot limit a raise goes up to what the pot holds once you have called.";

export const rules: RulesMessages = {
  title: (game) => `Rules of ${game}`,
  games: {
    'texas-holdem': 'Two cards of your own and five for everybody; any five of the seven make your hand.',
    'short-deck-holdem':
      "Hold'em with 36 cards, from six to ace: two of your own, five for everybody, any five of the seven. Everybody antes, and the button posts a blind that the others call, raise or leave. The lowest straight is A-6-7-8-9.",
    omaha: `Four ${OMAHA}`,
    'omaha-5': `Five ${OMAHA}`,
    'omaha-6': `Six ${OMAHA}`,
    'omaha-hi-lo':
      'Omaha with a split pot: half for the best high hand, half for the best low of five cards from eight down. Each takes exactly two of your four cards and three of the board; another two may make the other half. No such low: the high takes it all.',
    'seven-card-stud':
      'Seven cards of your own, four of them open; no board, no blinds. Everybody antes, the lowest open card brings it in, and from fourth street on the best open hand acts first. Five rounds of betting; from fifth street on the bets are the large ones. The best five of the seven win.',
    'seven-card-stud-hi-lo':
      'Seven-card stud with a split pot: half for the best high hand, half for the best low of five cards from eight down; some cards may play in both. No such low: the high takes it all.',
    razz: 'Seven-card stud in which the lowest hand wins. The highest open card brings it in, and from fourth street on the lowest open hand acts first. The ace is low; straights and flushes do not count.',
    'five-card-draw':
      'Five closed cards and blinds. After a round of betting each player in turn exchanges as many cards as they like, or stands pat; after another round the best hand wins.',
    'italian-draw':
      'Five-card draw with 32 cards, from seven to ace: betting, one exchange, betting. The lowest straight is A-7-8-9-10.',
    'deuce-to-seven-single-draw':
      'Five cards, betting, one exchange, betting: the lowest hand wins. The ace is high; straights and flushes count against you. 7-5-4-3-2 is the best.',
    'deuce-to-seven-triple-draw':
      'Five cards and three exchanges, with betting before the first and after each: the lowest hand wins. In fixed limit the bets are the large ones from the second exchange on. The ace is high; straights and flushes count against you. 7-5-4-3-2 is the best.',
  },
  holdem: {
    title: "Texas Hold'em",
    sections: [
      {
        title: 'The deal',
        text: 'Each player gets two cards face down. Then come the flop (three cards for everybody), the turn (one) and the river (one). There is a round of betting before the flop and after each.',
      },
      {
        title: 'The blinds',
        text: 'The two seats left of the button put in the small and the big blind. With two players the button is the small blind. Before the flop the seat left of the big blind acts first; afterwards the first seat left of the button.',
      },
      {
        title: 'Betting',
        text: 'Amounts are totals: raising to 60 means 60 on this street. A raise adds at least as much as the last full bet or raise. An all-in for less may be called but does not let those raise again who have acted.',
      },
      {
        title: 'All-in and side pots',
        text: 'Nobody can lose more than their stack, nor win more than that from each player: what others bet beyond it goes into a side pot. A bet nobody calls goes back.',
      },
      {
        title: 'The showdown',
        text: 'The last to bet or raise shows first. A hand that wins is always shown; a losing one may stay hidden. Equal hands split the pot; the odd chip goes to the first of them left of the button.',
      },
    ],
  },
  ranksTitle: 'Which hand beats which',
  ranks: {
    'royal-flush': { name: 'Royal flush', how: 'Ten to ace in one suit' },
    'straight-flush': { name: 'Straight flush', how: 'Five in a row in one suit' },
    'four-of-a-kind': { name: 'Four of a kind', how: 'Four of one rank' },
    'full-house': { name: 'Full house', how: 'Three of one rank and two of another' },
    flush: { name: 'Flush', how: 'Five of one suit' },
    straight: { name: 'Straight', how: 'Five in a row' },
    'three-of-a-kind': { name: 'Three of a kind', how: 'Three of one rank' },
    'two-pair': { name: 'Two pair', how: 'Two of one rank and two of another' },
    'one-pair': { name: 'Pair', how: 'Two of one rank' },
    'high-card': { name: 'High card', how: 'None of these: the highest card counts' },
  },
  ranksNote:
    'Five cards decide, kickers included. The ace also stands below the two: A-2-3-4-5 is the lowest straight. Suits never decide a pot.',
  flushBeatsFullHouse: 'With this deck a flush beats a full house.',
  lowTitle: 'Low hands',
  low: {
    'eight-or-better':
      'A low is five different ranks, none above eight; the ace is low, straights and flushes do not count. The highest card decides first: 7-5-4-3-2 beats 8-4-3-2-A. The best is 5-4-3-2-A.',
    'ace-to-five':
      'The lowest hand wins; the ace is low, straights and flushes do not count, pairs are bad. The best is 5-4-3-2-A.',
    'deuce-to-seven':
      'The lowest hand wins; the ace is high, straights, flushes and pairs are bad. The best is 7-5-4-3-2.',
  },
};
