import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { describeChanges } from '#schemas/publication/describe-changes.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import type { readPlan } from '#schemas/publication/plan-endpoints.ts';
import { withoutUnseen } from '#schemas/text/tidy-text.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import type { Database } from '../../../db/database.ts';
import { homePlan, homeSchedule } from '../../../db/tables/publication.ts';
import { itemOf, itemsChanged } from '../changes.ts';
import { type LayoutDraft, readDraft } from '../draft/draft.ts';
import { type PlanRow, turnPlan } from './plan.ts';

type Waiting = Data<typeof readPlan>['waits'][number];

const unbegunOf = (db: Database, { id }: Pick<PlanRow, 'id'>) => {
  const { startAt, state, plans, releaseId } = homeSchedule;
  const isOfPlan = sql`${plans} @> ${JSON.stringify([{ id }])}::jsonb`;
  return db
    .select({ startAt, state, plans })
    .from(homeSchedule)
    .where(and(inArray(state, ['waiting', 'paused', 'failed']), isNull(releaseId), isOfPlan))
    .orderBy(asc(startAt), asc(homeSchedule.id));
};

type Unbegun = Awaited<ReturnType<typeof unbegunOf>>[number];

const itemsIn = ({ plans }: Pick<Unbegun, 'plans'>, { id }: Pick<PlanRow, 'id'>): string[] =>
  plans.find((plan) => plan.id === id)?.items ?? [];

const itemsApart = (one: HomeDocument, other: HomeDocument): Set<string> =>
  new Set(itemsChanged(one, other));

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
          ? ({ where: 'paused', from: null } as const)
          : ({ where: 'schedule', from: schedule.startAt.getTime() } as const)),
        items: itemsIn(schedule, plan),
      })),
    { where: 'draft' as const, from: null, items: plan.items.filter((item) => draft.has(item)) },
    {
      ...{ where: 'nowhere' as const, from: null },
      items: [...plan.items, ...unbegun.flatMap((schedule) => itemsIn(schedule, plan))],
    },
  ];
  const apart = itemsApart(live, plan.document);
  const seen = new Set<string>();
  const changes = describeChanges(plan.base, plan.document);
  return all.flatMap(({ where, from, items }) => {
    const here = new Set(items.filter((item) => apart.has(item) && !seen.has(item)));
    for (const item of here) seen.add(item);
    const waiting = changes.filter((change) => here.has(withoutUnseen(itemOf(change))));
    return waiting.length > 0 ? [{ place: where, from, changes: waiting }] : [];
  });
};

type Publication = { went: readonly string[]; remaining: readonly string[] };

export const plansIn = async (
  tx: Database,
  draft: LayoutDraft,
  { went }: Publication,
): Promise<PlanRow[]> => {
  // plans merged before the draft was last published went out with it, or were given up
  const merged = and(
    eq(homePlan.state, 'merged'),
    gt(homePlan.mergedVersion, draft.publishedVersion),
  );
  const plans = await tx.select().from(homePlan).where(merged).orderBy(asc(homePlan.id));
  const items = new Set(went);
  return plans.filter((plan) => plan.items.some((item) => items.has(item)));
};

type Who = { id: number | null; name: string };

type Went = { rest: readonly string[]; id: number; by?: string; who: Who; now: number };

/** Notes in a plan that it, or a part of it, is published; `rest`: what waits, or is held by schedules. */
const noteLive = async (
  tx: Database,
  plan: PlanRow,
  { rest, id, by = '', who, now }: Went,
): Promise<void> => {
  const own = new Set(plan.items);
  const isHeld = (schedule: Parameters<typeof itemsIn>[0]) =>
    itemsIn(schedule, plan).some((item) => !own.has(item));
  const whole = rest.length === 0 && !(await unbegunOf(tx, plan)).some(isHeld);
  const words = `第 ${id} 版${by}${whole ? '' : '，另有改动还没有上线'}`;
  const state = whole ? ('released' as const) : plan.state;
  const changes = { state, items: [...rest], releaseId: id };
  await turnPlan(tx, plan, { kind: 'released', words, who, now }, changes);
};

type Released = Publication & {
  document: HomeDocument;
  id: number;
  who: { id: number; name: string };
  now: number;
};

export const markReleased = async (
  tx: Database,
  plans: readonly PlanRow[],
  { went, remaining, document, ...release }: Released,
): Promise<void> => {
  const [published, left] = [new Set(went), new Set(remaining)];
  for (const plan of plans) {
    const apart = itemsApart(document, plan.document);
    const waits = (item: string) => left.has(item) || (!published.has(item) && apart.has(item));
    await noteLive(tx, plan, { ...release, rest: plan.items.filter(waits) });
  }
};

type Scheduled = typeof homeSchedule.$inferSelect.plans;

export const plansToCome = async (
  tx: Database,
  draft: LayoutDraft,
  publication: Publication,
): Promise<Scheduled> => {
  const went = new Set(publication.went);
  const plans = await plansIn(tx, draft, publication);
  return plans.map(({ id, name, items }) => ({
    ...{ id, name },
    items: items.filter((item) => went.has(item)),
  }));
};

const lockMerged = (tx: Database, scheduled: Scheduled): Promise<PlanRow[]> => {
  const ids = scheduled.map(({ id }) => id);
  const merged = and(inArray(homePlan.id, ids), eq(homePlan.state, 'merged'));
  return tx.select().from(homePlan).where(merged).orderBy(asc(homePlan.id)).for('update');
};

const restOf = ({ id, items }: PlanRow, scheduled: Scheduled): string[] => {
  const scheduledItems = new Set(scheduled.find((plan) => plan.id === id)?.items);
  return items.filter((item) => !scheduledItems.has(item));
};

type TurnWords = { words: string; who: Who; now: number };

export const markScheduled = async (
  tx: Database,
  scheduled: Scheduled,
  { moved, ...detail }: TurnWords & { moved: boolean },
): Promise<void> => {
  if (scheduled.length === 0) return;
  for (const plan of await lockMerged(tx, scheduled)) {
    const changes = moved ? { items: restOf(plan, scheduled) } : {};
    await turnPlan(tx, plan, { kind: 'scheduled', ...detail }, changes);
  }
};

export const markCalledOff = async (
  tx: Database,
  scheduled: Scheduled,
  turn: TurnWords,
): Promise<void> => {
  if (scheduled.length === 0) return;
  for (const plan of await lockMerged(tx, scheduled)) {
    const back = scheduled.find(({ id }) => id === plan.id)?.items ?? [];
    const items = [...new Set([...plan.items, ...back])];
    await turnPlan(tx, plan, { kind: 'scheduled', ...turn }, { items });
  }
};

/** Plans that a publication has put live before stay as they are. */
export const markBegun = async (
  tx: Database,
  scheduled: Scheduled,
  { id, who, now }: { id: number; who: Who; now: number },
): Promise<void> => {
  if (scheduled.length === 0) return;
  for (const plan of await lockMerged(tx, scheduled)) {
    const rest = restOf(plan, scheduled);
    await noteLive(tx, plan, { rest, id, by: '（定时发布）', who, now });
  }
};
