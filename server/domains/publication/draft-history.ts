import { isDeepStrictEqual } from 'node:util';
import { asc, desc, eq, getTableColumns, gt, lt, lte, or, sql } from 'drizzle-orm';
import { holds } from '#schemas/operator/areas.ts';
import { type DocumentChange, describeChanges } from '#schemas/publication/describe-changes.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import { withoutUnseen } from '#schemas/tidy-text.ts';
import type { Database } from '../../db/database.ts';
import { type homeDraft, homeDraftStep } from '../../db/tables/publication.ts';
import type { Operator } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { DAY, MINUTE } from '../../platform/time/durations.ts';

type Draft = typeof homeDraft.$inferSelect;
type DraftStep = typeof homeDraftStep.$inferSelect;

/** Saves of one operator that follow each other within this time are one step, in ms. */
const PAUSE = 2 * MINUTE;
/** The longest time that one step takes, in ms. */
const LONGEST = 15 * MINUTE;
/** Steps kept at most, and for how long, in ms. */
const MOST = 200;
const AGE = 90 * DAY;
/** Changes told of one step at most. */
const MOST_TOLD = 40;

const told = (before: HomeDocument, document: HomeDocument) => {
  const changes = describeChanges(before, document);
  // keys are texts of the draft as well, and the database does not take every sign
  const first = changes.slice(0, MOST_TOLD);
  return {
    changes: first.map((change) => ({ ...change, key: withoutUnseen(change.key) })),
    count: changes.length,
  };
};

type Noted = {
  version: number;
  document: HomeDocument;
  who: { id: number | null; name: string };
  now: number;
  note: string;
};

/** Whether a save goes on with a step; none does across a publication. */
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

/** Writes down how the draft, which is locked, becomes its next version. */
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
      const further = { version, document, at, ...told(last.before, document) };
      await tx.update(homeDraftStep).set(further).where(own);
    }
    return;
  }
  const before = draft.document;
  await tx.insert(homeDraftStep).values({
    ...{ version, document, before, note, at, since: at },
    ...{ operatorId: who.id, author: who.name },
    ...told(before, document),
  });
  await deleteOld(tx, now);
};

/** Refuses `noSuchDraftStep` for an id that stands for none. */
export const draftStepById = async (db: Database, id: number): Promise<DraftStep> => {
  const [step] = await db.select().from(homeDraftStep).where(eq(homeDraftStep.id, id));
  if (!step) throw new RefusedError(publicationRefusals.noSuchDraftStep);
  return step;
};

type StepHead = Omit<DraftStep, 'operatorId' | 'before' | 'document'>;

export const draftStepView = (step: StepHead) => {
  const { id, version, author, note, changes, count } = step;
  const [since, at] = [step.since.getTime(), step.at.getTime()];
  return { id, version, author, since, at, note, changes, count };
};

/** Who puts the changes of schedules into the draft, as its history tells. */
export const SCHEDULES = { id: null, name: '定时发布' };

type Owner = { id: number; name: string; count: number };

/** Whose changes the draft holds that have not been published. */
type Unpublished = {
  owners: Owner[];
  /** Changes of which no step of these tells who made them. */
  earlier: number;
};

/** The steps since the draft was published last, or since it was what is live now. */
export const unpublishedSteps = async (db: Database, draft: Draft, live: HomeDocument) => {
  const { id, version, operatorId, author, changes, count } = homeDraftStep;
  const isLive = sql<boolean>`${homeDraftStep.document} = ${JSON.stringify(live)}::jsonb`;
  const steps = await db
    .select({ id, version, operatorId, author, changes, count, isLive })
    .from(homeDraftStep)
    .where(gt(homeDraftStep.version, draft.publishedVersion))
    .orderBy(asc(id));
  return steps.slice(steps.findLastIndex((step) => step.isLive) + 1);
};

/** An item that a change is about, as `partlyPublished` names it. */
export const itemOf = ({ part, key }: Pick<DocumentChange, 'part' | 'key'>): string =>
  `${part} ${key}`;

/** What a publication that leaves `kept` in the draft puts live of its changes. */
const publishedItems = (
  live: HomeDocument,
  document: HomeDocument,
  kept: readonly DocumentChange[],
): string[] => {
  const left = new Set(kept.map(itemOf));
  return describeChanges(live, document)
    .map((change) => withoutUnseen(itemOf(change)))
    .filter((item) => !left.has(item));
};

/** The items that a publication which leaves `kept` in the draft puts live, and those that stay. */
export const goingAndKept = (
  live: HomeDocument,
  document: HomeDocument,
  kept: readonly DocumentChange[],
) => ({
  went: publishedItems(live, document, kept),
  kept: kept.map((change) => withoutUnseen(itemOf(change))),
});

export type OpenStep = Awaited<ReturnType<typeof unpublishedSteps>>[number];

/** A step with those of its changes that were not published since; `untold`: how many more there are. */
const withoutPublished = (step: OpenStep, published: Readonly<Record<string, number>>) => {
  const changes = step.changes.filter((each) => (published[itemOf(each)] ?? 0) < step.version);
  const untold = step.count - step.changes.length;
  const isOver = changes.length === 0 && untold === 0 && step.count > 0;
  return isOver ? [] : [{ ...step, changes, untold }];
};

const isOfSchedule = ({ operatorId, author }: Pick<OpenStep, 'operatorId' | 'author'>): boolean =>
  operatorId === null && author === SCHEDULES.name;

/** How many changes steps hold; what was changed again counts once. */
const countOf = (steps: readonly Pick<OpenStep & { untold: number }, 'changes' | 'untold'>[]) => {
  const items = steps.flatMap(({ changes }) => changes.map(itemOf));
  return new Set(items).size + steps.reduce((more, { untold }) => more + untold, 0);
};

/** Whose changes giving the draft up for `live` takes away. */
export const unpublishedIn = async (
  db: Database,
  draft: Draft,
  live: HomeDocument,
): Promise<Unpublished> => {
  if (describeChanges(live, draft.document).length === 0) return { owners: [], earlier: 0 };
  const steps = await unpublishedSteps(db, draft, live);
  const [first] = steps;
  const before = first ? (await draftStepById(db, first.id)).before : draft.document;
  const published = draft.partlyPublished.items;
  const open = steps.flatMap((step) => withoutPublished(step, published));
  const ids = new Set(open.flatMap(({ operatorId }) => operatorId ?? []));
  const owners = [...ids].map((id) => {
    const own = open.filter(({ operatorId }) => operatorId === id);
    return { id, name: own.at(-1)?.author ?? '', count: countOf(own) };
  });
  // what schedules have put into the draft is live, as is what was published of it
  const ofSchedules = new Set(
    steps.flatMap((step) => (isOfSchedule(step) ? step.changes.map(itemOf) : [])),
  );
  const nobodys = open.filter((step) => step.operatorId === null && !isOfSchedule(step));
  const earlier = describeChanges(live, before).filter(
    (each) => !ofSchedules.has(itemOf(each)) && !(itemOf(each) in published),
  );
  return { owners, earlier: earlier.length + countOf(nobodys) };
};

/** Who edits gives up what is their own; what is colleagues', or nobody knows whose, who publishes. */
export const mayDiscard = async (
  { id, rights }: Pick<Operator, 'id' | 'rights'>,
  unpublished: () => Unpublished | Promise<Unpublished>,
): Promise<boolean> => {
  if (holds(rights, 'home.decide')) return true;
  const { owners, earlier } = await unpublished();
  return earlier === 0 && owners.every((owner) => owner.id === id);
};
