import { and, eq } from 'drizzle-orm';
import { deskRefusals } from '#schemas/desk/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { cancellationTable } from '../../../db/tables/cancellation.ts';
import { member } from '../../../db/tables/member.ts';
import { isReal } from '../../../platform/auth/real-members.ts';
import type { Member } from '../../../platform/auth/session.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';

/** Locks the member. Refuses `noSuchDeskMember`, `deskAccountEnded`. */
export const memberLocked = async (tx: Database, id: number): Promise<Member> => {
  const [row] = await tx
    .select({ who: member, ended: cancellationTable.endedAt })
    .from(member)
    .leftJoin(cancellationTable, eq(cancellationTable.memberId, member.id))
    .where(and(eq(member.id, id), isReal))
    .for('no key update', { of: member });
  if (!row) throw new RefusedError(deskRefusals.noSuchDeskMember);
  if (row.ended !== null) throw new RefusedError(deskRefusals.deskAccountEnded);
  return row.who;
};
