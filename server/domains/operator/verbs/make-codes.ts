import { makeCodes as endpoint } from '#schemas/operator/code-endpoints.ts';
import { steps } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../audit.ts';
import { replaceCodes } from '../codes.ts';
import { assertOwnPassword } from '../count-try.ts';

/**
 * Refuses `oldPasswordWrong`, `operatorLocked` after five wrong ones, and `requestOver` for a repeated call,
 * since the codes are shown once.
 */
export const makeCodes = steps(endpoint, {
  prepare: (context, { password }) => assertOwnPassword(context, [password]),
  run: async ({ db, operator: who, now }) => {
    const codes = await replaceCodes(db, who.id, now);
    const text = `生成了 ${codes.length} 个备用码，以前的作废`;
    await writeAudit(db, { who, action: 'password', text, now });
    return { codes };
  },
});
