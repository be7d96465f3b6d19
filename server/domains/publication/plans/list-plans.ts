import { desc, eq, notInArray } from 'drizzle-orm';
import {
  closedPlanStates,
  type listPlans as endpoint,
} from '#schemas/publication/plan-endpoints.ts';
import { selectPage } from '../../../db/select-page.ts';
import { homePlan } from '../../../db/tables/publication.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { headColumns, liveId, planHeadView } from './plan.ts';

const SIZE = 20;

export const listPlans: Verb<typeof endpoint> = async ({ db }, { state, page }) => {
  const { rows, pageCount } = await selectPage(db, db.select(headColumns).from(homePlan), {
    where: state === null ? undefined : eq(homePlan.state, state),
    orderBy: [desc(homePlan.at), desc(homePlan.id)],
    page,
    size: SIZE,
    counted: homePlan,
  });
  const live = await liveId(db);
  const open = await db.$count(homePlan, notInArray(homePlan.state, [...closedPlanStates]));
  return {
    items: rows.map((row) => planHeadView(row, live)),
    pages: pageCount,
    open,
  };
};
