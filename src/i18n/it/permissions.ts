import type { PermissionMessages } from '../permission-messages.ts';

export const permissionNames: PermissionMessages = {
  ViewChannel: 'Visualizza canale',
  SendMessages: 'Invia messaggi',
  SendMessagesInThreads: 'Invia messaggi nei thread',
  CreatePublicThreads: 'Crea thread pubblici',
  ManageThreads: 'Gestisci thread',
  EmbedLinks: 'Incorpora link',
  AttachFiles: 'Allega file',
  ReadMessageHistory: 'Leggi la cronologia dei messaggi',
};
