import { and, eq } from 'drizzle-orm';
import { memberRefusals } from '#schemas/member/refusals.ts';
import type { Database } from '../../db/database.ts';
import { member } from '../../db/tables/member.ts';
import { isReal } from '../../platform/auth/real-members.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { isTaken } from './queries.ts';

/**
 * Replaces a member's phone `before` ('' for none). Refuses `phoneTaken` where it is another member's,
 * `phoneAlreadyBound` where the member's phone is not `before` any more, and for the member of operators'
 * previews, as whom nobody may log in.
 */
export const givePhone = async (
  tx: Database,
  memberId: number,
  phone: string,
  before: string,
): Promise<void> => {
  const changed = await tx
    .update(member)
    .set({ phone })
    .where(and(eq(member.id, memberId), eq(member.phone, before), isReal))
    .returning({ id: member.id })
    .catch((error: unknown) => {
      throw isTaken(error) ? new RefusedError(memberRefusals.phoneTaken) : error;
    });
  if (changed.length === 0) throw new RefusedError(memberRefusals.phoneAlreadyBound);
};
