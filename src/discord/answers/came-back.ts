import type { Messages } from '../../i18n/messages.ts';
import type { Commit } from '../../runtime/protocol.ts';
import type { MemberId } from '../../shared/ids.ts';
import { seatOf } from '../../table/queries.ts';

/** What somebody is told who comes back from sitting out, or chooses to post instead of waiting. */
export function cameBack(
  { done }: Messages,
  { after }: Commit,
  { member, post }: { readonly member: MemberId; readonly post: boolean },
): string {
  const seat = seatOf(after, member);
  const waits = seat !== null && after.seats[seat]?.state === 'waiting' && !post;
  return waits ? done.backWaits : done.back;
}
