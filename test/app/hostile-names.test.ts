import { describe, expect, test } from 'vitest';
import { startApp } from './support/app.ts';
import { AtTable, textOf } from './support/at-table.ts';

const TEXTS = [
  '@everyone',
  '<@&123456789012345678>',
  'a`b```c',
  '**x**||y||',
  '[pay](http://x.example)',
  '\u202Eevil',
  '\u200B'.repeat(32),
  '\n# big',
  '<:a:123456789012345678>',
  'https://x.example/very/long',
] as const;

function checkLiteral(told: string): void {
  expect(told).not.toMatch(/[\u200B\u202E]|\|\|y|\*\*x\*\*\|\|/);
  expect(told).not.toMatch(/(?<!\\)<@|(?<![\\(])\[pay\]\(|\\n# big|\n# big|```/);
}

describe('text that people typed', () => {
  test.each(TEXTS)(
    'as %j is one line of literal text in the table’s message, and calls nobody',
    async (text) => {
      const app = await startApp();
      const at = new AtTable(app, 'poker-1');
      const { world, guildId } = app.playground;
      world.changeMember(guildId, app.playground.actor('Ada').userId, { nick: text });
      await at.deal({ Ada: '100', Elio: '100' }, { name: text });
      const told = app.playground.actor('Elio').sees('poker-1').map(textOf);
      expect(told.filter((line) => line.startsWith('You sit in seat 2'))).toHaveLength(1);
      checkLiteral(told.join('\n'));
      checkLiteral(app.playground.actor('Ada').sees('poker-1').map(textOf).join('\n'));
      await at.press('Ada', 'call');
      await at.press('Elio', 'check');
      await at.slash('Elio', 'table info');
      await at.slash('Elio', 'table list');
      for (const { content, embeds, mentions, mention_everyone } of at.publicMessages()) {
        expect([mentions, mention_everyone]).toEqual([[], false]);
        checkLiteral(JSON.stringify({ content, embeds }));
      }
    },
  );

  test('never reaches anybody with a mention that is not meant', async () => {
    const app = await startApp();
    const at = new AtTable(app, 'poker-1');
    await at.deal({ Ada: '100', Elio: '100' }, { name: '@everyone @here' });
    const bodies = app.playground.requests
      .all()
      .filter(({ method, route }) => method !== 'GET' && /messages|callback|webhooks/.test(route ?? ''))
      .map(({ body }) => body as { data?: object; allowed_mentions?: unknown });
    expect(bodies.length).toBeGreaterThan(5);
    for (const body of bodies) {
      const { allowed_mentions: allowed } = (body.data ?? body) as { allowed_mentions?: unknown };
      if (body.data !== undefined && !('content' in body.data)) continue;
      expect(allowed).toMatchObject({ parse: [] });
    }
    expect(textOf(at.message())).toContain('Ada to act');
  });
});
