import type { signInByCode as endpoint } from '#schemas/operator/code-endpoints.ts';
import { operatorRefusals } from '#schemas/operator/refusals.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { codesLeft, ownerOfCode, takeCode } from '../codes.ts';
import { assertSecondFactor } from '../second-factor.ts';
import { beginSession } from '../session/begin.ts';

/**
 * Wrong passwords do not block a code. Refuses `operatorCodeWrong`, the same for an unknown name, a disabled
 * operator, and a wrong or used code; as `assertSecondFactor` where the code is right.
 */
export const signInByCode =
  (services: Pick<Services, 'secret' | 'inFront' | 'ownHome'>): Verb<typeof endpoint> =>
  async (context, { second, ...input }) => {
    const owner = await ownerOfCode(context.db, input);
    if (owner) await assertSecondFactor(context, services.secret, owner, { second, sheet: false });
    return beginSession(context, services, async (tx) => {
      const who = await takeCode(tx, input, context.now);
      if (!who) throw new RefusedError(operatorRefusals.operatorCodeWrong);
      return { who, text: `用备用码登录（还剩 ${await codesLeft(tx, who.id)} 个）` };
    });
  };
