import { and, desc, inArray, lte, notInArray } from 'drizzle-orm';
import { callRefusals } from '#schemas/call-refusals.ts';
import type { Payload } from '#schemas/define-endpoint.ts';
import { closedPlanStates, type addPlan as endpoint } from '#schemas/publication/plan-endpoints.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { homePlan } from '../../../db/tables/publication.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { withNote } from '../audit-words.ts';
import { lockDraft } from '../draft.ts';
import { liveRelease } from '../releases.ts';
import { changesOf, planById, titled, withTurn } from './plan.ts';

/** Plans that are open at once. */
const MOST_OPEN = 20;
/** Plans that are over and are kept. */
const MOST_CLOSED = 200;

const isOpen = notInArray(homePlan.state, [...closedPlanStates]);
const isClosed = inArray(homePlan.state, [...closedPlanStates]);

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

type From = Payload<typeof endpoint>['from'];

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
export const addPlan: Verb<typeof endpoint> = async (
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
      ...{ name, note, ...pages, ...changesOf(pages.base, pages.document) },
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
