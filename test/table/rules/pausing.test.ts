import { describe, expect, test } from 'vitest';
import { wakeAt } from '../../../src/table/queries.ts';
import { channelId } from '../../../src/shared/ids.ts';
import { member, TableScript } from '../../support/table-script.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const pause = { type: 'pause', reason: 'floor' } as const;
const resume = { type: 'resume', channelId: null } as const;

// docs/rules.md §5 «clock», §6
describe('a paused table', () => {
  test('stops the clock and refuses acts', () => {
    const script = new TableScript().seat('AB');
    script.deal();
    script.do(pause);
    expect(script.table.turn).toBeNull();
    expect(wakeAt(script.table)).toBeNull();
    expect(
      script.refused({ type: 'act', member: member('A'), decision: null, act: { type: 'fold' } }),
    ).toEqual({ code: 'tablePaused', reason: 'floor' });
    script.wait(60 * MINUTE);
    expect(script.table.handRunning).toBe(true);
  });

  test('goes on with what was left of the clock', () => {
    const script = new TableScript().seat('AB');
    script.deal();
    script.wait(12 * SECOND);
    script.do(pause);
    script.wait(60 * MINUTE);
    script.do(resume);
    expect(script.table.turn).toMatchObject({
      seat: 0,
      bankFrom: script.now + 18 * SECOND,
      deadline: script.now + 78 * SECOND,
    });
  });

  test('and with 10 s at least', () => {
    const script = new TableScript({ bankMs: 0 }).seat('AB');
    script.deal();
    script.wait(28 * SECOND);
    script.do(pause);
    script.do(resume);
    expect(script.table.turn?.deadline).toBe(script.now + 10 * SECOND);
  });

  test('deals no hand, and deals again after a pause when it is resumed', () => {
    const script = new TableScript().seat('AB');
    script.do(pause);
    expect(script.table.nextHandAt).toBeNull();
    script.wait(10 * MINUTE);
    script.do(resume);
    expect(script.table.nextHandAt).toBe(script.now + 5 * SECOND);
  });

  test('charges its length to nobody who is away', () => {
    const script = new TableScript().seat('ABC');
    script.sitOut('A');
    script.wait(MINUTE);
    script.foldAround();
    script.do(pause);
    script.wait(120 * MINUTE);
    script.do(resume);
    expect(script.player('A').awaySince).toBe(script.now - MINUTE);
  });

  test('lets nobody sit down or buy chips, but lets everybody leave who is in no hand', () => {
    const script = new TableScript().seat('AB');
    script.do(pause);
    expect(script.refused({ type: 'sit', member: member('C'), seat: null, buyIn: null })).toMatchObject({
      code: 'tablePaused',
    });
    expect(script.refused({ type: 'topUp', member: member('A'), amount: 100 })).toMatchObject({
      code: 'tablePaused',
    });
    script.leave('A');
    expect(script.wallet('A')).toBe(1_000_000);
  });

  test('may go on in another channel', () => {
    const script = new TableScript().seat('AB');
    script.do({ type: 'pause', reason: 'channelGone' });
    script.do({ type: 'resume', channelId: channelId('77') });
    expect(script.table.channelId).toBe('77');
  });

  test('is paused once, for the newest reason; a frozen one stays frozen', () => {
    const script = new TableScript();
    script.do(pause);
    expect(script.refused(pause)).toEqual({ code: 'tablePaused', reason: 'floor' });
    script.do({ type: 'pause', reason: 'frozen' });
    expect(script.refused(pause)).toEqual({ code: 'tablePaused', reason: 'frozen' });
    script.do(resume);
    expect(script.refused(resume)).toEqual({ code: 'tableNotPaused' });
  });

  test('closes after a void hand when that was asked for', () => {
    const script = new TableScript().seat('AB');
    script.deal();
    script.do({ type: 'pause', reason: 'channelGone' });
    script.do({ type: 'close', member: member('M'), floor: true });
    expect(script.table.handRunning).toBe(true);
    script.do({ type: 'voidHand', afterAction: false });
    expect(script.table.status).toBe('closed');
    expect(script.wallet('A')).toBe(1_000_000);
    expect(script.wallet('B')).toBe(1_000_000);
  });
});
