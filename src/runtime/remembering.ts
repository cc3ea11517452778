import type { Calls, DirectMessages, Posts, ToldCards } from '../store/messages.ts';
import type { Logger } from './log.ts';

// Where messages are is remembered for convenience: without it one is posted again, or a channel is asked
// for once more. A database that cannot write now must not keep a message from being shown.

/** Posts that are forgotten, with a line in the log, when they cannot be written down. */
export function forgivingPosts(posts: Posts, log: Logger): Posts {
  return {
    of: (table) => posts.of(table),
    remember: (table, message) => {
      try {
        posts.remember(table, message);
      } catch (error) {
        log.warn({ table, err: error }, 'where the message of a table is could not be saved');
      }
    },
  };
}

/** The same for the channels of direct messages. */
export function forgivingDirectMessages(directMessages: DirectMessages, log: Logger): DirectMessages {
  return {
    channelOf: (user) => directMessages.channelOf(user),
    remember: (user, channel) => {
      try {
        directMessages.remember(user, channel);
      } catch (error) {
        log.warn({ err: error }, 'a channel of direct messages could not be saved');
      }
    },
  };
}

/** The same for the calls that stand in a channel. */
export function forgivingCalls(calls: Calls, log: Logger): Calls {
  const noted = (what: () => void): void => {
    try {
      what();
    } catch (error) {
      log.warn({ err: error }, 'where a call stands could not be saved');
    }
  };
  return {
    of: (table) => calls.of(table),
    remember: (table, call) => noted(() => calls.remember(table, call)),
    forget: (messageId) => noted(() => calls.forget(messageId)),
  };
}

/** The same for whose cards have arrived: at worst they are sent once more after a start. */
export function forgivingToldCards(toldCards: ToldCards, log: Logger): ToldCards {
  return {
    lastHand: (table, member) => toldCards.lastHand(table, member),
    remember: (table, member, hand) => {
      try {
        toldCards.remember(table, member, hand);
      } catch (error) {
        log.warn({ table, err: error }, 'whose cards have arrived could not be saved');
      }
    },
  };
}
