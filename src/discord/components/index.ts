import type { MessageComponentInteraction, ModalSubmitInteraction } from 'discord.js';
import type { AskerAtTable } from '../people/asker.ts';
import type { BotContext } from '../context.ts';
import type { CustomId, Role } from '../custom-id.ts';
import { allIn } from './all-in.ts';
import type { Component } from './component.ts';
import { amountButton, decisionButton } from './decision-buttons.ts';
import { discard } from './discard.ts';
import { other, otherAmount } from './other.ts';
import { act, myCards, tableInfo, waitingList } from './private-buttons.ts';
import { autoTopUp, comeBack, fillUp, leave, mySeat, postBlind, sitOut } from './own-seat.ts';
import { preAct } from './pre-acts.ts';
import { showOne, showOrMuck } from './show-or-muck.ts';
import { sit, sitBuyIn } from './sit.ts';

/** Every component of the bot, by what its custom id says it does. */
const COMPONENTS: { readonly [R in Role]: Component<R> } = {
  fold: decisionButton({ type: 'fold' }),
  foldSure: decisionButton({ type: 'fold' }),
  check: decisionButton({ type: 'check' }),
  call: decisionButton({ type: 'call' }),
  bringIn: decisionButton({ type: 'bringIn' }),
  standPat: decisionButton({ type: 'draw', discard: [] }),
  bet: amountButton(),
  raise: amountButton(),
  other,
  otherAmount,
  allIn,
  allInSure: decisionButton({ type: 'allIn' }),
  discard,
  act,
  myCards,
  show: showOrMuck('show'),
  muck: showOrMuck('muck'),
  showOne,
  preCheckFold: preAct(() => ({ type: 'checkFold' })),
  preCheck: preAct(() => ({ type: 'check' })),
  preCall: preAct<'preCall'>(({ price }) => ({ type: 'callUpTo', price })),
  preNone: preAct(() => null),
  sit,
  sitBuyIn,
  tableInfo,
  waitingList,
  mySeat,
  fillUp,
  autoTopUpOn: autoTopUp<'autoTopUpOn'>(true),
  autoTopUpOff: autoTopUp<'autoTopUpOff'>(false),
  sitOut,
  comeBack,
  postBlind,
  leave,
};

type Execute = (asker: AskerAtTable, context: BotContext) => Promise<void>;

/** What using this component does; null where it is not the kind of component that has such an id. */
export function componentFor(
  interaction: MessageComponentInteraction | ModalSubmitInteraction,
  id: CustomId,
): Execute | null {
  // The table is complete by type; TypeScript cannot follow that an id goes with its own role's handler.
  const component = COMPONENTS[id.role] as Component<Role>;
  switch (component.kind) {
    case 'button':
      if (!interaction.isButton()) return null;
      return (asker, context) => component.execute({ interaction, id, asker }, context);
    case 'select':
      if (!interaction.isStringSelectMenu()) return null;
      return (asker, context) => component.execute({ interaction, id, asker }, context);
    case 'modal':
      if (!interaction.isModalSubmit()) return null;
      return (asker, context) => component.execute({ interaction, id, asker }, context);
  }
}
