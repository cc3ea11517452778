import type { Client } from 'discord.js';
import type { Clock } from '../shared/clock.ts';
import type { Room } from '../runtime/room.ts';
import type { CardEmojis } from './cards/card-emojis.ts';
import type { DirectMessages } from './private/direct-messages.ts';
import type { Confirmations } from './floor/confirmations.ts';
import type { FloorCalls } from './floor/floor-calls.ts';
import type { FloorNews } from './floor/floor-news.ts';
import type { InFlight } from './connection/in-flight.ts';
import type { Logger } from '../runtime/log.ts';
import type { Outages } from './connection/outages.ts';
import type { Painter } from './pictures/painter.ts';
import type { Readers } from './people/readers.ts';
import type { TablePresenter } from './tables/table-presenter.ts';

/** What every command and component works with. */
export interface BotContext {
  readonly room: Room;
  readonly clock: Clock;
  readonly log: Logger;
  readonly client: Client<true>;
  readonly inFlight: InFlight;
  readonly presenter: TablePresenter;
  readonly directMessages: DirectMessages;
  readonly readers: Readers;
  readonly cardEmojis: CardEmojis;
  /** Null: this bot draws no pictures. */
  readonly painter: Painter | null;
  readonly outages: Outages;
  /** Questions that wait for a yes. */
  readonly confirmations: Confirmations;
  readonly floorCalls: FloorCalls;
  readonly floorNews: FloorNews;
  /** Of the product, as it stands in `package.json`; null: not known. */
  readonly version: string | null;
}
