import { eq } from 'drizzle-orm';
import { loginRefusals } from '../../../../schemas/login/refusals.ts';
import { operator as table } from '../../../db/tables/operator.ts';
import { hashPassword, isPassword } from '../../../platform/auth/password.ts';
import { forgive } from '../../../platform/auth/password-failures.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { keepAudit } from '../audit.ts';
import { idempotentCall } from '../idempotent-call.ts';
import type { OperatorVerb } from '../implement-operator.ts';
import type { ConsoleServices } from '../services.ts';
import { endSessionsOf } from '../session/sessions.ts';
import { countOperatorTry } from './sign-in.ts';

type Verb = OperatorVerb<'changeOwnPassword'>;

/**
 * Changes the password and ends this operator's other sessions. Refuses `passwordWeak`,
 * `oldPasswordWrong`, `operatorLocked` after five of those.
 */
export const changeOwnPassword = (services: ConsoleServices): Verb => {
  const change = (passwordHash: string) =>
    idempotentCall(services, 'changeOwnPassword', async ({ db, operator, now, session }) => {
      await db.update(table).set({ passwordHash }).where(eq(table.id, operator.id));
      await endSessionsOf(db, operator.id, now, session);
      await keepAudit(db, { who: operator, action: 'password', text: '修改了自己的密码', now });
      return { done: true, answer: {} };
    });
  return async (context, payload) => {
    const { db, operator, now, ip } = context;
    const account = `operator-old:${operator.id}`;
    await countOperatorTry(db, { account, ip }, now);
    // what is repeated has the new password already
    const right =
      (await isPassword(payload.old, operator.passwordHash)) ||
      (await isPassword(payload.password, operator.passwordHash));
    if (!right) throw new RefusedError(loginRefusals.oldPasswordWrong);
    await forgive(db, account);
    return change(await hashPassword(payload.password))(context, payload);
  };
};
