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
  /** Told of every change of a table that is in the database, also when nobody lives to hear of it. */
  readonly written: (change: TableChange) => void;
}

/** The store as one life of the process sees it: any write may fail, or be the last thing it does. */
export function mortalStore(store: Store, { life, dice, faults, written }: Mortality): Store {
  const writing = <T>(write: () => T): T => {
    if (!life.alive) throw new ProcessEnded();
    const { death, diskFull } = faults();
    const fate = dice.roll();
    if (fate < diskFull) throw new StoreError('diskFull', 'The disk of the simulation is full.');
    if (fate < diskFull + death / 2) {
      life.end();
      throw new ProcessEnded();
    }
    const result = write();
    if (fate < diskFull + death) {
      life.end();
      throw new ProcessEnded();
    }
    return result;
  };
  const { members, posts, directMessages } = store;
  return {
    ...store,
    commit: (change) =>
      writing(() => {
        store.commit(change);
        written(change);
      }),
    members: {
      ...members,
      enrol: (enrolment) => writing(() => members.enrol(enrolment)),
      rename: (id, name) => writing(() => members.rename(id, name)),
      erase: (id, transfer, at) => writing(() => members.erase(id, transfer, at)),
    },
    posts: {
      ...posts,
      remember: (table, message) => writing(() => posts.remember(table, message)),
    },
    directMessages: {
      ...directMessages,
      remember: (user, channel) => writing(() => directMessages.remember(user, channel)),
    },
  };
}
