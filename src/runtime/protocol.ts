import type { Chips } from '../shared/chips.ts';
import type { ChannelId, GuildId, MemberId, TableId } from '../shared/ids.ts';
import type { SettingsRefusal } from '../table/open.ts';
import type { TableCommand, TableEvent, TableRefusal } from '../table/protocol.ts';
import type { TableSettings } from '../table/settings.ts';
import type { Table } from '../table/table.ts';
import type { TransferReason } from '../ledger/transfer.ts';
import type { RefillRefusal, RefillTerms } from './daily-refill.ts';
import type { FloorRefusal } from './floor-protocol.ts';

/** What happened at a table, told after it is in the database. */
export interface Commit {
  /** Null when the table was opened by it. */
  readonly before: Table | null;
  readonly after: Table;
  /** Empty when the command was accepted and changed nothing: then nobody is told either. */
  readonly events: readonly TableEvent[];
  readonly cause: TableCommand['type'] | 'open';
  /** Epoch ms. */
  readonly at: number;
}

/** Why the room said no; nothing has changed. `reference` stands in the log beside the reason. */
export type RoomRefusal =
  | TableRefusal
  | SettingsRefusal
  | { readonly code: 'noSuchTable' }
  | { readonly code: 'tableAlreadyHere'; readonly tableId: TableId }
  /** This very interaction was carried out before: it was delivered twice. */
  | { readonly code: 'alreadyDone' }
  | RefillRefusal
  | FloorRefusal
  /** A fault of the software stopped this table on its last saved state. */
  | { readonly code: 'tableFrozen'; readonly reference: string }
  /** The database could not write. */
  | { readonly code: 'notSaved'; readonly reference: string };

export interface OpenRequest {
  readonly guildId: GuildId;
  readonly channelId: ChannelId;
  readonly opener: MemberId;
  readonly settings: TableSettings;
  /** The interaction's id: the same request delivered twice opens one table. */
  readonly key: string;
}

export interface RoomDefaults {
  /** What a member gets when first seen in a server, in cents. */
  readonly startingBalance: Chips;
  /** The most that buy-in and top-ups of one session come to, in cents. */
  readonly sessionCeiling: Chips;
  readonly refill: RefillTerms;
}

/** What a member has: off the tables, on them, and the last movements of the wallet. */
export interface Wallet {
  readonly balance: Chips;
  readonly inPlay: readonly { readonly table: Table; readonly chips: Chips }[];
  /** Newest first. */
  readonly movements: readonly Movement[];
}

export interface Movement {
  /** Epoch ms. */
  readonly at: number;
  /** Above zero: into the wallet. */
  readonly amount: Chips;
  readonly reason: TransferReason;
  /** The table the chips went to or came from. */
  readonly table: { readonly id: TableId; readonly name: string } | null;
}
