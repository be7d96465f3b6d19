import { eq } from 'drizzle-orm';
import { loginRefusals } from '../../../../schemas/login/refusals.ts';
import { changeOwnPassword as endpoint } from '../../../../schemas/operator/endpoints.ts';
import { operator as table } from '../../../db/tables/operator.ts';
import { hashPassword, isPassword } from '../../../platform/auth/password.ts';
import { clearFailures } from '../../../platform/auth/password-failures.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { steps } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../audit.ts';
import { endOperatorSessionsOf } from '../session/sessions.ts';
import { countOperatorTry } from './sign-in.ts';

/**
 * Changes the password and ends this operator's other sessions. Refuses `passwordWeak`,
 * `oldPasswordWrong`, `operatorLocked` after five of those.
 */
export const changeOwnPassword = steps(endpoint, {
  prepare: async ({ db, operator, now, ip }, { old, password }) => {
    const account = `operator-old:${operator.id}`;
    await countOperatorTry(db, { account, ip }, now);
    // a repeated request already has its new password stored, and counts as right
    const isRight =
      (await isPassword(old, operator.passwordHash)) ||
      (await isPassword(password, operator.passwordHash));
    if (!isRight) throw new RefusedError(loginRefusals.oldPasswordWrong);
    await clearFailures(db, account);
    return hashPassword(password);
  },
  run: async ({ db, operator, now, session }, _payload, passwordHash) => {
    await db.update(table).set({ passwordHash }).where(eq(table.id, operator.id));
    await endOperatorSessionsOf(db, operator.id, now, session);
    await writeAudit(db, { who: operator, action: 'password', text: '修改了自己的密码', now });
    return {};
  },
});
