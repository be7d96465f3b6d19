import { desc, eq, notInArray } from 'drizzle-orm';
import * as calls from '#schemas/publication/plan-endpoints.ts';
import { selectPage } from '../../../db/select-page.ts';
import { homePlan } from '../../../db/tables/publication.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { draftView } from '../draft/draft.ts';
import { releaseView } from '../release/releases.ts';
import { headColumns, isOwnPlan, liveId, planHeadView, readPlanAndLive, turnView } from './plan.ts';
import { waitsOf } from './released.ts';
import { decisionOf } from './review.ts';

const SIZE = 20;

export const listPlans: Verb<typeof calls.listPlans> = async ({ db }, { state, page }) => {
  const { rows, pageCount } = await selectPage(db, db.select(headColumns).from(homePlan), {
    where: state === null ? undefined : eq(homePlan.state, state),
    orderBy: [desc(homePlan.at), desc(homePlan.id)],
    page,
    size: SIZE,
    counted: homePlan,
  });
  const live = await liveId(db);
  const open = await db.$count(homePlan, notInArray(homePlan.state, [...calls.closedPlanStates]));
  return {
    items: rows.map((row) => planHeadView(row, live)),
    pages: pageCount,
    open,
  };
};

export const readPlan: Verb<typeof calls.readPlan> = async ({ db, operator }, { id }) => {
  const { plan, live } = await readPlanAndLive(db, id);
  return {
    plan: planHeadView(plan, live.id),
    draft: draftView(plan),
    base: plan.base,
    live: releaseView(live),
    turns: plan.turns.map(turnView),
    decide: await decisionOf(db, plan, operator),
    own: isOwnPlan(plan, operator),
    waits: await waitsOf(db, plan, live.document),
  };
};
