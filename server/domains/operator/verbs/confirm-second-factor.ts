import { and, eq } from 'drizzle-orm';
import { operatorRefusals } from '#schemas/operator/refusals.ts';
import { confirmSecondFactor as endpoint } from '#schemas/operator/second-factor-endpoints.ts';
import { operator } from '../../../db/tables/operator.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import { steps } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../audit.ts';
import { assertCounted, opened, stepOf } from '../second-factor.ts';
import { endOperatorSessionsOf } from '../session/sessions.ts';

/** Refuses `secondFactorWrong`, `secondFactorLocked`, and `secondFactorGone` where none was begun. */
export const confirmSecondFactor = ({ secret }: Pick<Services, 'secret'>) =>
  steps(endpoint, {
    prepare: async (context, { second }) => {
      const { operator: who, now } = context;
      const key = opened(secret, who.totpPending);
      if (key === null) throw new RefusedError(operatorRefusals.secondFactorGone);
      let step: number | null = null;
      await assertCounted(context, who, async () => {
        step = stepOf(key, second, now);
        return step !== null;
      });
      return step;
    },
    run: async ({ db, operator: who, now, session }, _payload, totpStep) => {
      const { id, totpPending } = who;
      const begun = totpPending === null ? undefined : eq(operator.totpPending, totpPending);
      const [done] = await db
        .update(operator)
        .set({ totpSecret: totpPending, totpPending: null, totpStep })
        .where(and(eq(operator.id, id), begun))
        .returning({ id: operator.id });
      if (!done) throw new RefusedError(operatorRefusals.secondFactorGone);
      await endOperatorSessionsOf(db, id, now, session);
      await writeAudit(db, { who, action: 'second-factor', text: '开启了二次验证', now });
      return {};
    },
  });
