import type { readPlan as endpoint } from '#schemas/publication/plan-endpoints.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { releaseView } from '../releases.ts';
import { decisionOf } from './decisions.ts';
import { isOwnPlan, planDraft, planHeadView, readPlanAndLive, turnView } from './plan.ts';
import { waitsOf } from './waits.ts';

/** Refuses `planUnknown`. */
export const readPlan: Verb<typeof endpoint> = async ({ db, operator }, { id }) => {
  const { plan, live } = await readPlanAndLive(db, id);
  return {
    plan: planHeadView(plan, live.id),
    draft: planDraft(plan),
    base: plan.base,
    live: releaseView(live),
    turns: plan.turns.map(turnView),
    decide: await decisionOf(db, plan, operator),
    own: isOwnPlan(plan, operator),
    waits: await waitsOf(db, plan, live.document),
  };
};
