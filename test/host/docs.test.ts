import { readFileSync } from 'node:fs';
import { PermissionFlagsBits, PermissionsBitField, type PermissionsString } from 'discord.js';
import { describe, expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** What the bot does in a channel, and no more. */
const NEEDED: readonly PermissionsString[] = [
  'ViewChannel',
  'SendMessages',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'CreatePublicThreads',
  'SendMessagesInThreads',
];

describe('the guide for hosts', () => {
  test.each(['README.md', 'docs/hosting.md'])('%s invites the bot with exactly what it needs', (page) => {
    const link = /https:\/\/discord\.com\/oauth2\/authorize\?\S+?(?=`)/.exec(read(page))?.[0] ?? '';
    const { searchParams } = new URL(link);
    expect(searchParams.get('scope')).toBe('bot applications.commands');
    const asked = new PermissionsBitField(BigInt(searchParams.get('permissions') ?? 0));
    expect(asked.toArray().sort()).toEqual([...NEEDED].sort());
  });

  test('what the code asks for in a channel is among it', () => {
    const sources = ['tables/posting-permissions.ts', 'floor/places.ts'].map((name) =>
      read(`src/discord/${name}`),
    );
    const used = (Object.keys(PermissionFlagsBits) as PermissionsString[]).filter((name) =>
      sources.some((source) => new RegExp(`\\b${name}\\b`).test(source)),
    );
    expect(used.length).toBeGreaterThan(3);
    // Only named where a thread is locked, which its moderators can undo: not a right to ask for everywhere.
    expect(used.filter((name) => !NEEDED.includes(name))).toEqual(['ManageThreads']);
  });

  test('names every metric there is, and every link leads somewhere', () => {
    const hosting = read('docs/hosting.md');
    const sources = ['host-metrics.ts', 'room-metrics.ts']
      .map((name) => read(`src/runtime/${name}`))
      .join('');
    const metrics = [...sources.matchAll(/'(felt_[a-z_]+)'/g)].map(([, name = '']) => name);
    expect(metrics.length).toBeGreaterThan(8);
    expect(metrics.filter((name) => !hosting.includes(name))).toEqual([]);
    const headings = [...hosting.matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
      text
        .toLowerCase()
        .replaceAll(/[^a-z ]/g, '')
        .replaceAll(' ', '-'),
    );
    const links = [...hosting.matchAll(/\]\(#([^)]+)\)/g)].map(([, name = '']) => name);
    expect(links.filter((name) => !headings.includes(name))).toEqual([]);
  });
});
