import type { Measured } from './case.ts';

/** What a row of the table says: a number, how to print it, and whether it reaches the goal. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  readonly goal: string;
  readonly reached: boolean | null;
}

/** What every contender of a bench measured, by its name and then by what it measured: medians of all rounds. */
export type Medians = Readonly<Record<string, Measured>>;

/** One case with its contenders, and the rows that come of it. */
export interface Bench {
  readonly name: string;
  readonly file: string;
  readonly contenders: readonly string[];
  /** Passed on to the case. */
  readonly variant?: string;
  readonly rows: (medians: Medians) => readonly Row[];
}

const value = (medians: Medians, contender: string, what: string): number =>
  medians[contender]?.[what] ?? Number.NaN;

const millions = (perSecond: number): string => `${(perSecond / 1e6).toPrecision(3)} M/s`;
const thousands = (perSecond: number): string => `${(perSecond / 1e3).toPrecision(3)} k/s`;
const times = (ratio: number): string => `${ratio.toPrecision(3)}×`;
const ms = (time: number): string => `${time.toPrecision(3)} ms`;

function atLeast(what: string, ratio: number, goal: number | null, detail: string): Row {
  return {
    what,
    measured: `${times(ratio)}  (${detail})`,
    goal: goal === null ? '' : `≥ ${goal}×`,
    reached: goal === null ? null : ratio >= goal,
  };
}

function atMost(what: string, measured: number, goal: number | null, show: (value: number) => string): Row {
  return {
    what,
    measured: show(measured),
    goal: goal === null ? '' : `≤ ${show(goal)}`,
    reached: goal === null ? null : measured <= goal,
  };
}

/** Hands one by one: how many times as many as each peer; the goal is for the best of them. */
function singleHands(name: string, cards: number, peers: readonly string[], goal: number): Bench {
  return {
    name,
    file: 'single-hands',
    variant: String(cards),
    contenders: ['felt', ...peers],
    rows: (medians) => {
      const felt = value(medians, 'felt', 'hands');
      const bestFirst = peers.toSorted((a, b) => value(medians, b, 'hands') - value(medians, a, 'hands'));
      return bestFirst.map((peer, place) => {
        const theirs = value(medians, peer, 'hands');
        const detail = `${millions(felt)} to ${millions(theirs)}`;
        return atLeast(`${name}, to ${peer}`, felt / theirs, place === 0 ? goal : null, detail);
      });
    },
  };
}

const JS_PEERS = ['@pokertools/evaluator', 'phe', 'pokersolver'];

const ALL_HANDS: Bench = {
  name: 'all 133,784,560 seven-card hands',
  file: 'all-seven-card-hands',
  contenders: ['felt', 'phe'],
  rows: (medians) => {
    const [felt, phe] = [value(medians, 'felt', 'ms'), value(medians, 'phe', 'ms')];
    return [
      atMost('all 133,784,560 seven-card hands, counted', felt, 500, ms),
      atLeast('the same, to phe', phe / felt, 13, `${ms(felt)} to ${ms(phe)}`),
    ];
  },
};

const SEVEN_READY = 'a hand of seven cards';
const OMAHA_READY = 'an Omaha hand';
const TABLES_READY = 'every table, for work by the million';

const READY: Bench = {
  name: 'evaluator ready',
  file: 'evaluator-ready',
  contenders: [SEVEN_READY, OMAHA_READY, TABLES_READY],
  rows: (medians) => [
    atMost('evaluator ready, cold: the first hand of seven', value(medians, SEVEN_READY, 'ms'), 8, ms),
    atMost('the same, the first Omaha hand', value(medians, OMAHA_READY, 'ms'), null, ms),
    atMost('the same, every table', value(medians, TABLES_READY, 'ms'), null, ms),
  ],
};

function wholeHands(
  name: string,
  habits: string,
  { peer, goal }: { peer: string; goal: number | null },
): Bench {
  return {
    name,
    file: 'whole-hands',
    variant: habits,
    contenders: ['felt', peer],
    rows: (medians) => {
      const [felt, theirs] = [value(medians, 'felt', 'hands'), value(medians, peer, 'hands')];
      const acts = value(medians, 'felt', 'acts').toFixed(1);
      const detail = `${thousands(felt)} to ${thousands(theirs)}, ${acts} acts a hand`;
      return [atLeast(`${name}, to ${peer}`, felt / theirs, goal, detail)];
    },
  };
}

const DURABLE: Bench = {
  name: 'durable action',
  file: 'durable-action',
  contenders: ['felt'],
  rows: (medians) => {
    const [store, raw] = [value(medians, 'felt', 'store'), value(medians, 'felt', 'raw')];
    const detail = `${store.toFixed(0)} µs to ${raw.toFixed(0)} µs`;
    return [atLeast('one durable action, to raw prepared statements', raw / store, 0.93, detail)];
  },
};

const START: Bench = {
  name: 'start-up',
  file: 'start-up',
  contenders: ['felt', 'plain imports'],
  rows: (medians) => {
    const [felt, plain] = [value(medians, 'felt', 'ms'), value(medians, 'plain imports', 'ms')];
    const showRatio = (ratio: number) =>
      `${times(ratio)}${ratio === 0.65 ? '' : `  (${ms(felt)} to ${ms(plain)})`}`;
    return [
      atMost('ready to log in, to plainly importing its packages', felt / plain, 0.65, showRatio),
      atMost(
        'memory when ready to log in',
        value(medians, 'felt', 'megabytes'),
        80,
        (megabytes) => `${megabytes.toFixed(1)} MB`,
      ),
    ];
  },
};

const PICTURES: Bench = {
  name: 'pictures',
  file: 'pictures',
  contenders: ['felt'],
  rows: (medians) => {
    const of = (what: string) => value(medians, 'felt', what);
    const size = `${(of('bytes') / 1000).toFixed(0)} kB`;
    return [
      atMost('the first picture, with its thread', of('first'), null, ms),
      atMost(`a picture of nine players (${size})`, of('ms'), null, ms),
      atMost(`longest stall meanwhile; ${ms(of('idle'))} with nothing to do`, of('stall'), null, ms),
      atMost('memory with pictures', of('megabytes'), null, (more) => `${more.toFixed(0)} MB more`),
    ];
  },
};

const LOAD: Bench = {
  name: 'load',
  file: 'load',
  contenders: ['felt'],
  rows: (medians) => {
    const of = (what: string) => value(medians, 'felt', what);
    const whole = (time: number) => `${time.toFixed(0)} ms`;
    const uses = `${(of('cpu') * 100).toFixed(0)} % of a core, ${of('megabytes').toFixed(0)} MB`;
    return [
      atMost(
        `100 tables of 6 acting at once, 99 of 100 answered (half in ${whole(of('median'))})`,
        of('p99'),
        1000,
        whole,
      ),
      atMost(`the same, the last of them (${of('late')} too late)`, of('longest'), 2500, whole),
      {
        what: 'the same, how many, and what the bot uses',
        measured: `${of('perSecond').toFixed(0)} a second  (${uses})`,
        goal: '',
        reached: null,
      },
    ];
  },
};

export const BENCHES: readonly Bench[] = [
  singleHands('7 cards', 7, JS_PEERS, 9.5),
  singleHands('5 cards', 5, JS_PEERS, 12),
  singleHands('Omaha 4 + 5', 9, ['@xpressit/winning-poker-hand-rank'], 80),
  ALL_HANDS,
  READY,
  wholeHands('whole 6-max hands as people play', 'people', { peer: 'poker-ts', goal: 5 }),
  wholeHands('whole 6-max hands, all to the showdown', 'callers', { peer: 'poker-ts', goal: 5 }),
  wholeHands('whole 6-max hands without a raise, to the showdown', 'callers without raises', {
    peer: '@chevtek/poker-engine',
    goal: null,
  }),
  DURABLE,
  START,
  PICTURES,
  LOAD,
];
