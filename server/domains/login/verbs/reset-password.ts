import { resetPassword as endpoint } from '#schemas/login/endpoints.ts';
import { loginRefusals } from '#schemas/login/refusals.ts';
import { assertHardToGuess } from '../../../platform/auth/guessable.ts';
import {
  forgetDevices,
  memberOwner,
  rememberDevice,
} from '../../../platform/auth/known-devices.ts';
import { hashPassword } from '../../../platform/auth/password.ts';
import { clearFailures } from '../../../platform/auth/password-failures.ts';
import { endSessionsOf } from '../../../platform/auth/session.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import { steps } from '../../../platform/endpoint/verb.ts';
import { keepPassword, memberByPhone } from '../queries.ts';
import { proveCode, useCode } from '../sms-codes.ts';
import { tellChange } from '../tell-change.ts';

/**
 * Ends every session and forgets all other devices. An unknown phone was sent nothing, so any code for it is
 * wrong.
 */
export const resetPassword = ({ secret }: Services) =>
  steps(endpoint, {
    prepare: async (context, { phone, code, password }) => {
      assertHardToGuess(password, [phone]);
      const proof = await proveCode(context, secret, {
        phone,
        purpose: 'reset',
        code,
        request: context.request,
      });
      return { proof, passwordHash: await hashPassword(password) };
    },
    run: async (context, { phone }, { proof, passwordHash }) => {
      const { db, now, request } = context;
      await useCode(db, proof, request, now);
      const who = await memberByPhone(db, phone);
      if (!who) throw new RefusedError(loginRefusals.smsCodeWrong);
      await keepPassword(db, who.id, passwordHash, now);
      await tellChange(db, who.id, 'password', now);
      await endSessionsOf(db, who.id, now);
      await clearFailures(db, phone);
      await forgetDevices(db, memberOwner(who.id));
      await rememberDevice(context, memberOwner(who.id));
      return {};
    },
  });
