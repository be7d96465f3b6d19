import type { Payload } from '../../../../schemas/define-endpoint.ts';
import { loginByPassword as endpoint } from '../../../../schemas/login/endpoints.ts';
import { loginRefusals } from '../../../../schemas/login/refusals.ts';
import { userOf } from '../../../platform/auth/members.ts';
import { isPassword } from '../../../platform/auth/password.ts';
import { clearFailures, countTry } from '../../../platform/auth/password-failures.ts';
import { startSessionOnce } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import { memberByPhone, passwordHashOf } from '../queries.ts';

/**
 * Logs in by phone and password. Refuses `badPhone`, `passwordLocked`, `loginIpLocked`, and
 * `passwordWrong`, the same and as slowly for an unknown phone, a member without a password and a
 * wrong one; `loginDisabled` (-3) only after the right one.
 */
export const loginByPassword =
  ({ secret }: Services) =>
  async ({ db, now, ip }: Context, { phone, password, key }: Payload<typeof endpoint>) => {
    await countTry(db, { account: phone, ip }, now);
    const who = await memberByPhone(db, phone);
    const stored = await passwordHashOf(db, who?.id ?? 0);
    if (!(await isPassword(password, stored)) || !who)
      throw new RefusedError(loginRefusals.passwordWrong);
    await clearFailures(db, phone);
    if (who.disabled) throw new RefusedError(loginRefusals.loginDisabled);
    const request = secret.hash(endpoint.path, who.id, key);
    return { info: { token: await startSessionOnce(db, who.id, now, request) }, user: userOf(who) };
  };
