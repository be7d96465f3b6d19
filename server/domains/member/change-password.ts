import { loginRefusals } from '../../../schemas/login/refusals.ts';
import { changePassword as endpoint } from '../../../schemas/member/endpoints.ts';
import { hashPassword, isPassword } from '../../platform/auth/password.ts';
import { clearFailures, countTry } from '../../platform/auth/password-failures.ts';
import { endSessionsOf, type Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { steps } from '../../platform/endpoint/verb.ts';
import { keepPassword, passwordHashOf } from '../login/index.ts';

type Own = Context<Member>;

/** Refuses `oldPasswordWrong`, and `passwordLocked` after five of those. */
const assertOldPassword = async (
  { db, member, now, ip }: Own,
  oldPassword: string,
): Promise<void> => {
  const stored = await passwordHashOf(db, member.id);
  if (stored === undefined) return;
  const account = `member:${member.id}`;
  await countTry(db, { account, ip }, now);
  if (!(await isPassword(oldPassword, stored)))
    throw new RefusedError(loginRefusals.oldPasswordWrong);
  await clearFailures(db, account);
};

/** Changes the password and ends the member's other sessions. */
export const changePassword = steps(endpoint, {
  prepare: async (context, payload) => {
    await assertOldPassword(context, payload.oldPassword);
    return hashPassword(payload.password);
  },
  run: async ({ db, member, now, session }, _payload, passwordHash) => {
    await keepPassword(db, member.id, passwordHash, now);
    await endSessionsOf(db, member.id, now, session);
    return {};
  },
});
