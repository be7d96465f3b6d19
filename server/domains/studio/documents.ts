import { and, asc, eq, inArray } from 'drizzle-orm';
import type { CourseDocument, LessonDraft } from '#schemas/studio/document.ts';
import { hasContent } from '#schemas/studio/faults.ts';
import { isLive } from '#schemas/studio/fields.ts';
import type { Database } from '../../db/database.ts';
import { chapter, lesson, type product } from '../../db/tables/course.ts';
import { mediaFile } from '../../db/tables/media.ts';

export type ProductRow = typeof product.$inferSelect;

export const blankDocument = (title: string): CourseDocument => ({
  ...{ title, subtitle: '', thumb: '', categoryId: null, introHtml: '', gains: [] },
  ...{ priceFen: 0, sequential: false, chapters: [] },
});

export const lessonsIn = ({ chapters }: CourseDocument): LessonDraft[] =>
  chapters.flatMap(({ lessons }) => lessons);

/** A product as a document, without the lessons that operators have hidden. */
export const documentOf = async (db: Database, of: ProductRow): Promise<CourseDocument> => {
  const [chapters, lessons] = await Promise.all([
    db
      .select()
      .from(chapter)
      .where(eq(chapter.productId, of.id))
      .orderBy(asc(chapter.position), asc(chapter.id)),
    db
      .select()
      .from(lesson)
      .where(and(eq(lesson.productId, of.id), eq(lesson.published, true)))
      .orderBy(asc(lesson.position), asc(lesson.id)),
  ]);
  const { title, subtitle, thumb, categoryId, introHtml, gains, priceFen, sequential } = of;
  return {
    ...{ title, subtitle, thumb, categoryId, introHtml, gains, priceFen, sequential },
    chapters: chapters.map(({ id, title: heading }) => ({
      ...{ id: String(id), title: heading },
      lessons: lessons
        .filter(({ chapterId }) => chapterId === id)
        .map(({ id: key, kind, title: name, html, trialSeconds, free, noSkip }) => ({
          ...{ id: String(key), kind, title: name, media: null },
          ...{ html, trialSeconds, free, noSkip },
        })),
    })),
  };
};

type Stream = { stream: string; durationMs: number };

export type StudioStreams = {
  /** By lesson, of what is live. */
  live: ReadonlyMap<string, Stream & { kind: string }>;
  /** By file, of those that play. */
  files: ReadonlyMap<number, Stream & { kind: string; name: string; poster: string }>;
};

/** What the lessons of a document play. */
export const streamsFor = async (
  db: Database,
  productId: number | null,
  teacherId: number,
  lessons: readonly LessonDraft[],
): Promise<StudioStreams> => {
  const ids = lessons.flatMap(({ media }) => media ?? []);
  const isOwn = and(
    inArray(mediaFile.id, ids),
    eq(mediaFile.teacherId, teacherId),
    eq(mediaFile.state, 'ready'),
  );
  const [live, files] = await Promise.all([
    productId === null
      ? []
      : db
          .select({
            ...{ id: lesson.id, kind: lesson.kind },
            ...{ stream: lesson.mediaKey, durationMs: lesson.durationMs },
          })
          .from(lesson)
          .where(eq(lesson.productId, productId)),
    ids.length === 0 ? [] : db.select().from(mediaFile).where(isOwn),
  ]);
  return {
    live: new Map(live.map(({ id, ...row }) => [String(id), row])),
    files: new Map(files.map((row) => [row.id, row])),
  };
};

/** What a lesson plays; undefined where that is missing. */
export const streamOf = (
  { id, kind, media }: LessonDraft,
  { live, files }: StudioStreams,
): Stream | undefined => {
  const found = media === null ? (isLive(id) ? live.get(id) : undefined) : files.get(media);
  return found && found.kind === kind && found.stream !== '' ? found : undefined;
};

export const isReady = (draft: LessonDraft, streams: StudioStreams): boolean =>
  draft.kind === 'text' ? hasContent(draft.html) : streamOf(draft, streams) !== undefined;
