import type { APIEmbed } from 'discord.js';
import type { HandResultView, PotPartView, PotResultView } from '../../views/hand-result-view.ts';
import type { MadeHandView } from '../../views/made-hand-view.ts';
import { shownCards, shownName, type RenderContext } from './render-context.ts';

const COLOUR = 0xc9a227;
const BETWEEN = ' · ';

/** How a hand ended: for each pot who won how much, with which five cards, in words; then the rest. */
export function resultEmbed(result: HandResultView, context: RenderContext): APIEmbed {
  const { messages } = context;
  const title = messages.result.title(result.hand);
  if (result.voided) return { color: COLOUR, title, description: messages.result.voided };
  const blocks = [
    ...result.pots.map((pot) => potLines(pot, result, context)),
    shownLines(result, context),
    lastLines(result, context),
  ];
  return {
    color: COLOUR,
    title,
    description: blocks
      .filter((lines) => lines.length > 0)
      .map((lines) => lines.join('\n'))
      .join('\n\n'),
  };
}

function potLines(pot: PotResultView, { pots }: HandResultView, context: RenderContext): readonly string[] {
  const { result } = context.messages;
  const { amount } = pot;
  const sides = pots.length - 1;
  const heading =
    sides === 0
      ? result.pot(amount)
      : pot.pot === 0
        ? result.mainPot(amount)
        : result.sidePot({ number: sides === 1 ? null : pot.pot, amount });
  return [`**${heading}**`, ...pot.parts.flatMap((part) => partLines(part, context))];
}

function partLines({ half, won, winners }: PotPartView, context: RenderContext): readonly string[] {
  const { messages } = context;
  const before = half === 'whole' ? '' : `${messages.result.half[half]}: `;
  const [only, another] = winners;
  if (only === undefined) return [];
  if (won === null) {
    return [
      before +
        messages.result.winsUncontested({ name: shownName(context, only.member), amount: only.amount }),
    ];
  }
  const hand = messages.cards.hand(won.name, won.ranking);
  if (another === undefined) {
    const win = { name: shownName(context, only.member), amount: only.amount, hand };
    return [before + messages.result.winsWith(win), shownCards(context, only.cards)];
  }
  const names = winners.map(({ member }) => shownName(context, member));
  return [
    before + messages.result.split({ names, hand }),
    ...winners.map(
      ({ amount, cards }, place) =>
        `${messages.result.wins({ name: names[place] ?? '', amount })}${BETWEEN}${shownCards(context, cards)}`,
    ),
  ];
}

/** Open hands that won nothing: the winners' are above. */
function shownLines({ shown, pots }: HandResultView, context: RenderContext): readonly string[] {
  const winners = new Set(
    pots
      .flatMap(({ parts }) => parts.flatMap(({ winners: ofPart, won }) => (won === null ? [] : ofPart)))
      .map(({ seat }) => seat),
  );
  return shown
    .filter(({ seat }) => !winners.has(seat))
    .map(({ member, cards, made }) =>
      context.messages.result.shows({
        name: shownName(context, member),
        cards: shownCards(context, cards),
        hand: made.length === 0 ? null : inWords(made, context),
      }),
    );
}

function inWords(made: readonly MadeHandView[], { messages }: RenderContext): string {
  return made.map(({ name, ranking }) => messages.cards.hand(name, ranking)).join(BETWEEN);
}

/** Uncalled bets, the rake and the new stacks. */
function lastLines({ returned, rake, stacks }: HandResultView, context: RenderContext): readonly string[] {
  const { result } = context.messages;
  return [
    ...returned.map(({ member, amount }) => result.returned({ name: shownName(context, member), amount })),
    rake === 0 ? result.noRake : result.rake(rake),
    `${result.stacks}: ${stacks
      .map(({ member, stack, net }) => result.stack({ name: shownName(context, member), amount: stack, net }))
      .join(BETWEEN)}`,
  ];
}
