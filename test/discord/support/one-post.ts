import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import { InFlight } from '../../../src/discord/connection/in-flight.ts';
import type { AttachedFile, MessageBody } from '../../../src/discord/message-body.ts';
import { TablePost } from '../../../src/discord/tables/table-post.ts';
import { Turns } from '../../../src/discord/connection/turns.ts';
import { createLog } from '../../../src/runtime/log.ts';
import type { PostedMessage } from '../../../src/runtime/room.ts';
import type { Table } from '../../../src/table/table.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { lobbyTable } from './tables.ts';

/** A Discord of one channel that notes what it is asked for, in words. */
export class FakePort {
  readonly asked: string[] = [];
  /** The errors of the next requests, in order; null lets one through. */
  readonly faults: (Error | null)[] = [];
  #held: (() => void) | null = null;
  #hold: Promise<void> | null = null;
  #ids = 100n;

  hold(): void {
    this.#hold = new Promise((resolve) => (this.#held = resolve));
  }

  release(): void {
    this.#held?.();
    this.#hold = null;
  }

  async create({ body, nonce, files = null }: NewMessage): Promise<string> {
    await this.#answer(`create ${body.content} ${nonce}${withFiles(files)}`);
    return String((this.#ids += 1n));
  }

  edit = (_channel: string, message: string, body: MessageBody, files: Files = null) =>
    this.#answer(`edit ${message} ${body.content}${withFiles(files)}`);
  attach = (_channel: string, message: string, files: Files) =>
    this.#answer(`attach ${message}${withFiles(files)}`);
  remove = (_channel: string, message: string) => this.#answer(`remove ${message}`);
  wake = (thread: string) => this.#answer(`wake ${thread}`);
  openDirectMessages = () => Promise.reject(new Error('not asked for here'));

  async #answer(request: string): Promise<void> {
    this.asked.push(request);
    await this.#hold;
    const fault = this.faults.shift();
    if (fault != null) throw fault;
  }
}

interface NewMessage {
  readonly body: MessageBody;
  readonly nonce: string;
  readonly files?: Files;
}

type Files = readonly AttachedFile[] | null;

/** Files that are sent along; an empty list takes away those that are there. */
function withFiles(files: Files): string {
  return files === null ? '' : ` +[${files.map(({ name }) => name).join()}]`;
}

export function apiError(code: number, status = 404): DiscordAPIError {
  return new DiscordAPIError({ code, message: 'no' }, code, status, 'PATCH', '/', {
    body: undefined,
    files: undefined,
  });
}

export function unavailable(): HTTPError {
  return new HTTPError(503, 'no', 'PATCH', '/', { body: undefined, files: undefined });
}

/** What the client says: of its own limit, or of one that Discord has told (`told`). */
export function limited(
  retryAfter: number,
  { global = true, told = false }: { readonly global?: boolean; readonly told?: boolean } = {},
): RateLimitError {
  return new RateLimitError({
    global,
    hash: '',
    limit: 5,
    majorParameter: '',
    method: 'PATCH',
    retryAfter,
    route: '',
    scope: 'user',
    sublimitTimeout: 0,
    timeToReset: told ? 50 : retryAfter,
    url: '',
  });
}

interface Start {
  /** By which key a picture is wanted in some state; the key up to `#` is its name, and `x` fails. */
  readonly pictures?: (table: Table) => string | null;
  readonly table?: Table;
  readonly posted?: PostedMessage | null;
  readonly now?: number;
  /** Where a message was posted cannot be kept. */
  readonly forgets?: boolean;
}

export function setUp({
  table = lobbyTable(),
  posted = null,
  now,
  pictures = () => null,
  forgets = false,
}: Start = {}) {
  const clock = new FakeClock(now);
  const port = new FakePort();
  const inFlight = new InFlight();
  const unpostable: string[] = [];
  const seen: boolean[] = [];
  const drawn: string[] = [];
  let remembered = posted;
  let drawing = Promise.resolve();
  let hangs = false;
  const post = new TablePost(table, {
    clock,
    turns: new Turns(clock, 50),
    port,
    inFlight,
    log: createLog({ level: 'silent' }),
    posts: {
      of: () => remembered,
      remember: (_table, message) => {
        if (!forgets) remembered = message;
      },
    },
    render: ({ version, handNumber }) => ({
      content: `h${handNumber}v${version}`,
      embeds: [],
      components: [],
    }),
    pictureOf: (own) => {
      const key = pictures(own);
      if (key === null) return null;
      const [name = key] = key.split('#');
      const file = { name, data: Buffer.from(key), description: key };
      return {
        key,
        draw: () => {
          drawn.push(key);
          return drawing.then(() => (key.endsWith('x') ? null : file));
        },
      };
    },
    onUnpostable: (_table, reason) => unpostable.push(reason),
    onUnseen: () => seen.push(false),
    onSeen: () => seen.push(true),
  });
  const settle = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    if (!hangs) await inFlight.idle();
  };
  /** Nothing more is drawn until the returned function is called. */
  const hangDrawing = () => {
    let go = (): void => undefined;
    hangs = true;
    drawing = new Promise((resolve) => (go = resolve));
    return () => {
      hangs = false;
      go();
    };
  };
  const show = async (own: Partial<Table>) => {
    post.changed({ ...table, ...own });
    await settle();
  };
  const advance = async (ms: number) => {
    clock.advance(ms);
    await settle();
  };
  return { clock, port, post, table, drawn, unpostable, seen, settle, show, advance, hangDrawing };
}
