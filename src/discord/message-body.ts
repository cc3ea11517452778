import type { APIEmbed, APIMessageTopLevelComponent } from 'discord.js';

/** What a message shows, as Discord's own JSON. An edit replaces all three. */
export interface MessageBody {
  readonly content: string;
  readonly embeds: readonly APIEmbed[];
  readonly components: readonly APIMessageTopLevelComponent[];
}

export interface AttachedFile {
  readonly name: string;
  readonly data: Buffer;
  /** What it shows, for whoever cannot see it; null where the file is text. */
  readonly description: string | null;
}
