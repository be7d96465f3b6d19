import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { homePlan } from '../../../db/tables/publication.ts';
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
