import { describe, expect, onTestFinished, test } from 'vitest';
import type { MadeUpId } from './support/attacks.ts';
import { HostileScene } from './support/hostile-scene.ts';
import { attack } from './support/hostile-run.ts';

const MINUTES = 60_000;

// `npm run hostile` sends many more.
test(
  'whatever is sent that nobody may send has no effect, and its sender is told so privately',
  { timeout: 3 * MINUTES },
  async () => {
    const report = await attack(1, 600);
    expect(report.found).toBeNull();
    expect(report.interactions).toBeGreaterThanOrEqual(600);
    expect(Object.keys(report.kinds).sort()).toEqual([
      'autocomplete',
      'button',
      'command',
      'modal',
      'select',
    ]);
  },
);

describe('the scene', () => {
  async function started(): Promise<HostileScene> {
    const scene = await HostileScene.start();
    onTestFinished(async () => {
      expect(await scene.end()).toEqual([]);
    });
    return scene;
  }

  test('takes what its player may do for no attack, and sees its effect', async () => {
    const scene = await started();
    const id: MadeUpId = {
      ...{ role: 'call', table: 'holdem' as const, hand: 0, action: 0 },
      ...{ size: '', to: '', parts: 4, spoilt: '' },
    };
    const call = { who: 'Ada', where: 'holdem', twice: false, kind: 'button', id } as const;
    expect(scene.isHostile(call)).toBe(false);
    expect(scene.isHostile({ ...call, who: 'Dario' })).toBe(true);
    expect(scene.isHostile({ ...call, id: { ...id, action: 1 } })).toBe(true);
    expect(await scene.send(call)).toBe('it had an effect');
  });
});
