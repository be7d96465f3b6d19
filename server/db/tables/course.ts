import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  bit,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { lessonKinds } from '#schemas/course/fields.ts';
import { holdsFiles } from '../file-holders.ts';
import { uploadsIn } from '../uploads-in.ts';
import { category } from './category.ts';
import { fen, identityKey, moment, positionColumn } from './columns.ts';
import { member } from './member.ts';
import { teacher } from './teacher.ts';

/** Whatever of a product shows pictures, but the group of its owners. */
export const productTexts = ({
  thumb,
  introHtml,
}: Record<'thumb' | 'introHtml', SQLWrapper>): SQL => sql`(${thumb} || ' ' || ${introHtml})`;

/** `type` 0 video, 1 audio, 2 graphic, 3 column, 4 course, 5 special (wire rule 22). */
export const product = pgTable(
  'product',
  {
    id: identityKey(),
    type: integer().notNull(),
    title: text().notNull(),
    subtitle: text().notNull().default(''),
    thumb: text().notNull().default(''),
    introHtml: text().notNull().default(''),
    /** What a learner can do afterwards, a few short lines. */
    gains: text().array().notNull().default([]),
    priceFen: fen().notNull(),
    /** Struck through beside the price; null for none. */
    linePriceFen: fen(),
    /** Price for holders of a card; null: the usual one. */
    memberPriceFen: fen(),
    /** Open to holders of a card without buying. */
    memberFree: boolean().notNull().default(false),
    /** A lesson opens when the one before it is finished. */
    sequential: boolean().notNull().default(false),
    learners: integer().notNull().default(0),
    teacherId: integer().references(() => teacher.id),
    categoryId: integer().references(() => category.id),
    /** The lesson page itself shows it (`getGraphicAuth` 1). */
    graphicLesson: boolean().notNull().default(false),
    published: boolean().notNull().default(true),
    /** Off sale and not `published`, but open to whoever holds a grant. */
    retired: boolean().notNull().default(false),
    /** QR code of the buyers' group, and a text with it; '' for none. */
    groupCode: text().notNull().default(''),
    groupText: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
  },
  (row) => [
    index('product_type').on(row.type, row.createdAt),
    index('product_category').on(row.categoryId, row.createdAt),
    index('product_newest').on(row.createdAt),
    index('product_hot').on(row.learners),
    index('product_teacher').on(row.teacherId),
    index('product_uploads').using('gin', uploadsIn(productTexts(row))),
  ],
);

holdsFiles(product, {
  word: '课程',
  title: product.title,
  columns: ['thumb', 'introHtml', 'groupCode', 'groupText'],
});

const productId = () =>
  integer()
    .notNull()
    .references(() => product.id, { onDelete: 'cascade' });

const memberId = () =>
  integer()
    .notNull()
    .references(() => member.id);

/** A product of one lesson has one chapter, whose title is ''. */
export const chapter = pgTable(
  'chapter',
  {
    id: identityKey(),
    productId: productId(),
    title: text().notNull().default(''),
    position: positionColumn(),
  },
  (row) => [index('chapter_product').on(row.productId, row.position)],
);

export const lesson = pgTable(
  'lesson',
  {
    id: identityKey(),
    productId: productId(),
    chapterId: integer()
      .notNull()
      .references(() => chapter.id, { onDelete: 'cascade' }),
    kind: text({ enum: lessonKinds }).notNull(),
    title: text().notNull(),
    /** Folder of its streams; '' for a text. */
    mediaKey: text().notNull().default(''),
    /** A text's least reading time, or the length of video or audio; in ms. */
    durationMs: integer().notNull().default(0),
    html: text().notNull().default(''),
    free: boolean().notNull().default(false),
    /** Trial for other members; for a text, any number above 0 opens its beginning. */
    trialSeconds: integer().notNull().default(0),
    /** During first study, learners may not jump beyond what they have watched. */
    noSkip: boolean().notNull().default(false),
    published: boolean().notNull().default(true),
    position: positionColumn(),
  },
  (row) => [
    index('lesson_product').on(row.productId, row.position),
    index('lesson_chapter').on(row.chapterId),
    index('lesson_uploads').using('gin', uploadsIn(row.html)),
  ],
);

holdsFiles(lesson, {
  word: '课时',
  title: lesson.title,
  columns: ['html'],
  streams: ['mediaKey'],
});

export const grantTargets = ['product', 'live'] as const;

export type GrantTarget = (typeof grantTargets)[number];

export const grantSources = ['buy', 'team', 'gift', 'vip', 'redeem', 'admin', 'free'] as const;

export type GrantSource = (typeof grantSources)[number];

/** The only source of access: one open row per member and thing. */
export const grant = pgTable(
  'access_grant',
  {
    id: identityKey(),
    memberId: memberId(),
    target: text({ enum: grantTargets }).notNull(),
    targetId: integer().notNull(),
    source: text({ enum: grantSources }).notNull(),
    startAt: moment().notNull(),
    /** Null: no end. */
    endAt: moment(),
    revokedAt: moment(),
  },
  (row) => [
    uniqueIndex('access_grant_open')
      .on(row.memberId, row.target, row.targetId)
      .where(sql`${row.revokedAt} is null`),
    index('access_grant_member').on(row.memberId, row.startAt),
    index('access_grant_target').on(row.target, row.targetId),
  ],
);

/**
 * `furthestMs` grows no faster than the server's clock allows. For a text, `positionMs` and `furthestMs` are
 * thousandths of its height.
 */
export const progress = pgTable(
  'progress',
  {
    memberId: memberId(),
    lessonId: integer()
      .notNull()
      .references(() => lesson.id, { onDelete: 'cascade' }),
    positionMs: integer().notNull().default(0),
    furthestMs: integer().notNull().default(0),
    /** Part of `furthestMs` that was studied before or without buying: free, on trial, by a card. */
    freeMs: integer().notNull().default(0),
    watchedMs: integer().notNull().default(0),
    /** Ms that the server's clock has allowed and no report has used yet. */
    creditMs: integer().notNull().default(0),
    startedAt: moment().notNull(),
    reportedAt: moment().notNull(),
    finishedAt: moment(),
  },
  (row) => [
    primaryKey({ columns: [row.memberId, row.lessonId] }),
    index('progress_newest').on(row.memberId, row.reportedAt),
    index('progress_lesson').on(row.lessonId),
  ],
);

/** Time of playing or reading per China day; simultaneous playing counts once. */
export const studyDay = pgTable(
  'study_day',
  {
    memberId: memberId(),
    /** `2026-11-21`. */
    day: text().notNull(),
    ms: integer().notNull(),
    /** Everything before this moment is counted. */
    countedTo: moment().notNull(),
  },
  (row) => [primaryKey({ columns: [row.memberId, row.day] })],
);

/** A lesson is recorded in this many parts. */
export const PARTS = 1000;

/**
 * The thousandths of a bought lesson that the server has sent, a digit each. Never cleared, and no measure of
 * progress: what was sent may not have been looked at.
 */
export const handedOut = pgTable(
  'handed_out',
  {
    memberId: memberId(),
    lessonId: integer()
      .notNull()
      .references(() => lesson.id, { onDelete: 'cascade' }),
    parts: bit({ dimensions: PARTS }).notNull(),
    at: moment().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.memberId, row.lessonId] }),
    index('handed_out_lesson').on(row.lessonId),
  ],
);

export const viewLog = pgTable(
  'view_log',
  {
    memberId: memberId(),
    target: text({ enum: grantTargets }).notNull(),
    targetId: integer().notNull(),
    at: moment().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.memberId, row.target, row.targetId] }),
    index('view_log_newest').on(row.memberId, row.at),
  ],
);

export const review = pgTable(
  'review',
  {
    id: identityKey(),
    productId: productId(),
    memberId: memberId(),
    score: integer().notNull(),
    text: text().notNull().default(''),
    at: moment().notNull(),
  },
  (row) => [
    uniqueIndex('review_once').on(row.productId, row.memberId),
    index('review_newest').on(row.productId, row.at),
    index('review_page').on(row.productId, row.at, row.id),
  ],
);

/** Of a product, or of the whole site without one. */
export const notice = pgTable(
  'notice',
  {
    id: identityKey(),
    productId: integer().references(() => product.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    html: text().notNull().default(''),
    pinned: boolean().notNull().default(false),
    at: moment().notNull(),
  },
  (row) => [index('notice_newest').on(row.productId, row.at)],
);

holdsFiles(notice, { word: '通知', title: notice.title, columns: ['html'] });
