import { loginRefusals } from '#schemas/login/refusals.ts';
import { changePassword as endpoint } from '#schemas/member/endpoints.ts';
import { assertHardToGuess } from '../../platform/auth/guessable.ts';
import { memberOwner } from '../../platform/auth/known-devices.ts';
import { hashPassword, isPassword } from '../../platform/auth/password.ts';
import { tryPassword } from '../../platform/auth/password-failures.ts';
import { endSessionsOf, type Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { steps } from '../../platform/endpoint/verb.ts';
import { keepPassword, passwordHashOf, tellChange } from '../login/index.ts';

type Own = Context<Member>;

/** Refuses `oldPasswordWrong`, and `passwordLocked` after five of those. */
const assertOldPassword = async (context: Own, oldPassword: string): Promise<void> => {
  const { db, member } = context;
  const stored = await passwordHashOf(db, member.id);
  if (stored === undefined) return;
  const owner = memberOwner(member.id);
  const tried = { account: owner, owner };
  if (!(await tryPassword(context, tried, () => isPassword(oldPassword, stored, 'member'))))
    throw new RefusedError(loginRefusals.oldPasswordWrong);
};

export const changePassword = steps(endpoint, {
  prepare: async (context, payload) => {
    const { phone, nickname } = context.member;
    assertHardToGuess(payload.password, [phone, nickname]);
    await assertOldPassword(context, payload.oldPassword);
    return hashPassword(payload.password);
  },
  run: async ({ db, member, now, session }, _payload, passwordHash) => {
    await keepPassword(db, member.id, passwordHash, now);
    await tellChange(db, member.id, 'password', now);
    await endSessionsOf(db, member.id, now, session);
    return {};
  },
});
