import { asc, eq, sql } from 'drizzle-orm';
import { type Rights, rightsFrom } from '#schemas/operator/areas.ts';
import { type BuiltinRole, builtinRoles } from '#schemas/operator/roles.ts';
import type { Database } from '../../db/database.ts';
import { operator, operatorPolicy, operatorRole } from '../../db/tables/operator.ts';
import type { Operator } from '../../platform/endpoint/context.ts';

type Row = typeof operator.$inferSelect;
type MadeRole = typeof operatorRole.$inferSelect;

export type RoleView = { name: string; rights: Rights };

const none: RoleView = { name: '', rights: rightsFrom({}) };

const roleOf = ({ role }: Row, made: MadeRole | null): RoleView => {
  if (role !== 'made') return builtinRoles[role];
  return made ? { name: made.name, rights: rightsFrom(made.rights) } : none;
};

export const demandedOfAll = sql<boolean>`coalesce((select ${operatorPolicy.secondFactor} from ${operatorPolicy}), false)`;

type Found = { row: Row; made: MadeRole | null; demanded: boolean };

export const withRights = ({ row, made, demanded }: Found): Operator => {
  const { name, rights } = roleOf(row, made);
  const mustSetUp = (demanded || made?.secondFactor === true) && row.totpSecret === null;
  return { ...row, roleName: name, rights, mustSetUp };
};

export const selectOperators = (db: Database) =>
  db
    .select({ row: operator, made: operatorRole, demanded: demandedOfAll })
    .from(operator)
    .leftJoin(operatorRole, eq(operatorRole.id, operator.roleId))
    .$dynamic();

export type RoleKey = BuiltinRole | number;

export const roleColumns = (key: RoleKey): Pick<Row, 'role' | 'roleId'> =>
  typeof key === 'number' ? { role: 'made', roleId: key } : { role: key, roleId: null };

export const roleKeyOf = ({ role, roleId }: Pick<Row, 'role' | 'roleId'>): RoleKey =>
  role === 'made' ? (roleId ?? 0) : role;

/** Locks all accounts and made roles, so that changes which take each other's rights follow each other. */
export const lockAccounts = async (tx: Database) => {
  const made = await tx.select().from(operatorRole).orderBy(asc(operatorRole.id)).for('update');
  const rows = await selectOperators(tx).orderBy(asc(operator.id)).for('update', { of: operator });
  const named = (key: RoleKey): RoleView | undefined => {
    if (typeof key !== 'number') return builtinRoles[key];
    const found = made.find(({ id }) => id === key);
    return found && { name: found.name, rights: rightsFrom(found.rights) };
  };
  return { operators: rows.map(withRights), made, named };
};
