import { HTTPError, RateLimitError } from 'discord.js';
import { expect, test } from 'vitest';
import { Pauses } from '../../../src/discord/connection/retry.ts';
import { Turns } from '../../../src/discord/connection/turns.ts';
import { limited } from '../support/one-post.ts';
import { FakeClock } from '../../support/fake-clock.ts';

/** A request that fails with these first, and lets the clock run to the end of each pause. */
function failing(errors: readonly Error[]) {
  const clock = new FakeClock();
  const left = [...errors];
  let made = 0;
  const run = new Pauses(clock, new Turns(clock, 50)).retrying(() => {
    made += 1;
    const error = left.shift();
    return error === undefined ? Promise.resolve('done') : Promise.reject(error);
  });
  const settle = async () => {
    for (let turns = 0; turns < 100; turns += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      const next = clock.nextAlarm();
      if (next !== null) clock.advance(next - clock.now());
    }
  };
  return { run, settle, made: () => made };
}

const broken = () => new HTTPError(503, 'no', 'POST', '/', { body: undefined, files: undefined });

test('a request that has to wait for its turn is made in the end, however many others wait', async () => {
  const { run, settle, made } = failing(Array.from({ length: 60 }, () => limited(500)));
  await settle();
  expect(await run).toBe('done');
  expect(made()).toBe(61);
});

test('a request that Discord tells to wait is made in the end', async () => {
  const { run, settle, made } = failing(Array.from({ length: 12 }, () => limited(500, { told: true })));
  await settle();
  expect(await run).toBe('done');
  expect(made()).toBe(13);
});

test('a request that fails three times is given up', async () => {
  const { run, settle, made } = failing([broken(), limited(500), broken(), broken(), broken()]);
  const given = expect(run).rejects.toThrow(HTTPError);
  await settle();
  await given;
  expect(made()).toBe(4);
});

test('a request that Discord always tells to wait is given up too', async () => {
  const { run, settle, made } = failing(Array.from({ length: 60 }, () => limited(500, { told: true })));
  const given = expect(run).rejects.toThrow(RateLimitError);
  await settle();
  await given;
  expect(made()).toBe(33);
});
