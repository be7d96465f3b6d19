import { eq, sql } from 'drizzle-orm';
import type { Refusal } from '../../../../schemas/define-refusals.ts';
import { loginRefusals } from '../../../../schemas/login/refusals.ts';
import type { signIn as endpoint } from '../../../../schemas/operator/endpoints.ts';
import { operatorRefusals } from '../../../../schemas/operator/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { operator } from '../../../db/tables/operator.ts';
import { isPassword } from '../../../platform/auth/password.ts';
import { clearFailures, countTry } from '../../../platform/auth/password-failures.ts';
import { hashOf } from '../../../platform/auth/session.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../audit.ts';
import { csrfOf } from '../session/request-guard.ts';
import { endOperatorSession, startOperatorSession } from '../session/sessions.ts';
import { sweep } from '../session/sweep.ts';

const LOCKED: readonly Refusal[] = [loginRefusals.passwordLocked, loginRefusals.loginIpLocked];

/** Counts operators' wrong passwords apart from learners'. Refuses `operatorLocked`. */
export const countOperatorTry = async (
  db: Database,
  { account, ip }: { account: string; ip: string },
  now: number,
): Promise<void> => {
  try {
    await countTry(db, { account, ip: `operator:${ip}` }, now);
  } catch (error) {
    if (!(error instanceof RefusedError) || !LOCKED.includes(error.refusal)) throw error;
    throw new RefusedError(operatorRefusals.operatorLocked);
  }
};

/**
 * Signs in. Refuses `operatorLocked`, and `operatorWrong`, the same and as slowly for an unknown
 * name, one that was put off and a wrong password.
 */
export const signIn =
  ({ secret }: Pick<Services, 'secret'>): Verb<typeof endpoint> =>
  async ({ db, now, ip, session, setToken }, { name, password }) => {
    const account = `operator:${name.toLowerCase()}`;
    await countOperatorTry(db, { account, ip }, now);
    const [who] = await db
      .select()
      .from(operator)
      .where(eq(sql`lower(${operator.name})`, name.toLowerCase()));
    const right = await isPassword(password, who?.passwordHash);
    if (!right || !who?.active) {
      // an unknown name may be a password typed into the wrong field, so the audit leaves it out
      const tried = who ?? { id: null, name: '（未知账号）' };
      await writeAudit(db, { who: tried, action: 'sign-in-failed', text: '登录失败', now });
      throw new RefusedError(operatorRefusals.operatorWrong);
    }
    const token = await db.transaction(async (tx) => {
      await clearFailures(tx, account);
      if (session) await endOperatorSession(tx, session, now);
      await writeAudit(tx, { who, action: 'sign-in', text: '登录', now });
      return startOperatorSession(tx, who.id, now);
    });
    await sweep(db, now);
    setToken(token);
    const { id, role } = who;
    return { operator: { id, name: who.name, role }, csrf: csrfOf(secret, hashOf(token)) };
  };
