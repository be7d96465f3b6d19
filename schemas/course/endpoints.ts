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

/** Why a lesson is closed: it is not bought, or the lesson before it is not finished. */
const lessonLocks = ['none', 'buy', 'previous'] as const;

export type LessonLock = (typeof lessonLocks)[number];

/** Why a member may study a product: it is free, was granted (bought, given), or comes with the card. */
const productAccess = ['free', 'granted', 'card', 'none'] as const;

export type ProductAccess = (typeof productAccess)[number];

const lessonFields = {
  id,
  title: requiredText,
  kind: oneOf(lessonKinds),
  /** In ms; of a text its least reading time. */
  duration: count,
  free: flag,
  /** How much a member without access may see, in ms; 0: nothing. */
  trial: count,
  /** Until it is finished, the player cannot go beyond `furthest`. */
  no_skip: flag,
  lock: oneOf(lessonLocks),
  /** In ms; in thousandths of a text's height. */
  position: count,
  /** In the unit of `position`. */
  furthest: count,
  finished: flag,
};

const lessonRow = object(lessonFields, byRule);

export type LessonRow = z.output<typeof lessonRow>;

/** A product of a single lesson has one chapter with the title ''. */
const chapter = object({ id, title: text, lessons: list(lessonRow) });

export type Chapter = z.output<typeof chapter>;

const teacher = object(
  {
    /** '' for a product without a teacher. */
    teacher_id: text,
    real_name: text,
    headimg: picture,
    title: text,
    shop_name: text,
  },
  { real_name: 'name', headimg: 'avatar', shop_name: 'shop' },
);

const mine = object(
  {
    access: oneOf(productAccess),
    /** null: for ever. */
    until: time,
    collected: flag,
    liked: flag,
    /** Of the product; 100 only where all lessons are finished. */
    percent: count,
    finished: count,
    started: flag,
    /** Where to go on, trials included; '' where no lesson is open. */
    next_lesson: text,
    /** 0: not reviewed. */
    score: count,
    review: text,
    /** The member's own order that bought it; '' for none. */
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
  /** What the asking member would pay, before coupons and points. */
  price: money,
  /** The price that is struck through, for a card's holder what others pay; null for none. */
  line_price: money,
  /** The price with the card, 0.00: free; null: the same. */
  member_price: money,
};

const returns = object({
  /** Since the payment. */
  days: count,
  /** All of it is refunded while less than this percentage was studied. */
  percent: count,
  /** When more was studied, the lessons that were not opened can be returned. */
  partly: flag,
});

export const productDetail = defineEndpoint({
  path: '/v1/product/detail',
  payload: object({ id }),
  data: object(
    {
      ...productFields,
      virtual_stock: count,
      /** What a learner can do afterwards; missing in front of a back end that does not tell it. */
      gains: maybe(list(requiredText)),
      intro: html,
      sequential: flag,
      graphic: flag,
      likes: count,
      lesson_count: count,
      duration: count,
      teacher,
      chapters: list(chapter),
      mine,
      /** The QR code of the owners' group with its text; '' for none and for members who do not own the product. */
      group: object({ code: picture, text }),
      /** Missing where nothing is paid for. */
      returns: maybe(returns),
      related: list(courseSchema),
      rating: object({
        total: count,
        /** With one decimal; '' without reviews. */
        average: text,
        latest: list(reviewSchema),
      }),
    },
    { virtual_stock: 'learners' },
  ),
  access: 'member',
  refusals: pickRefusals(courseRefusals, 'noSuchProduct'),
});

const sourceKinds = ['hls', 'mp4', 'audio'] as const;

export type SourceKind = (typeof sourceKinds)[number];

export const productLesson = defineEndpoint({
  path: '/v1/product/lesson',
  payload: object({
    id,
    /** '' or 0: the lesson to go on with. */
    lesson: text,
  }),
  data: object(
    {
      ...lessonFields,
      chapter_id: id,
      chapter_title: text,
      product: object({ ...productFields, teacher_name: text }, { teacher_name: 'teacher' }),
      access: oneOf(productAccess),
      /** `trial`: sources and text end after `trial`; `none`: there are none, `lock` says why. */
      open: oneOf(['full', 'trial', 'none']),
      /** In the order in which to try them. */
      sources: list(object({ kind: oneOf(sourceKinds), address: link })),
      /** When the sources' addresses expire: the page then reads the lesson again. */
      until: time,
      html,
      /** The member's masked phone, or the member's id. */
      watermark: text,
      /** '' for the first lesson, as `next` for the last. */
      previous: text,
      next: text,
    },
    byRule,
  ),
  access: 'member',
  refusals: pickRefusals(courseRefusals, 'noSuchProduct', 'noSuchLesson'),
});

const lessonProgress = object({
  position: count,
  furthest: count,
  /** In ms. */
  watched: count,
  finished: flag,
  /** Of the product. */
  percent: count,
});

export type LessonProgress = z.output<typeof lessonProgress>;

/**
 * Reports a lesson's progress, every 10 s at most. It takes no key: stored progress only grows, and by no more than
 * the server's clock allows, so that repeating a report adds nothing.
 */
export const reportProgress = defineEndpoint({
  path: '/v1/product/progress',
  payload: object({
    id,
    lesson: id,
    position: count,
    /** The fastest since the last report, in hundredths: 150 is 1.5×. */
    speed: count,
    /** Time of playing since the last report, in ms. */
    played: count,
  }),
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

/** Starts the reading clock of a text; repeating it changes nothing (wire rule 20). */
export const startGraphicStudy = defineEndpoint({
  path: '/v1/product/startGraphicStudy',
  payload: object({
    id,
    /** '': the product's first lesson. */
    lesson: text,
  }),
  data: object({
    lesson: id,
    /** Time that has to pass before the text can be finished, in ms. */
    need: count,
    position: count,
    finished: flag,
  }),
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

/** Marks a text as finished; `readingTooShort` until its least reading time has passed by the server's clock. */
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
