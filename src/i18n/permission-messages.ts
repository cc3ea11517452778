/** What the bot may lack in a place, under Discord's own keys. */
export const PERMISSIONS = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'ManageThreads',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** As they are called in the server's settings, in the app of this language. */
export type PermissionMessages = Readonly<Record<Permission, string>>;
