import { isDeepStrictEqual } from 'node:util';
import { and, desc, inArray, lte, notInArray } from 'drizzle-orm';
import { callRefusals } from '#schemas/call-refusals.ts';
import type { Payload } from '#schemas/define-endpoint.ts';
import { readDraftDocument } from '#schemas/publication/draft-document.ts';
import * as calls from '#schemas/publication/plan-endpoints.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { homePlan } from '../../../db/tables/publication.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { unchanged, type Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { changesLine, firstChanges, withNote } from '../changes.ts';
import { draftView, lockDraft } from '../draft/draft.ts';
import { liveRelease } from '../release/releases.ts';
import {
  assertEditable,
  isOwnPlan,
  lockPlan,
  planById,
  titled,
  turnPlan,
  withTurn,
} from './plan.ts';

/** Plans that are open at once. */
const MOST_OPEN = 20;
/** Plans that are over and are kept. */
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

/** What a plan begins with, the page it stands on, and where it is from in words; the draft is locked. */
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

/** The draft is locked, so that nobody else makes one meanwhile. Refuses `plansFull`, `planUnknown`. */
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

/**
 * One of simultaneous saves of a version is kept, and the plan is being edited by that, whatever it was. Refuses
 * `planUnknown`, `planOver`, `planInReview`.
 */
export const savePlan: Verb<typeof calls.savePlan> = async (
  { db, operator, now },
  { id, version, document: given },
) => {
  const read = readDraftDocument(given);
  if (!read.ok) return unchanged({ outcome: 'faulty', faults: read.faults });
  const plan = await lockPlan(db, id);
  assertEditable(plan);
  if (plan.version !== version) return unchanged({ outcome: 'stale', draft: draftView(plan) });
  const { document } = read;
  if (isDeepStrictEqual(document, plan.document)) return unchanged({ outcome: 'saved', version });
  const saved = version + 1;
  const told = firstChanges(plan.base, document);
  const words = `第 ${saved} 稿，共 ${told.count} 处改动`;
  await turnPlan(
    db,
    plan,
    { kind: 'saved', words, who: operator, now },
    {
      ...{ state: 'editing', version: saved, document, ...told },
      ...{ author: operator.name, savedAt: new Date(now) },
    },
  );
  const begins = `保存${titled(plan)}`;
  const again = plan.state === 'approved' ? '（须重新送审）' : '';
  const text = `${begins}第 ${saved} 稿${again}：${changesLine(plan.document, document)}`;
  await writeAudit(db, { who: operator, action: 'save-plan', text, now, begins });
  return { outcome: 'saved', version: saved };
};

/** Refuses `planUnknown`, `planOver`. */
export const renamePlan: Verb<typeof calls.renamePlan> = async (
  { db, operator, now },
  { id, name, note },
) => {
  const plan = await lockPlan(db, id);
  if (plan.name === name && plan.note === note) return unchanged({});
  const words =
    plan.name === name
      ? `说明由「${plan.note}」改为「${note}」`
      : withNote(`由「${plan.name}」改名为「${name}」`, note);
  await turnPlan(db, plan, { kind: 'renamed', words, who: operator, now }, { name, note });
  const text = `${titled(plan)}${words}`;
  await writeAudit(db, { who: operator, action: 'plan', text, now });
  return {};
};

/** Refuses `planUnknown`, `planOver`, `planOfOthers`. */
export const abandonPlan: Verb<typeof calls.abandonPlan> = async (
  { db, operator, now },
  { id },
) => {
  const plan = await lockPlan(db, id);
  if (!isOwnPlan(plan, operator)) throw new RefusedError(publicationRefusals.planOfOthers);
  const turn = { kind: 'abandoned', words: '', who: operator, now } as const;
  await turnPlan(db, plan, turn, { state: 'abandoned' });
  const text = `放弃${titled(plan)}：${changesLine(plan.base, plan.document)}`;
  await writeAudit(db, { who: operator, action: 'plan', text, now });
  return {};
};
