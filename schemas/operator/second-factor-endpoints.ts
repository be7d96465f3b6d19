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

/** Begins the set-up of a second factor; an existing one stays valid until the new one is confirmed. */
export const beginSecondFactor = operatorCall(
  'begin-second-factor',
  'own',
  z.object({ password: currentPassword, key: operationKey }),
  z.object({
    /** In Base32; answered this once only. */
    secret: z.string(),
    /** An `otpauth:` address for the QR code; answered this once only. */
    address: z.string(),
  }),
  { idempotent: 'answer-once', refusals: ofPassword },
);

/** Completes the set-up with a code of the app; the operator's other sessions end. */
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

/** Removes the second factor of another account, for a lost phone, and ends its sessions. */
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
