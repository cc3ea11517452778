import type { APIEmbed } from 'discord.js';
import type { HandCategory } from '../../engine/evaluation/hand-ranking.ts';
import { parseCards } from '../../engine/card.ts';
import type { GameId } from '../../engine/games/game.ts';
import { gameOf } from '../../engine/games/index.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { MessageBody } from '../message-body.ts';
import type { CardFaces } from './card-faces.ts';
import { HELP_COLOUR, pageEmbed } from './help-message.ts';

/** The rules of a game in short, and which hand beats which with an example for each. */
export function rulesMessage(
  gameId: GameId,
  { messages, faces }: { readonly messages: Messages; readonly faces: CardFaces },
): MessageBody {
  const { rules, table, help } = messages;
  const holdem = gameId === 'texas-holdem';
  const about: APIEmbed = {
    ...(holdem ? pageEmbed(rules.holdem) : { color: HELP_COLOUR }),
    title: rules.title(table.games[gameId]),
    description: rules.games[gameId],
  };
  const ranks = ranksEmbed(gameId, { messages, faces });
  const last = { ...(ranks ?? about), footer: { text: help.noValue } };
  return { content: '', embeds: ranks === null ? [last] : [about, last], components: [] };
}

/** Cards from seven up, so that every deck of the room has them. */
const EXAMPLES: Readonly<Record<HandCategory, string>> = {
  'royal-flush': 'As Ks Qs Js Ts',
  'straight-flush': 'Jh Th 9h 8h 7h',
  'four-of-a-kind': '9s 9h 9d 9c Kd',
  'full-house': 'Qs Qd Qc 7h 7s',
  flush: 'Kd Jd 9d 8d 7d',
  straight: 'Qh Jc Ts 9d 8h',
  'three-of-a-kind': 'Ts Td Tc Ah 8s',
  'two-pair': 'Ah As Kd Kc Js',
  'one-pair': 'Kh Kc Ad 9s 7c',
  'high-card': 'Ad Qs Tc 9h 7s',
};

const BEST_FIRST: readonly HandCategory[] = [
  'royal-flush',
  'straight-flush',
  'four-of-a-kind',
  'full-house',
  'flush',
  'straight',
  'three-of-a-kind',
  'two-pair',
  'one-pair',
  'high-card',
];

/** The list of hands for games won by a high hand, and how lows are read; null where only the text tells it. */
function ranksEmbed(
  gameId: GameId,
  { messages, faces }: { readonly messages: Messages; readonly faces: CardFaces },
): APIEmbed | null {
  const { rules } = messages;
  const { rankings } = gameOf(gameId);
  const flushFirst = rankings.some(({ id }) => id === 'short-deck-high' || id === 'italian-high');
  const lows = rankings.flatMap(({ id }) =>
    id === 'eight-or-better' || id === 'ace-to-five' || id === 'deuce-to-seven' ? [rules.low[id]] : [],
  );
  const lowFields = lows.map((value) => ({ name: rules.lowTitle, value }));
  if (rankings.every(({ half }) => half === 'low')) return { color: HELP_COLOUR, fields: lowFields };
  const lines = (flushFirst ? withFlushFirst(BEST_FIRST) : BEST_FIRST).map((category) => {
    const { name, how } = rules.ranks[category];
    const cards = parseCards(EXAMPLES[category]).map(faces.face).join(' ');
    return `**${name}** ${cards}\n${how}`;
  });
  const notes = flushFirst ? rules.flushBeatsFullHouse : rules.ranksNote;
  return {
    color: HELP_COLOUR,
    title: rules.ranksTitle,
    description: [...lines, '', notes].join('\n'),
    fields: lowFields,
  };
}

function withFlushFirst(categories: readonly HandCategory[]): readonly HandCategory[] {
  return categories
    .filter((category) => category !== 'flush')
    .flatMap((category) => (category === 'full-house' ? ['flush', category] : [category]));
}
