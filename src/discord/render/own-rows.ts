import type { Card } from '../../engine/card.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { TableId } from '../../shared/ids.ts';
import type { HoleCardsView } from '../../views/hole-cards-view.ts';
import type { PreActView } from '../../views/pre-act-view.ts';
import { button, type Button } from './buttons.ts';
import { textFaces } from './card-faces.ts';

// Buttons that stand where one player alone sees them.

interface OfTable {
  readonly table: TableId;
  readonly messages: Messages;
}

/** What is to be done when the turn comes; what is chosen is marked, and can be taken back. */
export function preActRow({ table, messages }: OfTable, preAct: PreActView | null): readonly Button[] {
  if (preAct === null) return [];
  const { price, chosen } = preAct;
  const decision = { table, ...preAct.decision };
  const { buttons } = messages;
  const marked = (label: string, isChosen: boolean) => (isChosen ? `✓ ${label}` : label);
  const row = [
    button({ role: 'preCheckFold', ...decision }, marked(buttons.preCheckFold, chosen?.type === 'checkFold')),
    price === 0
      ? button({ role: 'preCheck', ...decision }, marked(buttons.preCheck, chosen?.type === 'check'))
      : button(
          { role: 'preCall', ...decision, price },
          marked(buttons.preCall(price), chosen?.type === 'callUpTo'),
        ),
  ];
  return chosen === null ? row : [...row, button({ role: 'preNone', ...decision }, buttons.preNone)];
}

/** As many as stand in one row. */
const A_ROW = 5;

/** Showing after the hand: everything, nothing, or one card of them. */
export function showRows(
  { table, messages }: OfTable,
  { hand, cards, canShow }: Pick<HoleCardsView, 'hand' | 'cards' | 'canShow'>,
): readonly (readonly Button[])[] {
  if (!canShow) return [];
  const { buttons } = messages;
  const all = [
    button({ role: 'show', table, hand }, buttons.show),
    button({ role: 'muck', table, hand }, buttons.muck),
  ];
  const single = cards.flatMap(({ card, open }, number) =>
    open ? [] : [button({ role: 'showOne', table, hand, number }, buttons.showCard(cardLabel(card)))],
  );
  return [all, single.slice(0, A_ROW), single.slice(A_ROW, 2 * A_ROW)];
}

/** A label holds no emoji among its words. */
function cardLabel(card: Card): string {
  return textFaces.face(card);
}
