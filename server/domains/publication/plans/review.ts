import { holds } from '#schemas/operator/areas.ts';
import type * as calls from '#schemas/publication/plan-endpoints.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import type { Database } from '../../../db/database.ts';
import type { Operator } from '../../../platform/endpoint/context.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { HomePageReader } from '../../../platform/endpoint/services.ts';
import { unchanged, type Verb } from '../../../platform/endpoint/verb.ts';
import { othersWithRight } from '../../operator/index.ts';
import { changesLine, withNote } from '../changes.ts';
import { readPublishable } from '../release/publishable.ts';
import {
  assertOwn,
  assertVersion,
  lockEditable,
  lockPlan,
  type PlanRow,
  takeTurn,
  titled,
} from './plan.ts';

type Decision = Data<typeof calls.readPlan>['decide'];

export const decisionOf = async (
  db: Database,
  { state, senderId }: Pick<PlanRow, 'state' | 'senderId'>,
  operator: Operator,
): Promise<Decision> => {
  if (state !== 'waiting' || !holds(operator.rights, 'home.decide')) return 'no';
  if (senderId !== operator.id) return 'yes';
  return (await othersWithRight(db, operator.id, 'home.decide')) ? 'own' : 'alone';
};

export const sendPlan =
  (page: HomePageReader): Verb<typeof calls.sendPlan> =>
  async (context, { id, version, words }) => {
    const { db, operator, now } = context;
    const plan = await lockEditable(db, id);
    assertVersion(plan, version);
    if (plan.count === 0) throw new RefusedError(publicationRefusals.planUnchanged);
    const { base, document } = plan;
    // it is published at once or by a schedule, which nobody has chosen yet
    const read = await readPublishable(db, { document, page, at: now, orLater: true });
    if ('faults' in read) return unchanged({ outcome: 'faulty', faults: read.faults });
    const text = `${titled(plan)}送审（第 ${version} 稿）：${changesLine(base, document)}`;
    const turn = { kind: 'sent', words, text: withNote(text, words) } as const;
    await takeTurn(context, plan, turn, { state: 'waiting', senderId: operator.id });
    return { outcome: 'sent' };
  };

const lockSentIn = async (tx: Database, id: number): Promise<PlanRow> => {
  const plan = await lockPlan(tx, id);
  if (plan.state !== 'waiting' && plan.state !== 'approved')
    throw new RefusedError(publicationRefusals.planNotWaiting);
  return plan;
};

export const withdrawPlan: Verb<typeof calls.withdrawPlan> = async (context, { id }) => {
  const plan = await lockSentIn(context.db, id);
  assertOwn(plan, context.operator);
  const words = plan.state === 'approved' ? '通过之后撤回，须重新送审' : '';
  const text = `撤回${titled(plan)}${words && `（${words}）`}`;
  await takeTurn(context, plan, { kind: 'withdrawn', words, text }, { state: 'editing' });
  return {};
};

const ALONE = '本人送审、本人通过：没有其他可以审核的账号';

export const approvePlan: Verb<typeof calls.approvePlan> = async (context, payload) => {
  const { id, version, alone } = payload;
  const plan = await lockPlan(context.db, id);
  if (plan.state !== 'waiting') throw new RefusedError(publicationRefusals.planNotWaiting);
  assertVersion(plan, version);
  const decision = await decisionOf(context.db, plan, context.operator);
  if (decision === 'own') throw new RefusedError(publicationRefusals.planOwn);
  if (decision === 'alone' && !alone) throw new RefusedError(publicationRefusals.planAlone);
  const words = [decision === 'alone' && ALONE, payload.words].filter(Boolean).join('。');
  const text = `通过${titled(plan)}（第 ${version} 稿）：${changesLine(plan.base, plan.document)}`;
  const turn = { kind: 'approved', words, text: withNote(text, words) } as const;
  await takeTurn(context, plan, turn, { state: 'approved' });
  return {};
};

export const returnPlan: Verb<typeof calls.returnPlan> = async (context, { id, words }) => {
  const plan = await lockSentIn(context.db, id);
  const text = `退回${titled(plan)}，原因：${words}`;
  await takeTurn(context, plan, { kind: 'returned', words, text }, { state: 'returned' });
  return {};
};
