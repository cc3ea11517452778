import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import type { Payload } from './payloads.ts';

/** Gateway opcodes as Discord numbers them. */
const OP = {
  dispatch: 0,
  heartbeat: 1,
  identify: 2,
  presence: 3,
  voice: 4,
  resume: 6,
  reconnect: 7,
  requestMembers: 8,
  invalidSession: 9,
  hello: 10,
  heartbeatAck: 11,
} as const;

export const INTENT = {
  guilds: 1 << 0,
  guildMembers: 1 << 1,
  guildPresences: 1 << 8,
  guildMessages: 1 << 9,
  directMessages: 1 << 12,
  messageContent: 1 << 15,
} as const;

/** Discord's documentation: these must be granted to the application first. */
const PRIVILEGED = INTENT.guildMembers | INTENT.guildPresences | INTENT.messageContent;
const ALL_INTENTS = (1 << 26) - 1;

/** Discord's documentation: 4096 bytes a message, 120 messages in 60 s. */
const MAX_BYTES = 4096;
const MAX_SENDS = 120;
const SENDS_WINDOW_MS = 60_000;

/** How many events a session keeps for a resume. */
const REPLAY = 2000;

export interface GatewayEvent {
  readonly name: string;
  readonly data: Payload;
  /** The intents of which the bot needs one; 0 where it needs none. */
  readonly intents: number;
}

export interface GatewayOptions {
  readonly token: string;
  readonly heartbeatMs: number;
  readonly now: () => number;
  readonly url: () => string;
  /** The payload of READY without the parts that belong to the session, and the events that follow it. */
  readonly greet: (intents: number) => { readonly ready: Payload; readonly events: readonly GatewayEvent[] };
}

interface Session {
  readonly id: string;
  readonly intents: number;
  sequence: number;
  /** The newest events, for a resume. */
  buffer: { readonly sequence: number; readonly text: string }[];
  connection: Connection | null;
}

interface Connection {
  readonly socket: WebSocket;
  session: Session | null;
  heardAt: number;
  sends: number[];
}

/** The WebSocket side of Discord: sessions, sequence numbers, heartbeats, resuming. */
export class Gateway {
  readonly #options: GatewayOptions;
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: 1 << 20 });
  readonly #sessions = new Map<string, Session>();
  readonly #connections = new Set<Connection>();
  readonly #watch: NodeJS.Timeout;
  #answersHeartbeats = true;
  #accepts = true;

  constructor(options: GatewayOptions) {
    this.#options = options;
    this.#watch = setInterval(() => this.#closeSilentConnections(), options.heartbeatMs).unref();
  }

  /** Takes over an HTTP connection that asked to become a WebSocket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (!this.#accepts) {
      socket.destroy();
      return;
    }
    this.#server.handleUpgrade(request, socket, head, (webSocket) => this.#open(webSocket));
  }

  /** Sends an event to every session with the right intents, or keeps it for their resume. */
  dispatch(event: GatewayEvent): void {
    for (const session of this.#sessions.values()) this.#dispatchTo(session, event);
  }

  /** Whether a bot is connected right now. */
  get isConnected(): boolean {
    return [...this.#sessions.values()].some((session) => session.connection !== null);
  }

  drop(): void {
    for (const { socket } of this.#connections) socket.terminate();
  }

  requestReconnect(): void {
    for (const connection of this.#connections) send(connection.socket, { op: OP.reconnect, d: null });
  }

  invalidateSessions(resumable: boolean): void {
    if (!resumable) this.#sessions.clear();
    for (const connection of this.#connections)
      send(connection.socket, { op: OP.invalidSession, d: resumable });
  }

  closeAll(code: number): void {
    for (const { socket } of this.#connections) socket.close(code);
  }

  setHeartbeatsAnswered(answered: boolean): void {
    this.#answersHeartbeats = answered;
  }

  setAccepting(accepts: boolean): void {
    this.#accepts = accepts;
  }

  close(): void {
    clearInterval(this.#watch);
    for (const { socket } of this.#connections) socket.terminate();
    this.#sessions.clear();
    this.#server.close();
  }

  #open(socket: WebSocket): void {
    const connection: Connection = { socket, session: null, heardAt: Date.now(), sends: [] };
    this.#connections.add(connection);
    socket.on('message', (data) => this.#receive(connection, data));
    socket.on('error', () => socket.terminate());
    socket.on('close', (code) => {
      this.#connections.delete(connection);
      const { session } = connection;
      if (session?.connection === connection) session.connection = null;
      // Discord's documentation: closing with 1000 or 1001 ends the session.
      if (session !== null && (code === 1000 || code === 1001)) this.#sessions.delete(session.id);
    });
    send(socket, { op: OP.hello, d: { heartbeat_interval: this.#options.heartbeatMs }, s: null, t: null });
  }

  #receive(connection: Connection, data: RawData): void {
    const { socket } = connection;
    const text = Buffer.isBuffer(data) ? data.toString() : Buffer.from(data as ArrayBuffer).toString();
    if (Buffer.byteLength(text) > MAX_BYTES) {
      socket.close(4002, 'Payload too large.');
      return;
    }
    const now = Date.now();
    connection.heardAt = now;
    connection.sends = [...connection.sends.filter((at) => at > now - SENDS_WINDOW_MS), now];
    if (connection.sends.length > MAX_SENDS) {
      socket.close(4008, 'You are being rate limited.');
      return;
    }
    const message = parse(text);
    if (message === null) {
      socket.close(4002, 'Error while decoding payload.');
      return;
    }
    this.#handle(connection, message);
  }

  #handle(connection: Connection, { op, d }: { readonly op: number; readonly d: unknown }): void {
    const { socket, session } = connection;
    switch (op) {
      case OP.heartbeat:
        if (this.#answersHeartbeats) send(socket, { op: OP.heartbeatAck });
        return;
      case OP.identify:
        if (session === null) this.#identify(connection, asPayload(d));
        else socket.close(4005, 'Already authenticated.');
        return;
      case OP.resume:
        if (session === null) this.#resume(connection, asPayload(d));
        else socket.close(4005, 'Already authenticated.');
        return;
      case OP.presence:
      case OP.voice:
      case OP.requestMembers:
        if (session === null) socket.close(4003, 'Not authenticated.');
        return;
      default:
        socket.close(4001, 'Unknown opcode.');
    }
  }

  #identify(connection: Connection, identify: Payload): void {
    const { socket } = connection;
    const intents = Number(identify['intents']);
    const shard = identify['shard'];
    if (identify['token'] !== this.#options.token) socket.close(4004, 'Authentication failed.');
    else if (!Number.isInteger(intents) || intents < 0 || intents > ALL_INTENTS)
      socket.close(4013, 'Invalid intent(s).');
    else if ((intents & PRIVILEGED) !== 0) socket.close(4014, 'Disallowed intent(s).');
    else if (Array.isArray(shard) && !(Number(shard[0]) < Number(shard[1])))
      socket.close(4010, 'Invalid shard.');
    else this.#begin(connection, intents);
  }

  #begin(connection: Connection, intents: number): void {
    // A bot that identifies anew will not come back to its older, lost sessions.
    for (const [id, { connection: other }] of this.#sessions) if (other === null) this.#sessions.delete(id);
    const id = randomBytes(16).toString('hex');
    const session: Session = { id, intents, sequence: 0, buffer: [], connection };
    this.#sessions.set(id, session);
    connection.session = session;
    const { ready, events } = this.#options.greet(intents);
    const data = {
      ...ready,
      session_id: id,
      resume_gateway_url: this.#options.url(),
      session_type: 'normal',
    };
    this.#dispatchTo(session, { name: 'READY', data, intents: 0 });
    for (const event of events) this.#dispatchTo(session, event);
  }

  #resume(connection: Connection, resume: Payload): void {
    const { socket } = connection;
    if (resume['token'] !== this.#options.token) {
      socket.close(4004, 'Authentication failed.');
      return;
    }
    const session = this.#sessions.get(String(resume['session_id']));
    const from = Number(resume['seq']);
    const oldest = session?.buffer[0]?.sequence ?? 0;
    if (session === undefined || (oldest > 1 && from < oldest - 1)) {
      send(socket, { op: OP.invalidSession, d: false });
      return;
    }
    if (from > session.sequence) {
      socket.close(4007, 'Invalid seq.');
      return;
    }
    session.connection?.socket.terminate();
    session.connection = connection;
    connection.session = session;
    for (const { sequence, text } of session.buffer) if (sequence > from) socket.send(text);
    this.#dispatchTo(session, { name: 'RESUMED', data: {}, intents: 0 });
  }

  #dispatchTo(session: Session, { name, data, intents }: GatewayEvent): void {
    if (intents !== 0 && (session.intents & intents) === 0) return;
    session.sequence += 1;
    const text = JSON.stringify({ op: OP.dispatch, t: name, s: session.sequence, d: data });
    session.buffer.push({ sequence: session.sequence, text });
    if (session.buffer.length > REPLAY * 2) session.buffer = session.buffer.slice(-REPLAY);
    const socket = session.connection?.socket;
    if (socket?.readyState === socket?.OPEN) socket?.send(text);
  }

  /** Discord closes a connection that has not sent a heartbeat for a good while. */
  #closeSilentConnections(): void {
    const limit = Date.now() - this.#options.heartbeatMs * 2;
    for (const { socket, heardAt } of this.#connections)
      if (heardAt < limit) socket.close(4009, 'Session timed out.');
  }
}

function send(socket: WebSocket, message: Payload): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
}

function parse(text: string): { readonly op: number; readonly d: unknown } | null {
  try {
    const message: unknown = JSON.parse(text);
    if (typeof message !== 'object' || message === null || !('op' in message)) return null;
    return typeof message.op === 'number' ? { op: message.op, d: 'd' in message ? message.d : null } : null;
  } catch {
    return null;
  }
}

function asPayload(value: unknown): Payload {
  return typeof value === 'object' && value !== null ? (value as Payload) : {};
}
