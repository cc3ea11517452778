import { expect, test } from 'vitest';
import { InFlight } from '../../../src/discord/connection/in-flight.ts';
import { Pauses } from '../../../src/discord/connection/retry.ts';
import { Turns } from '../../../src/discord/connection/turns.ts';
import { PlayerCalls, type Call } from '../../../src/discord/tables/player-calls.ts';
import { createLog } from '../../../src/runtime/log.ts';
import { userId } from '../../../src/shared/ids.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { FakePort, limited } from '../support/one-post.ts';
import { lobbyTable } from '../support/tables.ts';

/** A table at which somebody has to be called at 1000, as long as `isCalled` says so. */
function setUp() {
  const clock = new FakeClock(0);
  const turns = new Turns(clock, 50);
  const port = new FakePort();
  const table = lobbyTable();
  const call: Call = {
    key: 'ada',
    due: 1000,
    user: userId('300000000000000001'),
    body: { content: 'your turn', embeds: [], components: [] },
    privately: null,
  };
  const state = { isCalled: true };
  const calls = new PlayerCalls(table.id, {
    clock,
    port,
    pauses: new Pauses(clock, turns),
    inFlight: new InFlight(),
    log: createLog({ level: 'silent' }),
    calls: { of: () => [], remember: () => undefined, forget: () => undefined },
    callsOf: () => (state.isCalled ? [call] : []),
    reach: () => Promise.resolve(null),
  });
  const advance = async (ms: number) => {
    clock.advance(ms);
    await new Promise((resolve) => setImmediate(resolve));
  };
  const show = ({ isCalled }: { readonly isCalled: boolean }) => {
    state.isCalled = isCalled;
    calls.changed(table);
  };
  return { port, advance, show };
}

test('a call that has to wait for its turn comes then', async () => {
  const { port, advance, show } = setUp();
  port.faults.push(limited(500));
  show({ isCalled: true });
  await advance(1000);
  expect(port.asked).toEqual(['create your turn ada']);
  await advance(500);
  expect(port.asked).toEqual(['create your turn ada', 'create your turn ada']);
});

test('a call whose reason has passed while it waited for its turn does not come', async () => {
  const { port, advance, show } = setUp();
  port.faults.push(limited(500));
  show({ isCalled: true });
  await advance(1000);
  show({ isCalled: false });
  await advance(5000);
  expect(port.asked).toEqual(['create your turn ada']);
});
