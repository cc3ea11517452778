import { FIRST_HAND_STEPS, HELP_TOPICS, type HelpTopic } from '../i18n/help-messages.ts';

// The custom ids of the help. They belong to no table, so they work wherever a message stands.

/** A page of the help; `step` counts those of the first hand from 0, other topics have one page. */
export interface HelpPlace {
  readonly topic: HelpTopic;
  readonly step: number;
}

/** The menu of topics; its values are their names. */
export const HELP_MENU = 'help';
/** A button on another message, which stays as it is. */
export const FIRST_HAND = 'help:open';

/** A button of the help itself, which turns into the page. */
export function helpId({ topic, step }: HelpPlace): string {
  return `help:${topic}:${step}`;
}

export function isHelpId(customId: string): boolean {
  return customId === HELP_MENU || customId === FIRST_HAND || helpPlaceIn(customId) !== null;
}

/** The page a button leads to; null for anything that {@link helpId} cannot have written. */
export function helpPlaceIn(customId: string): HelpPlace | null {
  if (customId === FIRST_HAND) return { topic: 'firstHand', step: 0 };
  const [, name, digit] = /^help:([A-Za-z]+):(\d)$/.exec(customId) ?? [];
  const topic = helpTopicNamed(name);
  const step = Number(digit);
  const steps = topic === 'firstHand' ? FIRST_HAND_STEPS.length : 1;
  return topic === null || step >= steps ? null : { topic, step };
}

export function helpTopicNamed(name: string | null | undefined): HelpTopic | null {
  return HELP_TOPICS.find((topic) => topic === name) ?? null;
}
