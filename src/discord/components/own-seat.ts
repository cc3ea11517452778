import { describeRefusal } from '../../i18n/refusal-messages.ts';
import type { Commit } from '../../runtime/protocol.ts';
import type { TableCommand } from '../../table/protocol.ts';
import { answerPrivately, turnInto, type Answer } from '../answers/answer.ts';
import type { AskerAtTable } from '../people/asker.ts';
import { cameBack } from '../answers/came-back.ts';
import type { BotContext } from '../context.ts';
import { ownSeat } from '../private/private-bodies.ts';
import { receiptFor } from '../answers/receipts.ts';
import { playWords } from '../people/taste.ts';
import { fillsUp, toppedUp } from '../answers/top-ups.ts';
import { placeOf } from './act-on.ts';
import type { Click, Component } from './component.ts';

type SeatRole = 'fillUp' | 'autoTopUpOn' | 'autoTopUpOff' | 'sitOut' | 'comeBack' | 'postBlind' | 'leave';

/** *My seat*: stack and session, and what can be done about them. */
export const mySeat: Component<'mySeat'> = {
  kind: 'button',
  execute: ({ interaction, asker }, context) =>
    show(interaction, context, asker, ownSeat(asker, context) ?? asker.messages.holeCards.notSeated),
};

export const fillUp = seatButton<'fillUp'>(({ table, member, messages }) => {
  const amount = fillsUp(table, member);
  return {
    command: { type: 'topUp', member, amount },
    done: (commit) => toppedUp(messages, commit, { member, amount }),
  };
});

/** Fills the stack up before each hand, in this session. */
export function autoTopUp<R extends 'autoTopUpOn' | 'autoTopUpOff'>(on: boolean): Component<R> {
  return seatButton<R>(({ member, messages }) => ({
    command: { type: 'setAutoTopUp', member, on },
    done: () => messages.done.autoTopUp[on ? 'on' : 'off'],
  }));
}

export const sitOut = seatButton<'sitOut'>(({ member, messages }) => ({
  command: { type: 'sitOut', member, from: 'next-hand' },
  done: () => messages.done.sitsOut['next-hand'],
}));

export const comeBack = seatButton<'comeBack'>(({ member, messages }) => ({
  command: { type: 'comeBack', member, post: false },
  done: (commit) => cameBack(messages, commit, { member, post: false }),
}));

/** Plays at once instead of waiting for the big blind. */
export const postBlind = seatButton<'postBlind'>(({ member, messages }) => ({
  command: { type: 'comeBack', member, post: true },
  done: (commit) => cameBack(messages, commit, { member, post: true }),
}));

export const leave = seatButton<'leave'>(({ member, messages }) => ({
  command: { type: 'leave', member },
  done: (commit) => receiptFor(messages, commit, member) ?? messages.done.leavesAfterHand,
}));

interface Deed {
  readonly command: TableCommand;
  readonly done: (commit: Commit) => Answer;
}

/** A button of that message: what came of it stands above the seat as it is then. */
function seatButton<R extends SeatRole>(deedOf: (asker: AskerAtTable) => Deed): Component<R> {
  return {
    kind: 'button',
    async execute({ interaction, asker }, context) {
      const messages = playWords(asker, context);
      const { command, done } = deedOf({ ...asker, messages });
      const result = context.room.dispatch(asker.table.id, command, interaction.id);
      const answer = result.ok ? done(result.value) : describeRefusal(messages, result.error);
      const table = context.room.table(asker.table.id) ?? asker.table;
      const seat = ownSeat({ ...asker, table }, context);
      const both = typeof answer === 'string' && seat !== null ? { ...seat, content: answer } : answer;
      await context.presenter.answering(table.id, () => show(interaction, context, asker, both));
    },
  };
}

async function show(
  interaction: Click,
  context: BotContext,
  { table }: AskerAtTable,
  answer: Answer,
): Promise<void> {
  if (placeOf(interaction, table.id, context) === 'private') await turnInto(interaction, answer);
  else await answerPrivately(interaction, answer);
}
