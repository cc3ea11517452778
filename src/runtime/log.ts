import { pino, type DestinationStream, type Logger } from 'pino';
import { redaction } from './redact.ts';

export type { Logger } from 'pino';

export interface LogOptions {
  /** A level of pino, or `silent`. */
  readonly level: string;
  /** Where the lines go; the standard output if not given. */
  readonly destination?: DestinationStream;
  /** Texts that must never stand in it, whatever they look like: the token of this very bot. */
  readonly secrets?: readonly string[];
}

/** The log: one JSON line per entry. Every line is cleaned by `redact.ts` on its way out, whoever wrote it. */
export function createLog({ level, destination, secrets = [] }: LogOptions): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { error: pino.stdSerializers.err },
    hooks: { streamWrite: redaction(secrets) },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
