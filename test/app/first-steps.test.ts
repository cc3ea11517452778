import { expect, test, vi } from 'vitest';
import { startApp } from './support/app.ts';
import { AtTable, textOf } from './support/at-table.ts';

const ENGLISH = '**New here? Three steps:**';

async function inLobby() {
  const app = await startApp();
  const told = (name: string, steps: string) =>
    app.playground
      .actor(name)
      .sees('poker-1')
      .filter((message) => message.ephemeral && textOf(message).startsWith(steps)).length;
  return { app, at: new AtTable(app, 'poker-1'), told };
}

test('the three steps are told with the first command of a member, privately, once, in their language', async () => {
  const { at, told } = await inLobby();
  const opened = await at.open('Ada');
  expect(textOf(opened.message)).toContain('Aurora is open');
  expect(told('Ada', ENGLISH)).toBe(1);
  await at.sit('Ada', '100');
  await at.slash('Ada', 'wallet');
  expect(told('Ada', ENGLISH)).toBe(1);
  for (const command of ['table list', 'table info', 'rules', 'table list']) await at.slash('Elio', command);
  expect(told('Elio', ENGLISH)).toBe(1);
  await at.slash('Bruno', 'wallet');
  expect(told('Bruno', '**Prima volta qui? Tre passi:**')).toBe(1);
  expect(at.publicMessages().filter((message) => textOf(message).includes(ENGLISH))).toEqual([]);
});

test('who begins with the Sit button is told once they sit, and who asks for help reads it there', async () => {
  const { app, at, told } = await inLobby();
  await at.open('Ada');
  const { modal } = await at.press('Elio', 'sit');
  expect(told('Elio', ENGLISH)).toBe(0);
  if (modal === null) throw new Error('no modal');
  await app.playground.actor('Elio').submit(modal, {});
  await app.settle();
  expect(told('Elio', ENGLISH)).toBe(1);
  await at.slash('Fiona', 'help');
  expect(told('Fiona', ENGLISH)).toBe(0);
  await at.slash('Fiona', 'wallet');
  expect(told('Fiona', ENGLISH)).toBe(1);
});

test('what was saved before something broke is not said to have changed nothing', async () => {
  const { app, at } = await inLobby();
  await at.open('Ada');
  app.errorsExpected = 1;
  vi.spyOn(app.room, 'wallet').mockImplementationOnce(() => {
    throw new Error('a fault of the software');
  });
  const sat = await at.sit('Ada', '100');
  expect(at.stacks).toEqual({ Ada: 10_000 });
  expect(textOf(sat.message)).toMatch(
    /^Something went wrong\. What has been done shows on the table’s message and in `\/wallet`/,
  );
});
