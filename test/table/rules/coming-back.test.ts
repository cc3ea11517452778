import { describe, expect, test } from 'vitest';
import { member, TableScript } from '../../support/table-script.ts';

const MINUTE = 60_000;
const sit = (name: string, buyIn: number | null) =>
  ({ type: 'sit', member: member(name), seat: null, buyIn }) as const;

// docs/rules.md §5 «coming back»: within 30 minutes exactly the stack one left with.
describe('coming back to a table', () => {
  const afterAHand = () => {
    const script = new TableScript().seat('AB');
    script.deal();
    script.act('A', { type: 'raise', to: 600 });
    script.act('B', 'fold');
    script.leave('A');
    return script;
  };

  test('within half an hour means bringing back exactly the stack one left with', () => {
    const script = afterAHand();
    script.wait(29 * MINUTE);
    expect(script.refused(sit('A', 6000))).toEqual({
      code: 'bringBackYourStack',
      stack: 20_200,
      offered: 6000,
    });
    script.do(sit('A', 20_200));
    expect(script.player('A').stack).toBe(20_200);
  });

  test('takes that stack when no amount is given, even above the maximum buy-in', () => {
    const script = afterAHand();
    script.do(sit('A', null));
    expect(script.player('A').stack).toBe(20_200);
  });

  test('continues the session: it is no buy-in, and the receipt counts all of it', () => {
    const script = afterAHand();
    script.do(sit('A', null));
    expect(script.player('A').session).toMatchObject({ buyIn: 20_000, topUps: 0, hands: 1, biggestPot: 400 });
  });

  test('goes for who has left the server and joined it again, too', () => {
    const script = new TableScript().seat('AB');
    script.deal();
    script.act('A', { type: 'raise', to: 600 });
    script.act('B', 'fold');
    script.do({ type: 'memberGone', member: member('A') });
    script.wait(29 * MINUTE);
    expect(script.refused(sit('A', 6000))).toEqual({
      code: 'bringBackYourStack',
      stack: 20_200,
      offered: 6000,
    });
    script.do(sit('A', null));
    expect(script.player('A').session).toMatchObject({ buyIn: 20_000, topUps: 0, hands: 1 });
  });

  test('needs the stack in the wallet', () => {
    const script = afterAHand();
    script.wallets.set('A', 20_195);
    expect(script.refused(sit('A', null))).toEqual({
      code: 'walletTooSmall',
      balance: 20_195,
      needed: 20_200,
    });
  });

  test('after more than half an hour begins a new session with any buy-in', () => {
    const script = new TableScript({ awayMs: 120 * MINUTE }).seat('AB');
    script.leave('A');
    script.wait(30 * MINUTE + 1);
    script.do(sit('A', 6000));
    expect(script.player('A').session).toMatchObject({ buyIn: 6000, hands: 0 });
  });

  test('keeps the blinds that were owed', () => {
    const script = new TableScript().seat('ABCD');
    script.sitOut('C');
    while (!script.player('C').owes.small) script.dealAndFold();
    script.leave('C');
    script.do(sit('C', null));
    expect(script.player('C')).toMatchObject({ state: 'waiting', owes: { big: true, small: true } });
  });
});
