import type { RESTJSONErrorCodes } from 'discord.js';
import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import type { Dice } from './dice.ts';

const NOTHING = { body: undefined, files: undefined };

/** A refusal of Discord's with a code of its own. */
export function refusedWith(code: RESTJSONErrorCodes, status: number): DiscordAPIError {
  return new DiscordAPIError({ code, message: 'no' }, code, status, 'POST', '/', NOTHING);
}

/** Discord did not even look at the request: too many of them, or it is in trouble. */
export function turnedAway(dice: Dice): Error {
  switch (dice.below(4)) {
    case 0:
      return tooMany(dice.between(100, 4000), dice);
    case 1:
      return new DiscordAPIError({ code: 0, message: 'slow' }, 0, 429, 'POST', '/', NOTHING);
    case 2:
      return new HTTPError(dice.pick([500, 502, 503]), 'trouble', 'POST', '/', NOTHING);
    default:
      return connectionReset();
  }
}

/** Discord may have done what was asked, but its answer never came. */
export function answerLost(dice: Dice): Error {
  return dice.chance(0.5) ? new HTTPError(504, 'too slow', 'POST', '/', NOTHING) : connectionReset();
}

function connectionReset(): Error {
  return Object.assign(new Error('the connection was reset'), { code: 'ECONNRESET' });
}

/** Told by the client before it sends anything, or by Discord: then it knows another time itself. */
function tooMany(retryAfter: number, dice: Dice): RateLimitError {
  return new RateLimitError({
    global: dice.below(2) === 0,
    hash: '',
    limit: 5,
    majorParameter: '',
    method: 'POST',
    retryAfter,
    route: '',
    scope: 'user',
    sublimitTimeout: 0,
    timeToReset: dice.below(2) === 0 ? retryAfter : 50,
    url: '',
  });
}
