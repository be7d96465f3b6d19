import type { Data } from '#schemas/define-endpoint.ts';
import { holds } from '#schemas/operator/areas.ts';
import type * as calls from '#schemas/publication/plan-endpoints.ts';
import type { readPlan } from '#schemas/publication/plan-endpoints.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import type { Database } from '../../../db/database.ts';
import type { Operator } from '../../../platform/endpoint/context.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { HomePageReader } from '../../../platform/endpoint/services.ts';
import { unchanged, type Verb } from '../../../platform/endpoint/verb.ts';
import { othersWithRight, writeAudit } from '../../operator/index.ts';
import { changesLine, withNote } from '../changes.ts';
import { readPublishable } from '../release/publishable.ts';
import {
  assertEditable,
  assertSentIn,
  assertVersion,
  isOwnPlan,
  lockPlan,
  type PlanRow,
  titled,
  turnPlan,
} from './plan.ts';

type Decision = Data<typeof readPlan>['decide'];

/** What an operator may decide of a plan that waits. */
export const decisionOf = async (
  db: Database,
  { state, senderId }: Pick<PlanRow, 'state' | 'senderId'>,
  operator: Operator,
): Promise<Decision> => {
  if (state !== 'waiting' || !holds(operator.rights, 'home.decide')) return 'no';
  if (senderId !== operator.id) return 'yes';
  return (await othersWithRight(db, operator.id, 'home.decide')) ? 'own' : 'alone';
};

/** Refuses `planUnknown`, `planOver`, `planInReview`, `planMoved`, `planUnchanged`. */
export const sendPlan =
  (page: HomePageReader): Verb<typeof calls.sendPlan> =>
  async ({ db, operator, now }, { id, version, words }) => {
    const plan = await lockPlan(db, id);
    assertEditable(plan);
    assertVersion(plan, version);
    if (plan.count === 0) throw new RefusedError(publicationRefusals.planUnchanged);
    const { document } = plan;
    // it is published at once or by a schedule, which nobody has chosen yet
    const read = await readPublishable(db, { document, page, at: now, orLater: true });
    if ('faults' in read) return unchanged({ outcome: 'faulty', faults: read.faults });
    const turn = { kind: 'sent', words, who: operator, now } as const;
    await turnPlan(db, plan, turn, { state: 'waiting', senderId: operator.id });
    const text = `${titled(plan)}送审（第 ${version} 稿）：${changesLine(plan.base, plan.document)}`;
    await writeAudit(db, { who: operator, action: 'plan', text: withNote(text, words), now });
    return { outcome: 'sent' };
  };

/** Refuses `planUnknown`, `planOver`, `planNotWaiting`, `planOfOthers`. */
export const withdrawPlan: Verb<typeof calls.withdrawPlan> = async (
  { db, operator, now },
  { id },
) => {
  const plan = await lockPlan(db, id);
  assertSentIn(plan);
  if (!isOwnPlan(plan, operator)) throw new RefusedError(publicationRefusals.planOfOthers);
  const words = plan.state === 'approved' ? '通过之后撤回，须重新送审' : '';
  await turnPlan(db, plan, { kind: 'withdrawn', words, who: operator, now }, { state: 'editing' });
  const text = `撤回${titled(plan)}${words && `（${words}）`}`;
  await writeAudit(db, { who: operator, action: 'plan', text, now });
  return {};
};

const ALONE = '本人送审、本人通过：没有其他可以审核的账号';

/** Refuses `planUnknown`, `planOver`, `planNotWaiting`, `planMoved`, `planOwn`, `planAlone`. */
export const approvePlan: Verb<typeof calls.approvePlan> = async (
  { db, operator, now },
  { id, version, words, alone },
) => {
  const plan = await lockPlan(db, id);
  if (plan.state !== 'waiting') throw new RefusedError(publicationRefusals.planNotWaiting);
  assertVersion(plan, version);
  const decision = await decisionOf(db, plan, operator);
  if (decision === 'own') throw new RefusedError(publicationRefusals.planOwn);
  if (decision === 'alone' && !alone) throw new RefusedError(publicationRefusals.planAlone);
  const said = decision === 'alone' ? [ALONE, words].filter(Boolean).join('。') : words;
  await turnPlan(
    db,
    plan,
    { kind: 'approved', words: said, who: operator, now },
    { state: 'approved' },
  );
  const text = `通过${titled(plan)}（第 ${version} 稿）：${changesLine(plan.base, plan.document)}`;
  await writeAudit(db, { who: operator, action: 'plan', text: withNote(text, said), now });
  return {};
};

/** Refuses `planUnknown`, `planOver`, `planNotWaiting`. */
export const returnPlan: Verb<typeof calls.returnPlan> = async (
  { db, operator, now },
  { id, words },
) => {
  const plan = await lockPlan(db, id);
  assertSentIn(plan);
  await turnPlan(db, plan, { kind: 'returned', words, who: operator, now }, { state: 'returned' });
  const text = `退回${titled(plan)}，原因：${words}`;
  await writeAudit(db, { who: operator, action: 'plan', text, now });
  return {};
};
