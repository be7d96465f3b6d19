import { desc, eq, getTableColumns, max } from 'drizzle-orm';
import { holds } from '#schemas/operator/areas.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import {
  closedPlanStates,
  type listPlans,
  type readPlan,
} from '#schemas/publication/plan-endpoints.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import type { Database } from '../../../db/database.ts';
import { homePlan, homeRelease } from '../../../db/tables/publication.ts';
import type { Operator, OperatorContext } from '../../../platform/endpoint/context.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { MINUTE } from '../../../platform/time/durations.ts';
import { writeAudit } from '../../operator/index.ts';

export type PlanRow = typeof homePlan.$inferSelect;
type Turn = Data<typeof readPlan>['turns'][number];
type PlanHead = Data<typeof listPlans>['items'][number];

/** Beyond these, the oldest saves are dropped first. */
const MOST_TURNS = 200;
const PAUSE = 15 * MINUTE;

export const titled = ({ name }: Pick<PlanRow, 'name'>): string => `方案「${name}」`;

const isOver = ({ state }: Pick<PlanRow, 'state'>): boolean =>
  closedPlanStates.some((closed) => closed === state);

export const planById = async (db: Database, id: number): Promise<PlanRow> => {
  const [plan] = await db.select().from(homePlan).where(eq(homePlan.id, id));
  if (!plan) throw new RefusedError(publicationRefusals.planUnknown);
  return plan;
};

/** Lock the draft before the plan. Refuses `planUnknown`, `planOver`. */
export const lockPlan = async (tx: Database, id: number): Promise<PlanRow> => {
  const [plan] = await tx.select().from(homePlan).where(eq(homePlan.id, id)).for('update');
  if (!plan) throw new RefusedError(publicationRefusals.planUnknown);
  if (isOver(plan)) throw new RefusedError(publicationRefusals.planOver);
  return plan;
};

export const assertVersion = (plan: PlanRow, version: number): void => {
  if (plan.version !== version) throw new RefusedError(publicationRefusals.planMoved);
};

export const lockEditable = async (tx: Database, id: number): Promise<PlanRow> => {
  const plan = await lockPlan(tx, id);
  if (plan.state === 'waiting') throw new RefusedError(publicationRefusals.planInReview);
  return plan;
};

export const isOwnPlan = (
  { makerId, senderId }: Pick<PlanRow, 'makerId' | 'senderId'>,
  { id, rights }: Operator,
): boolean => makerId === id || senderId === id || holds(rights, 'home.decide');

export const assertOwn = (plan: PlanRow, operator: Operator): void => {
  if (!isOwnPlan(plan, operator)) throw new RefusedError(publicationRefusals.planOfOthers);
};

type Who = { id: number | null; name: string };
type Taken = Pick<Turn, 'kind' | 'words'> & { who: Who; now: number };

export const withTurn = (
  { turns }: Pick<PlanRow, 'turns'>,
  { kind, words, who, now }: Taken,
): PlanRow['turns'] => {
  const turn = { kind, words, author: who.name, operatorId: who.id, at: now };
  const last = turns.at(-1);
  const joins =
    kind === 'saved' &&
    last?.kind === 'saved' &&
    last.operatorId === who.id &&
    now - last.at <= PAUSE;
  const all = [...(joins ? turns.slice(0, -1) : turns), turn];
  if (all.length <= MOST_TURNS) return all;
  const oldest = Math.max(
    0,
    all.findIndex((one) => one.kind === 'saved'),
  );
  return all.toSpliced(oldest, 1);
};

export const turnView = ({ kind, author, at, words }: PlanRow['turns'][number]): Turn => ({
  ...{ kind, author, at, words },
});

type Changes = Partial<Omit<PlanRow, 'id' | 'turns' | 'at'>>;

export const turnPlan = async (
  tx: Database,
  plan: PlanRow,
  taken: Taken,
  changes: Changes = {},
): Promise<void> => {
  await tx
    .update(homePlan)
    .set({ ...changes, turns: withTurn(plan, taken), at: new Date(taken.now) })
    .where(eq(homePlan.id, plan.id));
};

type NewTurn = Pick<Taken, 'kind'> & { words?: string; text: string } & Partial<
    Pick<Parameters<typeof writeAudit>[1], 'action' | 'begins'>
  >;

export const takeTurn = async (
  { db, operator: who, now }: OperatorContext,
  plan: PlanRow,
  { kind, words = '', action = 'plan', ...audit }: NewTurn,
  changes: Changes = {},
): Promise<void> => {
  await turnPlan(db, plan, { kind, words, who, now }, changes);
  await writeAudit(db, { who, action, now, ...audit });
};

const { document: _document, base: _base, turns: _turns, ...head } = getTableColumns(homePlan);

const LISTED_CHANGES = 3;

export const headColumns = head;

type HeadRow = Omit<PlanRow, 'document' | 'base' | 'turns'>;

export const planHeadView = (plan: HeadRow, liveId: number): PlanHead => ({
  ...{ id: plan.id, name: plan.name, note: plan.note, state: plan.state },
  ...{ version: plan.version, maker: plan.maker, author: plan.author, count: plan.count },
  madeAt: plan.madeAt.getTime(),
  at: plan.at.getTime(),
  changes: plan.changes.slice(0, LISTED_CHANGES),
  behind: !isOver(plan) && plan.baseId !== liveId,
  release: plan.releaseId,
});

export const liveId = async (db: Database): Promise<number> => {
  const [found] = await db.select({ id: max(homeRelease.id) }).from(homeRelease);
  if (!found?.id) throw new RefusedError(callRefusals.unexpected);
  return found.id;
};

export const readPlanAndLive = async (db: Database, id: number) => {
  const last = db
    .select({ id: homeRelease.id })
    .from(homeRelease)
    .orderBy(desc(homeRelease.id))
    .limit(1);
  const [found] = await db
    .select({ plan: homePlan, live: homeRelease })
    .from(homePlan)
    .innerJoin(homeRelease, eq(homeRelease.id, last))
    .where(eq(homePlan.id, id));
  if (!found) throw new RefusedError(publicationRefusals.planUnknown);
  return found;
};

export const planShown = async (db: Database, id: number): Promise<HomeDocument | undefined> => {
  const { state, document } = homePlan;
  const [plan] = await db.select({ state, document }).from(homePlan).where(eq(homePlan.id, id));
  return plan?.state === 'abandoned' ? undefined : plan?.document;
};
