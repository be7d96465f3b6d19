import type { demandSecondFactor as endpoint } from '#schemas/operator/role-endpoints.ts';
import { operatorPolicy } from '../../../db/tables/operator.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../audit.ts';
import { assertCovers, lockForManager } from '../managing.ts';

/** Refuses `moreRights` where some account may do more than the manager. */
export const demandSecondFactor: Verb<typeof endpoint> = async (
  { db, operator: who, now },
  { all },
) => {
  const { self, operators } = await lockForManager(db, who.id);
  assertCovers(self, ...operators.map(({ rights }) => rights));
  const row = { secondFactor: all };
  await db
    .insert(operatorPolicy)
    .values(row)
    .onConflictDoUpdate({ target: operatorPolicy.id, set: row });
  const text = all ? '全部账号必须开启二次验证' : '二次验证改由角色决定';
  await writeAudit(db, { who, action: 'operator', text, now });
  return {};
};
