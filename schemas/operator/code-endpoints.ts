import * as z from 'zod/mini';
import { joinRefusals, pickRefusals } from '../define-refusals.ts';
import { loginRefusals } from '../login/refusals.ts';
import { filled, ruled } from '../rules.ts';
import { currentPassword, signedIn, signInName } from './endpoints.ts';
import { emptyObject, operationKey, operatorCall, words } from './operator-call.ts';
import { operatorRefusals } from './refusals.ts';

/** The longest that a code of a sheet may be typed, with blanks and dashes. */
export const LONGEST_CODE = 40;

/** Signs in by a code of the operator's sheet, which is used up; wrong passwords do not lock it. */
export const signInByCode = operatorCall(
  'sign-in-by-code',
  null,
  z.object({
    name: signInName,
    code: ruled(words(LONGEST_CODE), filled('请输入备用码', operatorRefusals.operatorCodeWrong)),
  }),
  signedIn,
  { changes: true, refusals: pickRefusals(operatorRefusals, 'operatorWrong', 'operatorCodeWrong') },
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
