import { asc, desc, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { courseStudyAddress } from '#schemas/course/addresses.ts';
import type { FieldValue } from '#schemas/field/kinds.ts';
import type { Database } from '../../db/database.ts';
import { chapter, handedOut, lesson, product, progress } from '../../db/tables/course.ts';
import { noteTable } from '../../db/tables/note.ts';
import { questionTable } from '../../db/tables/question.ts';
import { retainedLesson } from '../../db/tables/refund.ts';
import { keepShares } from '../../libraries/study/index.ts';
import { type Completed, defineTable, type Inspected, type Values } from '../desk/index.ts';
import { filesOf, inspectLessons, offeredMedia } from './desk-media.ts';

const inCourse = {
  label: '课程',
  ref: { table: product, label: product.title },
  written: 'once',
  listed: true,
  filtered: true,
  help: '建好以后不能改。',
} as const;

/** `position` from 1; null for a chapter that is not stored yet. */
const untitledChapter = (position: FieldValue = null): string =>
  position === null ? '未命名的章' : `未命名的章（第${position}章）`;

export const chapters = defineTable(chapter, {
  area: 'content',
  rank: 11,
  label: '章节',
  noun: '章节',
  title: 'title',
  untitled: ({ position }) => untitledChapter(position),
  parent: 'productId',
  order: { by: 'position', among: 'productId', listed: [asc(chapter.position), asc(chapter.id)] },
  fields: {
    title: {
      label: '标题',
      max: 60,
      listed: true,
      searched: true,
      help: '可以不填：学员看到的课程目录里就没有这一章的标题。',
    },
    productId: inCourse,
    position: { label: '次序', written: 'never', listed: true },
  },
  references: [
    {
      when: sql`exists (select 1 from ${lesson} where ${lesson.chapterId} = ${chapter.id})`,
      reason: '还有课时',
    },
  ],
});

/** `untitledChapter` as SQL. */
const chapterName = sql<string>`case when ${chapter.title} <> '' then ${chapter.title} else
  '未命名的章（第' || (select count(*) from
    (select ${chapter.position} as place, ${chapter.productId} as among, ${chapter.id} as id_of from ${chapter}) as other
    where other.among = ${chapter.productId} and (other.place, other.id_of) <= (${chapter.position}, ${chapter.id})) || '章）' end`;

/** New lessons without a chapter get the last of their course, or a new one without a title. */
const completeChapters = async (db: Database, rows: readonly Values[]): Promise<Completed> => {
  const wanting = rows.filter(({ chapterId }) => chapterId === null);
  const courses = [...new Set(wanting.map(({ productId }) => Number(productId)))];
  if (courses.length === 0) return { rows, made: [] };
  const last = await db
    .selectDistinctOn([chapter.productId], { id: chapter.id, productId: chapter.productId })
    .from(chapter)
    .where(inArray(chapter.productId, courses))
    .orderBy(chapter.productId, desc(chapter.position), desc(chapter.id));
  const without = courses.filter((id) => !last.some(({ productId }) => productId === id));
  const made =
    without.length === 0
      ? []
      : await db
          .insert(chapter)
          .values(without.map((productId) => ({ productId, position: 1 })))
          .returning({ id: chapter.id, productId: chapter.productId });
  const chapterOf = new Map([...last, ...made].map(({ id, productId }) => [productId, id]));
  return {
    rows: rows.map((row) =>
      row.chapterId === null
        ? { ...row, chapterId: chapterOf.get(Number(row.productId)) ?? null }
        : row,
    ),
    made: made.map(
      ({ id, productId }) =>
        `新增章节（编号 ${id}）：课程 ${productId}；没有标题，放没有选章节的课时`,
    ),
  };
};

/** The length of what was chosen, as it was measured. */
const withDurations = async (db: Database, rows: readonly Values[]): Promise<readonly Values[]> => {
  const files = await filesOf(db, rows);
  return rows.map((row) => {
    const file = row.kind === 'text' ? undefined : files.get(String(row.mediaKey));
    return file && file.durationMs !== row.durationMs
      ? { ...row, durationMs: file.durationMs }
      : row;
  });
};

const completeLessons = async (db: Database, rows: readonly Values[]): Promise<Completed> => {
  const { rows: placed, made } = await completeChapters(db, rows);
  return { rows: await withDurations(db, placed), made };
};

/** Learners of a lesson with another file keep how far they were as a share of it. */
const carryProgress = (db: Database, rows: readonly Inspected[]): Promise<void> =>
  keepShares(
    db,
    rows.flatMap(({ id, changed, values: { kind, mediaKey, durationMs } }) =>
      id !== null && kind !== 'text' && changed.includes('mediaKey')
        ? [{ id, mediaKey: String(mediaKey), durationMs: Number(durationMs) }]
        : [],
    ),
  );

export const lessons = defineTable(lesson, {
  area: 'content',
  rank: 12,
  label: '课时',
  noun: '课时',
  title: 'title',
  publishedField: 'published',
  parent: 'productId',
  order: {
    by: 'position',
    among: 'chapterId',
    listed: [
      sql`(select ${chapter.position} from ${chapter} where ${chapter.id} = ${lesson.chapterId})`,
      asc(lesson.chapterId),
      asc(lesson.position),
      asc(lesson.id),
    ],
  },
  fields: {
    title: { label: '标题', max: 60, listed: true, searched: true },
    productId: inCourse,
    chapterId: {
      label: '章节',
      ref: {
        table: chapter,
        label: chapterName,
        under: { column: chapter.productId, field: 'productId' },
      },
      required: false,
      listed: true,
      help: '不选就放进最后一章；课程还没有章节时，会建一个不显示标题的。',
    },
    position: { label: '次序', written: 'never', listed: true },
    published: {
      label: '已上架',
      initial: '0',
      listed: true,
      filtered: true,
      help: '没有上架的课时学员看不到。',
    },
    kind: {
      label: '类型',
      options: { video: '视频', audio: '音频', text: '图文' },
      listed: true,
      filtered: true,
    },
    mediaKey: {
      label: '视频或音频',
      pattern: 'stream',
      rule: z.string().check(z.regex(/^[\w-]{0,80}$/, '请从素材库里选一个处理好的视频或音频')),
      offers: offeredMedia,
      help: '从素材库里选，处理好的才有。也可以搜索服务器上媒体文件夹的名字。图文不选。换文件以后，学员的进度按比例保留。',
    },
    durationMs: {
      label: '时长',
      kind: 'duration',
      listed: true,
      help: '从素材库里选的，保存时按文件填好。图文是最少要读多久：分和秒，例如 12:30。',
    },
    html: { label: '正文', kind: 'richText', help: '图文的正文，或视频下面的文字。' },
    free: { label: '免费学', listed: true, filtered: true, help: '没有买课程的人也能学这一课。' },
    trialSeconds: {
      label: '试学',
      unit: '秒',
      max: 36_000,
      help: '没有买的人能先学多久，0 是不能。图文写 1 就是能看开头。',
    },
    noSkip: { label: '不能快进', help: '第一遍学的时候，不能跳到没有学过的地方。' },
  },
  complete: completeLessons,
  carry: carryProgress,
  inspect: inspectLessons,
  unshelved: '学员马上看不到这些课时，学习进度按剩下的课时计算。退款时仍按卖出时的课时计算。',
  page: ({ id, values }) => courseStudyAddress({ id: Number(values.productId), lesson: id }),
  references: [
    {
      when: sql`exists (select 1 from ${progress} where ${progress.lessonId} = ${lesson.id})`,
      reason: '有人学过',
    },
    {
      when: sql`exists (select 1 from ${handedOut} where ${handedOut.lessonId} = ${lesson.id})`,
      reason: '买了的人打开过',
    },
    {
      when: sql`exists (select 1 from ${retainedLesson} where ${retainedLesson.lessonId} = ${lesson.id})`,
      reason: '有人退款后留下了它',
    },
    {
      when: sql`exists (select 1 from ${noteTable} where ${noteTable.lessonId} = ${lesson.id})`,
      reason: '有人记了笔记',
    },
    {
      when: sql`exists (select 1 from ${questionTable} where ${questionTable.lessonId} = ${lesson.id})`,
      reason: '有人提了问题',
    },
  ],
  check: ({ kind, mediaKey, published }) =>
    published === true && kind !== 'text' && mediaKey === ''
      ? { name: 'published', reason: '视频和音频要先选好文件，才能上架' }
      : undefined,
});
