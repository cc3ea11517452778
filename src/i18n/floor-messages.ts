import type { Chips } from '../shared/chips.ts';
import type { AuditAction, SettingName, Suspects } from '../runtime/floor-protocol.ts';
import type { RakeSchedule } from '../engine/rake.ts';
import type { Permission } from './permission-messages.ts';

/** Names, tables and reasons come already made harmless for where they are shown. Amounts in cents. */
interface OfMember {
  readonly name: string;
}

interface OfTable {
  readonly table: string;
}

interface Why {
  /** Null: none was given. */
  readonly reason: string | null;
}

/** What the floor is told about what it did, privately. */
export interface FloorDoneMessages {
  readonly paused: (at: OfTable) => string;
  readonly resumed: (at: OfTable) => string;
  readonly voided: (hand: OfTable & { readonly hand: number }) => string;
  readonly kicked: (at: OfMember & OfTable) => string;
  readonly kickedAfterHand: (at: OfMember & OfTable) => string;
  readonly banned: (member: OfMember) => string;
  readonly unbanned: (member: OfMember) => string;
  readonly granted: (chips: OfMember & { readonly amount: Chips; readonly balance: Chips }) => string;
  readonly taken: (chips: OfMember & { readonly amount: Chips; readonly balance: Chips }) => string;
  readonly erased: (member: OfMember) => string;
  readonly erasedAfterHand: (member: OfMember) => string;
  readonly erasedYou: string;
  readonly erasedYouAfterHand: string;
  /** To whoever asked for their own. */
  readonly yourData: string;
  readonly exported: (member: OfMember) => string;
}

/** Before something that cannot be undone; a button below says yes. */
export interface FloorAskMessages {
  readonly close: (
    at: OfTable & { readonly players: number; readonly chips: Chips; readonly running: boolean },
  ) => string;
  readonly void: (hand: OfTable & { readonly hand: number; readonly acted: number }) => string;
  readonly kick: (at: OfMember & OfTable & { readonly inHand: boolean }) => string;
  readonly ban: (member: OfMember) => string;
  readonly take: (chips: OfMember & { readonly amount: Chips; readonly balance: Chips }) => string;
  readonly erase: (member: OfMember & { readonly balance: Chips; readonly banned: boolean }) => string;
  readonly eraseYou: (balance: Chips) => string;
  /** How long the button lasts. */
  readonly until: (at: number) => string;
  readonly yes: string;
  readonly tooLate: string;
}

/** What a member is told in private when the floor did something to them. */
export interface FloorToldMessages {
  readonly kicked: (what: OfTable & Why) => string;
  readonly banned: (what: Why & { readonly server: string }) => string;
  readonly unbanned: (what: Why & { readonly server: string }) => string;
  readonly granted: (
    what: Why & { readonly server: string; readonly amount: Chips; readonly balance: Chips },
  ) => string;
  readonly taken: (
    what: Why & { readonly server: string; readonly amount: Chips; readonly balance: Chips },
  ) => string;
  readonly voided: (what: OfTable & Why & { readonly hand: number }) => string;
  readonly exported: (what: Why & { readonly server: string }) => string;
}

/** Why the floor's wish could not be understood or may not be done. */
export interface FloorErrorMessages {
  readonly notFloor: string;
  readonly noTableHere: string;
  readonly nothingToResume: string;
  readonly reasonNeeded: string;
  readonly notAtATable: (member: OfMember) => string;
  readonly severalTables: (member: OfMember) => string;
  readonly nothingKept: (member: OfMember) => string;
  readonly bot: string;
  readonly percentNotUnderstood: (text: string) => string;
  readonly percentNeeded: string;
  readonly capNeeded: string;
  readonly capsNotUnderstood: (text: string) => string;
  readonly nothingOfYours: string;
  readonly everybodyIsNoFloor: string;
  readonly mayNotOpen: (role: string) => string;
  readonly notInThisChannel: (channels: readonly string[]) => string;
  readonly notAgeRestricted: string;
  readonly gameNotAllowed: (what: { readonly game: string; readonly allowed: readonly string[] }) => string;
  readonly stakesNotAllowed: (what: {
    readonly stakes: string;
    readonly allowed: readonly string[];
  }) => string;
  readonly stakesListNotUnderstood: (what: { readonly text: string; readonly most: number }) => string;
  readonly chipNameNotUnderstood: (text: string) => string;
  readonly cannotPostThere: (place: {
    readonly channel: string;
    readonly permissions: readonly Permission[];
  }) => string;
}

export interface AuditMessages {
  readonly title: string;
  readonly empty: string;
  readonly actions: Readonly<Record<AuditAction, string>>;
  /** Who did what nobody of the floor did. */
  readonly bot: string;
  readonly line: (line: {
    readonly at: number;
    readonly actor: string;
    readonly action: string;
    readonly target: string | null;
    readonly table: string | null;
    readonly hand: number | null;
    readonly amount: Chips | null;
    readonly reason: string | null;
    /** The keys of the transfers it made. */
    readonly transfers: readonly string[];
    /** What was laid down, each as `change` writes it. */
    readonly changes: readonly string[];
  }) => string;
  readonly change: (what: {
    readonly setting: string;
    readonly before: string;
    readonly after: string;
  }) => string;
}

export interface FloorCallMessages {
  /** Told publicly; `table` is a link to its channel. */
  readonly posted: (call: OfMember & OfTable & Why) => string;
  readonly sent: string;
  readonly notSent: string;
  readonly tooSoon: (at: number) => string;
  /** A fault stopped the table; told in its channel. */
  readonly frozen: (what: OfTable & { readonly reference: string }) => string;
}

export interface ServerSettingsMessages {
  readonly title: string;
  readonly howToChange: string;
  readonly saved: string;
  readonly names: Readonly<Record<SettingName, string>>;
  readonly languages: Readonly<Record<'auto' | 'en' | 'it', string>>;
  readonly everybody: string;
  readonly everywhere: string;
  readonly everyGame: string;
  /** Most games are allowed: which are not. */
  readonly everyGameBut: (games: readonly string[]) => string;
  readonly everyStake: string;
  readonly nothing: string;
  readonly none: string;
  readonly anyAge: string;
  readonly days: (days: number) => string;
  readonly rakeOf: (schedule: RakeSchedule) => string;
  readonly rakeSaved: (rule: string) => string;
}

export interface ReportMessages {
  readonly title: string;
  readonly periods: Readonly<Record<'day' | 'week' | 'month' | 'all', string>>;
  readonly empty: string;
  readonly hands: string;
  readonly voided: string;
  readonly players: string;
  readonly pots: string;
  readonly rake: string;
  readonly payout: string;
  readonly byGame: string;
  readonly topTables: string;
  /** Days of UTC. */
  readonly byDay: string;
  /** «28 Nov»; `month` from 0. */
  readonly day: (date: { readonly day: number; readonly month: number }) => string;
  readonly rakePerDay: (period: string) => string;
  readonly noRake: string;
  readonly line: (line: {
    readonly name: string;
    readonly hands: number;
    readonly pot: Chips;
    readonly rake: Chips;
    /** Hundredths of a percent; null: no pot. */
    readonly payout: number | null;
  }) => string;
  readonly more: (count: number) => string;
}

export interface SuspectMessages {
  readonly title: string;
  readonly empty: string;
  /** Below the list. */
  readonly noProof: string;
  readonly line: (pair: {
    readonly signal: Suspects['signal'];
    readonly from: string;
    readonly to: string;
    readonly hands: number;
    readonly thisWay: number;
    readonly moved: Chips;
    /** Where to look: tables and numbers of hands. */
    readonly where: readonly string[];
  }) => string;
  readonly hand: (hand: OfTable & { readonly hand: number }) => string;
}

/** A hand that is over, with the cards nobody showed, for one member of the floor. */
export interface AuditedHandMessages {
  readonly title: (hand: OfTable & { readonly hand: number }) => string;
  readonly board: (cards: string) => string;
  readonly voided: string;
  /** `open` and `closed` null: no such cards; `made` null: too few to make anything. */
  readonly player: (player: {
    readonly seat: number;
    readonly name: string;
    readonly net: Chips;
    readonly folded: boolean;
    readonly open: string | null;
    readonly closed: string | null;
    readonly made: string | null;
  }) => string;
  /** Below: who has seen what, and that it is on record. */
  readonly onRecord: string;
}

export interface DoctorMessages {
  readonly title: string;
  readonly allWell: string;
  readonly problems: (count: number) => string;
  readonly version: (version: string) => string;
  readonly database: (database: { readonly size: number | null; readonly free: number | null }) => string;
  readonly databaseDamaged: string;
  readonly booksDiffer: (sum: Chips) => string;
  readonly diskFilling: (free: number) => string;
  readonly clock: string;
  readonly clockWrong: (byMs: number) => string;
  readonly gateway: (pingMs: number) => string;
  /** It is there again; `ms`: how long it was not, in the last 24 hours. */
  readonly gatewayWasAway: (ms: number) => string;
  readonly place: (channel: string) => string;
  readonly placeGone: (channel: string) => string;
  readonly missing: (place: {
    readonly channel: string;
    readonly permissions: readonly Permission[];
  }) => string;
  readonly tablePaused: (table: OfTable & { readonly channel: string }) => string;
  readonly tableFrozen: (
    table: OfTable & { readonly channel: string; readonly reference: string | null },
  ) => string;
  /** Something could not be looked at; `reference` is in the log too. */
  readonly notLooked: (reference: string) => string;
  /** The database could not write that somebody asked. */
  readonly notSaved: (reference: string) => string;
  /** So many more findings had no room. */
  readonly more: (more: number) => string;
  readonly emojis: (present: number) => string;
  readonly emojisUploading: string;
  readonly emojisMissing: (there: { readonly present: number; readonly wanted: number }) => string;
  readonly pictures: string;
  readonly picturesMissing: string;
  readonly picturesFailing: string;
  readonly noAuditChannel: string;
  readonly noFloorRole: string;
  readonly floorRole: (role: string) => string;
  readonly floorRoleGone: string;
}

/** Everything of the moderators' side. */
export interface FloorMessages {
  readonly done: FloorDoneMessages;
  readonly ask: FloorAskMessages;
  readonly told: FloorToldMessages;
  readonly errors: FloorErrorMessages;
  readonly audit: AuditMessages;
  readonly calls: FloorCallMessages;
  readonly settings: ServerSettingsMessages;
  readonly report: ReportMessages;
  readonly suspects: SuspectMessages;
  readonly hand: AuditedHandMessages;
  readonly doctor: DoctorMessages;
}
