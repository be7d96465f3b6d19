import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { holds } from '#schemas/operator/areas.ts';
import type { Database } from '../../db/database.ts';
import { operator, operatorRole } from '../../db/tables/operator.ts';
import { hashPassword } from '../../platform/auth/password.ts';
import { generatedPassword } from './accounts.ts';
import { SYSTEM, writeAudit } from './audit.ts';
import { lockAccounts } from './roles.ts';

const FIRST = 'admin';

const manages = sql`${operatorRole.rights}->>'accounts' = 'decide'`;

const mayManage = (db: Database) =>
  and(
    eq(operator.active, true),
    or(
      eq(operator.role, 'publish'),
      inArray(
        operator.roleId,
        db.select({ id: operatorRole.id }).from(operatorRole).where(manages),
      ),
    ),
  );

const insertFirst = async (tx: Database, passwordHash: string, now: number): Promise<boolean> => {
  const row = { name: FIRST, role: 'publish', passwordHash, createdAt: new Date(now) } as const;
  const [own] = await tx.insert(operator).values(row).onConflictDoNothing().returning();
  return own !== undefined;
};

const restoreFirst = async (tx: Database, id: number, passwordHash: string): Promise<void> => {
  const restored = { role: 'publish', roleId: null, active: true, passwordHash } as const;
  await tx.update(operator).set(restored).where(eq(operator.id, id));
};

/** The lock on accounts decides which of several starting servers adds the operator. */
const addFirst = (db: Database, passwordHash: string, now: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { operators } = await lockAccounts(tx);
    if (operators.some(({ rights, active }) => active && holds(rights, 'accounts.decide')))
      return false;
    const known = operators.find(({ name }) => name === FIRST);
    if (known) await restoreFirst(tx, known.id, passwordHash);
    else if (!(await insertFirst(tx, passwordHash, now))) return false;
    const text = `${known ? '恢复' : '新增'}账号 ${FIRST}，权限：发布`;
    await writeAudit(tx, { who: SYSTEM, action: 'operator', text, now });
    return true;
  });

export type FirstOperator = { name: string; password: string | null };

/**
 * Adds the first operator, with the configured password or a new one, if nobody may manage accounts;
 * `password` is null where it was configured.
 */
export const makeFirstOperator = async (
  db: Database,
  given: string | undefined,
  now: number,
): Promise<FirstOperator | null> => {
  if ((await db.$count(operator, mayManage(db))) > 0) return null;
  const password = given ?? generatedPassword();
  const made = await addFirst(db, await hashPassword(password), now);
  return made ? { name: FIRST, password: given === undefined ? password : null } : null;
};
