import { eq } from 'drizzle-orm';
import { changeOwnPassword as endpoint } from '#schemas/operator/endpoints.ts';
import { operator as table } from '../../../db/tables/operator.ts';
import { assertHardToGuess } from '../../../platform/auth/guessable.ts';
import { hashPassword } from '../../../platform/auth/password.ts';
import { steps } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../audit.ts';
import { assertOwnPassword } from '../count-try.ts';
import { endOperatorSessionsOf } from '../session/sessions.ts';

/**
 * Ends the operator's other sessions. Refuses `passwordWeak`, `passwordGuessable`, `oldPasswordWrong`,
 * `operatorLocked` after five wrong ones.
 */
export const changeOwnPassword = steps(endpoint, {
  prepare: async (context, { old, password }) => {
    assertHardToGuess(password, [context.operator.name]);
    // a repeated request has stored the new password already, which counts as right
    await assertOwnPassword(context, [old, password]);
    return hashPassword(password);
  },
  run: async ({ db, operator, now, session }, _payload, passwordHash) => {
    await db.update(table).set({ passwordHash }).where(eq(table.id, operator.id));
    await endOperatorSessionsOf(db, operator.id, now, session);
    await writeAudit(db, { who: operator, action: 'password', text: '修改了自己的密码', now });
    return {};
  },
});
