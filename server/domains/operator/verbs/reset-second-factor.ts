import { operatorRefusals } from '#schemas/operator/refusals.ts';
import type { resetSecondFactor as endpoint } from '#schemas/operator/second-factor-endpoints.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../audit.ts';
import { assertCovers, lockForManager } from '../managing.ts';
import { dropSecondFactorOf } from '../second-factor.ts';
import { endOperatorSessionsOf } from '../session/sessions.ts';

/** Refuses `noSuchOperator`, `moreRights`. */
export const resetSecondFactor: Verb<typeof endpoint> = async (context, { id }) => {
  const { db, operator: who, now, session } = context;
  const { self, operators } = await lockForManager(db, who.id);
  const target = operators.find((each) => each.id === id);
  if (!target) throw new RefusedError(operatorRefusals.noSuchOperator);
  assertCovers(self, target.rights);
  await dropSecondFactorOf(db, id);
  await endOperatorSessionsOf(db, id, now, session);
  const text = `账号 ${target.name}：关闭二次验证`;
  await writeAudit(db, { who, action: 'second-factor', text, now });
  return {};
};
