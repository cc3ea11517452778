import type { MemberId } from '../../shared/ids.ts';
import type { HandEvent } from '../../engine/hand/protocol.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Commit } from '../../runtime/protocol.ts';

/** What somebody's own act came to, in a sentence with the amount as the table took it. */
export function actEcho(messages: Messages, { before, after, events }: Commit, member: MemberId): string {
  const seat = (before ?? after).dealtTo.find((dealt) => dealt.member === member)?.seat;
  for (const event of events) {
    if (event.type !== 'inHand' || !('seat' in event.event) || event.event.seat !== seat) continue;
    const text = sentenceFor(messages, event.event);
    if (text !== null) return text;
  }
  return messages.holeCards.notYourTurn;
}

function sentenceFor({ done }: Messages, event: HandEvent): string | null {
  switch (event.type) {
    case 'folded':
      return done.folded;
    case 'checked':
      return done.checked;
    case 'called':
      return event.allIn ? done.allIn(event.to) : done.called(event.amount);
    case 'betMade':
      return event.allIn ? done.allIn(event.to) : done.bet(event.to);
    case 'raised':
      return event.allIn ? done.allIn(event.to) : done.raised(event.to);
    case 'broughtIn':
      return done.broughtIn(event.amount);
    case 'discarded':
      return done.drew(event.positions.length);
    case 'cardsShown':
      return done.shown;
    case 'mucked':
      return done.mucked;
    case 'handStarted':
    case 'antePosted':
    case 'blindPosted':
    case 'streetOpened':
    case 'cardsDealt':
    case 'discardsReused':
    case 'uncalledBetReturned':
    case 'betsCollected':
    case 'rakeTaken':
    case 'potAwarded':
    case 'handEnded':
    case 'handVoided':
      return null;
  }
}
