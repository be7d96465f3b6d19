import { loginByPassword as endpoint } from '#schemas/login/endpoints.ts';
import { loginRefusals } from '#schemas/login/refusals.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import { memberOwner, rememberDevice } from '../../../platform/auth/known-devices.ts';
import { userOf } from '../../../platform/auth/members.ts';
import { isPassword, renewedHash } from '../../../platform/auth/password.ts';
import { tryPassword } from '../../../platform/auth/password-failures.ts';
import { startSessionOnce } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import { memberByPhone, passwordHashOf, renewPassword } from '../queries.ts';
import { refusedAsDisabled } from '../refused-as-disabled.ts';

/**
 * Refuses `badPhone`, `passwordLocked`, `loginIpLocked`, and `passwordWrong`, the same and as slowly for an
 * unknown phone, a member without a password and a wrong one; `loginDisabled` (-3) only after the right one.
 */
export const loginByPassword =
  ({ secret }: Services) =>
  async (context: Context, { phone, password, key }: Payload<typeof endpoint>) => {
    const { db, now } = context;
    const who = await memberByPhone(db, phone);
    const owner = who ? memberOwner(who.id) : '';
    const stored = await passwordHashOf(db, who?.id ?? 0);
    const tried = { account: phone, owner };
    const right = await tryPassword(context, tried, (lane) => isPassword(password, stored, lane));
    if (!right || !who || stored === undefined) throw new RefusedError(loginRefusals.passwordWrong);
    const renewed = await renewedHash(password, stored);
    if (renewed) await renewPassword(db, who.id, stored, renewed);
    if (who.disabled) throw refusedAsDisabled(who);
    await rememberDevice(context, owner);
    const request = secret.hash(endpoint.path, who.id, key);
    return { info: { token: await startSessionOnce(db, who.id, now, request) }, user: userOf(who) };
  };
