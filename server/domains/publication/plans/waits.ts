import { and, asc, inArray, isNull, sql } from 'drizzle-orm';
import type { Data } from '#schemas/define-endpoint.ts';
import { describeChanges } from '#schemas/publication/describe-changes.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import type { readPlan } from '#schemas/publication/plan-endpoints.ts';
import { withoutUnseen } from '#schemas/tidy-text.ts';
import type { Database } from '../../../db/database.ts';
import { homeSchedule } from '../../../db/tables/publication.ts';
import { readDraft } from '../draft.ts';
import { itemOf } from '../draft-history.ts';
import type { PlanRow } from './plan.ts';

type Waiting = Data<typeof readPlan>['waits'][number];

/** Schedules of a plan that have never begun; one that `failed` never will. */
export const unbegunOf = (db: Database, { id }: Pick<PlanRow, 'id'>) => {
  const { startAt, state, plans, releaseId } = homeSchedule;
  const isOfPlan = sql`${plans} @> ${JSON.stringify([{ id }])}::jsonb`;
  return db
    .select({ startAt, state, plans })
    .from(homeSchedule)
    .where(and(inArray(state, ['waiting', 'paused', 'failed']), isNull(releaseId), isOfPlan))
    .orderBy(asc(startAt), asc(homeSchedule.id));
};

type Unbegun = Awaited<ReturnType<typeof unbegunOf>>[number];

/** The items of a plan that a schedule puts live. */
export const itemsIn = ({ plans }: Pick<Unbegun, 'plans'>, { id }: Pick<PlanRow, 'id'>): string[] =>
  plans.find((plan) => plan.id === id)?.items ?? [];

/** The items in which two pages differ, as plans name them. */
export const itemsApart = (one: HomeDocument, other: HomeDocument): Set<string> =>
  new Set(describeChanges(one, other).map((change) => withoutUnseen(itemOf(change))));

/** What of a plan that was merged is not live yet, by where it waits. */
export const waitsOf = async (
  db: Database,
  plan: PlanRow,
  live: HomeDocument,
): Promise<Waiting[]> => {
  if (plan.state !== 'merged') return [];
  const draft = itemsApart(live, (await readDraft(db)).document);
  const unbegun = await unbegunOf(db, plan);
  const all = [
    ...unbegun
      .filter(({ state }) => state !== 'failed')
      .map((schedule) => ({
        ...(schedule.state === 'paused'
          ? ({ place: 'paused', from: null } as const)
          : ({ place: 'schedule', from: schedule.startAt.getTime() } as const)),
        items: itemsIn(schedule, plan),
      })),
    { place: 'draft' as const, from: null, items: plan.items.filter((item) => draft.has(item)) },
    {
      ...{ place: 'nowhere' as const, from: null },
      items: [...plan.items, ...unbegun.flatMap((schedule) => itemsIn(schedule, plan))],
    },
  ];
  const apart = itemsApart(live, plan.document);
  const told = new Set<string>();
  const changes = describeChanges(plan.base, plan.document);
  return all.flatMap(({ place, from, items }) => {
    const here = new Set(items.filter((item) => apart.has(item) && !told.has(item)));
    for (const item of here) told.add(item);
    const waiting = changes.filter((change) => here.has(withoutUnseen(itemOf(change))));
    return waiting.length > 0 ? [{ place, from, changes: waiting }] : [];
  });
};
