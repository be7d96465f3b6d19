import type * as z from 'zod/mini';
import { lessonKinds } from '../course/fields.ts';
import { reviewSchema } from '../course/review-endpoints.ts';
import { way } from '../ledger/fields.ts';
import { teacherRefusals } from '../teacher/refusals.ts';
import { workshopRoles } from '../teacher/roles.ts';
import { CHANGES } from '../wire/call-rates.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { batchOf, oneOf, withDefault } from '../wire/payload.ts';
import {
  choice,
  count,
  flag,
  html,
  id,
  money,
  picture,
  requiredText,
  text,
  time,
} from '../wire/primitives.ts';
import { key, none, pageOf } from '../wire/query-fields.ts';
import { byRule, list, object, paged } from '../wire/structures.ts';
import {
  courseGains,
  courseHtml,
  coursePrice,
  courseSubtitle,
  courseTitle,
  MOST_CHAPTERS,
  MOST_LESSONS,
  newTitle,
  noticeText,
  noticeTitle,
  revisionStates,
  saleStates,
  studioTabs,
  trialSeconds,
} from './fields.ts';
import { studioRefusals } from './refusals.ts';

const mayNot = pickRefusals(teacherRefusals, 'noWorkshop', 'notInRole');

const forWorkshop = <K extends keyof typeof studioRefusals>(...names: readonly K[]) =>
  joinRefusals(mayNot, pickRefusals(studioRefusals, ...names));

/** Per minute: a form that saves itself sends one every few seconds. */
const SAVES = 120;

export const studioHome = defineEndpoint({
  path: '/v1/studio/home',
  payload: none,
  data: object(
    {
      name: requiredText,
      headimg: picture,
      role: oneOf(workshopRoles),
      learner_num: count,
      course_num: count,
      fans: count,
      /** Of all time, refunds subtracted; null for assistants. */
      income: money,
      refused: count,
      waiting: count,
      draft: count,
      unanswered: count,
      /** Applications for broadcasts that came back within 30 days, and those that wait. */
      live_refused: count,
      live_waiting: count,
    },
    {
      ...{ headimg: 'avatar', learner_num: 'learners', course_num: 'courses' },
      ...{ live_refused: 'broadcastsRefused', live_waiting: 'broadcastsWaiting' },
    },
  ),
  access: 'member',
  refusals: forWorkshop(),
});
export type StudioHome = z.output<typeof studioHome.data>;

const courseRow = object(
  {
    id,
    /** Its open revision; '' for none. */
    revision: text,
    /** '' while it was never live. */
    product: text,
    title: text,
    type: choice,
    thumb: picture,
    price: money,
    /** Of the revision; `published` without an open one. */
    state: oneOf(revisionStates),
    sale: oneOf(saleStates),
    reason: text,
    learner_num: count,
    save_time: time,
  },
  { learner_num: 'learners', save_time: 'savedAt' },
);
export type CourseRow = z.output<typeof courseRow>;

export const studioCourses = defineEndpoint({
  path: '/v1/studio/courses',
  payload: object({ tab: withDefault(oneOf(studioTabs), 'all'), ...pageOf }),
  data: paged('data', 'last_page', courseRow),
  access: 'member',
  refusals: forWorkshop(),
});

const made = object({ id });

export const createCourse = defineEndpoint({
  path: '/v1/studio/create',
  payload: object({ type: choice, title: newTitle, key }),
  data: made,
  access: 'member',
  rate: CHANGES,
  idempotent: true,
  changes: true,
  refusals: forWorkshop('courseFieldTooLong', 'courseIncomplete'),
});

/** Opens the revision of a course that is or was live, or answers the one that is open. */
export const reviseCourse = defineEndpoint({
  path: '/v1/studio/revise',
  payload: object({
    /** The product's. */
    id,
    key,
  }),
  data: made,
  access: 'member',
  rate: CHANGES,
  idempotent: true,
  changes: true,
  refusals: forWorkshop('noSuchOwnCourse'),
});

const draftLesson = object(
  {
    id,
    kind: oneOf(lessonKinds),
    title: text,
    /** In ms; 0 without a file. */
    duration: count,
    /** Whether its file plays, or its text is written. */
    ready: flag,
    free: flag,
    trial: count,
    /** Bought by somebody, so it cannot be removed. */
    promised: flag,
  },
  byRule,
);
export type DraftLesson = z.output<typeof draftLesson>;

const draftChapter = object({ id, title: text, lessons: list(draftLesson, 'may lose all') });
export type DraftChapter = z.output<typeof draftChapter>;

export const courseRevision = defineEndpoint({
  path: '/v1/studio/revision',
  payload: object({ id }),
  data: object(
    {
      id,
      version: count,
      state: oneOf(revisionStates),
      reason: text,
      /** '' while it was never live. */
      product: text,
      type: choice,
      title: text,
      subtitle: text,
      thumb: picture,
      /** '' for none. */
      category: text,
      intro: html,
      gains: text,
      price_fen: count,
      /** The price cannot change any more. */
      sold: flag,
      sequential: flag,
      role: oneOf(workshopRoles),
      save_time: time,
      chapters: list(draftChapter, 'may lose all'),
      categories: list(object({ id, title: requiredText }), 'may lose all'),
    },
    { save_time: 'savedAt', price_fen: 'priceFen' },
  ),
  access: 'member',
  refusals: forWorkshop('noSuchRevision'),
});
export type CourseRevision = z.output<typeof courseRevision.data>;

const saved = object({ version: count, save_time: time }, { save_time: 'savedAt' });

/** `version`: that of the revision as it was read. */
const ofVersion = { id, version: count };

const writing = ['noSuchRevision', 'revisionChanged', 'revisionLocked'] as const;

export const saveCourse = defineEndpoint({
  path: '/v1/studio/save',
  payload: object({
    ...ofVersion,
    title: courseTitle,
    subtitle: courseSubtitle,
    thumb: picture,
    category: text,
    intro: courseHtml,
    gains: courseGains,
    priceFen: coursePrice,
    sequential: flag,
  }),
  data: saved,
  access: 'member',
  rate: SAVES,
  changes: true,
  loading: false,
  refusals: forWorkshop(
    ...writing,
    'courseFieldTooLong',
    'priceTooHigh',
    'priceSold',
    'coverUnknown',
    'articlePictureUnknown',
    'courseTooLarge',
  ),
});

const sentLesson = object({ id, kind: oneOf(lessonKinds), title: courseTitle });

/** Sets chapters and lessons with their order; lessons that are left out are removed. */
export const saveOutline = defineEndpoint({
  path: '/v1/studio/outline',
  payload: object({
    ...ofVersion,
    chapters: batchOf(
      object({ id, title: courseTitle, lessons: batchOf(sentLesson, MOST_LESSONS) }),
      MOST_CHAPTERS,
    ),
  }),
  data: saved,
  access: 'member',
  rate: SAVES,
  changes: true,
  loading: false,
  refusals: forWorkshop(...writing, 'courseFieldTooLong', 'tooManyLessons', 'lessonPromised'),
});

const studioFile = object(
  { id, name: text, duration: count, poster: picture, create_time: time },
  { create_time: 'at' },
);
export type StudioFile = z.output<typeof studioFile>;

export const studioLesson = defineEndpoint({
  path: '/v1/studio/lesson',
  payload: object({ course: id, lesson: id }),
  data: object(
    {
      id,
      version: count,
      state: oneOf(revisionStates),
      course_title: text,
      kind: oneOf(lessonKinds),
      title: text,
      /** '' where the stream is the one that is live, or there is none yet. */
      media: text,
      media_name: text,
      duration: count,
      poster: picture,
      html,
      trial: count,
      free: flag,
      no_skip: flag,
    },
    byRule,
  ),
  access: 'member',
  refusals: forWorkshop('noSuchRevision', 'noSuchStudioLesson'),
});
export type StudioLesson = z.output<typeof studioLesson.data>;

export const saveLesson = defineEndpoint({
  path: '/v1/studio/saveLesson',
  payload: object({
    ...ofVersion,
    lesson: id,
    title: courseTitle,
    media: text,
    html: courseHtml,
    trial: trialSeconds,
    free: flag,
    noSkip: flag,
  }),
  data: saved,
  access: 'member',
  rate: SAVES,
  changes: true,
  loading: false,
  refusals: forWorkshop(
    ...writing,
    'noSuchStudioLesson',
    'mediaNotReady',
    'articlePictureUnknown',
    'courseFieldTooLong',
    'trialTooLong',
    'courseTooLarge',
  ),
});

/** Files of the workshop that play, or its pictures. */
export const studioFiles = defineEndpoint({
  path: '/v1/studio/files',
  payload: object({ kind: oneOf(['video', 'audio', 'picture'] as const), ...pageOf }),
  data: paged('data', 'last_page', studioFile),
  access: 'member',
  refusals: forWorkshop(),
});

export const submitCourse = defineEndpoint({
  path: '/v1/studio/submit',
  payload: object({ ...ofVersion, key }),
  data: none,
  access: 'member',
  rate: CHANGES,
  idempotent: true,
  changes: true,
  refusals: joinRefusals(
    forWorkshop(...writing, 'courseIncomplete', 'priceSold', 'mediaNotReady', 'lessonPromised'),
    pickRefusals(teacherRefusals, 'consentOutdated'),
  ),
});

export const withdrawCourse = defineEndpoint({
  path: '/v1/studio/withdraw',
  payload: object({ id, key }),
  data: none,
  access: 'member',
  rate: CHANGES,
  idempotent: true,
  changes: true,
  refusals: forWorkshop('noSuchRevision'),
});

/** Gives up a revision that does not wait; what is live stays. */
export const dropRevision = defineEndpoint({
  path: '/v1/studio/drop',
  payload: object({ id, key }),
  data: none,
  access: 'member',
  rate: CHANGES,
  idempotent: true,
  changes: true,
  refusals: forWorkshop('noSuchRevision', 'revisionLocked'),
});

/** Takes a course off sale; whoever bought it may still study it. */
export const takeCourseDown = defineEndpoint({
  path: '/v1/studio/takeDown',
  payload: object({
    /** The product's. */
    id,
    key,
  }),
  data: none,
  access: 'member',
  rate: CHANGES,
  idempotent: true,
  changes: true,
  refusals: forWorkshop('noSuchOwnCourse', 'courseOffSale'),
});

const ofProduct = object({ id, ...pageOf });

export const courseManagement = defineEndpoint({
  path: '/v1/studio/manage',
  payload: object({ id }),
  data: object(
    {
      id,
      title: requiredText,
      type: choice,
      thumb: picture,
      price: money,
      sale: oneOf(saleStates),
      learner_num: count,
      order_num: count,
      /** null for assistants. */
      income: money,
      review_num: count,
      /** With one decimal; '' without reviews. */
      average: text,
      unanswered: count,
      role: oneOf(workshopRoles),
    },
    { learner_num: 'learners', order_num: 'orders', review_num: 'reviews' },
  ),
  access: 'member',
  refusals: forWorkshop('noSuchOwnCourse'),
});
export type CourseManagement = z.output<typeof courseManagement.data>;

const courseStudent = object(
  {
    id,
    /** Masked, as is `phone`. */
    nickname: text,
    phone: text,
    percent: count,
    /** In ms. */
    watched: count,
    last_time: time,
  },
  { last_time: 'at' },
);

export const courseStudents = defineEndpoint({
  path: '/v1/studio/students',
  payload: ofProduct,
  data: paged('data', 'last_page', courseStudent),
  access: 'member',
  refusals: forWorkshop('noSuchOwnCourse'),
});

export const courseReviews = defineEndpoint({
  path: '/v1/studio/reviews',
  payload: ofProduct,
  data: paged('data', 'last_page', reviewSchema),
  access: 'member',
  refusals: forWorkshop('noSuchOwnCourse'),
});

const courseQuestion = object(
  {
    id,
    content: requiredText,
    nickname: text,
    course_title: text,
    answers: count,
    /** The teacher has answered. */
    teacher: flag,
    time,
  },
  { content: 'text', course_title: 'courseTitle' },
);
export type CourseQuestion = z.output<typeof courseQuestion>;

/** Those that the teacher has not answered first. */
export const courseQuestions = defineEndpoint({
  path: '/v1/studio/questions',
  payload: ofProduct,
  data: paged('data', 'last_page', courseQuestion),
  access: 'member',
  refusals: forWorkshop('noSuchOwnCourse'),
});

export const notifyStudents = defineEndpoint({
  path: '/v1/studio/notify',
  payload: object({ id, title: noticeTitle, text: noticeText, key }),
  data: object({ sent: count }),
  access: 'member',
  rate: CHANGES,
  idempotent: true,
  changes: true,
  refusals: forWorkshop('noSuchOwnCourse', 'noticesToday', 'courseFieldTooLong'),
});

const incomeKinds = ['all', 'course', 'live'] as const;

export type IncomeKind = (typeof incomeKinds)[number];

const incomeKind = withDefault(oneOf(incomeKinds), 'all');

export const incomeTotals = defineEndpoint({
  path: '/v1/studio/income',
  payload: object({ kind: incomeKind }),
  data: object({
    total: money,
    /** The last 30 days in China, the oldest first; amounts may be negative on days of refunds. */
    days: list(
      object({
        /** `2026-11-21`. */
        day: requiredText,
        fen: choice,
      }),
      'may lose all',
    ),
  }),
  access: 'member',
  refusals: forWorkshop(),
});
export type IncomeTotals = z.output<typeof incomeTotals.data>;

const incomeEntry = object(
  { id, title: requiredText, way, amount: money, kind: oneOf(incomeKinds), create_time: time },
  { create_time: 'at' },
);

export const incomeList = defineEndpoint({
  path: '/v1/studio/incomes',
  payload: object({ kind: incomeKind, ...pageOf }),
  data: paged('data', 'last_page', incomeEntry),
  access: 'member',
  refusals: forWorkshop(),
});

export const studioApi = {
  studioHome,
  studioCourses,
  createCourse,
  reviseCourse,
  courseRevision,
  saveCourse,
  saveOutline,
  studioLesson,
  saveLesson,
  studioFiles,
  submitCourse,
  withdrawCourse,
  dropRevision,
  takeCourseDown,
  courseManagement,
  courseStudents,
  courseReviews,
  courseQuestions,
  notifyStudents,
  incomeTotals,
  incomeList,
};
