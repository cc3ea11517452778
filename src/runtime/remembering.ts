import type { DirectMessages, Posts } from '../store/messages.ts';
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
