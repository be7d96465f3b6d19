import { desc, eq, notInArray } from 'drizzle-orm';
import * as calls from '#schemas/publication/plan-endpoints.ts';
import { homePlan } from '../../../db/tables/publication.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { pagesOf, rowsOf } from '../../../platform/wire/paging.ts';
import { draftView } from '../draft/draft.ts';
import { releaseView } from '../release/releases.ts';
import { headColumns, isOwnPlan, liveId, planHeadView, readPlanAndLive, turnView } from './plan.ts';
import { waitsOf } from './released.ts';
import { decisionOf } from './review.ts';

const SIZE = 20;

export const listPlans: Verb<typeof calls.listPlans> = async ({ db }, { state, page }) => {
  const wanted = state === null ? undefined : eq(homePlan.state, state);
  const { limit, offset } = rowsOf(page, SIZE);
  const rows = await db
    .select(headColumns)
    .from(homePlan)
    .where(wanted)
    .orderBy(desc(homePlan.at), desc(homePlan.id))
    .limit(limit)
    .offset(offset);
  const live = await liveId(db);
  const open = await db.$count(homePlan, notInArray(homePlan.state, [...calls.closedPlanStates]));
  return {
    items: rows.map((row) => planHeadView(row, live)),
    pages: pagesOf(await db.$count(homePlan, wanted), SIZE),
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
