import type { MemberId, TableId } from '../../../src/shared/ids.ts';
import type { TableCommand } from '../../../src/table/protocol.ts';
import type { Decision } from '../../../src/table/table.ts';
import type { Message } from './simulated-discord.ts';

/** Something one person did in Discord, as it is delivered to the bot: once, or more than once, or never. */
export interface Interaction {
  readonly id: string;
  /** Epoch ms. */
  readonly createdAt: number;
  readonly person: number;
  readonly table: TableId;
  /** The message that was clicked on, and the decision whose button it was; null for a command. */
  readonly clicked: { readonly message: Message; readonly decision: Decision | null } | null;
  readonly command: (member: MemberId) => TableCommand;
}
