import { eq } from 'drizzle-orm';
import { rightsFrom } from '#schemas/operator/areas.ts';
import { operatorRefusals } from '#schemas/operator/refusals.ts';
import type { removeRole as endpoint } from '#schemas/operator/role-endpoints.ts';
import { operatorRole } from '../../../db/tables/operator.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../audit.ts';
import { assertCovers, lockForManager } from '../managing.ts';

/** Refuses `roleInUse`, `moreRights`. */
export const removeRole: Verb<typeof endpoint> = async ({ db, operator: who, now }, { id }) => {
  const { self, operators, made } = await lockForManager(db, who.id);
  const found = made.find((role) => role.id === id);
  if (!found) return {};
  if (operators.some(({ roleId }) => roleId === id))
    throw new RefusedError(operatorRefusals.roleInUse);
  assertCovers(self, rightsFrom(found.rights));
  await db.delete(operatorRole).where(eq(operatorRole.id, id));
  await writeAudit(db, { who, action: 'operator', text: `删除角色 ${found.name}`, now });
  return {};
};
