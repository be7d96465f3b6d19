import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { studioCoursesAddress } from '#schemas/studio/addresses.ts';
import {
  courseReviewCalls,
  type decideRevision as decideEndpoint,
  type takeDown as downEndpoint,
  reviewStates,
  studioDeskApi,
} from '#schemas/studio/desk-endpoints.ts';
import type { CourseDocument } from '#schemas/studio/document.ts';
import { studioRefusals } from '#schemas/studio/refusals.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import type { Database } from '../../db/database.ts';
import { product } from '../../db/tables/course.ts';
import { member } from '../../db/tables/member.ts';
import { courseRevisionTable } from '../../db/tables/studio.ts';
import { teacher } from '../../db/tables/teacher.ts';
import { unchanged, type Verb } from '../../platform/endpoint/verb.ts';
import { holdsWord } from '../../platform/wire/word-search.ts';
import { decideOnce, defineQueue, queueStates } from '../desk/index.ts';
import { uploadsIn } from './article-pictures.ts';
import { changesOf } from './changes.ts';
import { lessonsIn, streamsFor } from './documents.ts';
import { faultOfPublishing, publishRevision } from './publish-revision.ts';
import { findReviewed, verdictOf } from './reviewed.ts';
import { boundOf, type RevisionRow } from './revisions.ts';

const ofMember = eq(member.id, courseRevisionTable.memberId);
const ofTeacher = eq(teacher.id, courseRevisionTable.teacherId);

const from = (db: Database) =>
  db
    .select({
      ...{ row: courseRevisionTable, nickname: member.nickname, teacher: teacher.name },
      onSale: product.published,
    })
    .from(courseRevisionTable)
    .innerJoin(member, ofMember)
    .innerJoin(teacher, ofTeacher)
    .leftJoin(product, eq(product.id, courseRevisionTable.productId))
    .$dynamic();

const find = findReviewed(courseRevisionTable, studioRefusals.noSuchRevision);

/** The revision while it waits, locked. */
const waiting = async (db: Database, id: number): Promise<RevisionRow | undefined> => {
  const waits = and(eq(courseRevisionTable.id, id), eq(courseRevisionTable.state, 'waiting'));
  const [row] = await db.select().from(courseRevisionTable).where(waits).for('update');
  return row;
};

type Decision = Payload<typeof decideEndpoint>;

const decided = decideOnce<Decision, RevisionRow, 'decided'>({
  change: async (db, { id, ...verdict }, by) => {
    const row = await waiting(db, id);
    if (!row) return [];
    const productId = verdict.accepted ? await publishRevision(db, row) : row.productId;
    return db
      .update(courseRevisionTable)
      .set({
        ...{ productId, state: verdict.accepted ? 'published' : 'refused' },
        ...{ ...verdictOf(verdict, by), version: row.version + 1 },
      })
      .where(eq(courseRevisionTable.id, id))
      .returning();
  },
  find,
  tell: ({ id, memberId, version, document: { title } }, { accepted, reason }) => ({
    ...{ member: memberId, group: 'system' },
    title: accepted ? '你的课程已通过审核' : '你的课程没有通过审核',
    body: accepted ? `《${title}》已上架，学员可以学习了。` : `《${title}》需要修改：${reason}`,
    link: studioCoursesAddress({ tab: accepted ? 'on' : 'refused' }),
    cause: `course-revision:${id}:${version}`,
  }),
  action: 'course-review',
  audit: ({ id, document: { title } }, { accepted, reason }) =>
    accepted
      ? `通过课程「${title}」（审核 ${id}）`
      : `不通过课程「${title}」（审核 ${id}）：${reason}`,
  outcome: 'decided',
});

const outcomes = {
  priceSold: 'price-sold',
  lessonPromised: 'lesson-promised',
  mediaNotReady: 'media-not-ready',
} as const;

const decide: Verb<typeof decideEndpoint> = async (context, payload) => {
  const { db } = context;
  if (!payload.accepted)
    return payload.reason === '' ? { outcome: 'reason-missing' } : decided(context, payload);
  const row = await waiting(db, payload.id);
  const fault = row && (await faultOfPublishing(db, row, await boundOf(db, row.id)));
  if (!fault) return decided(context, payload);
  // these are all that it answers
  return unchanged({ outcome: outcomes[fault.name as keyof typeof outcomes] });
};

type TakeDown = Payload<typeof downEndpoint>;

const takenDown = decideOnce<TakeDown, RevisionRow, 'decided'>({
  change: async (db, { id, keeps }) => {
    const isPublished = and(
      eq(courseRevisionTable.id, id),
      eq(courseRevisionTable.state, 'published'),
    );
    const [row] = await db.select().from(courseRevisionTable).where(isPublished);
    if (!row?.productId) return [];
    const changed = await db
      .update(product)
      .set({ published: false, retired: keeps })
      .where(and(eq(product.id, row.productId), eq(product.published, true)))
      .returning({ id: product.id });
    return changed.length > 0 ? [row] : [];
  },
  find,
  tell: ({ memberId, document: { title } }, { keeps, reason }) => ({
    ...{ member: memberId, group: 'system', title: '你的课程已被下架' },
    body: `《${title}》：${reason}。${keeps ? '买过的学员可以继续学习。' : '买过的学员也不能再学习，退款由平台处理。'}`,
    link: studioCoursesAddress({ tab: 'off' }),
  }),
  action: 'course-review',
  audit: ({ id, document: { title } }, { keeps, reason }) =>
    `下架课程「${title}」（审核 ${id}），${keeps ? '买过的人照常学习' : '买过的人不能再学'}：${reason}`,
  outcome: 'decided',
});

const takeDown: Verb<typeof downEndpoint> = async (context, payload) =>
  payload.reason === '' ? { outcome: 'reason-missing' } : takenDown(context, payload);

const picturesOf = (document: CourseDocument): string[] => {
  const articles = [document.introHtml, ...lessonsIn(document).map(({ html }) => html)];
  return [...new Set([document.thumb, ...articles.flatMap(uploadsIn)])].filter(Boolean);
};

export const queues = [
  defineQueue({
    ...{ api: studioDeskApi, calls: courseReviewCalls, key: courseRevisionTable.id, from },
    states: { waiting: ['member'], refused: ['decideRevision'], published: ['decideRevision'] },
    keys: (db) =>
      db
        .select({ id: courseRevisionTable.id })
        .from(courseRevisionTable)
        .innerJoin(teacher, ofTeacher)
        .$dynamic(),
    among: and(
      isNotNull(courseRevisionTable.sentAt),
      inArray(courseRevisionTable.state, [...reviewStates]),
    ),
    where: queueStates(courseRevisionTable.state, reviewStates),
    search: (word) =>
      or(
        holdsWord(sql`${courseRevisionTable.document}->>'title'`, word),
        holdsWord(teacher.name, word),
      ),
    head: ({ row, nickname, teacher: name }) => ({
      ...{ id: row.id, member: row.memberId, nickname, teacher: name, title: row.document.title },
      again: row.productId !== null,
      state: reviewStates.find((each) => each === row.state) ?? 'waiting',
      at: (row.sentAt ?? row.savedAt).getTime(),
    }),
    notFound: studioRefusals.noSuchRevision,
    full: async ({ row, onSale }, { context: { db }, signed }) => {
      const { document, productId, state } = row;
      const streams = await streamsFor(db, productId, row.teacherId, lessonsIn(document));
      return {
        changes: await changesOf(db, state === 'published' ? null : productId, document, streams),
        pictures: signed('studio', picturesOf(document)),
        ...{ reason: row.reason, by: row.by, onSale: state === 'published' && onSale === true },
      };
    },
    verbs: () => ({ decideRevision: decide, takeDown }),
  }),
];
