import { describe, expect, test } from 'vitest';
import { TableScript } from '../../support/table-script.ts';

describe('from sitting down to the receipt', () => {
  test('two sit down, the button is drawn, a hand is played and both are paid out', () => {
    const script = new TableScript().seat('AB');
    expect(script.table.nextHandAt).toBe(script.now + 5000);
    script.deal();
    expect(script.positions()).toBe('button A, small A, big B, dealt BA');
    expect(script.posts()).toBe('A small-blind 100, B big-blind 200');
    script.act('A', { type: 'raise', to: 600 });
    script.act('B', 'fold');
    expect(script.stacks()).toEqual({ A: 20_200, B: 19_800 });
    const left = script.leave('A').find((event) => event.type === 'seatLeft');
    expect(left).toEqual({
      type: 'seatLeft',
      seat: 0,
      member: 'A',
      stack: 20_200,
      session: {
        startedAt: 1_000_000_000_000,
        buyIn: 20_000,
        topUps: 0,
        boughtShort: false,
        hands: 1,
        biggestPot: 400,
        rake: 0,
      },
      why: 'asked',
      at: 1_000_000_005_000,
    });
    expect(script.wallet('A')).toBe(1_000_200);
    expect(script.table.nextHandAt).toBeNull();
    script.leave('B');
    expect(script.wallet('B')).toBe(999_800);
  });
});
