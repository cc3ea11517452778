import { HTTPError } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { channelId } from '../../../src/shared/ids.ts';
import { decisionOf } from '../../../src/table/queries.ts';
import type { Table } from '../../../src/table/table.ts';
import { TableScript } from '../../support/table-script.ts';
import { apiError, limited, setUp, unavailable } from '../support/one-post.ts';

const MINUTE = 60_000;

describe('the message of a table', () => {
  test('is posted once and edited as the table changes, at most once a second', async () => {
    const { port, show, advance } = setUp();
    await show({ version: 1 });
    await show({ version: 2 });
    await show({ version: 3 });
    expect(port.asked).toEqual(['create h0v1 aurora01.0.']);
    await advance(999);
    expect(port.asked).toHaveLength(1);
    await advance(1);
    expect(port.asked).toEqual(['create h0v1 aurora01.0.', 'edit 101 h0v3']);
  });

  test('is not edited when nothing that it shows has changed', async () => {
    const { port, show, advance } = setUp();
    await show({ version: 1 });
    await show({ version: 1 });
    await advance(1000);
    expect(port.asked).toHaveLength(1);
  });

  test('is a new one for each hand, and the old one stays', async () => {
    const { port, show, advance } = setUp();
    await show({ version: 1, handNumber: 1 });
    await show({ version: 2, handNumber: 2 });
    await advance(1000);
    expect(port.asked).toEqual(['create h1v1 aurora01.1.', 'create h2v2 aurora01.2.101']);
  });

  test('shows how a hand ended before the next hand has its own, however late that is', async () => {
    const { port, show, settle, advance } = setUp();
    await show({ version: 1, handNumber: 1 });
    await show({ version: 8, handNumber: 1 });
    await show({ version: 9, handNumber: 2 });
    expect(port.asked).toHaveLength(1);
    await advance(1000);
    expect(port.asked.slice(1)).toEqual(['edit 101 h1v8', 'create h2v9 aurora01.2.101']);
    await advance(1000);
    port.hold();
    await Promise.race([show({ version: 12, handNumber: 2 }), Promise.resolve()]);
    await Promise.race([show({ version: 13, handNumber: 3 }), Promise.resolve()]);
    port.release();
    await settle();
    expect(port.asked.slice(3)).toEqual(['edit 102 h2v12', 'create h3v13 aurora01.3.102']);
  });

  test.each([
    ['the old message is gone', apiError(10_008), 0],
    ['Discord is out of order', unavailable(), 1000],
  ])('keeps no new hand waiting for the end of the last one where %s', async (_why, fault, wait) => {
    const { port, show, advance } = setUp();
    await show({ version: 1, handNumber: 1 });
    await show({ version: 8, handNumber: 1 });
    await show({ version: 9, handNumber: 2 });
    port.faults.push(fault);
    await advance(1000);
    await advance(wait);
    expect(port.asked.slice(1)).toEqual(['edit 101 h1v8', expect.stringMatching(/^create h2v9 /)]);
  });

  test('is edited after all where its place could not be remembered, and it is made anew under the same nonce', async () => {
    const { port, show, advance } = setUp({ forgets: true });
    await show({ version: 1 });
    await show({ version: 2 });
    await advance(1000);
    // Discord answers with the first message, which shows the state of then.
    await advance(1000);
    expect(port.asked.slice(0, 3)).toEqual(
      Array.from(['h0v1', 'h0v2', 'h0v2'], (body) => `create ${body} aurora01.0.`),
    );
  });

  test('has one request in flight; of what comes meanwhile only the newest is sent', async () => {
    const { port, post, table, settle, advance } = setUp();
    port.hold();
    for (const version of [1, 2, 3, 4]) {
      post.changed({ ...table, version });
      await Promise.resolve();
    }
    port.release();
    await settle();
    await advance(1000);
    expect(port.asked).toEqual(['create h0v1 aurora01.0.', 'edit 101 h0v4']);
  });

  test('is carried by a click, and then no edit follows', async () => {
    const { port, post, table, show, settle, advance } = setUp();
    await show({ version: 1 });
    const sent: string[] = [];
    post.changed({ ...table, version: 2 });
    await post.carry(null, (body) => Promise.resolve(void sent.push(body.content)));
    await settle();
    await advance(5000);
    expect(sent).toEqual(['h0v2']);
    expect(port.asked).toEqual(['create h0v1 aurora01.0.']);
  });

  test('is edited after all when the answer to the click was lost', async () => {
    const { port, post, table, show, settle, advance } = setUp();
    await show({ version: 1 });
    await advance(1000);
    post.changed({ ...table, version: 2 });
    await expect(post.carry(null, () => Promise.reject(apiError(10_062)))).rejects.toThrow();
    await settle();
    expect(port.asked).toEqual(['create h0v1 aurora01.0.', 'edit 101 h0v2']);
  });

  test('is edited once more when an edit of ours and the answer to a click crossed', async () => {
    const { port, post, table, show, settle, advance } = setUp();
    await show({ version: 1 });
    await advance(1000);
    port.hold();
    post.changed({ ...table, version: 2 });
    await Promise.resolve();
    post.changed({ ...table, version: 3 });
    await post.carry(null, () => Promise.resolve());
    port.release();
    await settle();
    await advance(1000);
    expect(port.asked).toEqual(['create h0v1 aurora01.0.', 'edit 101 h0v2', 'edit 101 h0v3']);
  });

  test('is edited once more when the first edit crossed a click on what the process before had shown', async () => {
    const table = tableInHand();
    const posted = { channelId: table.channelId, messageId: '90', hand: table.handNumber, postedAt: 0 };
    const { port, post, settle, advance } = setUp({ table, posted, now: 1 });
    port.hold();
    post.changed(table);
    await Promise.resolve();
    await post.carry(decisionOf(table), () => Promise.resolve());
    port.release();
    await settle();
    await advance(1000);
    expect(port.asked).toEqual(['edit 90 h1v13', 'edit 90 h1v13']);
  });

  test('is edited after it was posted without an answer: Discord keeps the message of the first try', async () => {
    const { port, show, advance } = setUp();
    port.faults.push(new HTTPError(504, 'late', 'POST', '/', { body: undefined, files: undefined }));
    await show({ version: 1 });
    await show({ version: 2 });
    await advance(1000);
    await advance(1000);
    expect(port.asked).toEqual(['create h0v1 aurora01.0.', 'create h0v2 aurora01.0.', 'edit 101 h0v2']);
  });

  test('is posted anew, once, when somebody has deleted it', async () => {
    const { port, show, advance, post } = setUp();
    await show({ version: 1 });
    await advance(1000);
    port.faults.push(apiError(10_008));
    await show({ version: 2 });
    expect(port.asked).toEqual(['create h0v1 aurora01.0.', 'edit 101 h0v2', 'create h0v2 aurora01.0.101']);
    expect(post.isStale('101')).toBe(true);
    expect(post.isStale('102')).toBe(false);
  });

  test('is posted anew after 50 minutes, and the old one of the same hand is taken away', async () => {
    const { port, show, advance, post } = setUp();
    await show({ version: 1 });
    await advance(50 * MINUTE - 1);
    expect(post.carries('101')).toBe(true);
    await advance(1);
    expect(post.carries('101')).toBe(false);
    await show({ version: 2 });
    expect(port.asked).toEqual(['create h0v1 aurora01.0.', 'create h0v2 aurora01.0.101', 'remove 101']);
  });

  test('is tried three times with the newest state, and then later', async () => {
    const { port, show, advance } = setUp();
    await show({ version: 1 });
    await advance(1000);
    port.faults.push(apiError(0, 429), limited(2000, { told: true }), unavailable());
    await show({ version: 2 });
    await show({ version: 3 });
    await advance(1000);
    await advance(2000);
    expect(port.asked.slice(1)).toEqual(['edit 101 h0v2', 'edit 101 h0v3', 'edit 101 h0v3']);
    await advance(29_999);
    expect(port.asked).toHaveLength(4);
    await advance(1);
    expect(port.asked.slice(4)).toEqual(['edit 101 h0v3']);
  });

  test.each([true, false])(
    'that has to wait for its turn has not failed, however often (%j)',
    async (global) => {
      const { port, show, advance, seen } = setUp();
      port.faults.push(...Array.from({ length: 5 }, () => limited(500, { global })));
      await show({ version: 1 });
      for (let turn = 0; turn < 4; turn += 1) await advance(500);
      await show({ version: 2 });
      await advance(500);
      // Nothing was posted that an edit would have to follow.
      expect(port.asked).toEqual([
        ...Array.from({ length: 5 }, () => 'create h0v1 aurora01.0.'),
        'create h0v2 aurora01.0.',
      ]);
      await advance(60_000);
      expect(port.asked).toHaveLength(6);
      expect(seen).toEqual([true]);
    },
  );

  test('that waits for its turn longer than three seconds counts as not shown', async () => {
    const { port, show, advance, seen } = setUp();
    port.faults.push(limited(2000), limited(2000));
    await show({ version: 1 });
    expect(seen).toEqual([]);
    await advance(2000);
    expect(seen).toEqual([false]);
    await advance(2000);
    expect(seen).toEqual([false, true]);
  });

  test('is carried by a click while it waits for its turn, and nothing follows', async () => {
    const { port, post, table, show, advance } = setUp();
    await show({ version: 1 });
    await advance(1000);
    port.faults.push(limited(500));
    await show({ version: 2 });
    post.changed({ ...table, version: 3 });
    await post.carry(null, () => Promise.resolve());
    await advance(5000);
    expect(port.asked.slice(1)).toEqual(['edit 101 h0v2']);
  });

  test.each([
    [10_003, 'channelGone'],
    [50_001, 'cannotPost'],
    [50_013, 'cannotPost'],
  ])('is given up when its channel takes no messages (%i)', async (code, reason) => {
    const { port, show, advance, unpostable } = setUp();
    await show({ version: 1 });
    await advance(1000);
    port.faults.push(apiError(code, 403));
    await show({ version: 2 });
    await advance(MINUTE);
    expect(unpostable).toEqual([reason]);
    expect(port.asked).toHaveLength(2);
  });

  test('in an archived thread is edited once the thread is woken (50083)', async () => {
    const { port, show, advance, unpostable, table } = setUp();
    await show({ version: 1 });
    await advance(1000);
    port.faults.push(apiError(50_083, 400));
    await show({ version: 2 });
    await advance(1000);
    expect(unpostable).toEqual([]);
    expect(port.asked.slice(1)).toEqual(['edit 101 h0v2', `wake ${table.channelId}`, 'edit 101 h0v2']);
  });

  test('in a thread that cannot be woken is given up', async () => {
    const { port, show, advance, unpostable } = setUp();
    await show({ version: 1 });
    await advance(1000);
    port.faults.push(apiError(50_083, 400), apiError(50_013, 403));
    await show({ version: 2 });
    await advance(MINUTE);
    expect(unpostable).toEqual(['cannotPost']);
    expect(port.asked).toHaveLength(3);
  });

  test('tells when it cannot be shown, and when it is shown again', async () => {
    const { port, show, advance, seen } = setUp();
    await show({ version: 1 });
    await advance(1000);
    port.faults.push(unavailable());
    await show({ version: 2 });
    expect(seen).toEqual([true, false]);
    await advance(1000);
    expect(seen).toEqual([true, false, true]);
  });

  test('is a new one when the table goes on in another channel', async () => {
    const { port, post, show } = setUp();
    await show({ version: 1 });
    post.repost();
    await show({ version: 2, channelId: channelId('200000000000000002') });
    expect(port.asked).toEqual(['create h0v1 aurora01.0.', 'create h0v2 aurora01.0.101']);
  });
});

/** Two players, and the first of them to act. */
function tableInHand(): Table {
  const script = new TableScript();
  script.seat('AB');
  script.wait(5000);
  return script.table;
}
