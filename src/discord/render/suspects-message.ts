import type { Suspects } from '../../runtime/floor-protocol.ts';
import type { Room } from '../../runtime/room.ts';
import type { Messages } from '../../i18n/messages.ts';
import { escapeMarkdown, plainText } from '../../i18n/untrusted-text.ts';
import type { MemberId } from '../../shared/ids.ts';
import type { MessageBody } from '../message-body.ts';
import { LIMITS } from './message-limits.ts';
import { shownTableName } from './render-context.ts';

const COLOUR = 0x5b4a8a;

/** The pairs that stand out, those with the most chips first, as many as fit. */
export function suspectsMessage(
  found: readonly Suspects[],
  { messages, room }: { readonly messages: Messages; readonly room: Pick<Room, 'nameOf' | 'table'> },
): MessageBody {
  const { suspects } = messages.floor;
  const nameOf = (member: MemberId) => escapeMarkdown(plainText(room.nameOf(member)) || messages.nameless);
  const lines: string[] = [];
  let length = 0;
  for (const pair of found) {
    const where = pair.largest.map(({ table, number }) =>
      suspects.hand({
        table: shownTableName(messages, room.table(table)?.settings.name ?? ''),
        hand: number,
      }),
    );
    const line = suspects.line({ ...pair, from: nameOf(pair.from), to: nameOf(pair.to), where });
    length += line.length + 1;
    if (length > LIMITS.description) break;
    lines.push(line);
  }
  const description = lines.length === 0 ? suspects.empty : lines.join('\n');
  const footer = lines.length === 0 ? {} : { footer: { text: suspects.noProof } };
  return {
    content: '',
    embeds: [{ color: COLOUR, title: suspects.title, description, ...footer }],
    components: [],
  };
}
