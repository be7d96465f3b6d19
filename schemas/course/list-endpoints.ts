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
  money,
  picture,
  requiredText,
  text,
  time,
} from '../wire/primitives.ts';
import { key, none, pageOf } from '../wire/query-fields.ts';
import { list, object, paged } from '../wire/structures.ts';
import { courseRefusals } from './refusals.ts';

const notice = object(
  { id, title: requiredText, html, pinned: flag, create_time: time },
  { create_time: 'at' },
);
export type Notice = z.output<typeof notice>;

/** Lists the notices of a product: pinned ones first, then the newest first. */
export const productNotices = defineEndpoint({
  path: '/v1/product/notices',
  payload: object({
    /** '': notices of the site. */
    id: text,
    ...pageOf,
  }),
  data: paged('data', 'last_page', notice),
  access: 'member',
  refusals: pickRefusals(courseRefusals, 'noSuchProduct'),
});

const studyTabs = ['all', 'video', 'audio', 'text', 'column'] as const;
export type StudyTab = (typeof studyTabs)[number];

const studied = object(
  {
    id,
    type: choice,
    title: requiredText,
    thumb: picture,
    teacher_name: text,
    granted: flag,
    until: time,
    lesson_count: count,
    finished: count,
    percent: count,
    /** The lesson to go on with. */
    lesson: text,
    lesson_title: text,
    /** When it was last studied; null: not begun. */
    at: time,
  },
  { teacher_name: 'teacher' },
);
export type Studied = z.output<typeof studied>;

/** Products that the member was granted or has begun, the latest first; tab `column` has types 3 to 5. */
export const myProducts = defineEndpoint({
  path: '/v1/product/mine',
  payload: object({ tab: oneOf(studyTabs), ...pageOf }),
  data: paged('data', 'last_page', studied),
  access: 'member',
  refusals: {},
});

/** How long the member studied on each day of this week, by the calendar of China. */
export const studyWeek = defineEndpoint({
  path: '/v1/product/studyWeek',
  payload: none,
  data: object({ today: requiredText, days: list(object({ day: requiredText, seconds: count })) }),
  access: 'member',
  refusals: {},
});
export type StudyWeek = z.output<typeof studyWeek.data>;

const viewed = object(
  {
    target: oneOf(['product', 'live']),
    id,
    /** A product's content type, or a broadcast's status. */
    type: choice,
    title: requiredText,
    thumb: picture,
    teacher_name: text,
    percent: count,
    at: time,
  },
  { teacher_name: 'teacher' },
);
export type Viewed = z.output<typeof viewed>;

/** Products and broadcasts that the member has viewed, each once, the newest first. */
export const viewedList = defineEndpoint({
  path: '/v1/product/viewed',
  payload: object(pageOf),
  data: paged('data', 'last_page', viewed),
  access: 'member',
  refusals: {},
});

export const clearViewed = defineEndpoint({
  path: '/v1/product/clearViewed',
  payload: object({ key }),
  data: object({}),
  access: 'member',
  idempotent: true,
  changes: true,
  refusals: {},
});

export const collectedTabs = ['course', 'column', 'news'] as const;
export type CollectedTab = (typeof collectedTabs)[number];

/** Type, prices, learners and teacher are those of products; news have none. */
const collected = object(
  {
    target: oneOf(['product', 'news']),
    id,
    type: count,
    title: requiredText,
    thumb: picture,
    price: money,
    line_price: money,
    price_after_coupon: maybe(money),
    price_after_claim: maybe(money),
    virtual_stock: count,
    teacher_name: text,
    at: time,
  },
  { virtual_stock: 'learners', teacher_name: 'teacher' },
);
export type Collected = z.output<typeof collected>;

/** What the member has collected, the newest first; tab `column` has types 3 and 5, `course` the other products. */
export const collectedList = defineEndpoint({
  path: '/v1/product/collected',
  payload: object({ tab: oneOf(collectedTabs), ...pageOf }),
  data: paged('data', 'last_page', collected),
  access: 'member',
  refusals: {},
});
