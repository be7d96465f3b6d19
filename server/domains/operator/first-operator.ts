import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { operator } from '../../db/tables/operator.ts';
import { hashPassword } from '../../platform/auth/password.ts';
import { generatedPassword } from './accounts.ts';
import { SYSTEM, writeAudit } from './audit.ts';

const FIRST = 'admin';

const mayManage = and(eq(operator.role, 'publish'), eq(operator.active, true));

const insertFirst = async (tx: Database, passwordHash: string, now: number): Promise<boolean> => {
  const row = { name: FIRST, role: 'publish', passwordHash, createdAt: new Date(now) } as const;
  const [own] = await tx.insert(operator).values(row).onConflictDoNothing().returning();
  return own !== undefined;
};

const restoreFirst = async (tx: Database, id: number, passwordHash: string): Promise<void> => {
  const restored = { role: 'publish', active: true, passwordHash } as const;
  await tx.update(operator).set(restored).where(eq(operator.id, id));
};

/** The accounts' locks decide which of several servers that start together does it. */
const addFirst = (db: Database, passwordHash: string, now: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const all = await tx.select().from(operator).orderBy(asc(operator.id)).for('update');
    if (all.some(({ role, active }) => role === 'publish' && active)) return false;
    const known = all.find(({ name }) => name === FIRST);
    if (known) await restoreFirst(tx, known.id, passwordHash);
    else if (!(await insertFirst(tx, passwordHash, now))) return false;
    const text = `${known ? '恢复' : '新增'}账号 ${FIRST}，权限：发布`;
    await writeAudit(tx, { who: SYSTEM, action: 'operator', text, now });
    return true;
  });

/** The first operator, where one was made now; `password` only where it was generated. */
export type FirstOperator = { name: string; password: string | null };

/** Makes the first operator, with the configured password or a new one, if nobody may publish. */
export const makeFirstOperator = async (
  db: Database,
  given: string | undefined,
  now: number,
): Promise<FirstOperator | null> => {
  if ((await db.$count(operator, mayManage)) > 0) return null;
  const password = given ?? generatedPassword();
  const made = await addFirst(db, await hashPassword(password), now);
  return made ? { name: FIRST, password: given === undefined ? password : null } : null;
};
