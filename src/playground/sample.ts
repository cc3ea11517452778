import type { World } from './world.ts';

export const SAMPLE_GUILD = 'The Card Room';

const CHANNELS = [
  { name: 'lobby', topic: 'Say hello, look for a game' },
  { name: 'poker-1', topic: 'First table' },
  { name: 'poker-2', topic: 'Second table' },
  { name: 'late-night', topic: 'Age-restricted table', nsfw: true },
];

const PEOPLE = [
  { name: 'Ada', locale: 'en-GB' },
  { name: 'Bruno', locale: 'it' },
  { name: 'Carla', locale: 'it' },
  { name: 'Dario', locale: 'it' },
  { name: 'Elio', locale: 'en-US' },
  { name: 'Fiona', locale: 'en-GB' },
];

/** The member of the sample server who has Manage Server. */
const MODERATOR = 'Fiona';

/** Fills an empty world with one server and its people; returns the server's id. */
export function addSampleServer(world: World, { preferredLocale = 'en-US' } = {}): string {
  const guild = world.addGuild(SAMPLE_GUILD, { preferredLocale });
  for (const { name, ...more } of CHANNELS) world.addChannel(guild.id, name, more);
  for (const { name, locale } of PEOPLE) {
    const user = world.addUser(name, { locale });
    world.addMember(guild.id, user.id);
    if (name === MODERATOR) world.grant(guild.id, user.id, 'MANAGE_GUILD');
  }
  return guild.id;
}
