import type { CommandMessages } from './command-messages.ts';
import type { FloorMessages } from './floor-messages.ts';
import type { Format } from './format.ts';
import type { HelpMessages, RulesMessages } from './help-messages.ts';
import type {
  ButtonMessages,
  ConfirmMessages,
  DoneMessages,
  ErrorMessages,
  HoleCardMessages,
  ModalMessages,
  MySeatMessages,
  ReceiptMessages,
  SettingsMessages,
  WalletMessages,
} from './private-messages.ts';
import type { PictureMessages } from './picture-messages.ts';
import type { RefusalMessages } from './refusal-messages.ts';
import type {
  CardMessages,
  ResultMessages,
  TableInfoMessages,
  TableListMessages,
  TableMessages,
} from './table-messages.ts';

export type Language = 'en' | 'it';

/** What is said while a hand is played, which may count in big blinds. */
export type InPlay = (
  format: Format,
) => Pick<
  Messages,
  'format' | 'buttons' | 'table' | 'result' | 'holeCards' | 'mySeat' | 'done' | 'confirm' | 'refusals'
>;

/** What is said about chips off play, where amounts may bear the server's name for them. */
export type OffPlay = (format: Format) => Pick<Messages, 'tableInfo' | 'wallet' | 'floor'>;

/**
 * Every sentence a person sees, in one language. Nothing else in the code builds sentences. Amounts come
 * in cents, seats from 0, moments in epoch ms, names already made harmless for where they are shown.
 */
export interface Messages {
  readonly language: Language;
  readonly format: Format;
  /** The sentences of the game anew, with amounts as another format writes them. */
  readonly inPlay: InPlay;
  readonly offPlay: OffPlay;
  readonly commands: CommandMessages;
  readonly buttons: ButtonMessages;
  readonly modals: ModalMessages;
  readonly cards: CardMessages;
  readonly table: TableMessages;
  readonly result: ResultMessages;
  readonly tableInfo: TableInfoMessages;
  readonly tableList: TableListMessages;
  readonly holeCards: HoleCardMessages;
  readonly mySeat: MySeatMessages;
  readonly done: DoneMessages;
  readonly confirm: ConfirmMessages;
  readonly receipt: ReceiptMessages;
  readonly wallet: WalletMessages;
  readonly settings: SettingsMessages;
  /** The moderators' side. */
  readonly floor: FloorMessages;
  readonly help: HelpMessages;
  readonly rules: RulesMessages;
  readonly pictures: PictureMessages;
  readonly errors: ErrorMessages;
  readonly refusals: RefusalMessages;
  /** Stands in for a name of which nothing visible is left. */
  readonly nameless: string;
  readonly namelessTable: string;
}
