import { readFileSync } from 'node:fs';
import { PermissionFlagsBits, type PermissionsString } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { PERMISSIONS_NEEDED, invitationOf } from '../../src/discord/connection/invitation.ts';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

describe('the guide for hosts', () => {
  test.each(['README.md', 'docs/hosting.md'])('%s invites the bot with exactly what it needs', (page) => {
    expect(read(page)).toContain(`\`${invitationOf('APPLICATION_ID')}\``);
    expect(invitationOf('1')).toMatch(/&permissions=309237763072$/);
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
    expect(used.filter((name) => !PERMISSIONS_NEEDED.includes(name))).toEqual(['ManageThreads']);
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
