import type * as z from 'zod/mini';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { maybe, oneOf } from '../wire/payload.ts';
import {
  choice,
  count,
  flag,
  html,
  id,
  link,
  money,
  picture,
  requiredText,
  text,
  time,
} from '../wire/primitives.ts';
import { key } from '../wire/query-fields.ts';
import { byRule, list, object } from '../wire/structures.ts';
import { courseSchema, lessonKinds } from './fields.ts';
import {
  clearViewed,
  collectedList,
  myProducts,
  productNotices,
  studyWeek,
  viewedList,
} from './list-endpoints.ts';
import { courseRefusals } from './refusals.ts';
import { productReviews, reviewSchema, saveReview } from './review-endpoints.ts';

/** Why a lesson is closed: it has to be bought, or the lesson before it has to be finished. */
const lessonLocks = ['none', 'buy', 'previous'] as const;

export type LessonLock = (typeof lessonLocks)[number];

/** Why a member may study a product: it costs nothing, was granted, comes with the card, or not. */
const productAccess = ['free', 'granted', 'card', 'none'] as const;

export type ProductAccess = (typeof productAccess)[number];

/**
 * `free`: open to everybody. `trial`: how much of it is open to those who have not bought it,
 * 0 for nothing. `noSkip`: the first time may not go beyond `furthest`.
 */
const lessonFields = {
  id,
  title: requiredText,
  kind: oneOf(lessonKinds),
  duration: count,
  free: flag,
  trial: count,
  no_skip: flag,
  lock: oneOf(lessonLocks),
  position: count,
  furthest: count,
  finished: flag,
};

const lessonRow = object(lessonFields, byRule);

export type LessonRow = z.output<typeof lessonRow>;

/** A single lesson stands in one chapter whose title is ''. */
const chapter = object({ id, title: text, lessons: list(lessonRow) });

export type Chapter = z.output<typeof chapter>;

/** `teacherId` is '' where nobody teaches it. */
const teacher = object(
  { teacher_id: text, real_name: text, headimg: picture, title: text, shop_name: text },
  { real_name: 'name', headimg: 'avatar', shop_name: 'shop' },
);

/**
 * What the asking member has of a product. `percent`: how much is done, 100 where all is finished.
 * `nextLesson`: where to go on (a trial included), '' where nothing is open. `score` 0: not reviewed. `until`: null for ever.
 * `order`: the id of the member's own order that bought it, '' where there is none.
 */
const mine = object(
  {
    access: oneOf(productAccess),
    until: time,
    collected: flag,
    liked: flag,
    percent: count,
    finished: count,
    started: flag,
    next_lesson: text,
    score: count,
    review: text,
    order_id: text,
  },
  { order_id: 'order' },
);

const productFields = {
  id,
  type: choice,
  title: requiredText,
  subtitle: text,
  thumb: picture,
  price: money,
  line_price: money,
  member_price: money,
};

/**
 * By which rule what was bought of a product can be given back: within `days` of paying, all of it while less
 * than `percent` of 100 was studied; `partly`: later its unread lessons.
 */
const returns = object({ days: count, percent: count, partly: flag });

/**
 * `price`: what this member would pay, before coupons and points. `linePrice` null: none is struck
 * through; for the holder of a card it is what others pay. `memberPrice` null: the card changes
 * nothing, '0.00': free with it. `group`: the QR code of its owners' group and what it is, '' for none and
 * for everybody else. `returns` is missing where nothing is paid for. `rating.average` has one decimal, '' while there is no review.
 */
export const productDetail = defineEndpoint({
  path: '/v1/product/detail',
  payload: object({ id }),
  data: object(
    {
      ...productFields,
      virtual_stock: count,
      intro: html,
      sequential: flag,
      graphic: flag,
      likes: count,
      lesson_count: count,
      duration: count,
      teacher,
      chapters: list(chapter),
      mine,
      group: object({ code: picture, text }),
      returns: maybe(returns),
      related: list(courseSchema),
      rating: object({ total: count, average: text, latest: list(reviewSchema) }),
    },
    { virtual_stock: 'learners' },
  ),
  access: 'member',
  refusals: pickRefusals(courseRefusals, 'noSuchProduct'),
});

/** `hls` a playlist, `mp4` and `audio` one file; in the order in which to try them. */
const sourceKinds = ['hls', 'mp4', 'audio'] as const;

export type SourceKind = (typeof sourceKinds)[number];

/**
 * One lesson with what playing it takes; `lesson` '' or 0 is the one to go on with. `open` 'trial': the
 * sources (or the text) end after `trial`, 'none': there are none, for the reason that `lock`
 * tells. The sources' addresses are good until `until`; then the lesson has to be asked for again.
 * `watermark`: the member's masked phone, or their id. `previous`, `next`: ids, '' at the ends.
 */
export const productLesson = defineEndpoint({
  path: '/v1/product/lesson',
  payload: object({ id, lesson: text }),
  data: object(
    {
      ...lessonFields,
      chapter_id: id,
      chapter_title: text,
      product: object({ ...productFields, teacher_name: text }, { teacher_name: 'teacher' }),
      access: oneOf(productAccess),
      open: oneOf(['full', 'trial', 'none']),
      sources: list(object({ kind: oneOf(sourceKinds), address: link })),
      until: time,
      html,
      watermark: text,
      previous: text,
      next: text,
    },
    byRule,
  ),
  access: 'member',
  refusals: pickRefusals(courseRefusals, 'noSuchProduct', 'noSuchLesson'),
});

/** Where a lesson stands after a report; `percent` is the product's. */
const lessonProgress = object({
  position: count,
  furthest: count,
  watched: count,
  finished: flag,
  percent: count,
});

export type LessonProgress = z.output<typeof lessonProgress>;

/**
 * Where a lesson has got to. `speed`: the fastest since the last report, in hundredths (150 is 1.5×);
 * `played`: ms of playing since then. Every 10 s at most. It takes no key: what it keeps only grows, and by no more than
 * the server's own clock allows, so that repeating a report adds nothing.
 */
export const reportProgress = defineEndpoint({
  path: '/v1/product/progress',
  payload: object({ id, lesson: id, position: count, speed: count, played: count }),
  data: lessonProgress,
  access: 'member',
  loading: false,
  changes: true,
  keepalive: true,
  refusals: pickRefusals(
    courseRefusals,
    'noSuchProduct',
    'noSuchLesson',
    'lessonNotBought',
    'lessonNotYetOpen',
  ),
});

/**
 * Starts the reading clock of a text, once (wire rule 20); `lesson` '' is the product's first.
 * `need`: ms that still have to pass before it can be finished.
 */
export const startGraphicStudy = defineEndpoint({
  path: '/v1/product/startGraphicStudy',
  payload: object({ id, lesson: text }),
  data: object({ lesson: id, need: count, position: count, finished: flag }),
  access: 'member',
  loading: false,
  changes: true,
  refusals: pickRefusals(
    courseRefusals,
    'noSuchProduct',
    'noSuchLesson',
    'lessonNotBought',
    'lessonNotYetOpen',
    'notGraphic',
  ),
});

/** Marks a text as finished; refused until its least reading time has passed on the server. */
export const finishGraphicStudy = defineEndpoint({
  path: '/v1/product/finishGraphicStudy',
  payload: object({ id, lesson: id, key }),
  data: lessonProgress,
  access: 'member',
  idempotent: true,
  changes: true,
  refusals: pickRefusals(
    courseRefusals,
    'noSuchProduct',
    'noSuchLesson',
    'lessonNotBought',
    'lessonNotYetOpen',
    'notGraphic',
    'readingTooShort',
  ),
});

export const courseApi = {
  productDetail,
  productLesson,
  reportProgress,
  startGraphicStudy,
  finishGraphicStudy,
  productReviews,
  saveReview,
  productNotices,
  myProducts,
  studyWeek,
  viewedList,
  clearViewed,
  collectedList,
};
