import { allin } from './allin.ts';
import { back } from './back.ts';
import { bet } from './bet.ts';
import { call } from './call.ts';
import { callfloor } from './callfloor.ts';
import { cards } from './cards.ts';
import { check } from './check.ts';
import type { Command } from './command.ts';
import { daily } from './daily.ts';
import { draw } from './draw.ts';
import { floor } from './floor.ts';
import { fold } from './fold.ts';
import { help } from './help.ts';
import { leave } from './leave.ts';
import { muck } from './muck.ts';
import { privacy } from './privacy.ts';
import { raise } from './raise.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { show } from './show.ts';
import { sit } from './sit.ts';
import { sitout } from './sitout.ts';
import { table } from './table.ts';
import { topup } from './topup.ts';
import { waitlist } from './waitlist.ts';
import { wallet } from './wallet.ts';

/** Every command of the bot. */
export const COMMANDS: readonly Command[] = [
  table,
  sit,
  leave,
  topup,
  sitout,
  back,
  waitlist,
  fold,
  check,
  call,
  bet,
  raise,
  allin,
  draw,
  cards,
  show,
  muck,
  wallet,
  daily,
  settings,
  help,
  rules,
  callfloor,
  privacy,
  floor,
];

const BY_NAME = new Map(COMMANDS.map((command) => [command.data.name, command]));

export function commandNamed(name: string): Command | null {
  return BY_NAME.get(name) ?? null;
}
