import { and, desc, inArray, lte, notInArray } from 'drizzle-orm';
import * as calls from '#schemas/publication/plan-endpoints.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import type { Database } from '../../../db/database.ts';
import { homePlan } from '../../../db/tables/publication.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { unchanged, type Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { changesLine, firstChanges, withNote } from '../changes.ts';
import { lockDraft, saveVersion } from '../draft/draft.ts';
import { liveRelease } from '../release/releases.ts';
import { assertOwn, lockEditable, lockPlan, planById, takeTurn, titled, withTurn } from './plan.ts';

const MOST_OPEN = 20;
const MOST_CLOSED = 200;

const isOpen = notInArray(homePlan.state, [...calls.closedPlanStates]);
const isClosed = inArray(homePlan.state, [...calls.closedPlanStates]);

const deleteOld = async (tx: Database): Promise<void> => {
  const oldest = tx
    .select({ id: homePlan.id })
    .from(homePlan)
    .where(isClosed)
    .orderBy(desc(homePlan.id))
    .limit(1)
    .offset(MOST_CLOSED);
  await tx.delete(homePlan).where(and(isClosed, lte(homePlan.id, oldest)));
};

type From = Payload<typeof calls.addPlan>['from'];

const beginning = async (
  tx: Database,
  from: From,
  draft: Awaited<ReturnType<typeof lockDraft>>,
) => {
  if (typeof from === 'number') {
    const plan = await planById(tx, from);
    const { document, base, baseId } = plan;
    return { document, base, baseId, words: `复制自${titled(plan)}` };
  }
  const { id: baseId, document: base } = await liveRelease(tx);
  return from === 'live'
    ? { document: base, base, baseId, words: '从线上内容建立' }
    : { document: draft.document, base, baseId, words: `从草稿第 ${draft.version} 稿建立` };
};

/** Locks the draft, so that nobody else adds a plan meanwhile. Refuses `plansFull`, `planUnknown`. */
export const addPlan: Verb<typeof calls.addPlan> = async (
  { db, operator, now },
  { name, note, from },
) => {
  const draft = await lockDraft(db);
  if ((await db.$count(homePlan, isOpen)) >= MOST_OPEN)
    throw new RefusedError(publicationRefusals.plansFull);
  const { words, ...pages } = await beginning(db, from, draft);
  const at = new Date(now);
  const turn = { kind: 'made', words, who: operator, now } as const;
  const [row] = await db
    .insert(homePlan)
    .values({
      ...{ name, note, ...pages, ...firstChanges(pages.base, pages.document) },
      ...{ makerId: operator.id, maker: operator.name, madeAt: at },
      ...{ author: operator.name, savedAt: at, at, turns: withTurn({ turns: [] }, turn) },
    })
    .returning({ id: homePlan.id });
  if (!row) throw new RefusedError(callRefusals.unexpected);
  await deleteOld(db);
  const text = withNote(`新建${titled({ name })}：${words}`, note);
  await writeAudit(db, { who: operator, action: 'plan', text, now });
  return row;
};

export const savePlan: Verb<typeof calls.savePlan> = (context, { id, ...payload }) =>
  saveVersion(
    payload,
    () => lockEditable(context.db, id),
    async (plan, document) => {
      const version = plan.version + 1;
      const summary = firstChanges(plan.base, document);
      const begins = `保存${titled(plan)}`;
      const again = plan.state === 'approved' ? '（须重新送审）' : '';
      const changes = changesLine(plan.document, document);
      const turn = {
        kind: 'saved',
        words: `第 ${version} 稿，共 ${summary.count} 处改动`,
      } as const;
      const text = `${begins}第 ${version} 稿${again}：${changes}`;
      await takeTurn(
        context,
        plan,
        { ...turn, text, action: 'save-plan', begins },
        {
          ...{ state: 'editing', version, document, ...summary },
          ...{ author: context.operator.name, savedAt: new Date(context.now) },
        },
      );
      return version;
    },
  );

export const renamePlan: Verb<typeof calls.renamePlan> = async (context, { id, name, note }) => {
  const plan = await lockPlan(context.db, id);
  if (plan.name === name && plan.note === note) return unchanged({});
  const words =
    plan.name === name
      ? `说明由「${plan.note}」改为「${note}」`
      : withNote(`由「${plan.name}」改名为「${name}」`, note);
  const text = `${titled(plan)}${words}`;
  await takeTurn(context, plan, { kind: 'renamed', words, text }, { name, note });
  return {};
};

export const abandonPlan: Verb<typeof calls.abandonPlan> = async (context, { id }) => {
  const plan = await lockPlan(context.db, id);
  assertOwn(plan, context.operator);
  const text = `放弃${titled(plan)}：${changesLine(plan.base, plan.document)}`;
  await takeTurn(context, plan, { kind: 'abandoned', text }, { state: 'abandoned' });
  return {};
};
