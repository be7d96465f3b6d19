import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { operator } from '../../db/tables/operator.ts';
import { hashPassword } from '../../platform/auth/password.ts';
import { generatedPassword } from './accounts.ts';
import { SYSTEM, writeAudit } from './audit.ts';
import { dropSecondFactorOf } from './second-factor.ts';
import { shutOut } from './shut-out.ts';

export type ResetOperator = { name: string; password: string | null };

/**
 * Gives an account the configured or a new password: ends its sessions, codes, wrong passwords and second
 * factor, and activates it. null: there is no such account; `password` is null where it was configured.
 */
export const resetOperator = async (
  db: Database,
  account: string,
  given: string | undefined,
  now: number,
): Promise<ResetOperator | null> => {
  const password = given ?? generatedPassword();
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const [who] = await tx
      .update(operator)
      .set({ passwordHash, active: true })
      .where(eq(sql`lower(${operator.name})`, account.toLowerCase()))
      .returning();
    if (!who) return null;
    await shutOut(tx, who, now);
    if (who.totpSecret !== null) await dropSecondFactorOf(tx, who.id);
    const closed = who.totpSecret === null ? '' : '，二次验证已关闭';
    const text = `在服务器上重置账号 ${who.name} 的密码，恢复使用${closed}`;
    await writeAudit(tx, { who: SYSTEM, action: 'operator', text, now });
    return { name: who.name, password: given === undefined ? password : null };
  });
};
