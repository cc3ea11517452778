import { cardText } from '../../../src/engine/card.ts';
import { cardsOfDeck } from '../../../src/engine/deck.ts';
import { GAMES, gameOf } from '../../../src/engine/games/index.ts';
import { AtTable } from '../../app/support/at-table.ts';
import { happen, HAPPENINGS, PEOPLE } from '../../app/support/random-player.ts';
import { runApp, type App } from '../../app/support/running-app.ts';
import { Dice } from '../../simulation/support/dice.ts';

const HANDS_OF_A_BOT = 10;
/** A game in which nothing goes on any more is left. */
const MOST_HAPPENINGS = 2000;
/** What the floor, Fiona, and others ask for that has nothing to do with the hand. */
const QUESTIONS = [
  ...['floor audit', 'floor report', 'floor suspects', 'floor doctor', 'privacy export', 'wallet'],
  ...['table info', 'table list', 'callfloor', 'cards', 'settings', 'daily', 'floor pause', 'floor resume'],
];

export interface ClientReport {
  readonly seed: number;
  readonly hands: number;
  readonly requests: number;
  readonly logLines: number;
  readonly rightlySeen: number;
  readonly leaks: readonly string[];
}

/** Plays random hands through the whole bot, with the real client, and reads all that reaches anybody. */
export async function lookForLeaksThroughClient(seed: number, hands: number): Promise<ClientReport> {
  const dice = new Dice(seed);
  const games = dice.shuffled(Object.values(GAMES)).map(({ id }) => id);
  const report = { seed, hands: 0, requests: 0, logLines: 0, rightlySeen: 0, leaks: [] as string[] };
  for (let bot = 0; report.hands < hands && report.leaks.length === 0; bot += 1) {
    const app = await runApp();
    // Connections break on purpose, at times more often in a row than anything is tried again.
    app.errorsExpected = Number.MAX_SAFE_INTEGER;
    try {
      report.hands += await playGame(app, { dice, gameId: games[bot % games.length] ?? 'texas-holdem' });
      report.requests += app.playground.requests.all().length;
      report.logLines += app.logged.length;
      report.rightlySeen += app.cards.rightlySeen;
      report.leaks.push(...app.problems());
    } finally {
      await app.end();
    }
  }
  return report;
}

/** Returns how many hands were dealt. */
async function playGame(
  app: App,
  { dice, gameId }: { readonly dice: Dice; readonly gameId: (typeof GAMES)[keyof typeof GAMES]['id'] },
): Promise<number> {
  const at = new AtTable(app, 'poker-1');
  const shuffle = (): void => {
    app.shuffle.stack(
      dice
        .shuffled(cardsOfDeck(gameOf(gameId).deck))
        .map(cardText)
        .join(' '),
    );
  };
  shuffle();
  await at.deal({ Ada: '100', Elio: '100', Fiona: '80' }, { game: gameId, seats: 4 });
  for (let happenings = 0; happenings < MOST_HAPPENINGS; happenings += 1) {
    if (at.table.handNumber >= HANDS_OF_A_BOT && !at.table.handRunning) break;
    // Whatever is dealt next comes in another order.
    if (!at.table.handRunning) shuffle();
    if (dice.chance(0.05)) await at.slash('Fiona', dice.pick(QUESTIONS));
    const [who, kind] = [dice.below(PEOPLE.length), dice.below(HAPPENINGS.kinds)];
    await happen(at, { who, kind, choice: dice.below(HAPPENINGS.choices) });
  }
  return at.table.handNumber;
}
