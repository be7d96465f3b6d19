import { dropSecondFactor as endpoint } from '#schemas/operator/second-factor-endpoints.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import { steps } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../audit.ts';
import { assertOwnPassword } from '../count-try.ts';
import { assertSecondFactor, dropSecondFactorOf } from '../second-factor.ts';

/** Refuses `oldPasswordWrong`, `operatorLocked`, `secondFactorWrong`, `secondFactorLocked`. */
export const dropSecondFactor = ({ secret }: Pick<Services, 'secret'>) =>
  steps(endpoint, {
    prepare: async (context, { password, second }) => {
      await assertOwnPassword(context, [password]);
      await assertSecondFactor(context, secret, context.operator, { second, sheet: true });
    },
    run: async ({ db, operator: who, now }) => {
      await dropSecondFactorOf(db, who.id);
      await writeAudit(db, { who, action: 'second-factor', text: '关闭了二次验证', now });
      return {};
    },
  });
