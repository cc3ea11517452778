import { describe, expect, test } from 'vitest';
import { StoreError } from '../../src/store/store-error.ts';
import type { Store } from '../../src/store/store.ts';
import { GUILD, RoomScene } from './support/room-scene.ts';

const DAY = 24 * 3_600_000;

/** Somebody who has 100.00 left. */
function poorMember(wrap?: (store: Store) => Store) {
  const scene = new RoomScene(wrap === undefined ? {} : { store: wrap });
  const { room, store } = scene;
  const member = scene.member('Ada');
  store.book(
    { from: `wallet:${member}`, to: `mint:${GUILD}`, amount: 90_000, key: 'lost', reason: 'erased' },
    scene.clock.now(),
  );
  return { scene, room, member };
}

describe('a refill', () => {
  test('goes from the mint to the wallet, once for one interaction', () => {
    const { scene, room, member } = poorMember();
    const nextAt = scene.clock.now() + DAY;
    expect(room.refill(GUILD, member, 'i1')).toEqual({
      ok: true,
      value: { amount: 20_000, balance: 30_000, nextAt },
    });
    expect(room.refill(GUILD, member, 'i1')).toEqual({ ok: false, error: { code: 'alreadyDone' } });
    expect(room.wallet(member).movements[0]).toMatchObject({ amount: 20_000, reason: 'refill', table: null });
    expect(room.wallet(member).balance).toBe(30_000);
  });

  test('comes again after 24 hours to the millisecond', () => {
    const { scene, room, member } = poorMember();
    const nextAt = scene.clock.now() + DAY;
    room.refill(GUILD, member, 'i1');
    scene.clock.advance(DAY - 1);
    expect(room.refill(GUILD, member, 'i2')).toEqual({
      ok: false,
      error: { code: 'refillTooSoon', amount: 20_000, nextAt },
    });
    scene.clock.advance(1);
    expect(room.refill(GUILD, member, 'i3').ok).toBe(true);
    expect(room.wallet(member).balance).toBe(50_000);
  });

  test('that could not be written is told with a reference, and may be asked for again', () => {
    let full = true;
    const { room, member } = poorMember((store) => ({
      ...store,
      book(transfer, at) {
        if (full) throw new StoreError('diskFull', 'The disk is full: free some space.');
        store.book(transfer, at);
      },
    }));
    expect(room.refill(GUILD, member, 'i1')).toMatchObject({ ok: false, error: { code: 'notSaved' } });
    full = false;
    expect(room.refill(GUILD, member, 'i1').ok).toBe(true);
  });
});
