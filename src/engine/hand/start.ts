import { sum, type Chips, type SeatIndex } from '../../shared/chips.ts';
import { at, invariant } from '../../shared/invariant.ts';
import type { Card } from '../card.ts';
import { cardsOfDeck, type DeckId } from '../deck.ts';
import { gameOf } from '../games/index.ts';
import type { Hand, HandPlayer } from './hand.ts';
import type { HandEvent, HandSetup } from './protocol.ts';

/** The event that starts a hand; `evolve(null, event)` is its first state. */
export function handStarted(setup: HandSetup): HandEvent {
  return { type: 'handStarted', setup };
}

/**
 * The state before the first forced bet. Throws where the setup is not a hand that can be played: a
 * fault of the caller, never of a player.
 */
export function firstState(setup: HandSetup): Hand {
  checkSetup(setup);
  const price = priceOfPosts(setup);
  const fixed = setup.limit === 'fixed-limit';
  return {
    setup,
    phase: 'posting',
    street: -1,
    players: setup.players.map(firstPlayer),
    board: [],
    actionOn: null,
    actionNumber: 0,
    highestBet: price,
    lastFullRaise: fixed ? setup.smallBet : Math.max(setup.smallBet, price),
    lastAggressor: null,
    pots: [],
    rake: 0,
    rakeByPot: [],
    voided: false,
    acts: [],
    returned: [],
    awards: [],
    progress: {
      chips: sum(setup.players.map((player) => player.stack)),
      cursor: 0,
      dealt: 0,
      reused: [],
      discards: [],
      opener: null,
      fullBet: price,
      betsMade: Math.ceil(price / setup.smallBet),
      capped: false,
      runOut: false,
    },
  };
}

/** The price of the first street: the largest live post in full, however much of it was really posted. */
function priceOfPosts(setup: HandSetup): number {
  let price = 0;
  for (const post of setup.posts) if (post.live > price) price = post.live;
  return price;
}

function firstPlayer({ seat, stack }: HandSetup['players'][number]): HandPlayer {
  return {
    seat,
    stack,
    bet: 0,
    collected: 0,
    dead: 0,
    folded: false,
    hole: [],
    matched: null,
    draws: [],
    mucked: false,
  };
}

function checkSetup(setup: HandSetup): void {
  const game = gameOf(setup.gameId);
  const { players, posts, chipUnit } = setup;
  invariant(players.length >= 2, 'a hand needs two players');
  invariant(game.limits.includes(setup.limit), `${setup.gameId} is not dealt ${setup.limit}`);
  invariant(Number.isSafeInteger(chipUnit) && chipUnit > 0, 'the chip unit is a whole number of cents');
  for (const { seat, stack } of players) {
    invariant(dealtIn(setup, seat) === 1, 'a seat is dealt in once');
    invariant(stack > 0, 'a player dealt in has chips');
    checkAmount(stack, chipUnit);
  }
  for (const post of posts) {
    invariant(dealtIn(setup, post.seat) === 1, 'a post is made by a player of the hand');
    checkAmount(post.live, chipUnit);
    checkAmount(post.dead, chipUnit);
  }
  for (const amount of [setup.ante, setup.bringIn, setup.smallBet, setup.bigBet])
    checkAmount(amount, chipUnit);
  invariant(setup.smallBet > 0 && setup.bigBet >= setup.smallBet, 'bets have a size');
  invariant(setup.bringIn <= setup.smallBet, 'the bring-in is no more than the small bet');
  const dealtFirst = (game.streets[0]?.hole.length ?? 0) * players.length;
  invariant(dealtFirst <= game.deck, 'the deck has a hand for everybody');
  invariant(isWholeDeck(setup.deck, game.deck), "the deck is a permutation of the game's deck");
  if (game.streets.some((street) => street.draw)) {
    invariant(isWholeDeck(setup.redeal, game.deck), 'the order of the discards is a permutation of the deck');
  }
}

/** How often a seat is dealt in. */
function dealtIn({ players }: HandSetup, seat: SeatIndex): number {
  let times = 0;
  for (const player of players) if (player.seat === seat) times += 1;
  return times;
}

function checkAmount(amount: Chips, chipUnit: Chips): void {
  invariant(
    amount >= 0 && amount % chipUnit === 0,
    'an amount of the setup is not a multiple of the chip unit',
  );
}

/** Whether these are all cards of a deck, each once: the cards from its lowest up to 51, as bits of two numbers. */
function isWholeDeck(cards: readonly Card[], deck: DeckId): boolean {
  let [below32, from32] = [0, 0];
  for (const card of cards) {
    // No branch: of cards in a random order every other guess of the processor would be wrong.
    const isHigh = -(card >> 5);
    below32 |= (1 << card) & ~isHigh;
    from32 |= (1 << card) & isHigh;
  }
  const lowest = at(cardsOfDeck(deck), 0);
  return cards.length === deck && below32 === -1 << lowest && from32 === (1 << (52 - 32)) - 1;
}
