import { and, eq, inArray, notExists, notInArray, sql } from 'drizzle-orm';
import type { LessonDraft } from '#schemas/studio/document.ts';
import { isLive } from '#schemas/studio/fields.ts';
import { studioRefusals } from '#schemas/studio/refusals.ts';
import type { Refusal } from '#schemas/wire/define-refusals.ts';
import type { Database } from '../../db/database.ts';
import { chapter, handedOut, lesson, product, progress } from '../../db/tables/course.ts';
import { noteTable } from '../../db/tables/note.ts';
import { questionTable } from '../../db/tables/question.ts';
import { retainedLesson } from '../../db/tables/refund.ts';
import { keepShares, type NewLength } from '../../libraries/study/index.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { isReady, lessonsIn, type StudioStreams, streamOf, streamsFor } from './documents.ts';
import type { Bound, RevisionRow } from './revisions.ts';

const { priceSold, lessonPromised, mediaNotReady } = studioRefusals;

/** Ids of the lessons that learners see and that the revision leaves out. */
const removedLessons = async (db: Database, row: RevisionRow): Promise<number[]> => {
  if (row.productId === null) return [];
  const rows = await db
    .select({ id: lesson.id })
    .from(lesson)
    .where(and(eq(lesson.productId, row.productId), eq(lesson.published, true)));
  const left = new Set(lessonsIn(row.document).map(({ id }) => id));
  return rows.map(({ id }) => id).filter((id) => !left.has(String(id)));
};

const livePrice = async (db: Database, productId: number): Promise<number | undefined> => {
  const { priceFen } = product;
  const [row] = await db.select({ priceFen }).from(product).where(eq(product.id, productId));
  return row?.priceFen;
};

/** Why a revision cannot go live as things stand; undefined where it can. */
export const faultOfPublishing = async (
  db: Database,
  row: RevisionRow,
  { sold, promised }: Bound,
): Promise<Refusal | undefined> => {
  const lessons = lessonsIn(row.document);
  const streams = await streamsFor(db, row.productId, row.teacherId, lessons);
  if (!lessons.every((each) => isReady(each, streams))) return mediaNotReady;
  if (row.productId === null) return undefined;
  if (sold && (await livePrice(db, row.productId)) !== row.document.priceFen) return priceSold;
  return promised && (await removedLessons(db, row)).length > 0 ? lessonPromised : undefined;
};

/** Refuses `mediaNotReady`, `priceSold`, `lessonPromised`. */
export const assertPublishable = async (
  db: Database,
  row: RevisionRow,
  bound: Bound,
): Promise<void> => {
  const fault = await faultOfPublishing(db, row, bound);
  if (fault) throw new RefusedError(fault);
};

const headOf = ({ document, type, teacherId }: RevisionRow) => {
  const { title, subtitle, thumb, categoryId, introHtml, gains, priceFen, sequential } = document;
  return {
    ...{ title, subtitle, thumb, categoryId, introHtml, gains, priceFen, sequential },
    ...{ type, teacherId, published: true, retired: false },
  };
};

const writeProduct = async (tx: Database, row: RevisionRow): Promise<number> => {
  const head = headOf(row);
  if (row.productId === null) {
    const [made] = await tx.insert(product).values(head).returning({ id: product.id });
    if (!made) throw new Error('a product was not written');
    return made.id;
  }
  // a card's price above the new one would be dearer than without a card
  const memberPriceFen = sql`case when ${product.memberPriceFen} <= ${head.priceFen}
    then ${product.memberPriceFen} end`;
  await tx
    .update(product)
    .set({ ...head, memberPriceFen })
    .where(eq(product.id, row.productId));
  return row.productId;
};

type Kept = { id: number; position: number };

const writeChapters = async (
  tx: Database,
  productId: number,
  { document: { chapters } }: RevisionRow,
): Promise<ReadonlyMap<string, number>> => {
  const kept: (Kept & { title: string })[] = [];
  const added: (typeof chapter.$inferInsert & { draft: string })[] = [];
  for (const [position, { id, title }] of chapters.entries())
    if (isLive(id)) kept.push({ id: Number(id), title, position });
    else added.push({ productId, title, position, draft: id });
  if (kept.length > 0)
    await tx.execute(sql`update ${chapter} set title = sent.title, position = sent.position
      from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as sent(id int, title text, position int)
      where ${chapter.id} = sent.id and ${chapter.productId} = ${productId}`);
  const ids = new Map(kept.map(({ id }) => [String(id), id]));
  if (added.length === 0) return ids;
  const rows = await tx
    .insert(chapter)
    .values(added.map(({ draft: _, ...values }) => values))
    .returning({ id: chapter.id, position: chapter.position });
  const byPosition = new Map(rows.map(({ id, position }) => [position, id]));
  for (const { draft, position = 0 } of added) ids.set(draft, byPosition.get(position) ?? 0);
  return ids;
};

type Sent = Omit<typeof lesson.$inferInsert, 'productId' | 'id'> & Omit<NewLength, 'id'>;

const sentLesson = (draft: LessonDraft, chapterId: number, position: number, of: StudioStreams) => {
  const stream = draft.kind === 'text' ? undefined : streamOf(draft, of);
  const { kind, title, html, trialSeconds, free, noSkip } = draft;
  return {
    ...{ chapterId, kind, title, html, trialSeconds, free, noSkip, position, published: true },
    mediaKey: stream?.stream ?? '',
    durationMs: stream?.durationMs ?? of.live.get(draft.id)?.durationMs ?? 0,
  } satisfies Sent;
};

const writeLessons = async (
  tx: Database,
  productId: number,
  { document, teacherId }: RevisionRow,
  chapterIds: ReadonlyMap<string, number>,
): Promise<void> => {
  const streams = await streamsFor(tx, productId, teacherId, lessonsIn(document));
  const kept: (Sent & { id: number })[] = [];
  const added: Sent[] = [];
  for (const { id: of, lessons } of document.chapters)
    for (const [position, draft] of lessons.entries()) {
      const values = sentLesson(draft, chapterIds.get(of) ?? 0, position, streams);
      if (isLive(draft.id)) kept.push({ ...values, id: Number(draft.id) });
      else added.push(values);
    }
  if (kept.length > 0) {
    const sent = JSON.stringify(kept);
    await keepShares(
      tx,
      kept.filter(({ kind }) => kind !== 'text'),
    );
    await tx.execute(sql`update ${lesson} set chapter_id = sent."chapterId", title = sent.title,
        html = sent.html, trial_seconds = sent."trialSeconds", free = sent.free,
        no_skip = sent."noSkip", position = sent.position, media_key = sent."mediaKey",
        duration_ms = sent."durationMs"
      from jsonb_to_recordset(${sent}::jsonb) as sent(id int, "chapterId" int, title text, html text,
        "trialSeconds" int, free boolean, "noSkip" boolean, position int, "mediaKey" text, "durationMs" int)
      where ${lesson.id} = sent.id and ${lesson.productId} = ${productId}`);
  }
  if (added.length > 0)
    await tx.insert(lesson).values(added.map((each) => ({ ...each, productId })));
};

/** Lessons of which somebody holds something are hidden in place of being removed. */
const dropLessons = async (tx: Database, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  const gone = inArray(lesson.id, [...ids]);
  const one = { one: sql`1` };
  const held = [progress, handedOut, retainedLesson, noteTable, questionTable].map((table) =>
    notExists(tx.select(one).from(table).where(eq(table.lessonId, lesson.id))),
  );
  await tx.delete(lesson).where(and(gone, ...held));
  await tx.update(lesson).set({ published: false }).where(gone);
};

const dropChapters = (tx: Database, productId: number, ids: readonly number[]) =>
  tx
    .delete(chapter)
    .where(
      and(
        eq(chapter.productId, productId),
        notInArray(chapter.id, [...ids]),
        notExists(tx.select({ one: sql`1` }).from(lesson).where(eq(lesson.chapterId, chapter.id))),
      ),
    );

/** Makes a locked revision what is live, and answers its product. Lessons that stay keep their ids. */
export const publishRevision = async (tx: Database, row: RevisionRow): Promise<number> => {
  const removed = await removedLessons(tx, row);
  const productId = await writeProduct(tx, row);
  const chapterIds = await writeChapters(tx, productId, row);
  await writeLessons(tx, productId, row, chapterIds);
  await dropLessons(tx, removed);
  await dropChapters(tx, productId, [...chapterIds.values()]);
  return productId;
};
