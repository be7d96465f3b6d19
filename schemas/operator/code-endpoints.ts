import * as z from 'zod/mini';
import { loginRefusals } from '../login/refusals.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { filled, ruled } from '../wire/rules.ts';
import { currentPassword, LONGEST_CODE, secondFactor, signedIn, signInName } from './endpoints.ts';
import { emptyObject, operationKey, operatorCall, words } from './operator-call.ts';
import { operatorRefusals } from './refusals.ts';

/**
 * Signs in by a code of the operator's sheet, which is used up; wrong passwords do not lock it. Where there
 * is a second factor, its code has to come as well.
 */
export const signInByCode = operatorCall(
  'sign-in-by-code',
  null,
  z.object({
    name: signInName,
    code: ruled(words(LONGEST_CODE), filled('请输入备用码', operatorRefusals.operatorCodeWrong)),
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

/** `left`: how many codes of the operator's sheet have not been used. */
export const countCodes = operatorCall(
  'count-codes',
  'own',
  emptyObject,
  z.object({ left: z.int() }),
);

/** Makes a new sheet of codes, told this once, in place of the earlier one. */
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
