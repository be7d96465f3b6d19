import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { homePlan, type homeSchedule } from '../../../db/tables/publication.ts';
import type { LayoutDraft } from '../draft.ts';
import { type PlanRow, turnPlan } from './plan.ts';

/** Items of the draft that go live, and that stay in it. */
type Publication = { went: readonly string[]; kept: readonly string[] };

/** The plans of which a publication of the draft, which is locked, puts changes live. */
export const plansIn = async (
  tx: Database,
  draft: LayoutDraft,
  { went }: Publication,
): Promise<PlanRow[]> => {
  // what was merged before the draft last was what is live went out by then, or was given up
  const merged = and(
    eq(homePlan.state, 'merged'),
    gt(homePlan.mergedVersion, draft.publishedVersion),
  );
  const plans = await tx.select().from(homePlan).where(merged).orderBy(asc(homePlan.id));
  const items = new Set(went);
  return plans.filter((plan) => plan.items.some((item) => items.has(item)));
};

type Released = Publication & { id: number; who: { id: number; name: string }; now: number };

/** Notes in those plans that they have gone live; one of which a part stays in the draft still has to. */
export const markReleased = async (
  tx: Database,
  plans: readonly PlanRow[],
  { kept, id, who, now }: Released,
): Promise<void> => {
  const left = new Set(kept);
  for (const plan of plans) {
    const whole = !plan.items.some((item) => left.has(item));
    const words = `第 ${id} 版${whole ? '' : '，另有改动留在草稿'}`;
    const turn = { kind: 'released', words, who, now } as const;
    await turnPlan(tx, plan, turn, whole ? { state: 'released', releaseId: id } : {});
  }
};

type Scheduled = typeof homeSchedule.$inferSelect.plans;

/** The plans of which a schedule of the draft puts changes live, and the items that are theirs. */
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
  const gone = new Set(scheduled.find((plan) => plan.id === id)?.items);
  return items.filter((item) => !gone.has(item));
};

type Who = { id: number | null; name: string };
type Told = { words: string; who: Who; now: number };

/** Notes in plans when they are to go live; `moved`: the draft does not hold that of them any more. */
export const markScheduled = async (
  tx: Database,
  scheduled: Scheduled,
  { moved, ...told }: Told & { moved: boolean },
): Promise<void> => {
  if (scheduled.length === 0) return;
  for (const plan of await lockMerged(tx, scheduled)) {
    const changes = moved ? { items: restOf(plan, scheduled) } : {};
    await turnPlan(tx, plan, { kind: 'scheduled', ...told }, changes);
  }
};

/** Notes in the plans of a schedule that it was called off, so that what somebody fetches back is theirs again. */
export const markCalledOff = async (
  tx: Database,
  scheduled: Scheduled,
  told: Told,
): Promise<void> => {
  if (scheduled.length === 0) return;
  for (const plan of await lockMerged(tx, scheduled)) {
    const back = scheduled.find(({ id }) => id === plan.id)?.items ?? [];
    const items = [...new Set([...plan.items, ...back])];
    await turnPlan(tx, plan, { kind: 'scheduled', ...told }, { items });
  }
};

/** Notes in the plans of a schedule that this has put them live, unless a publication had before. */
export const markBegun = async (
  tx: Database,
  scheduled: Scheduled,
  { id, who, now }: { id: number; who: Who; now: number },
): Promise<void> => {
  if (scheduled.length === 0) return;
  for (const plan of await lockMerged(tx, scheduled)) {
    const items = restOf(plan, scheduled);
    const whole = items.length === 0;
    const words = `第 ${id} 版（定时发布）${whole ? '' : '，另有改动留在草稿'}`;
    const over = whole ? { state: 'released' as const, releaseId: id } : {};
    await turnPlan(tx, plan, { kind: 'released', words, who, now }, { items, ...over });
  }
};
