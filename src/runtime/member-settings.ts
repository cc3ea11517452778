/** What a member has set, in one server, for what only they see and for how they are treated at tables. */
export interface MemberSettings {
  /** `auto`: as their Discord is set; `server`: what everybody there reads. */
  readonly language: 'auto' | 'server' | 'en' | 'it';
  /** How the hole cards reach them; *My cards* works in any case. */
  readonly cards: 'both' | 'dm' | 'button';
  /** Pictures of cards in four colours, or in black and red. */
  readonly fourColours: boolean;
  /** Cards as text, without pictures. */
  readonly textOnly: boolean;
  /** The table as a picture in private answers about a hand; not with text only. */
  readonly pictures: boolean;
  /** Amounts at a table counted in its big blinds. */
  readonly bigBlinds: boolean;
  /** Whether a new session begins with the automatic top-up. */
  readonly autoTopUp: boolean;
  /** After a hand in which they need not show: nothing is asked, or *Show* is offered to them. */
  readonly muck: 'auto' | 'ask';
}

const UNTOUCHED: MemberSettings = {
  language: 'auto',
  cards: 'both',
  fourColours: true,
  textOnly: false,
  pictures: false,
  bigBlinds: false,
  autoTopUp: false,
  muck: 'ask',
};

/** Settings as they are kept; one that a later version has added is at its default. */
export function memberSettingsIn(data: string | null): MemberSettings {
  return data === null ? UNTOUCHED : { ...UNTOUCHED, ...(JSON.parse(data) as Partial<MemberSettings>) };
}
