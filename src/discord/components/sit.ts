import type { APIModalInteractionResponseCallbackData, ModalSubmitInteraction } from 'discord.js';
import type { Chips, SeatIndex } from '../../shared/chips.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { parseAmount, type AmountRefusal } from '../../i18n/parse-amount.ts';
import { describeRefusal } from '../../i18n/refusal-messages.ts';
import { freeSeats, sitTerms } from '../../table/queries.ts';
import { answerPrivately } from '../answers/answer.ts';
import type { AskerAtTable } from '../people/asker.ts';
import type { BotContext } from '../context.ts';
import { encodeCustomId } from '../custom-id.ts';
import { ownSeat } from '../private/private-bodies.ts';
import { modalTitle } from '../render/render-context.ts';
import { seatedText } from '../answers/seated.ts';
import { beginSession } from '../people/taste.ts';
import { chipsContext } from '../typed/typed-amounts.ts';
import { textInput } from './amount-modal.ts';
import type { Component } from './component.ts';

const BUY_IN = 'buyIn';
const SEAT = 'seat';

/** *Sit*: asks for the buy-in; whoever sits already gets to their seat, and where all is full they hear it now. */
export const sit: Component<'sit'> = {
  kind: 'button',
  async execute({ interaction, asker }, context) {
    const { table, member, messages } = asker;
    const own = ownSeat(asker, context);
    const held = table.heldSeats.some((seat) => seat.member === member);
    if (own !== null) await answerPrivately(interaction, own);
    else if (freeSeats(table).length === 0 && !held) {
      const full = describeRefusal(messages, { code: 'tableFull', seats: table.settings.seats });
      await answerPrivately(interaction, full);
    } else await interaction.showModal(sitModal(asker, context.clock.now()));
  },
};

/** The buy-in and the seat that were typed there; both may be left to us. */
export const sitBuyIn: Component<'sitBuyIn'> = {
  kind: 'modal',
  async execute({ interaction, asker }, context) {
    const { member, messages, table } = asker;
    const buyIn = buyInTyped(interaction, asker, context);
    const seat = seatTyped(interaction);
    if (!seat.ok) {
      const { seats } = table.settings;
      return answerPrivately(interaction, messages.errors.seatNotUnderstood({ text: seat.error, seats }));
    }
    if (!buyIn.ok) return answerPrivately(interaction, describeRefusal(messages, buyIn.error));
    const result = context.room.dispatch(
      table.id,
      { type: 'sit', member, seat: seat.value, buyIn: buyIn.value },
      interaction.id,
    );
    if (result.ok) beginSession(asker, interaction.id, context);
    await answerPrivately(
      interaction,
      result.ok
        ? seatedText(messages, result.value, member, context)
        : describeRefusal(messages, result.error),
    );
  },
};

function sitModal(
  { table, member, messages }: AskerAtTable,
  now: number,
): APIModalInteractionResponseCallbackData {
  const { modals } = messages;
  const { minimum, maximum, exact } = sitTerms(table, member, now);
  const placeholder =
    exact === null
      ? modals.buyInPlaceholder({ min: minimum, max: maximum })
      : modals.bringBackPlaceholder(exact);
  return {
    custom_id: encodeCustomId({ role: 'sitBuyIn', table: table.id }),
    title: modalTitle(messages, table.settings.name),
    components: [
      textInput({ id: BUY_IN, label: modals.buyInLabel, placeholder, required: false }),
      textInput({
        id: SEAT,
        label: modals.seatLabel,
        placeholder: modals.seatPlaceholder(freeSeats(table)),
        required: false,
      }),
    ],
  };
}

function buyInTyped(
  interaction: ModalSubmitInteraction,
  { table, member }: AskerAtTable,
  { clock }: BotContext,
): Result<Chips | null, AmountRefusal> {
  const text = interaction.fields.getTextInputValue(BUY_IN).trim();
  if (text === '') return ok(null);
  const { maximum } = sitTerms(table, member, clock.now());
  return parseAmount(text, chipsContext(table, maximum));
}

/** Which numbers are seats the table says; the error is a text that is no number. */
function seatTyped(interaction: ModalSubmitInteraction): Result<SeatIndex | null, string> {
  const text = interaction.fields.getTextInputValue(SEAT).trim();
  if (text === '') return ok(null);
  return /^\d{1,9}$/.test(text) ? ok(Number(text) - 1) : err(text);
}
