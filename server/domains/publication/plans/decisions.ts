import type { Data } from '#schemas/define-endpoint.ts';
import { holds } from '#schemas/operator/areas.ts';
import type { readPlan } from '#schemas/publication/plan-endpoints.ts';
import type { Database } from '../../../db/database.ts';
import type { Operator } from '../../../platform/endpoint/context.ts';
import { othersWithRight } from '../../operator/index.ts';
import type { PlanRow } from './plan.ts';

type Decision = Data<typeof readPlan>['decide'];

/** What an operator may decide of a plan that waits. */
export const decisionOf = async (
  db: Database,
  { state, senderId }: Pick<PlanRow, 'state' | 'senderId'>,
  operator: Operator,
): Promise<Decision> => {
  if (state !== 'waiting' || !holds(operator.rights, 'home.decide')) return 'no';
  if (senderId !== operator.id) return 'yes';
  return (await othersWithRight(db, operator.id, 'home.decide')) ? 'own' : 'alone';
};
