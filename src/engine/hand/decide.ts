import { at } from '../../shared/invariant.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { Chips, SeatIndex } from '../../shared/chips.ts';
import {
  isBringInDue,
  legalActions,
  whyNoRaise,
  type AmountRange,
  type LegalActions,
} from '../betting/legal-actions.ts';
import type { Hand, HandPlayer } from './hand.ts';
import type { HandCommand, HandEvent, HandRefusal, PlayerAct } from './protocol.ts';
import { canShow, hiddenPositions, playerAt, playerIn } from './queries.ts';

type Decision = Result<readonly HandEvent[], HandRefusal>;
type Betting = Extract<LegalActions, { kind: 'betting' }>;

/**
 * What a player's command comes to: the events it makes, or why it is refused. Nothing changes here;
 * `evolve` applies the events and `advance` makes the dealer's moves that follow.
 * Acts may be refused with every code of {@link HandRefusal}; showing and throwing away with
 * `notInHand` and `nothingToShow`.
 */
export function decide(hand: Hand, command: HandCommand): Decision {
  if (playerAt(hand, command.seat) === null) return err({ code: 'notInHand' });
  switch (command.type) {
    case 'act':
      return decideAct(hand, command.seat, command.act);
    case 'show':
      return decideShow(hand, command.seat, command.cards);
    case 'muck':
      if (!canShow(hand, command.seat)) return err({ code: 'nothingToShow' });
      return one({ type: 'mucked', seat: command.seat });
  }
}

function decideAct(hand: Hand, seat: SeatIndex, act: PlayerAct): Decision {
  const legal = legalActions(hand);
  if (legal === null) return err({ code: 'handOver' });
  if (legal.seat !== seat) return err({ code: 'notYourTurn', actionOn: legal.seat });
  if (legal.kind === 'drawing') return decideDraw(act, seat, legal.held);
  if (act.type === 'draw') return err({ code: 'noDrawNow' });
  if (isBringInDue(hand) && (act.type === 'fold' || act.type === 'check' || act.type === 'call')) {
    return err({ code: 'bringInDue', bringIn: legal.bringIn ?? 0 });
  }
  return decideBetting(hand, legal, act);
}

function decideBetting(hand: Hand, legal: Betting, act: Exclude<PlayerAct, { type: 'draw' }>): Decision {
  const { seat } = legal;
  const player = playerIn(hand, seat);
  switch (act.type) {
    case 'fold':
      return one({ type: 'folded', seat });
    case 'check':
      if (!legal.check) return err({ code: 'cannotCheck', toCall: hand.highestBet - player.bet });
      return one({ type: 'checked', seat });
    case 'call':
      if (legal.call === null) return err({ code: 'nothingToCall' });
      return one(called(seat, legal.call));
    case 'bet':
      if (hand.highestBet > 0) return err({ code: 'betAlreadyMade', highestBet: hand.highestBet });
      return decideAmount(hand, player, { act: 'bet', range: legal.bet, to: act.to });
    case 'raise':
      if (hand.highestBet === 0 && legal.bringIn === null) {
        return err({ code: 'nothingToRaise', minimumBet: hand.lastFullRaise });
      }
      return decideAmount(hand, player, { act: 'raise', range: legal.raise, to: act.to });
    case 'allIn':
      return decideAllIn(hand, player, legal);
    case 'bringIn':
      if (legal.bringIn === null) return err({ code: 'noBringInDue' });
      return one({ type: 'broughtIn', seat, amount: legal.bringIn });
  }
}

function called(seat: SeatIndex, { amount, to, allIn }: NonNullable<Betting['call']>): HandEvent {
  return { type: 'called', seat, amount, to, allIn };
}

interface Amount {
  readonly act: 'bet' | 'raise';
  readonly range: AmountRange | null;
  readonly to: Chips;
}

function decideAmount(hand: Hand, player: HandPlayer, amount: Amount): Decision {
  const refusal = whyNotTo(hand, player, amount);
  if (refusal !== null) return err(refusal);
  const { act, to } = amount;
  return one({
    type: act === 'bet' ? 'betMade' : 'raised',
    seat: player.seat,
    amount: to - player.bet,
    to,
    allIn: to === player.bet + player.stack,
  });
}

function whyNotTo(hand: Hand, player: HandPlayer, { act, range, to }: Amount): HandRefusal | null {
  if (range === null) return noRange(hand, player, to);
  const { chipUnit } = hand.setup;
  const { minTo, maxTo, sizes } = range;
  if (to % chipUnit !== 0) return { code: 'notAMultipleOfChipUnit', chipUnit, offeredTo: to };
  if (sizes !== null) return sizes.includes(to) ? null : { code: 'notALegalSize', sizes, offeredTo: to };
  const bets = act === 'bet';
  if (to < minTo) {
    return { code: bets ? 'betBelowMinimum' : 'raiseBelowMinimum', minimumTo: minTo, offeredTo: to };
  }
  if (to > maxTo) {
    return { code: bets ? 'betAboveMaximum' : 'raiseAboveMaximum', maximumTo: maxTo, offeredTo: to };
  }
  return null;
}

/** Why there is no amount to choose: what the betting forbids, or a bring-in the stack cannot complete. */
function noRange(hand: Hand, player: HandPlayer, offeredTo: Chips): HandRefusal {
  const why = whyNoRaise(hand, player);
  if (why === null) return { code: 'bringInDue', bringIn: Math.min(hand.setup.bringIn, player.stack) };
  return why.code === 'raiseAboveMaximum' ? { ...why, offeredTo } : why;
}

function decideAllIn(hand: Hand, player: HandPlayer, legal: Betting): Decision {
  const range = legal.bet ?? legal.raise;
  if (legal.allIn === null) {
    return err(range === null ? noRange(hand, player, player.bet + player.stack) : aboveLimit(range));
  }
  const { act, to } = legal.allIn;
  const type = ({ call: 'called', bet: 'betMade', raise: 'raised' } as const)[act];
  return one({ type, seat: player.seat, amount: player.stack, to, allIn: true });
}

function aboveLimit(range: AmountRange): HandRefusal {
  return { code: 'allInAboveLimit', maximumTo: range.maxTo };
}

function decideDraw(act: PlayerAct, seat: SeatIndex, held: number): Decision {
  if (act.type !== 'draw') return err({ code: 'drawDue' });
  if (!arePositions(act.discard, held)) return err({ code: 'notYourCards', held });
  return one({ type: 'discarded', seat, positions: act.discard.toSorted((a, b) => a - b) });
}

function decideShow(hand: Hand, seat: SeatIndex, positions: readonly number[]): Decision {
  if (!canShow(hand, seat)) return err({ code: 'nothingToShow' });
  const player = playerIn(hand, seat);
  const { hole } = player;
  if (!arePositions(positions, hole.length)) return err({ code: 'notYourCards', held: hole.length });
  const hidden = hiddenPositions(player).filter((position) => positions.includes(position));
  if (hidden.length === 0) return err({ code: 'nothingToShow' });
  const cards = hidden.map((position) => at(hole, position).card);
  return one({ type: 'cardsShown', seat, positions: hidden, cards, why: 'choice' });
}

/** Whether these are different positions in a hand of `held` cards. */
function arePositions(positions: readonly number[], held: number): boolean {
  return (
    new Set(positions).size === positions.length &&
    positions.every((position) => Number.isInteger(position) && position >= 0 && position < held)
  );
}

function one(event: HandEvent): Decision {
  return ok([event]);
}
