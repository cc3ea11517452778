import { describe, expect, test } from 'vitest';
import type { Table } from '../../../src/table/table.ts';
import { apiError, limited, setUp, unavailable } from '../support/one-post.ts';

/** One picture for each hand and each ten versions, which stand for its streets. */
const byStreet = ({ handNumber, version }: Table): string => `h${handNumber}s${Math.floor(version / 10)}`;

describe('the picture on the message of a table', () => {
  test('follows with an edit, once a street', async () => {
    const { port, show, advance, drawn } = setUp({ pictures: byStreet });
    await show({ version: 1 });
    expect(port.asked).toEqual(['create h0v1 aurora01.0.']);
    await advance(1000);
    await show({ version: 2 });
    await advance(1000);
    await show({ version: 10 });
    await advance(1000);
    await advance(60_000);
    expect(drawn).toEqual(['h0s0', 'h0s1']);
    expect(port.asked.slice(1)).toEqual([
      'attach 101 +[h0s0]',
      'edit 101 h0v2',
      // Drawn while the pace held the text back.
      'edit 101 h0v10 +[h0s1]',
    ]);
  });

  test('joins an edit that goes out anyway', async () => {
    const { port, show, advance } = setUp({ pictures: byStreet });
    await show({ version: 1 });
    await show({ version: 2 });
    await advance(1000);
    expect(port.asked).toEqual(['create h0v1 aurora01.0.', 'edit 101 h0v2 +[h0s0]']);
  });

  test('is only the newest, where a street was over before its picture could be sent', async () => {
    const { port, show, advance } = setUp({ pictures: byStreet });
    await show({ version: 1 });
    await show({ version: 10 });
    await show({ version: 20 });
    await advance(1000);
    expect(port.asked).toEqual(['create h0v1 aurora01.0.', 'edit 101 h0v20 +[h0s2]']);
  });

  test('comes after the answer to a click, which does not wait for it and carries no file', async () => {
    const { port, post, table, show, advance, drawn } = setUp({ pictures: byStreet });
    await show({ version: 1 });
    await advance(1000);
    post.changed({ ...table, version: 10 });
    let answer = (): void => undefined;
    const carried = post.carry(null, () => new Promise((resolve) => (answer = resolve)));
    await advance(5000);
    expect(drawn).toEqual(['h0s0']);
    answer();
    await carried;
    await advance(0);
    expect(port.asked.slice(2)).toEqual(['attach 101 +[h0s1]']);
  });

  test('comes with an edit that nobody clicked for, which waits for it a second at most', async () => {
    const { port, show, settle, advance, hangDrawing } = setUp({ pictures: byStreet });
    await show({ version: 1 });
    await advance(1000);
    const draw = hangDrawing();
    await show({ version: 10 });
    await advance(999);
    expect(port.asked.slice(2)).toEqual([]);
    await advance(1);
    expect(port.asked.slice(2)).toEqual(['edit 101 h0v10']);
    draw();
    await settle();
    await advance(1000);
    expect(port.asked.slice(3)).toEqual(['attach 101 +[h0s1]']);
  });

  test('is not drawn before whoever has changed the table is answered elsewhere', async () => {
    const { port, post, table, show, advance, drawn } = setUp({ pictures: byStreet });
    await show({ version: 1 });
    await advance(1000);
    post.changed({ ...table, version: 10 });
    let answer = (): void => undefined;
    const answered = post.answering(() => new Promise((resolve) => (answer = resolve)));
    await advance(500);
    expect(drawn).toEqual(['h0s0']);
    answer();
    await answered;
    await advance(500);
    expect(port.asked.slice(2)).toEqual(['edit 101 h0v10 +[h0s1]']);
  });

  test('of the end of a hand is on its message before the next hand is shown', async () => {
    const { port, show, settle, advance, hangDrawing } = setUp({ pictures: byStreet });
    await show({ version: 1, handNumber: 1 });
    await advance(1000);
    await advance(1000);
    const draw = hangDrawing();
    await show({ version: 10, handNumber: 1 });
    await show({ version: 11, handNumber: 2 });
    expect(port.asked.slice(2)).toEqual([]);
    draw();
    await settle();
    await advance(1000);
    expect(port.asked.slice(2)).toEqual([
      'edit 101 h1v10 +[h1s1]',
      'create h2v11 aurora01.2.101',
      'attach 102 +[h2s1]',
    ]);
  });

  test('that takes too long keeps no hand waiting', async () => {
    const { port, show, advance, hangDrawing } = setUp({ pictures: byStreet });
    await show({ version: 1, handNumber: 1 });
    await advance(1000);
    hangDrawing();
    await show({ version: 10, handNumber: 1 });
    await show({ version: 11, handNumber: 2 });
    await advance(1000);
    expect(port.asked.slice(2)).toEqual(['edit 101 h1v10', 'create h2v11 aurora01.2.101']);
  });

  test('is not sent again where it would be the same', async () => {
    const { port, show, advance } = setUp({ pictures: ({ version }) => (version < 10 ? 'a' : 'a#') });
    await show({ version: 1 });
    await advance(1000);
    await show({ version: 10 });
    await advance(1000);
    expect(port.asked.slice(1)).toEqual(['attach 101 +[a]', 'edit 101 h0v10']);
  });

  test('is no reason to show the text again, where a click was answered while it was on its way', async () => {
    const { port, post, table, show, clock, advance } = setUp({ pictures: byStreet });
    await show({ version: 1 });
    port.hold();
    clock.advance(1000);
    expect(port.asked).toEqual(['create h0v1 aurora01.0.', 'attach 101 +[h0s0]']);
    post.changed({ ...table, version: 2 });
    await post.carry(null, () => Promise.resolve());
    port.release();
    await advance(5000);
    expect(port.asked).toHaveLength(2);
  });

  test('comes with a message that is posted anew', async () => {
    const { port, show, advance } = setUp({ pictures: byStreet });
    await show({ version: 1 });
    await advance(1000);
    await advance(50 * 60_000);
    await show({ version: 2 });
    await advance(5000);
    expect(port.asked).toEqual([
      'create h0v1 aurora01.0.',
      'attach 101 +[h0s0]',
      'create h0v2 aurora01.0.101 +[h0s0]',
      'remove 101',
    ]);
  });

  test('that cannot be drawn is none: the old one goes with the next edit', async () => {
    const { port, show, advance } = setUp({
      pictures: ({ version }) => (version < 10 ? 'first' : 'x'),
    });
    await show({ version: 1 });
    await advance(1000);
    await show({ version: 10 });
    await advance(1000);
    await advance(60_000);
    await show({ version: 11 });
    expect(port.asked.slice(1)).toEqual(['attach 101 +[first]', 'edit 101 h0v10 +[]', 'edit 101 h0v11']);
  });

  test('is taken away at once where none is wanted any more', async () => {
    let wanted: string | null = 'first';
    const { port, show, advance } = setUp({ pictures: () => wanted });
    await show({ version: 1 });
    await advance(1000);
    wanted = null;
    await show({ version: 1 });
    await advance(1000);
    await show({ version: 1 });
    expect(port.asked.slice(1)).toEqual(['attach 101 +[first]', 'attach 101 +[]']);
  });

  test('that Discord does not take is given up for this hand, and the table goes on', async () => {
    const { port, show, advance, unpostable } = setUp({ pictures: byStreet });
    await show({ version: 1, handNumber: 1 });
    port.faults.push(apiError(50_013, 403));
    await advance(1000);
    await advance(1000);
    await show({ version: 10, handNumber: 1 });
    await advance(60_000);
    expect(unpostable).toEqual([]);
    expect(port.asked.slice(1)).toEqual(['attach 101 +[h1s0]', 'edit 101 h1v1', 'edit 101 h1v10']);
    await show({ version: 20, handNumber: 2 });
    await advance(1000);
    expect(port.asked.slice(4)).toEqual(['create h2v20 aurora01.2.101', 'attach 102 +[h2s2]']);
  });

  test('that was refused together with a text leaves the text to be shown without it', async () => {
    const { port, show, advance, unpostable } = setUp({ pictures: byStreet });
    await show({ version: 1 });
    await show({ version: 2 });
    port.faults.push(apiError(50_013, 403));
    await advance(1000);
    await advance(1000);
    expect(unpostable).toEqual([]);
    expect(port.asked.slice(1)).toEqual(['edit 101 h0v2 +[h0s0]', 'edit 101 h0v2']);
  });

  test('is tried again like every edit, and given up after the third time, without stopping a clock', async () => {
    const { port, show, advance, seen } = setUp({ pictures: byStreet });
    await show({ version: 1 });
    port.faults.push(unavailable(), unavailable(), unavailable());
    await advance(1000);
    await advance(1000);
    await advance(2000);
    await advance(60_000);
    expect(port.asked.slice(1)).toEqual([
      ...Array.from({ length: 3 }, () => 'attach 101 +[h0s0]'),
      'edit 101 h0v1',
    ]);
    expect(seen).not.toContain(false);
  });

  test('that has to wait for its turn is not given up', async () => {
    const { port, show, advance } = setUp({ pictures: byStreet });
    await show({ version: 1 });
    port.faults.push(...Array.from({ length: 5 }, () => limited(500)));
    await advance(1000);
    for (let turn = 0; turn < 5; turn += 1) await advance(500);
    expect(port.asked.slice(1)).toEqual(Array.from({ length: 6 }, () => 'attach 101 +[h0s0]'));
  });

  test('comes with the new message where somebody has deleted the old one', async () => {
    const { port, show, advance } = setUp({ pictures: byStreet });
    await show({ version: 1 });
    port.faults.push(apiError(10_008), apiError(10_008));
    for (let second = 0; second < 3; second += 1) await advance(1000);
    expect(port.asked.slice(1)).toEqual([
      'attach 101 +[h0s0]',
      'edit 101 h0v1 +[h0s0]',
      'create h0v1 aurora01.0.101 +[h0s0]',
    ]);
  });
});
