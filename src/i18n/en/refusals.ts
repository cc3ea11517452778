import { dateAndTime, relativeTime, seatNumber, type Format } from '../format.ts';
import type { RefusalMessages } from '../refusal-messages.ts';
import { quoted } from '../untrusted-text.ts';
import { format } from './format.ts';
import { games, limits } from './games.ts';

const { duration } = format;

export const refusalsIn = ({ chips }: Format): RefusalMessages => ({
  // The hand
  handOver: () => 'This hand is over. The next one is dealt in a moment.',
  notInHand: () => 'You are not in this hand. You are dealt in from the next one you play.',
  notYourTurn: ({ actionOn }) => `It is not your turn: seat ${seatNumber(actionOn)} is to act.`,
  cannotCheck: ({ toCall }) => `You cannot check: there are ${chips(toCall)} to call. Call, raise or fold.`,
  nothingToCall: () => 'There is nothing to call. You can check for free, or bet.',
  betBelowMinimum: ({ minimumTo, offeredTo }) =>
    `Bet at least ${chips(minimumTo)}. You said ${chips(offeredTo)}.`,
  betAboveMaximum: ({ maximumTo, offeredTo }) =>
    `Bet at most ${chips(maximumTo)}. You said ${chips(offeredTo)}.`,
  raiseBelowMinimum: ({ minimumTo, offeredTo }) =>
    `Raise to at least ${chips(minimumTo)}. You said ${chips(offeredTo)}.`,
  raiseAboveMaximum: ({ maximumTo, offeredTo }) =>
    `Raise to at most ${chips(maximumTo)}. You said ${chips(offeredTo)}.`,
  notALegalSize: ({ sizes, offeredTo }) =>
    `In fixed limit it has to be ${sizes.map(chips).join(' or ')}. You said ${chips(offeredTo)}.`,
  notAMultipleOfChipUnit: ({ chipUnit, offeredTo }) =>
    `The smallest chip here is ${chips(chipUnit)}, so ${chips(offeredTo)} cannot be put together. Choose a multiple of it.`,
  betAlreadyMade: ({ highestBet }) =>
    `There is a bet of ${chips(highestBet)} already. Call it, raise it or fold.`,
  nothingToRaise: ({ minimumBet }) =>
    `There is nothing to raise yet. Bet ${chips(minimumBet)} or more, or check.`,
  raiseClosed: ({ toCall }) =>
    `You have acted already, and the all-in since then was no full raise: call ${chips(toCall)} or fold.`,
  raisesCapped: ({ toCall }) =>
    `One bet and three raises were made, which is the most on this street: call ${chips(toCall)} or fold.`,
  nobodyCanAnswer: ({ toCall }) => `Nobody could answer a raise. A call of ${chips(toCall)} does the same.`,
  allInAboveLimit: ({ maximumTo }) =>
    `The limit of this game does not allow all your chips at once. The most is ${chips(maximumTo)}.`,
  noBringInDue: () => 'No bring-in is due from you. Check, call, bet or fold.',
  bringInDue: ({ bringIn }) => `You have to bring it in: ${chips(bringIn)}, or complete to the full bet.`,
  noDrawNow: () => 'No cards are being drawn now. Wait for the draw.',
  drawDue: () => 'It is the draw: choose the cards to exchange, or stand pat.',
  notYourCards: ({ held }) => `You hold ${held} cards: name them by their place from the left, 1 to ${held}.`,
  nothingToShow: () => 'You have no cards to show now. Cards can be shown only right after the hand.',

  // The table
  tableClosed: () => 'This table is closed. `/table list` shows the open ones.',
  tableClosing: () => 'This table closes after the hand. `/table list` shows the other ones.',
  tablePaused: ({ reason }) => {
    switch (reason) {
      case 'floor':
        return 'The floor has paused this table. It goes on as soon as they resume it.';
      case 'channelGone':
        return 'This table is paused: its channel is gone. Its opener or the floor can use `/table resume` in another one.';
      case 'cannotPost':
        return 'This table is paused: I could not write in its channel. Its opener or the floor can give me back the permissions and use `/table resume`.';
      case 'frozen':
        return 'This table was stopped by a fault of the software. All chips are safe; the floor can resume it or void the hand.';
    }
  },
  tableNotPaused: () => 'This table is not paused, so there is nothing to resume.',
  tableFull: ({ seats }) => `All ${seats} seats are taken. Use \`/waitlist\` to be called when one is free.`,
  seatTaken: ({ seat }) =>
    `Seat ${seatNumber(seat)} is taken. Choose another one, or none for the first free one.`,
  seatHeld: ({ seat, until }) =>
    `Seat ${seatNumber(seat)} is held for the next of the waiting list; that ends ${relativeTime(until)}. Choose another one.`,
  noSuchSeat: ({ seat, seats }) => `There is no seat ${seatNumber(seat)}. The seats here are 1 to ${seats}.`,
  alreadySeated: ({ seat }) => `You sit here already, in seat ${seatNumber(seat)}.`,
  notSeated: () => 'You do not sit at this table. Use `/sit` to join.',
  buyInBelowMinimum: ({ minimum, offered }) =>
    `Sit down with at least ${chips(minimum)}. You said ${chips(offered)}.`,
  buyInAboveMaximum: ({ maximum, offered }) =>
    `Sit down with at most ${chips(maximum)}. You said ${chips(offered)}.`,
  bringBackYourStack: ({ stack, offered }) =>
    `You left less than half an hour ago, so you bring back exactly the ${chips(stack)} you left with. You said ${chips(offered)}.`,
  sessionCeiling: ({ ceiling, already, offered }) =>
    `Buy-in and top-ups of one session come to ${chips(ceiling)} at most. You have put in ${chips(already)}, so ${chips(offered)} more is too much: ${chips(Math.max(0, ceiling - already))} is left.`,
  walletTooSmall: ({ balance, needed }) =>
    `You need ${chips(needed)}, and your wallet holds ${chips(balance)}. Choose less, or another table.`,
  notInChipUnits: ({ chipUnit, offered }) =>
    `The smallest chip here is ${chips(chipUnit)}, so ${chips(offered)} cannot be put together. Choose a multiple of it.`,
  nothingToTopUp: ({ stack, maximum }) =>
    `Your stack of ${chips(stack)} is not below the maximum buy-in of ${chips(maximum)}, so there is nothing to add.`,
  topUpAboveMaximum: ({ most, maximum, offered }) =>
    `Add at most ${chips(most)}: the maximum buy-in is ${chips(maximum)}. You said ${chips(offered)}.`,
  noChips: ({ minimum, maximum }) =>
    `You have no chips on the table. Add ${chips(minimum)} to ${chips(maximum)} with \`/topup\` first.`,
  alreadyAway: () => 'You are sitting out already. `/back` brings you back.',
  notAway: () => 'You are not sitting out: you are in the game already.',
  alreadyLeaving: () => 'You leave as soon as this hand is over.',
  noHandRunning: () => 'No hand is being played now. Wait for the next deal.',
  decisionPassed: () =>
    'That decision has passed, and nothing was changed. Use the buttons of the newest message.',
  alreadyWaiting: ({ place }) => `You are on the waiting list already, as number ${place}.`,
  notWaiting: () => 'You are not on the waiting list of this table.',
  seatsAreFree: ({ free }) =>
    free === 1 ? 'A seat is free: use `/sit` and play.' : `${free} seats are free: use \`/sit\` and play.`,
  notTheOpener: () => 'Only the one who opened this table or the floor can do that.',
  handUnderWay: ({ acted }) =>
    `${acted === 1 ? 'One player has' : `${acted} players have`} acted in this hand. To void it now, give a reason and confirm.`,

  // The settings of a new table
  limitNotDealt: ({ gameId, limits: dealt }) =>
    `${games[gameId]} is not dealt with this limit here. Choose ${dealt.map((limit) => limits[limit]).join(' or ')}.`,
  stakesOutOfRange: ({ minimum, maximum, offered }) =>
    `The big blind has to be from ${chips(minimum)} to ${chips(maximum)}. You said ${chips(offered)}.`,
  bigBetNotDouble: ({ smallBet, bigBet, offered }) =>
    `In fixed limit the stakes are the two bets, and the big one is twice the small one: ${chips(smallBet)}/${chips(bigBet)}. You said ${chips(smallBet)}/${chips(offered)}.`,
  smallBlindAboveBig: ({ bigBlind, offered }) =>
    `The small blind cannot be above the big blind of ${chips(bigBlind)}. You said ${chips(offered)}.`,
  anteOutOfRange: ({ minimum, maximum, offered }) =>
    `The ante has to be from ${chips(minimum)} to ${chips(maximum)}. You said ${chips(offered)}.`,
  bringInOutOfRange: ({ minimum, maximum, offered }) =>
    `The bring-in has to be from ${chips(minimum)} to ${chips(maximum)}. You said ${chips(offered)}.`,
  seatsOutOfRange: ({ minimum, maximum, offered }) =>
    `This game has ${minimum} to ${maximum} seats. You said ${offered}.`,
  buyInNotInChipUnits: ({ chipUnit, offered }) =>
    `The smallest chip of this table is ${chips(chipUnit)}, so a buy-in of ${chips(offered)} cannot be put together. Choose a multiple of it.`,
  buyInRange: ({ minimum, maximum, bigBlind }) =>
    `The least buy-in has to be one big blind (${chips(bigBlind)}) or more, and not above the most. You said ${chips(minimum)} to ${chips(maximum)}.`,
  buyInAboveCeiling: ({ buyIn, ceiling }) =>
    `Nobody may bring more than ${chips(ceiling)} to a session here, so a buy-in of ${chips(buyIn)} is too much. Choose lower stakes or a smaller buy-in.`,
  clockOutOfRange: ({ minimumMs, maximumMs, offeredMs }) =>
    `The time for an act has to be from ${duration(minimumMs)} to ${duration(maximumMs)}. You said ${duration(offeredMs)}.`,

  // The room
  noSuchTable: () => 'There is no table in this channel any more. `/table list` shows the open ones.',
  tableAlreadyHere: () =>
    'There is a table in this channel already. Open yours in a new thread or in another channel.',
  alreadyDone: () => 'This was done already; nothing was done twice.',
  tableFrozen: ({ reference }) =>
    `A fault of the software stopped this table; all chips are safe. Tell the floor this reference: \`${reference}\``,
  noRefills: () => 'This room gives no free refills.',
  refillTooSoon: ({ amount, nextAt }) =>
    `You had your refill. The next ${chips(amount)} are yours ${relativeTime(nextAt)}: use \`/daily\` then.`,
  refillNotNeeded: ({ have, below }) =>
    `The refill is for players who have less than ${chips(below)}. Wallet and chips in play together, you have ${chips(have)}.`,
  notSaved: ({ reference }) =>
    `This could not be saved, so nothing was changed. Try again in a moment. Reference: \`${reference}\``,

  // The floor
  banned: () =>
    'The floor has banned you from the tables of this server. Ask them why; your chips stay in your wallet.',
  noSuchHand: ({ hand, last }) =>
    last === 0
      ? `This table has played no hand yet, so there is no #${hand}.`
      : `This table has played no hand #${hand}. The last one that is over is #${last}.`,
  handStillPlayed: ({ hand }) =>
    `Hand #${hand} is being played, and nobody sees closed cards of it. Ask again when it is over.`,
  dealtInYourself: ({ hand }) =>
    `You were dealt into hand #${hand}, so its closed cards stay closed to you. Ask somebody else of the floor.`,
  accountTooYoung: ({ days, playsFrom }) =>
    `In this server an account on Discord has to be ${days === 1 ? '1 day' : `${days} days`} old to play. Yours is from ${dateAndTime(playsFrom)} on, ${relativeTime(playsFrom)}.`,
  cannotTakeSoMuch: ({ balance, offered }) =>
    `The wallet holds ${chips(balance)}, so ${chips(offered)} cannot be taken from it. Nothing goes below zero.`,
  alreadyBanned: () => 'This member is banned from the tables already.',
  notBanned: () => 'This member is not banned, so there is nothing to lift.',
  bannedCannotErase: () =>
    'You are banned from the tables here, and the ban would be erased with you. Ask the floor to erase your data.',

  // Amounts as they are typed
  notAnAmount: ({ text }) =>
    `I cannot read ${quoted(text)} as an amount. Write for example 120, 12.50, ½, pot or 3bb.`,
  amountNotPositive: ({ text }) => `An amount has to be above zero. You said ${quoted(text)}.`,
  ambiguousAmount: ({ text, asThousands, asDecimal }) =>
    asDecimal === null
      ? `${quoted(text)} can be read in two ways, and chips have at most two decimals. Write ${asThousands / 100} if you mean ${chips(asThousands)}.`
      : `${quoted(text)} can be read in two ways. Write ${asThousands / 100} for ${chips(asThousands)}, or ${asDecimal / 100} for ${chips(asDecimal)}.`,
  amountTooFine: ({ text }) => `Chips have at most two decimals. You said ${quoted(text)}.`,
  amountTooLarge: ({ most }) => `That is more than there is: the most is ${chips(most)}.`,
  wordHasNoMeaningHere: ({ text }) => `${quoted(text)} means nothing here. Write the amount in figures.`,
});
