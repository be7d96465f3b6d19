import { asc, eq } from 'drizzle-orm';
import { teacherRefusals } from '#schemas/teacher/refusals.ts';
import type { WorkshopRole } from '#schemas/teacher/roles.ts';
import type { Database } from '../../db/database.ts';
import { workshopMember } from '../../db/tables/teacher.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';

/** The workshop that a member runs, by its teacher. */
export type OwnWorkshop = { teacherId: number; role: WorkshopRole };

const ranks: Record<WorkshopRole, number> = { assistant: 0, admin: 1, owner: 2 };

/**
 * The workshop that the member has been in longest. Refuses `noWorkshop` without one, and `notInRole` where the member is less
 * in it than `least`.
 */
export const ownWorkshop = async (
  db: Database,
  memberId: number,
  least: WorkshopRole = 'assistant',
): Promise<OwnWorkshop> => {
  const [own] = await db
    .select({ teacherId: workshopMember.teacherId, role: workshopMember.role })
    .from(workshopMember)
    .where(eq(workshopMember.memberId, memberId))
    .orderBy(asc(workshopMember.joinedAt), asc(workshopMember.teacherId))
    .limit(1);
  if (!own) throw new RefusedError(teacherRefusals.noWorkshop);
  if (ranks[own.role] < ranks[least]) throw new RefusedError(teacherRefusals.notInRole);
  return own;
};
