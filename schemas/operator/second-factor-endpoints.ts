import * as z from 'zod/mini';
import { loginRefusals } from '../login/refusals.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { currentPassword, secondFactor } from './endpoints.ts';
import { emptyObject, operationKey, operatorCall, rowId } from './operator-call.ts';
import { operatorRefusals } from './refusals.ts';

const ofPassword = joinRefusals(
  pickRefusals(operatorRefusals, 'operatorLocked'),
  pickRefusals(loginRefusals, 'oldPasswordWrong'),
);

/**
 * Begins to set a second factor up, with the own password: told this once are `secret`, in Base32, and
 * `address`, which an app on the phone reads from a QR code. An earlier one stays until this is confirmed.
 */
export const beginSecondFactor = operatorCall(
  'begin-second-factor',
  'own',
  z.object({ password: currentPassword, key: operationKey }),
  z.object({ secret: z.string(), address: z.string() }),
  { idempotent: 'answer-once', refusals: ofPassword },
);

/** Sets it up by a code of that app; the operator's other sessions end. */
export const confirmSecondFactor = operatorCall(
  'confirm-second-factor',
  'own',
  z.object({ second: secondFactor, key: operationKey }),
  emptyObject,
  {
    idempotent: true,
    refusals: pickRefusals(
      operatorRefusals,
      'secondFactorWrong',
      'secondFactorLocked',
      'secondFactorGone',
    ),
  },
);

/** Takes it away, with the own password and a code. */
export const dropSecondFactor = operatorCall(
  'drop-second-factor',
  'own',
  z.object({ password: currentPassword, second: secondFactor, key: operationKey }),
  emptyObject,
  {
    idempotent: true,
    refusals: joinRefusals(
      ofPassword,
      pickRefusals(operatorRefusals, 'secondFactorWrong', 'secondFactorLocked'),
    ),
  },
);

/** Takes that of an account away, whose phone is lost, and ends its sessions. */
export const resetSecondFactor = operatorCall(
  'reset-second-factor',
  'accounts.decide',
  z.object({ id: rowId, key: operationKey }),
  emptyObject,
  { idempotent: true, refusals: pickRefusals(operatorRefusals, 'noSuchOperator', 'moreRights') },
);

export const secondFactorApi = {
  beginSecondFactor,
  confirmSecondFactor,
  dropSecondFactor,
  resetSecondFactor,
};
