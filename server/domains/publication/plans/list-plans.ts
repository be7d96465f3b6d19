import { desc, eq, notInArray } from 'drizzle-orm';
import {
  closedPlanStates,
  type listPlans as endpoint,
} from '#schemas/publication/plan-endpoints.ts';
import { homePlan } from '../../../db/tables/publication.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { pagesOf, rowsOf } from '../../../platform/wire/paging.ts';
import { headColumns, liveId, planHeadView } from './plan.ts';

const SIZE = 20;

export const listPlans: Verb<typeof endpoint> = async ({ db }, { state, page }) => {
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
  const open = await db.$count(homePlan, notInArray(homePlan.state, [...closedPlanStates]));
  return {
    items: rows.map((row) => planHeadView(row, live)),
    pages: pagesOf(await db.$count(homePlan, wanted), SIZE),
    open,
  };
};
