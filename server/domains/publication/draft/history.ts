import { isDeepStrictEqual } from 'node:util';
import { desc, eq, getTableColumns, lt, lte, or } from 'drizzle-orm';
import type * as calls from '#schemas/publication/endpoints.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { selectPage } from '../../../db/select-page.ts';
import { type homeDraft, homeDraftStep } from '../../../db/tables/publication.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { DAY, MINUTE } from '../../../platform/time/durations.ts';
import { firstChanges } from '../changes.ts';

type Draft = typeof homeDraft.$inferSelect;
type DraftStep = typeof homeDraftStep.$inferSelect;

/** In ms: saves of one operator within this time are one step. */
const PAUSE = 2 * MINUTE;
const LONGEST = 15 * MINUTE;
const MOST = 200;
const AGE = 90 * DAY;
type Noted = {
  version: number;
  document: HomeDocument;
  who: { id: number | null; name: string };
  now: number;
  note: string;
};

const goesOn = (
  step: Omit<DraftStep, 'document'>,
  draft: Draft,
  { who, now, note }: Noted,
): boolean =>
  note === '' &&
  step.note === '' &&
  step.operatorId === who.id &&
  step.version === draft.version &&
  step.version > Math.max(draft.publishedVersion, draft.partlyPublished.version) &&
  now - step.at.getTime() <= PAUSE &&
  now - step.since.getTime() <= LONGEST;

const deleteOld = (tx: Database, now: number) => {
  const oldest = tx
    .select({ id: homeDraftStep.id })
    .from(homeDraftStep)
    .orderBy(desc(homeDraftStep.id))
    .limit(1)
    .offset(MOST);
  return tx
    .delete(homeDraftStep)
    .where(or(lt(homeDraftStep.at, new Date(now - AGE)), lte(homeDraftStep.id, oldest)));
};

export const noteDraftStep = async (tx: Database, draft: Draft, noted: Noted): Promise<void> => {
  const { version, document, who, now, note } = noted;
  const at = new Date(now);
  const { document: _, ...columns } = getTableColumns(homeDraftStep);
  const [last] = await tx
    .select(columns)
    .from(homeDraftStep)
    .orderBy(desc(homeDraftStep.id))
    .limit(1);
  if (last && goesOn(last, draft, noted)) {
    const own = eq(homeDraftStep.id, last.id);
    if (isDeepStrictEqual(last.before, document)) await tx.delete(homeDraftStep).where(own);
    else {
      const further = { version, document, at, ...firstChanges(last.before, document) };
      await tx.update(homeDraftStep).set(further).where(own);
    }
    return;
  }
  const before = draft.document;
  await tx.insert(homeDraftStep).values({
    ...{ version, document, before, note, at, since: at },
    ...{ operatorId: who.id, author: who.name },
    ...firstChanges(before, document),
  });
  await deleteOld(tx, now);
};

export const draftStepById = async (db: Database, id: number): Promise<DraftStep> => {
  const [step] = await db.select().from(homeDraftStep).where(eq(homeDraftStep.id, id));
  if (!step) throw new RefusedError(publicationRefusals.noSuchDraftStep);
  return step;
};

type StepHead = Omit<DraftStep, 'operatorId' | 'before' | 'document'>;

const draftStepView = (step: StepHead) => {
  const { id, version, author, note, changes, count } = step;
  const [since, at] = [step.since.getTime(), step.at.getTime()];
  return { id, version, author, since, at, note, changes, count };
};

const SIZE = 20;

export const listDraftSteps: Verb<typeof calls.listDraftSteps> = async ({ db }, { page }) => {
  const { before: _before, document: _document, ...columns } = getTableColumns(homeDraftStep);
  const { rows, pageCount } = await selectPage(db, db.select(columns).from(homeDraftStep), {
    ...{ orderBy: [desc(homeDraftStep.id)], page, size: SIZE, counted: homeDraftStep },
  });
  return { items: rows.map(draftStepView), pages: pageCount };
};

export const readDraftStep: Verb<typeof calls.readDraftStep> = async ({ db }, { id }) => {
  const step = await draftStepById(db, id);
  return { step: draftStepView(step), before: step.before, document: step.document };
};
