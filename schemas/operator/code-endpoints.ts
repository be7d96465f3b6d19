import * as z from 'zod/mini';
import { loginRefusals } from '../login/refusals.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { filled, ruled } from '../wire/rules.ts';
import { currentPassword, LONGEST_CODE, secondFactor, signedIn, signInName } from './endpoints.ts';
import { emptyObject, operationKey, operatorCall, words } from './operator-call.ts';
import { operatorRefusals } from './refusals.ts';

/**
 * Signs in with one of the operator's backup codes, which is then used up; a lock after wrong passwords does
 * not apply.
 */
export const signInByCode = operatorCall(
  'sign-in-by-code',
  null,
  z.object({
    name: signInName,
    code: ruled(words(LONGEST_CODE), filled('请输入备用码', operatorRefusals.operatorCodeWrong)),
    /** Required where the operator has a second factor. */
    second: z.optional(secondFactor),
  }),
  signedIn,
  {
    changes: true,
    refusals: pickRefusals(
      operatorRefusals,
      ...([
        'operatorWrong',
        'operatorCodeWrong',
        'secondFactorNeeded',
        'secondFactorWrong',
      ] as const),
      'secondFactorLocked',
    ),
  },
);

export const countCodes = operatorCall(
  'count-codes',
  'own',
  emptyObject,
  z.object({ left: z.int() }),
);

/** Replaces the backup codes with new ones, which are answered this once only. */
export const makeCodes = operatorCall(
  'make-codes',
  'own',
  z.object({ password: currentPassword, key: operationKey }),
  z.object({ codes: z.array(z.string()) }),
  {
    idempotent: 'answer-once',
    refusals: joinRefusals(
      pickRefusals(operatorRefusals, 'operatorLocked'),
      pickRefusals(loginRefusals, 'oldPasswordWrong'),
    ),
  },
);

export const operatorCodesApi = { signInByCode, countCodes, makeCodes };
