import { ButtonStyle, ComponentType, type APIEmbed } from 'discord.js';
import { parseCards } from '../../engine/card.ts';
import { FIRST_HAND_STEPS, HELP_TOPICS, type FirstHandStep, type Page } from '../../i18n/help-messages.ts';
import type { Messages } from '../../i18n/messages.ts';
import { FIRST_HAND, HELP_MENU, helpId, type HelpPlace } from '../help-id.ts';
import type { MessageBody } from '../message-body.ts';
import { buttonRows, type Button, type Row } from './buttons.ts';
import type { CardFaces } from './card-faces.ts';

export const HELP_COLOUR = 0x2b4c7e;

interface Drawing {
  readonly messages: Messages;
  readonly faces: CardFaces;
}

/** A page of the help, with the menu of all its topics below. */
export function helpMessage({ topic, step }: HelpPlace, { messages, faces }: Drawing): MessageBody {
  const { help } = messages;
  const footer = { text: help.noValue };
  const menu = topicMenu(topic, messages);
  if (topic !== 'firstHand') {
    return {
      content: '',
      embeds: [{ ...pageEmbed(help.topics[topic]), footer }],
      components: [...(topic === 'start' ? buttonRows([firstHandPage(messages)]) : []), menu],
    };
  }
  return {
    content: '',
    embeds: [{ ...stepEmbed(step, { messages, faces }), footer }],
    components: [...stepButtons(step, messages), menu],
  };
}

export function pageEmbed({ title, sections }: Page): APIEmbed {
  return {
    color: HELP_COLOUR,
    title,
    fields: sections.map((section) => ({ name: section.title, value: section.text })),
  };
}

/** Told once to whoever is new: three steps, and a way to the first hand. */
export function firstStepsMessage({ help }: Messages): MessageBody {
  return { content: help.firstSteps, embeds: [], components: buttonRows([firstHandButton({ help })]) };
}

/** Opens the first hand beside a message of something else. */
export function firstHandButton({ help }: Pick<Messages, 'help'>): Button {
  return {
    type: ComponentType.Button,
    style: ButtonStyle.Secondary,
    label: help.openFirstHand,
    custom_id: FIRST_HAND,
  };
}

function firstHandPage({ help }: Messages): Button {
  return pageButton({ topic: 'firstHand', step: 0 }, help.openFirstHand, ButtonStyle.Primary);
}

function pageButton(place: HelpPlace, label: string, style: Button['style']): Button {
  return { type: ComponentType.Button, style, label, custom_id: helpId(place) };
}

function topicMenu(open: HelpPlace['topic'], { help }: Messages): Row {
  const titleOf = (topic: HelpPlace['topic']) =>
    topic === 'firstHand' ? help.firstHand.title : help.topics[topic].title;
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.StringSelect,
        custom_id: HELP_MENU,
        placeholder: help.menu,
        options: HELP_TOPICS.map((topic) => ({
          label: titleOf(topic),
          value: topic,
          default: topic === open,
        })),
      },
    ],
  };
}

interface StepCards {
  readonly own: string;
  readonly board: string;
  readonly opponent: string;
}

/** What lies on the table in each step: the hand that the text tells. */
const CARDS: Readonly<Record<FirstHandStep, StepCards>> = {
  blinds: { own: 'As Ks', board: '', opponent: '' },
  preFlop: { own: 'As Ks', board: '', opponent: '' },
  flop: { own: 'As Ks', board: 'Ad 9c 4h', opponent: '' },
  turnAndRiver: { own: 'As Ks', board: 'Ad 9c 4h 9s 2d', opponent: '' },
  showdown: { own: 'As Ks', board: 'Ad 9c 4h 9s 2d', opponent: 'Ah Qh' },
};

function stepEmbed(step: number, { messages, faces }: Drawing): APIEmbed {
  const { help, holeCards, table } = messages;
  const name = FIRST_HAND_STEPS[step] ?? 'blinds';
  const { title, text } = help.firstHand.steps[name];
  const drawn = (cards: string) => parseCards(cards).map(faces.face).join(' ');
  const { own, board, opponent } = CARDS[name];
  const lines = [
    `*${help.firstHand.place({ step: step + 1, of: FIRST_HAND_STEPS.length })}*`,
    '',
    text,
    '',
    ...(board === '' ? [] : [`**${table.board}** ${drawn(board)}`]),
    holeCards.cards(drawn(own)),
    ...(opponent === '' ? [] : [help.firstHand.opponent(drawn(opponent))]),
  ];
  return { color: HELP_COLOUR, title, description: lines.join('\n') };
}

/** The button to press at the table leads on; the last step leads to a table. */
function stepButtons(step: number, { help }: Messages): readonly Row[] {
  const name = FIRST_HAND_STEPS[step] ?? 'blinds';
  const last = step === FIRST_HAND_STEPS.length - 1;
  const next: HelpPlace = last ? { topic: 'start', step: 0 } : { topic: 'firstHand', step: step + 1 };
  const back: HelpPlace = { topic: 'firstHand', step: step - 1 };
  return buttonRows([
    pageButton(next, help.firstHand.steps[name].next, ButtonStyle.Primary),
    ...(step === 0 ? [] : [pageButton(back, help.firstHand.back, ButtonStyle.Secondary)]),
  ]);
}
