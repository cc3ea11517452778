import type { Messages } from '../../i18n/messages.ts';
import type { Finding } from '../floor/check-up.ts';
import type { MessageBody } from '../message-body.ts';
import { LIMITS } from './message-limits.ts';

const COLOURS = { well: 0x1f7a4d, wrong: 0xb3261e } as const;
const SIGNS: Readonly<Record<Finding['how'], string>> = { well: '✅', hint: 'ℹ️', wrong: '❌' };
const ORDER: readonly Finding['how'][] = ['wrong', 'hint', 'well'];

/** The first line, and how many findings had no room. */
const ROOM_FOR_THE_REST = 100;

/** What has to be put right first, what is well last. */
export function doctorMessage(findings: readonly Finding[], { floor: { doctor } }: Messages): MessageBody {
  const problems = findings.filter(({ how }) => how === 'wrong').length;
  const lines = [problems === 0 ? doctor.allWell : doctor.problems(problems), ''];
  let length = 0;
  let left = findings.length;
  for (const { how, text } of ORDER.flatMap((how) => findings.filter((finding) => finding.how === how))) {
    const line = `${SIGNS[how]} ${text}`;
    length += line.length + 1;
    if (length >= LIMITS.description - ROOM_FOR_THE_REST) break;
    lines.push(line);
    left -= 1;
  }
  if (left > 0) lines.push(doctor.more(left));
  const color = problems === 0 ? COLOURS.well : COLOURS.wrong;
  return {
    content: '',
    embeds: [{ color, title: doctor.title, description: lines.join('\n') }],
    components: [],
  };
}
