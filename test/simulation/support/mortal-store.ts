import type { TableChange } from '../../../src/store/commit.ts';
import { StoreError } from '../../../src/store/store-error.ts';
import type { Store } from '../../../src/store/store.ts';
import type { Dice } from './dice.ts';
import { ProcessEnded, type Life } from './life.ts';

/** How often something happens to a write. */
export interface WriteFaults {
  /** The process ends just before, or just after it. */
  readonly death: number;
  readonly diskFull: number;
}

export interface Mortality {
  readonly life: Life;
  readonly dice: Dice;
  readonly faults: () => WriteFaults;
  /** Told of every write, before it is made. */
  readonly writing: () => void;
  /** Told of every change of a table that is in the database, also when nobody lives to hear of it. */
  readonly written: (change: TableChange) => void;
  /** Told of every person who was erased. */
  readonly erased: () => void;
}

/** The store as one life of the process sees it: any write may fail, or be the last thing it does. */
export function mortalStore(
  store: Store,
  { life, dice, faults, writing: noted, written, erased }: Mortality,
): Store {
  const writing = <T>(write: () => T): T => {
    if (!life.alive) throw new ProcessEnded();
    const { death, diskFull } = faults();
    const fate = dice.roll();
    if (fate < diskFull) throw new StoreError('diskFull', 'The disk of the simulation is full.');
    if (fate < diskFull + death / 2) {
      life.end();
      throw new ProcessEnded();
    }
    noted();
    const result = write();
    if (fate < diskFull + death) {
      life.end();
      throw new ProcessEnded();
    }
    return result;
  };
  /** A part of the store whose methods of these names write. */
  const mortal = <Part extends object>(part: Part, ...names: readonly (keyof Part)[]): Part => {
    const wrapped = { ...part };
    for (const name of names) {
      const write: unknown = part[name];
      if (typeof write !== 'function') throw new Error(`${String(name)} is no method`);
      const mortalWrite = (...given: unknown[]): unknown =>
        writing((): unknown => Reflect.apply(write, part, given));
      Object.assign(wrapped, { [name]: mortalWrite });
    }
    return wrapped;
  };
  return {
    ...mortal(store, 'book'),
    commit: (change) =>
      writing(() => {
        store.commit(change);
        written(change);
      }),
    members: {
      ...mortal(store.members, 'enrol', 'rename', 'finishErasures'),
      erase: (...whom) =>
        writing(() => {
          store.members.erase(...whom);
          erased();
        }),
    },
    posts: mortal(store.posts, 'remember'),
    calls: mortal(store.calls, 'remember', 'forget'),
    directMessages: mortal(store.directMessages, 'remember'),
    toldCards: mortal(store.toldCards, 'remember'),
    floor: mortal(store.floor, 'saveSettings', 'ban', 'unban', 'erasureAsked'),
    auditLog: mortal(store.auditLog, 'record', 'forgetReasons'),
  };
}
