import fc from 'fast-check';
import { expect, test } from 'vitest';
import { channelId, type MemberId, type TableId } from '../../src/shared/ids.ts';
import { sum } from '../../src/shared/chips.ts';
import type { TableCommand } from '../../src/table/protocol.ts';
import { auditBooks } from '../../src/store/audit-books.ts';
import { nextAct } from './support/autoplay.ts';
import { RoomScene, codeOf } from './support/room-scene.ts';

/** Something that happens in the room; `times`: how often its interaction is delivered. */
interface Happening {
  readonly what:
    'act' | 'sit' | 'leave' | 'topUp' | 'sitOut' | 'comeBack' | 'time' | 'pause' | 'resume' | 'void';
  readonly table: 0 | 1;
  readonly who: number;
  readonly choice: number;
  readonly times: number;
}

const happenings = fc.array(
  fc.record<Happening>({
    what: fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom<Happening['what']>('act', 'time') },
      { weight: 3, arbitrary: fc.constantFrom<Happening['what']>('sit', 'comeBack') },
      {
        weight: 1,
        arbitrary: fc.constantFrom<Happening['what']>('leave', 'topUp', 'sitOut', 'pause', 'resume', 'void'),
      },
    ),
    table: fc.constantFrom<0 | 1>(0, 1),
    who: fc.nat({ max: 3 }),
    choice: fc.nat({ max: 9 }),
    times: fc.integer({ min: 1, max: 5 }),
  }),
  { minLength: 10, maxLength: 80 },
);

function commandFor(
  scene: RoomScene,
  id: TableId,
  member: MemberId,
  happening: Happening,
): TableCommand | null {
  const { what, choice } = happening;
  switch (what) {
    case 'act':
      return nextAct(scene.table(id), choice);
    case 'sit':
      return { type: 'sit', member, seat: null, buyIn: 200 + choice * 2_200 };
    case 'leave':
      return { type: 'leave', member };
    case 'topUp':
      return { type: 'topUp', member, amount: 100 + choice * 1_000 };
    case 'sitOut':
      return { type: 'sitOut', member, from: choice < 5 ? 'next-hand' : 'next-big-blind' };
    case 'comeBack':
      return { type: 'comeBack', member, post: choice < 5 };
    case 'pause':
      return { type: 'pause', reason: 'floor' };
    case 'resume':
      return { type: 'resume', channelId: null };
    case 'void':
      return { type: 'voidHand', afterAction: choice < 5 };
    case 'time':
      return null;
  }
}

test(
  'whatever happens at two tables, each thing happens once and no chip is made or lost',
  { timeout: 30_000 },
  () => {
    fc.assert(
      fc.property(happenings, (list: readonly Happening[]) => {
        const scene = new RoomScene();
        const tables = [scene.open(), scene.open({}, channelId('910000000000000002'))] as const;
        const members = ['Ada', 'Bruno', 'Carla', 'Dario'].map((name) => scene.member(name));
        const delivered: { id: TableId; command: TableCommand; key: string }[] = [];
        for (const happening of list) {
          const id = tables[happening.table];
          const member = members[happening.who];
          if (member === undefined) throw new Error('no such member');
          if (happening.what === 'time') scene.clock.advance(happening.choice * 4_000);
          const command = commandFor(scene, id, member, happening);
          if (command !== null) {
            const key = scene.key();
            const first = scene.room.dispatch(id, command, key);
            expect(['tableFrozen', 'notSaved']).not.toContain(codeOf(first));
            if (first.ok && first.value.events.length > 0) delivered.push({ id, command, key });
            for (let again = 1; again < happening.times; again += 1) {
              const { version } = scene.table(id);
              if (first.ok) expect(codeOf(scene.room.dispatch(id, command, key))).toBe('alreadyDone');
              expect(scene.table(id).version).toBe(version);
            }
          }
          expect(sum(scene.store.books.balances().map(({ kept }) => kept))).toBe(0);
        }
        // A gateway that resumes may deliver all of it once more, in any order.
        const versions = tables.map((id) => scene.table(id).version);
        for (const { id, command, key } of delivered.reverse()) {
          expect(codeOf(scene.room.dispatch(id, command, key))).toBe('alreadyDone');
        }
        expect(tables.map((id) => scene.table(id).version)).toEqual(versions);
        expect(auditBooks(scene.store).problems).toEqual([]);
      }),
      { numRuns: 60 },
    );
  },
);
