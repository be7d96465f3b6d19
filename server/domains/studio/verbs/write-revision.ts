import { eq } from 'drizzle-orm';
import { cleanHtml } from '#schemas/desk/clean-html.ts';
import type { CourseDocument, LessonDraft } from '#schemas/studio/document.ts';
import type {
  createCourse as createEndpoint,
  saveLesson as lessonEndpoint,
  saveOutline as outlineEndpoint,
  saveCourse as saveEndpoint,
} from '#schemas/studio/endpoints.ts';
import { isLive, MOST_GAINS, MOST_LESSONS, newTypes, singleKinds } from '#schemas/studio/fields.ts';
import { studioRefusals } from '#schemas/studio/refusals.ts';
import { teacherRefusals } from '#schemas/teacher/refusals.ts';
import { storedAddress } from '#schemas/upload/address.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Database } from '../../../db/database.ts';
import { category } from '../../../db/tables/category.ts';
import { courseRevisionTable } from '../../../db/tables/studio.ts';
import { areWorkshopPictures, ownWorkshop } from '../../../libraries/workshop/index.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { keyOrZero } from '../../../platform/wire/keys.ts';
import { blankDocument, lessonsIn, streamsFor } from '../documents.ts';
import { assertWritable, type Bound, ownRevision, saveDocument } from '../revisions.ts';

const refuse = (refusal: ConstructorParameters<typeof RefusedError>[0]): never => {
  throw new RefusedError(refusal);
};

const newLesson = (id: string, kind: LessonDraft['kind'], title: string): LessonDraft => ({
  ...{ id, kind, title, media: null, html: '' },
  ...{ trialSeconds: 0, free: false, noSkip: false },
});

/** Refuses `noWorkshop`. */
export const createCourse: Verb<typeof createEndpoint> = async (
  { db, member, now },
  { type, title },
) => {
  const { teacherId } = await ownWorkshop(db, member.id);
  if (!newTypes.some((each) => each === type)) refuse(callRefusals.badPayload);
  const kind = singleKinds[type];
  const lessons = kind ? [newLesson('n1', kind, title)] : [];
  const document = { ...blankDocument(title), chapters: [{ id: 'n0', title: '', lessons }] };
  const [row] = await db
    .insert(courseRevisionTable)
    .values({ teacherId, memberId: member.id, type, document, savedAt: new Date(now) })
    .returning({ id: courseRevisionTable.id });
  return { id: String(row?.id) };
};

/** null for a category that does not exist. */
const knownCategory = async (db: Database, { categoryId }: CourseDocument, sent: string) => {
  const key = keyOrZero(sent);
  if (key === 0 || key === categoryId) return key || null;
  return (await db.$count(category, eq(category.id, key))) > 0 ? key : null;
};

/** Refuses what `ownRevision`, `assertWritable` and `saveDocument` refuse, `priceSold`, `coverUnknown`. */
export const saveCourse =
  ({ wechat: { simulated } }: Services): Verb<typeof saveEndpoint> =>
  async (context, { id, version, ...sent }) => {
    const { db, member } = context;
    const { row, own, sold } = await ownRevision(context, id);
    assertWritable(row, version);
    const before = row.document;
    if (sent.priceFen !== before.priceFen) {
      if (own.role === 'assistant') refuse(teacherRefusals.notInRole);
      if (sold) refuse(studioRefusals.priceSold);
    }
    const thumb = storedAddress(sent.thumb);
    const by = { memberId: member.id, teacherId: own.teacherId, simulated };
    const isFresh = thumb !== '' && thumb !== before.thumb;
    if (isFresh && !(await areWorkshopPictures(db, by, [thumb])))
      refuse(studioRefusals.coverUnknown);
    const { title, subtitle, priceFen, sequential } = sent;
    return saveDocument(context, row, {
      ...before,
      ...{ title, subtitle, priceFen, sequential, thumb },
      categoryId: await knownCategory(db, before, sent.category),
      introHtml: cleanHtml(sent.intro).html,
      gains: sent.gains
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .slice(0, MOST_GAINS),
    });
  };

type Outline = Parameters<Verb<typeof outlineEndpoint>>[1]['chapters'];

const NEW_ID = /^n[\w-]{1,20}$/;

const areIds = (ids: readonly string[], known: ReadonlySet<string>): boolean =>
  new Set(ids).size === ids.length && ids.every((id) => known.has(id) || NEW_ID.test(id));

const chaptersFrom = (before: CourseDocument, sent: Outline): CourseDocument['chapters'] => {
  const lessons = new Map(lessonsIn(before).map((each) => [each.id, each]));
  const chapters = new Set(before.chapters.map(({ id }) => id));
  const sentLessons = sent.flatMap((each) => each.lessons.map(({ id }) => id));
  const sentChapters = sent.map(({ id }) => id);
  if (!areIds(sentChapters, chapters) || !areIds(sentLessons, new Set(lessons.keys())))
    refuse(callRefusals.badPayload);
  return sent.map((each) => ({
    ...{ id: each.id, title: each.title },
    lessons: each.lessons.map(({ id, kind, title }) => {
      const known = lessons.get(id);
      return known ? { ...known, title } : newLesson(id, kind, title);
    }),
  }));
};

/** Lessons that are live and that the document leaves out. */
const removedFrom = (live: Iterable<string>, chapters: CourseDocument['chapters']): string[] => {
  const left = new Set(chapters.flatMap(({ lessons }) => lessons.map(({ id }) => id)));
  return [...live].filter((id) => !left.has(id));
};

const assertKept = (before: CourseDocument, after: CourseDocument, { promised }: Bound): void => {
  const live = lessonsIn(before)
    .map(({ id }) => id)
    .filter(isLive);
  if (promised && removedFrom(live, after.chapters).length > 0)
    refuse(studioRefusals.lessonPromised);
};

/** Refuses what `ownRevision` and `assertWritable` refuse, `tooManyLessons`, `lessonPromised`. */
export const saveOutline: Verb<typeof outlineEndpoint> = async (context, payload) => {
  const { row, ...bound } = await ownRevision(context, payload.id);
  assertWritable(row, payload.version);
  const chapters = chaptersFrom(row.document, payload.chapters);
  const document = { ...row.document, chapters };
  const count = lessonsIn(document).length;
  if (count > MOST_LESSONS) refuse(studioRefusals.tooManyLessons);
  // a course of one lesson keeps it
  if (
    singleKinds[row.type] &&
    (count !== 1 || removedFrom([...firstOf(row.document)], chapters)[0])
  )
    refuse(callRefusals.badPayload);
  assertKept(row.document, document, bound);
  return saveDocument(context, row, document);
};

const firstOf = (document: CourseDocument): string[] => lessonsIn(document).map(({ id }) => id);

/** Refuses what `ownRevision` and `assertWritable` refuse, `noSuchStudioLesson`, `mediaNotReady`. */
export const saveLesson: Verb<typeof lessonEndpoint> = async (context, payload) => {
  const { row } = await ownRevision(context, payload.id);
  assertWritable(row, payload.version);
  const before = lessonsIn(row.document).find(({ id }) => id === payload.lesson);
  if (!before) return refuse(studioRefusals.noSuchStudioLesson);
  const media = payload.media === '' ? null : keyOrZero(payload.media);
  const draft: LessonDraft = {
    ...before,
    ...{ title: payload.title, media: before.kind === 'text' ? null : media },
    html: cleanHtml(payload.html).html,
    ...{ trialSeconds: payload.trial, free: payload.free, noSkip: payload.noSkip },
  };
  if (draft.media !== null) {
    const { files } = await streamsFor(context.db, null, row.teacherId, [draft]);
    const file = files.get(draft.media);
    if (file?.kind !== draft.kind || file.stream === '') refuse(studioRefusals.mediaNotReady);
  }
  const chapters = row.document.chapters.map((chapter) => ({
    ...chapter,
    lessons: chapter.lessons.map((each) => (each.id === draft.id ? draft : each)),
  }));
  return saveDocument(context, row, { ...row.document, chapters });
};
