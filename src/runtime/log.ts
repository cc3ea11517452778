import { pino, type DestinationStream, type Logger } from 'pino';
import { redactedLine } from './redact.ts';

export type { Logger } from 'pino';

export interface LogOptions {
  /** A level of pino, or `silent`. */
  readonly level: string;
  /** Where the lines go; the standard output if not given. */
  readonly destination?: DestinationStream;
}

/** The log: one JSON line per entry. Every line is cleaned by `redact.ts` on its way out, whoever wrote it. */
export function createLog({ level, destination }: LogOptions): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { error: pino.stdSerializers.err },
    hooks: { streamWrite: redactedLine },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
