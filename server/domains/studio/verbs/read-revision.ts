import { asc } from 'drizzle-orm';
import type { courseRevision, studioLesson } from '#schemas/studio/endpoints.ts';
import { isLive } from '#schemas/studio/fields.ts';
import { studioRefusals } from '#schemas/studio/refusals.ts';
import { category } from '../../../db/tables/category.ts';
import { signedForOwner } from '../../../libraries/upload/index.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { withPictures } from '../article-pictures.ts';
import { isReady, lessonsIn, streamOf, streamsFor } from '../documents.ts';
import { ownRevision } from '../revisions.ts';

const MOST_CATEGORIES = 500;

/** Refuses what `ownRevision` refuses. */
export const readRevision =
  ({ secret }: Services): Verb<typeof courseRevision> =>
  async (context, { id }) => {
    const { db } = context;
    const { row, own, sold, promised } = await ownRevision(context, id);
    const { document } = row;
    const signed = signedForOwner(secret, context);
    const [streams, categories] = await Promise.all([
      streamsFor(db, row.productId, row.teacherId, lessonsIn(document)),
      db
        .select({ id: category.id, title: category.name })
        .from(category)
        .orderBy(asc(category.position), asc(category.id))
        .limit(MOST_CATEGORIES),
    ]);
    return {
      ...{ id: String(row.id), version: row.version, state: row.state, reason: row.reason },
      ...{ product: row.productId === null ? '' : String(row.productId), type: row.type },
      ...{ title: document.title, subtitle: document.subtitle, sold, role: own.role },
      thumb: signed(document.thumb),
      category: document.categoryId === null ? '' : String(document.categoryId),
      ...{ intro: withPictures(document.introHtml, signed), gains: document.gains.join('\n') },
      ...{ priceFen: document.priceFen, sequential: document.sequential },
      savedAt: row.savedAt.getTime(),
      chapters: document.chapters.map((chapter) => ({
        ...{ id: chapter.id, title: chapter.title },
        lessons: chapter.lessons.map((lesson) => ({
          ...{ id: lesson.id, kind: lesson.kind, title: lesson.title, free: lesson.free },
          duration: streamOf(lesson, streams)?.durationMs ?? 0,
          ready: isReady(lesson, streams),
          trial: lesson.trialSeconds,
          promised: promised && isLive(lesson.id),
        })),
      })),
      categories: categories.map((each) => ({ id: String(each.id), title: each.title })),
    };
  };

/** Refuses what `ownRevision` refuses, and `noSuchStudioLesson`. */
export const readStudioLesson =
  ({ secret }: Services): Verb<typeof studioLesson> =>
  async (context, payload) => {
    const { row } = await ownRevision(context, payload.course);
    const lesson = lessonsIn(row.document).find(({ id }) => id === payload.lesson);
    if (!lesson) throw new RefusedError(studioRefusals.noSuchStudioLesson);
    const streams = await streamsFor(context.db, row.productId, row.teacherId, [lesson]);
    const file = lesson.media === null ? undefined : streams.files.get(lesson.media);
    return {
      ...{ id: lesson.id, version: row.version, state: row.state, kind: lesson.kind },
      ...{
        courseTitle: row.document.title,
        title: lesson.title,
        html: withPictures(lesson.html, signedForOwner(secret, context)),
      },
      media: lesson.media === null ? '' : String(lesson.media),
      ...{ mediaName: file?.name ?? '', poster: file?.poster ?? '' },
      duration: streamOf(lesson, streams)?.durationMs ?? 0,
      ...{ trial: lesson.trialSeconds, free: lesson.free, noSkip: lesson.noSkip },
    };
  };
