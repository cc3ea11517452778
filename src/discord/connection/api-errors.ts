import { DiscordAPIError, HTTPError, RateLimitError, RESTJSONErrorCodes } from 'discord.js';

/** What a failed request means for us. Only numeric codes count: the texts are not promised to anybody. */
export type Failure =
  /** The message is gone. */
  | { readonly kind: 'messageGone' }
  /** Too old to be edited as often as others: it has to be posted again. */
  | { readonly kind: 'messageTooOld' }
  | { readonly kind: 'channelGone' }
  /** A permission is missing. */
  | { readonly kind: 'cannotPost' }
  /** The thread is archived: it has to be woken first. */
  | { readonly kind: 'asleep' }
  /** This person takes no messages from us now. */
  | { readonly kind: 'cannotReach' }
  /** This person is not, or no longer, in that server. */
  | { readonly kind: 'notAMember' }
  /** Too late, or answered already: nobody waits for this answer. */
  | { readonly kind: 'answerNotWanted'; readonly alreadyAnswered: boolean }
  /**
   * Not sent: our own client keeps to a limit, and its turn comes after so long. `isShared`: to the limit for
   * all requests together.
   */
  | { readonly kind: 'notYet'; readonly forMs: number; readonly isShared: boolean }
  /** May go better another time; `retryAfterMs` where Discord said when. */
  | { readonly kind: 'passing'; readonly retryAfterMs: number | null }
  /** Our own mistake: it would fail again. */
  | { readonly kind: 'ours' };

const BY_CODE: Readonly<Record<number, Failure>> = {
  [RESTJSONErrorCodes.UnknownMessage]: { kind: 'messageGone' },
  [RESTJSONErrorCodes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached]: { kind: 'messageTooOld' },
  [RESTJSONErrorCodes.UnknownChannel]: { kind: 'channelGone' },
  [RESTJSONErrorCodes.UnknownGuild]: { kind: 'channelGone' },
  [RESTJSONErrorCodes.MissingAccess]: { kind: 'cannotPost' },
  [RESTJSONErrorCodes.MissingPermissions]: { kind: 'cannotPost' },
  [RESTJSONErrorCodes.InvalidActionOnArchivedThread]: { kind: 'asleep' },
  [RESTJSONErrorCodes.CannotSendMessagesToThisUser]: { kind: 'cannotReach' },
  [RESTJSONErrorCodes.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds]: { kind: 'cannotReach' },
  [RESTJSONErrorCodes.OpeningDirectMessagesTooFast]: { kind: 'cannotReach' },
  [RESTJSONErrorCodes.UnknownMember]: { kind: 'notAMember' },
  [RESTJSONErrorCodes.UnknownUser]: { kind: 'notAMember' },
  [RESTJSONErrorCodes.UnknownInteraction]: { kind: 'answerNotWanted', alreadyAnswered: false },
  [RESTJSONErrorCodes.UnknownWebhook]: { kind: 'answerNotWanted', alreadyAnswered: false },
  [RESTJSONErrorCodes.InvalidWebhookToken]: { kind: 'answerNotWanted', alreadyAnswered: false },
  [RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged]: {
    kind: 'answerNotWanted',
    alreadyAnswered: true,
  },
};

/** Reads an error of a request to Discord; null where it is something else, a fault of the program. */
export function failureOf(error: unknown): Failure | null {
  if (error instanceof RateLimitError) return limitOf(error);
  if (error instanceof HTTPError) return { kind: 'passing', retryAfterMs: null };
  if (error instanceof DiscordAPIError) {
    const known = BY_CODE[Number(error.code)];
    if (known !== undefined) return known;
    return error.status === 429 ? { kind: 'passing', retryAfterMs: null } : { kind: 'ours' };
  }
  return isNetworkError(error) ? { kind: 'passing', retryAfterMs: null } : null;
}

/** The client knows one time only for what it has held back itself; what Discord says is another than its own. */
function limitOf({ retryAfter, timeToReset, global }: RateLimitError): Failure {
  return retryAfter === timeToReset
    ? { kind: 'notYet', forMs: retryAfter, isShared: global }
    : { kind: 'passing', retryAfterMs: retryAfter };
}

/** After how long (ms) it may be tried again; null where nobody says. */
export function toldToWait(failure: Failure | null): number | null {
  if (failure?.kind === 'notYet') return failure.forMs;
  return failure?.kind === 'passing' ? failure.retryAfterMs : null;
}

/** The connection was refused, reset or too slow (undici's and Node's errors, also as a cause). */
function isNetworkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'AbortError') return true;
  const code = 'code' in error ? String(error.code) : '';
  if (/^(E(CONN|PIPE|AI_|NET|HOST|NOTFOUND|TIMEDOUT)|UND_ERR_)/.test(code)) return true;
  // No certificate is good where the clock of the machine is not set yet, or another network answers first.
  if (/^(ERR_(SSL|TLS)_|CERT_|SELF_SIGNED_|DEPTH_ZERO_|UNABLE_TO_(GET|VERIFY)_)/.test(code)) return true;
  if (error instanceof AggregateError && error.errors.some(isNetworkError)) return true;
  return error.cause !== undefined && isNetworkError(error.cause);
}

/** The codes that say the same in the log: never the body, which may hold what a player alone may see. */
export function describeError(error: unknown): Readonly<Record<string, unknown>> {
  if (error instanceof DiscordAPIError) {
    return { code: error.code, status: error.status, method: error.method, reason: error.message };
  }
  if (error instanceof HTTPError) return { status: error.status, method: error.method };
  if (error instanceof RateLimitError) return { status: 429, retryAfterMs: error.retryAfter };
  // Where the program stood then says nothing about the network.
  if (error instanceof Error && isNetworkError(error)) return { type: error.name, reason: error.message };
  if (error instanceof Error) return { type: error.name, reason: error.message, stack: error.stack };
  return { reason: String(error) };
}
