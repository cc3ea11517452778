import type { Chips, SeatIndex } from '../../shared/chips.ts';
import { plainText } from '../../i18n/untrusted-text.ts';
import type { SeatView } from '../../views/seat-view.ts';
import type { TableView } from '../../views/table-view.ts';
import { textFaces } from '../render/card-faces.ts';
import { LIMITS, SHORT_NAME } from '../render/message-limits.ts';
import { plainName, plainTableName, shownCards, type RenderContext } from '../render/render-context.ts';
import { doing, potParts } from '../render/table-lines.ts';
import { firstToAct, potTotal, winnings } from './table-scene.ts';

/** What the picture of a table shows, in words: for whoever cannot see it. */
export function tableDescription(view: TableView, context: RenderContext): string {
  const inText: RenderContext = { ...context, faces: textFaces };
  const whole = described(view, inText);
  if (whole.length <= LIMITS.fileDescription) return whole;
  const nameOf: RenderContext['nameOf'] = (member) => plainText(context.nameOf(member), SHORT_NAME);
  const short = described(view, { ...inText, nameOf });
  return short.length <= LIMITS.fileDescription ? short : `${short.slice(0, LIMITS.fileDescription - 1)}…`;
}

function described(view: TableView, context: RenderContext): string {
  const { pictures, table, result, format } = context.messages;
  const { street, board, pot, phase } = view;
  const first = firstToAct(view);
  const opener = view.seats.find(({ seat }) => seat === first);
  const when =
    street === null || phase !== 'playing'
      ? []
      : [opener === undefined ? table.streets[street] : pictures.begins(table.streets[street])];
  const total = potTotal(view);
  const won = winnings(view.result);
  return [
    [pictures.table(plainTableName(context.messages, view.name)), table.handNumber(view.hand), ...when].join(
      ', ',
    ),
    ...(board.length === 0 ? [] : [`${table.board} ${shownCards(context, board)}`]),
    ...(total === null
      ? []
      : [
          [pictures.pot(format.chips(total)), ...(pot === null ? [] : potParts(pot, context.messages))].join(
            ', ',
          ),
        ]),
    ...(view.result?.voided === true ? [result.voided] : []),
    ...view.seats.map((seat) => seatSentence(seat, won, context)),
    ...(opener === undefined ? [] : [pictures.firstToAct({ name: plainName(context, opener.member) })]),
  ].join('. ');
}

function seatSentence(seat: SeatView, won: ReadonlyMap<SeatIndex, Chips>, context: RenderContext): string {
  const { format, table } = context.messages;
  const cards = seat.inHand?.cards ?? [];
  const amount = won.get(seat.seat);
  return [
    `${table.seat(seat.seat)} ${plainName(context, seat.member)}`,
    ...seat.positions.map((position) => table[position]),
    format.chips(seat.stack),
    ...doing(seat, context.messages),
    ...(amount === undefined ? [] : [format.signedChips(amount)]),
    ...(cards.some((card) => card !== null) ? [shownCards(context, cards)] : []),
  ].join(', ');
}
