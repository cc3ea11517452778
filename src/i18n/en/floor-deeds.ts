import { dateAndTime, relativeTime, type Format } from '../format.ts';
import type { FloorAskMessages, FloorDoneMessages, FloorToldMessages } from '../floor-messages.ts';

const because = (reason: string | null) => (reason === null ? '' : ` Reason: ${reason}`);

export const doneIn = ({ named }: Format): FloorDoneMessages => ({
  paused: ({ table }) => `${table} is paused. No clock runs; \`/floor resume\` goes on.`,
  resumed: ({ table }) => `${table} goes on here.`,
  voided: ({ table, hand }) => `Hand #${hand} at ${table} is void: every chip of it went back.`,
  kicked: ({ name, table }) => `${name} was stood up from ${table}; the chips are in the wallet.`,
  kickedAfterHand: ({ name, table }) =>
    `${name} folds and is stood up from ${table} as soon as the hand is over.`,
  banned: ({ name }) => `${name} may no longer sit down or open tables here. \`/floor unban\` lifts it.`,
  unbanned: ({ name }) => `${name} may play here again.`,
  granted: ({ name, amount, balance }) =>
    `${name} has got ${named(amount)}. The wallet holds ${named(balance)} now.`,
  taken: ({ name, amount, balance }) =>
    `${named(amount)} was taken from ${name}. The wallet holds ${named(balance)} now.`,
  erased: ({ name }) => `${name} is erased: cashed out, and nothing here leads to them any more.`,
  erasedAfterHand: ({ name }) => `${name} folds, and is erased as soon as the hand is over.`,
  erasedYou: 'You are erased: nothing here leads to you any more. If you play again, you start afresh.',
  erasedYouAfterHand: 'You fold, and are erased as soon as the hand you are in is over.',
  yourData: 'Everything I keep about you in this server is in this file, with cards that only you have seen.',
  exported: ({ name }) => `Everything kept about ${name} is in this file.`,
});

export const askIn = ({ named }: Format): FloorAskMessages => ({
  close: ({ table, players, chips: amount, running }) =>
    `Close ${table}${running ? ' when this hand is over' : ''}? ${
      players === 1 ? 'One player is' : `${players} players are`
    } cashed out, ${named(amount)} in all.`,
  void: ({ table, hand, acted }) =>
    `Void hand #${hand} at ${table}? The players have acted ${acted} times. Only a fault of the software is a reason; every chip of the hand goes back.`,
  kick: ({ name, table, inHand }) =>
    `Stand ${name} up from ${table}?${inHand ? ' They are in a hand, and fold it.' : ''}`,
  ban: ({ name }) =>
    `Ban ${name} from the tables of this server? Where they sit, they fold and are stood up.`,
  take: ({ name, amount, balance }) =>
    `Take ${named(amount)} from ${name}? The wallet holds ${named(balance)}.`,
  erase: ({ name, balance, banned }) =>
    `Erase ${name}? They are cashed out; the ${named(balance)} in the wallet and what they bring from the tables go back to the mint. This cannot be undone.${banned ? ' Their ban goes with it.' : ''}`,
  eraseYou: (balance) =>
    `Erase who you are in this server? You are cashed out, and the ${named(balance)} in your wallet and what you bring from the tables are gone. This cannot be undone.`,
  until: (at) => `The button works until ${dateAndTime(at)}, ${relativeTime(at)}.`,
  yes: 'Yes, do it',
  tooLate: 'It is too late for this button, and nothing was changed. Use the command again.',
});

export const toldIn = ({ named }: Format): FloorToldMessages => ({
  kicked: ({ table, reason }) => `The floor stood you up from ${table}.${because(reason)}`,
  banned: ({ server, reason }) =>
    `The floor of ${server} has banned you from its tables. Your chips stay in your wallet.${because(reason)}`,
  unbanned: ({ server, reason }) => `You may play at the tables of ${server} again.${because(reason)}`,
  granted: ({ server, amount, balance, reason }) =>
    `The floor of ${server} gave you ${named(amount)}. Your wallet holds ${named(balance)} now.${because(reason)}`,
  taken: ({ server, amount, balance, reason }) =>
    `The floor of ${server} took ${named(amount)} from your wallet. It holds ${named(balance)} now.${because(reason)}`,
  voided: ({ table, hand, reason }) =>
    `The floor voided hand #${hand} at ${table}: every chip of it went back.${because(reason)}`,
  exported: ({ server, reason }) =>
    `The floor of ${server} had everything kept about you sent to it, without the cards only you have seen.${because(reason)}`,
});
