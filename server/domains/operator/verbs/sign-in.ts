import { and, eq, sql } from 'drizzle-orm';
import type { signIn as endpoint } from '#schemas/operator/endpoints.ts';
import { operatorRefusals } from '#schemas/operator/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { operator } from '../../../db/tables/operator.ts';
import { operatorOwner } from '../../../platform/auth/known-devices.ts';
import { isPassword, renewedHash } from '../../../platform/auth/password.ts';
import type { Operator } from '../../../platform/endpoint/context.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../audit.ts';
import { signInAccount, tryOperatorPassword } from '../count-try.ts';
import { selectOperators, withRights } from '../roles.ts';
import { assertSecondFactor } from '../second-factor.ts';
import { beginSession } from '../session/begin.ts';

const renewPassword = async (db: Database, { id, passwordHash }: Operator, password: string) => {
  const renewed = await renewedHash(password, passwordHash);
  if (!renewed) return;
  // a password that was changed meanwhile stays
  const unchanged = and(eq(operator.id, id), eq(operator.passwordHash, passwordHash));
  await db.update(operator).set({ passwordHash: renewed }).where(unchanged);
};

/**
 * Refuses `operatorLocked`, and `operatorWrong`, the same and as slowly for an unknown name, a disabled
 * operator and a wrong password; as `assertSecondFactor` where the password is right.
 */
export const signIn =
  (services: Pick<Services, 'secret' | 'inFront' | 'ownHome'>): Verb<typeof endpoint> =>
  async (context, { name, password, second }) => {
    const { db, now } = context;
    const [found] = await selectOperators(db).where(
      eq(sql`lower(${operator.name})`, name.toLowerCase()),
    );
    const who = found && withRights(found);
    const tried = { account: signInAccount(name), owner: who ? operatorOwner(who.id) : '' };
    const right = await tryOperatorPassword(context, tried, async (lane) => {
      const same = await isPassword(password, who?.passwordHash, lane);
      return same && who?.active === true;
    });
    if (!right || !who) {
      // an unknown name may be a password typed into the wrong field, so the audit leaves it out
      const named = who ?? { id: null, name: '（未知账号）' };
      await writeAudit(db, { who: named, action: 'sign-in-failed', text: '登录失败', now });
      throw new RefusedError(operatorRefusals.operatorWrong);
    }
    await renewPassword(db, who, password);
    await assertSecondFactor(context, services.secret, who, { second, sheet: true });
    return beginSession(context, services, async () => ({ who, text: '登录' }));
  };
