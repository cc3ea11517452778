import { componentsOf, type Outcome } from '../../../src/playground/playground.ts';
import { guildId, type GuildId, type MemberId, userId, type UserId } from '../../../src/shared/ids.ts';
import type { AuditRow } from '../../../src/runtime/floor-protocol.ts';
import { startApp, type App, type AppOptions } from '../support/app.ts';
import { AtTable, textOf, type OptionValues } from '../support/at-table.ts';

/** The sample server with its moderator, Fiona, and a table in poker-1. */
export class FloorScene {
  readonly app: App;
  readonly at: AtTable;

  constructor(app: App) {
    this.app = app;
    this.at = new AtTable(app, 'poker-1');
  }

  get guild(): GuildId {
    return guildId(this.app.playground.guildId);
  }

  /** Uses a subcommand of `/floor`. */
  async floor(subcommand: string, options: OptionValues = {}, name = 'Fiona'): Promise<Outcome> {
    return this.at.slash(name, `floor ${subcommand}`, options);
  }

  /** The answer to a subcommand, as text. */
  async says(subcommand: string, options: OptionValues = {}, name = 'Fiona'): Promise<string> {
    return textOf((await this.floor(subcommand, options, name)).message);
  }

  /** Presses the one button of a private answer, and returns what it says then. */
  async yes(asked: Outcome, name = 'Fiona'): Promise<string> {
    if (asked.message === null) throw new Error('nothing was asked');
    const pressed = await this.at.pressOn(name, asked.message, () => true);
    return textOf(this.app.playground.actor(name).now(asked.message.id)) || textOf(pressed.message);
  }

  /** Uses a subcommand and says yes to its question. */
  async confirmed(subcommand: string, options: OptionValues, name = 'Fiona'): Promise<string> {
    return this.yes(await this.floor(subcommand, options, name), name);
  }

  user(name: string): UserId {
    return userId(this.app.playground.actor(name).userId);
  }

  member(name: string): MemberId {
    const member = this.app.room.findMember(this.guild, this.user(name));
    if (member === null) throw new Error(`${name} was never seen`);
    return member;
  }

  /** What somebody got by direct message, oldest first. */
  dms(name: string): string[] {
    return this.app.playground.actor(name).dms().map(textOf);
  }

  /** The audit log, oldest first, as `who action whom`. */
  log(): string[] {
    const { room } = this.app;
    const name = (member: MemberId | null) => (member === null ? '' : room.nameOf(member));
    return this.rows().map(({ actor, action, target }) => `${name(actor)} ${action} ${name(target)}`.trim());
  }

  rows(): AuditRow[] {
    return [...this.app.room.floor.auditLog(this.guild, { member: null, limit: 100 })].reverse();
  }
}

export async function startFloor(options: AppOptions = {}): Promise<FloorScene> {
  return new FloorScene(await startApp(options));
}

export function hasButton(outcome: Outcome): boolean {
  return outcome.message !== null && componentsOf(outcome.message).length > 0;
}
