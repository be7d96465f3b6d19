import { asc, count, eq } from 'drizzle-orm';
import { rightsFrom } from '#schemas/operator/areas.ts';
import type { listRoles as endpoint } from '#schemas/operator/role-endpoints.ts';
import { builtinRoleKeys, builtinRoles } from '#schemas/operator/roles.ts';
import { oneRow } from '../../../db/one-row.ts';
import { operator, operatorRole } from '../../../db/tables/operator.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { demandedOfAll } from '../roles.ts';

export const listRoles: Verb<typeof endpoint> = async ({ db }) => {
  const held = await db
    .select({ role: operator.role, holders: count() })
    .from(operator)
    .groupBy(operator.role);
  const made = await db
    .select({ role: operatorRole, holders: count(operator.id) })
    .from(operatorRole)
    .leftJoin(operator, eq(operator.roleId, operatorRole.id))
    .groupBy(operatorRole.id)
    .orderBy(asc(operatorRole.id));
  const always = builtinRoleKeys.map((role) => ({
    role,
    name: builtinRoles[role].name,
    rights: builtinRoles[role].rights,
    secondFactor: false,
    holders: held.find((each) => each.role === role)?.holders ?? 0,
  }));
  const further = made.map(({ role, holders }) => ({
    role: role.id,
    name: role.name,
    rights: rightsFrom(role.rights),
    secondFactor: role.secondFactor,
    holders,
  }));
  const [policy] = await db.select({ demanded: demandedOfAll }).from(oneRow);
  return { roles: [...always, ...further], secondFactorForAll: policy?.demanded === true };
};
