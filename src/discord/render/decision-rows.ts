import { ComponentType } from 'discord.js';
import { rankOf, suitOf, type Card } from '../../engine/card.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { TableId } from '../../shared/ids.ts';
import type { SizeView } from '../../views/bet-sizes.ts';
import type { DecisionView } from '../../views/decision-view.ts';
import { encodeCustomId } from '../custom-id.ts';
import { button, buttonRows, type Button, type Row } from './buttons.ts';

type Betting = Extract<DecisionView, { kind: 'betting' }>;
type Drawing = Extract<DecisionView, { kind: 'drawing' }>;

/**
 * The priced buttons of the player to act, in the order in which they are always in: Fold, Check or
 * Call, the smallest raise; below them the other sizes, Other, and All-in apart.
 */
export function decisionRows({ table, decision, messages }: DecisionButtons): readonly Row[] {
  if (decision.kind === 'drawing') {
    return buttonRows([standPat({ table, decision, messages })]);
  }
  const betting = { table, decision, messages };
  const [smallest, ...larger] = decision.sizes;
  return buttonRows(
    [...withoutRaising(betting), ...(smallest === undefined ? [] : [sizeButton(betting, smallest)])],
    [...larger.map((size) => sizeButton(betting, size)), ...otherAmounts(betting)],
  );
}

interface DecisionButtons {
  readonly table: TableId;
  readonly decision: DecisionView;
  readonly messages: Messages;
}

interface BettingButtons extends DecisionButtons {
  readonly decision: Betting;
}

interface DrawingButtons extends DecisionButtons {
  readonly decision: Drawing;
}

function idOf({ table, decision }: DecisionButtons): {
  readonly table: TableId;
  readonly hand: number;
  readonly action: number;
} {
  return { table, ...decision.decision };
}

function withoutRaising(buttons: BettingButtons): readonly Button[] {
  const { decision, messages } = buttons;
  const { fold, check, call, bringIn } = decision;
  const id = idOf(buttons);
  const row: Button[] = [];
  if (fold) row.push(button({ role: 'fold', ...id }, messages.buttons.fold));
  if (check) row.push(button({ role: 'check', ...id }, messages.buttons.check, 'free'));
  if (call !== null) {
    const label = call.allIn ? messages.buttons.callAllIn(call.amount) : messages.buttons.call(call.amount);
    row.push(button({ role: 'call', ...id }, label, 'free'));
  }
  if (bringIn !== null) {
    row.push(button({ role: 'bringIn', ...id }, messages.buttons.bringIn(bringIn), 'free'));
  }
  return row;
}

/** A size carries its role, so that no two buttons of a message can have the same id. */
function sizeButton(buttons: BettingButtons, size: SizeView): Button {
  const { decision, messages } = buttons;
  const id = {
    role: decision.act === 'bet' ? 'bet' : 'raise',
    ...idOf(buttons),
    size: size.role,
    to: size.to,
  } as const;
  return button(id, sizeLabel(messages, decision, size), 'chips');
}

function sizeLabel({ buttons, format }: Messages, decision: Betting, { role, to }: SizeView): string {
  const { act, bigBlind, fixed } = decision;
  switch (role) {
    case 'min':
    case 'full':
      return plainLabel(buttons, act, to);
    case 'small':
    case 'big':
    case 'max':
      // In fixed limit the two sizes over an open pair; elsewhere what players open with, in big blinds.
      return fixed || format.countsBlinds
        ? plainLabel(buttons, act, to)
        : buttons.openTo({ bigBlinds: format.bigBlinds(to, bigBlind), to });
    case 'half':
      return buttons.shareOfPot({ share: '½', to });
    case 'threeQuarters':
      return buttons.shareOfPot({ share: '¾', to });
    case 'pot':
      return buttons.pot(to);
  }
}

function plainLabel(
  { betTo, raiseTo, completeTo }: Messages['buttons'],
  act: Betting['act'],
  to: number,
): string {
  switch (act) {
    case 'bet':
      return betTo(to);
    case 'raise':
    case null:
      return raiseTo(to);
    case 'complete':
      return completeTo(to);
  }
}

/** All-in never stands beside Check or Call: it ends the second row. */
function otherAmounts(buttons: BettingButtons): readonly Button[] {
  const { decision, messages } = buttons;
  const id = idOf(buttons);
  const row: Button[] = [];
  if (decision.other !== null) row.push(button({ role: 'other', ...id }, messages.buttons.other));
  if (decision.allIn !== null) {
    row.push(button({ role: 'allIn', ...id }, messages.buttons.allIn(decision.allIn.to), 'everything'));
  }
  return row;
}

function standPat(buttons: DrawingButtons): Button {
  return button({ role: 'standPat', ...idOf(buttons) }, buttons.messages.buttons.standPat);
}

/** The menu of one's own cards in a draw game; its values are positions in the hand, from 0. */
export function discardMenu(buttons: DecisionButtons, cards: readonly Card[]): Row {
  const { messages } = buttons;
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.StringSelect,
        custom_id: encodeCustomId({ role: 'discard', ...idOf(buttons) }),
        placeholder: messages.holeCards.discardPlaceholder,
        min_values: 1,
        max_values: cards.length,
        options: cards.map((card, position) => ({
          label: messages.cards.card({ rank: rankOf(card), suit: suitOf(card) }),
          value: String(position),
        })),
      },
    ],
  };
}
