import { describe, expect, test } from 'vitest';
import { cardEmojiArt } from '../../../src/discord/cards/card-art.ts';
import type { DatabaseHealth } from '../../../src/store/health.ts';
import { StoreError } from '../../../src/store/store-error.ts';
import type { Store } from '../../../src/store/store.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { AtTable } from '../support/at-table.ts';
import { startFloor, type FloorScene } from './support.ts';

describe('/floor doctor', () => {
  test('finds nothing wrong in a server where nothing is', async () => {
    const scene = await startFloor();
    const text = await scene.says('doctor');
    expect(text).toContain('All is well here.');
    expect(text).toContain('The accounts in the database are sound');
    expect(text).toContain('The clock agrees with Discord’s');
    expect(text).not.toContain('❌');
  });

  test('names each missing permission, place by place, and how to give it', async () => {
    const scene = await startFloor();
    const { world, applicationId } = scene.app.playground;
    await scene.at.open('Ada');
    const other = new AtTable(scene.app, 'poker-2');
    await other.open('Ada');
    world.deny(world.channel('poker-2').id, applicationId, 'EMBED_LINKS', 'READ_MESSAGE_HISTORY');
    await scene.app.settle();
    const text = await scene.says('doctor');
    expect(text).toContain(
      `❌ <#${world.channel('poker-2').id}>: open Edit Channel › Permissions, add me, and allow **Embed Links** and **Read Message History**.`,
    );
    expect(text).toContain('One thing to put right.');
    expect(text).toContain(`✅ <#${world.channel('poker-1').id}>: everything I need`);
  });

  test('explains what a floor role needs, in the reader’s language, and that a role is gone', async () => {
    const scene = await startFloor();
    const { world } = scene.app.playground;
    const role = world.addRole(scene.guild, 'Dealers');
    world.grant(scene.guild, scene.app.playground.actor('Bruno').userId, 'MANAGE_GUILD');
    await scene.floor('settings room', { 'floor-role': role });
    expect(await scene.says('doctor')).toContain(`<@&${role}> may use \`/floor\`. For its members to see`);
    expect(await scene.says('doctor', {}, 'Bruno')).toContain('Impostazioni server › Integrazioni › Felt');
  });

  test('tells a clock that is wrong, and a paused table', async () => {
    const scene = await startFloor();
    await scene.at.open('Ada');
    await scene.floor('pause');
    expect(await scene.says('doctor')).toMatch(/Aurora in <#\d+> is paused/);
    const { app } = scene;
    const { botToken: token, apiUrl: api } = app.playground;
    await app.stop();
    await app.startOn({ clock: new FakeClock(app.clock.now() + 90_000), token, api });
    expect(await scene.says('doctor')).toContain('differs from Discord’s by 1 minute and 30 seconds.');
  });
});

const EMOJIS = '/applications/:application/emojis';
const ART = cardEmojiArt().slice(0, 5);

describe('/floor doctor, about the card emojis', () => {
  test('counts them once they are all there, and says nothing where the bot has none', async () => {
    const scene = await startFloor({ emojiArt: ART });
    const { app } = scene;
    await app.playground.until(() => app.logged.some(({ msg }) => msg === 'the card emojis were uploaded'));
    expect(await scene.says('doctor')).toContain('✅ 5 card emojis are there');
    const without = await startFloor();
    expect(await without.says('doctor')).not.toContain('emojis');
  });

  test('tells those that are on their way from those that Discord did not take', async () => {
    const scene = await startFloor();
    const { app } = scene;
    await app.stop();
    const { faults, requests } = app.playground;
    const hung = faults.next({ method: 'POST', route: EMOJIS }, 'holdBefore');
    await app.start({ emojiArt: ART });
    await app.playground.until(() => hung.met === 1);
    expect(await scene.says('doctor')).toContain(
      'ℹ️ The card emojis are being uploaded; until that is done, cards are shown as text',
    );
    // Two are taken, then there is no room for more.
    hung.release();
    await app.playground.until(() => requests.matching('POST', EMOJIS).length >= 2);
    faults.next({ method: 'POST', route: EMOJIS, count: 9 }, { status: 400, code: 30_008 });
    const given = ({ msg }: { msg?: unknown }) => String(msg).includes('could not all be uploaded');
    await app.playground.until(() => app.logged.some(given));
    await app.settle();
    const present = app.playground.world.tables.all('emojis').length;
    expect(present).toBeGreaterThan(1);
    expect(present).toBeLessThan(5);
    const text = await scene.says('doctor');
    expect(text).toContain(`ℹ️ ${present} of 5 card emojis are there; the other cards are shown as text.`);
    expect(text).toContain('All is well here.');
  });

  test('says that none are there where they could not even be looked up', async () => {
    const scene = await startFloor();
    const { app } = scene;
    await app.stop();
    app.playground.faults.next({ method: 'GET', route: EMOJIS }, { status: 403, code: 20_012 });
    await app.start({ emojiArt: ART });
    expect(await scene.says('doctor')).toContain('ℹ️ 0 of 5 card emojis are there');
    await scene.at.slash('Fiona', 'settings', { language: 'it' });
    expect(await scene.says('doctor')).toContain('ℹ️ Ci sono 0 emoji delle carte su 5;');
  });
});

/** A floor whose database is like this from the moment a test says so. */
async function troubled(): Promise<{ scene: FloorScene; trouble: Trouble }> {
  const trouble: Trouble = { health: {}, failing: null };
  const storeOver = (store: Store): Store => {
    const orFail =
      <A extends unknown[]>(write: (...given: A) => void) =>
      (...given: A): void => {
        if (trouble.failing !== null) throw trouble.failing;
        write(...given);
      };
    return {
      ...store,
      health: () => {
        if (trouble.health === null) throw new StoreError('writeFailed', `disk I/O error at ${PATH}`);
        return { ...store.health(), ...trouble.health };
      },
      members: { ...store.members, enrol: orFail((enrolment) => store.members.enrol(enrolment)) },
      auditLog: { ...store.auditLog, record: orFail((...line) => store.auditLog.record(...line)) },
    };
  };
  return { scene: await startFloor({ storeOver }), trouble };
}

interface Trouble {
  /** Null: it cannot be looked at. */
  health: Partial<DatabaseHealth> | null;
  /** What writing fails with. */
  failing: StoreError | null;
}

const PATH = '/var/lib/felt/felt.sqlite';
const FULL = new StoreError('diskFull', `The disk is full: free some space. (${PATH})`);

/** The reference that an answer names; the log names it once, as an error. */
function referenceIn(text: string, { app }: FloorScene): string {
  const [, reference = ''] = /log under `(\w+)`/.exec(text) ?? [];
  app.errorsExpected = app.logged.filter((line) => line['reference'] === reference).length;
  expect(app.errorsExpected).toBe(1);
  return reference;
}

describe('/floor doctor, about the database', () => {
  test('warns of a disk that fills, before it is full', async () => {
    const { scene, trouble } = await troubled();
    trouble.health = { size: 41_000_000, free: 200_000_000 };
    expect(await scene.says('doctor')).toContain(
      '✅ The accounts in the database are sound, 41 MB; 200 MB are free on its disk.',
    );
    trouble.health = { free: 199_999_999 };
    const text = await scene.says('doctor');
    expect(text).toContain('One thing to put right.');
    expect(text).toContain(
      '❌ Only 200 MB are free on the disk of the database. Whoever runs the bot has to make room',
    );
    await scene.at.slash('Fiona', 'settings', { language: 'it' });
    expect(await scene.says('doctor')).toContain('❌ Sul disco del database sono liberi solo 200 MB.');
  });

  test('answers when the disk is full, although nobody can put on record that it was asked', async () => {
    const { scene, trouble } = await troubled();
    await scene.says('doctor');
    trouble.failing = FULL;
    trouble.health = { free: 0 };
    const text = await scene.says('doctor');
    expect(text).toContain('2 things to put right.');
    expect(text).toContain(
      '❌ The database cannot save anything now, so tables stand still; no chips are lost.',
    );
    expect(text).toContain('❌ Only 0 MB are free');
    expect(text).toContain('✅ The accounts in the database are sound');
    expect(text).not.toContain(PATH);
    referenceIn(text, scene);
    trouble.failing = null;
    expect(scene.log()).toEqual(['Fiona doctor']);
  });

  test('answers then also somebody who was never seen before', async () => {
    const { scene, trouble } = await troubled();
    trouble.failing = FULL;
    const text = await scene.says('doctor');
    expect(text).toContain(
      '❌ Something could not be looked at. Whoever runs the bot finds why in the log under',
    );
    expect(text).not.toContain(PATH);
    referenceIn(text, scene);
  });

  test('goes on to the rest where the database cannot be looked at', async () => {
    const { scene, trouble } = await troubled();
    trouble.health = null;
    const text = await scene.says('doctor');
    expect(text).toContain('One thing to put right.');
    expect(text).toContain('✅ Connected to Discord');
    expect(text).not.toContain(PATH);
    referenceIn(text, scene);
  });

  test('tells damage, and sums nothing up that it cannot read; chips that were made or lost otherwise', async () => {
    const { scene, trouble } = await troubled();
    trouble.health = { damage: ['Tree 12 page 7: btreeInitPage() returns error code 11'], sum: null };
    const damaged = await scene.says('doctor');
    expect(damaged).toContain('❌ The database file is damaged. Stop the bot and restore the newest backup');
    expect(damaged).toContain('One thing to put right.');
    expect(damaged).not.toMatch(/btree|sound/);
    trouble.health = { sum: 1250 };
    expect(await scene.says('doctor')).toContain('❌ The accounts add up to 12.50 instead of zero.');
  });
});

describe('/floor doctor, about the connection', () => {
  async function awayFor({ app }: FloorScene, ms: number): Promise<void> {
    const { faults } = app.playground;
    faults.refuseGateway();
    await app.playground.until(() => !app.bot.isConnected);
    await app.advance(ms);
    faults.acceptGateway();
    await app.playground.until(() => app.bot.isConnected);
  }

  test('says that it is there, and nothing of the seconds that a new connection takes', async () => {
    const scene = await startFloor();
    await awayFor(scene, 20_000);
    const text = await scene.says('doctor');
    expect(text).toMatch(/✅ Connected to Discord(, \d+ ms)?\n/);
    expect(text).not.toContain('away');
  });

  test('says how long it was away in the last 24 hours, as the tables stood still', async () => {
    const scene = await startFloor();
    await awayFor(scene, 90_000);
    await awayFor(scene, 150_000);
    expect(await scene.says('doctor')).toContain(
      'ℹ️ The connection to Discord was away for 4 minutes in the last 24 hours; no clock ran meanwhile.',
    );
    await scene.at.slash('Fiona', 'settings', { language: 'it' });
    expect(await scene.says('doctor')).toContain(
      'ℹ️ Nelle ultime 24 ore il collegamento con Discord è mancato per 4 minuti;',
    );
    await scene.app.advance(86_400_000);
    expect(await scene.says('doctor')).not.toContain('24');
  });
});

test('/floor doctor names nothing of other servers, of the machine or of the bot', async () => {
  const scene = await startFloor({ emojiArt: ART });
  const { app } = scene;
  const { world, botToken } = app.playground;
  const other = world.addGuild('Secret Society', { ownerName: 'Zoe' });
  const place = world.addChannel(other.id, 'back-room');
  world.addMember(other.id, scene.user('Ada'));
  world.deny(place.id, app.playground.applicationId, 'SEND_MESSAGES');
  await app.settle();
  await scene.at.open('Ada');
  await scene.floor('pause');
  const text = await scene.says('doctor');
  expect(text).toContain('Aurora');
  for (const secret of [
    botToken,
    other.id,
    'Secret Society',
    place.id,
    'back-room',
    app.databasePath,
    '/tmp',
  ]) {
    expect(text).not.toContain(secret);
  }
});
