import { PermissionsBitField, type PermissionsString } from 'discord.js';

/** What the bot does in a channel, and no more. */
export const PERMISSIONS_NEEDED: readonly PermissionsString[] = [
  'ViewChannel',
  'SendMessages',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'CreatePublicThreads',
  'SendMessagesInThreads',
];

/** The address at which whoever manages a server invites an application to it. */
export function invitationOf(applicationId: string): string {
  const permissions = PermissionsBitField.resolve(PERMISSIONS_NEEDED).toString();
  const scope = 'bot+applications.commands';
  return `https://discord.com/oauth2/authorize?client_id=${applicationId}&scope=${scope}&permissions=${permissions}`;
}
