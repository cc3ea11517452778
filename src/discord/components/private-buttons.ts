import { describeRefusal } from '../../i18n/refusal-messages.ts';
import { answerPrivately, turnInto } from '../answers/answer.ts';
import * as bodies from '../private/private-bodies.ts';
import { addPicture } from '../tables/table-pictures.ts';
import { placeOf } from './act-on.ts';
import type { Component } from './component.ts';

/** *My cards*: what one holds, and a way to act where one's cards are. */
export const myCards: Component<'myCards'> = {
  kind: 'button',
  async execute({ interaction, asker }, context) {
    await answerPrivately(interaction, bodies.myCards(asker, context));
    await addPicture(interaction, asker, null, context);
  },
};

/** *Act*: turns this private message into the current state, with the current priced buttons. */
export const act: Component<'act'> = {
  kind: 'button',
  async execute({ interaction, asker }, context) {
    const body = bodies.privateState(asker, context);
    if (placeOf(interaction, asker.table.id, context) !== 'private') {
      await answerPrivately(interaction, body);
      await addPicture(interaction, asker, null, context);
      return;
    }
    // A reminder that is acted on is taken away no more: it is where its player acts now.
    context.room.calls.forget(interaction.message.id);
    await turnInto(interaction, body);
    await addPicture(interaction, asker, interaction.message, context);
  },
};

export const tableInfo: Component<'tableInfo'> = {
  kind: 'button',
  execute: ({ interaction, asker }, context) =>
    answerPrivately(interaction, bodies.tableInfoBody(asker.table, asker.messages, context)),
};

/** *Waiting list*: joins it, or leaves it. */
export const waitingList: Component<'waitingList'> = {
  kind: 'button',
  async execute({ interaction, asker }, context) {
    const { table, member, messages } = asker;
    const waits = table.waitingList.includes(member);
    const result = context.room.dispatch(
      table.id,
      { type: waits ? 'leaveWaitingList' : 'joinWaitingList', member },
      interaction.id,
    );
    if (!result.ok) return answerPrivately(interaction, describeRefusal(messages, result.error));
    const place = result.value.after.waitingList.indexOf(member) + 1;
    return answerPrivately(interaction, waits ? messages.done.noLongerWaiting : messages.done.waiting(place));
  },
};
