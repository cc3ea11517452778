import { pino, type DestinationStream, type LogFn, type Logger } from 'pino';
import { cleaned, redacted, redactedFields } from './redact.ts';

export type { Logger } from 'pino';

export interface LogOptions {
  /** A level of pino, or `silent`. */
  readonly level: string;
  /** Where the lines go; the standard output if not given. */
  readonly destination?: DestinationStream;
}

/** The log: one JSON line per entry, each cleaned by `redact.ts`. */
export function createLog({ level, destination }: LogOptions): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }), bindings: redactedFields },
    hooks: { logMethod: logRedacted },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

function logRedacted(this: Logger, parameters: Parameters<LogFn>, method: LogFn): void {
  const [first, ...rest] = parameters as readonly unknown[];
  const cleanedRest = rest.map((value) => redacted(value));
  const line =
    first instanceof Error
      ? [{ err: redacted(first) }, ...(rest.length === 0 ? [cleaned(first.message)] : cleanedRest)]
      : typeof first === 'object' && first !== null
        ? [redactedFields(first), ...cleanedRest]
        : [cleaned(String(first)), ...cleanedRest];
  // The same kinds of values in the same places as they came in.
  method.apply(this, line as Parameters<LogFn>);
}
