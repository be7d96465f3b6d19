import type * as z from 'zod/mini';
import {
  choice,
  count,
  flag,
  id,
  link,
  money,
  picture,
  requiredText,
  text,
  time,
  zeroFlag,
} from '../primitives.ts';
import { shape } from '../structures.ts';

/** Entities of specification section 3 that several calls share. Wire names end here. */

export const banner = shape(
  { thumb: picture, link_url: link, title_name: text },
  { link_url: 'link', title_name: 'title' },
);
export type Banner = z.output<typeof banner>;

/** `joinsApp` (wire `jion` = 0): the link is an in-app route; otherwise it leads out. */
export const navIcon = shape(
  { id, icon_name: requiredText, icon_thumb: picture, icon_link: link, jion: zeroFlag },
  { icon_name: 'name', icon_thumb: 'thumb', icon_link: 'link', jion: 'joinsApp' },
);
export type NavIcon = z.output<typeof navIcon>;

export const newsItem = shape(
  { id, title: requiredText, thumb: picture, create_time: time },
  { create_time: 'publishedAt' },
);

/** `type` 1 = team detail, 2 = flash sale; times in ms, `now` is the server's clock. */
export const activity = shape(
  {
    id,
    type: choice,
    title: requiredText,
    subtitle: text,
    thumb: picture,
    price: money,
    group_price: money,
    num: count,
    start_time: time,
    end_time: time,
    new_time: time,
  },
  {
    group_price: 'groupPrice',
    num: 'learners',
    start_time: 'startTime',
    end_time: 'endTime',
    new_time: 'now',
  },
);
export type Activity = z.output<typeof activity>;

const courseFields = { id, price: money, virtual_stock: count, teacher_name: text };
const courseNames = { virtual_stock: 'learners', teacher_name: 'teacher' } as const;

/** A course or content item of specification section 3. */
export const course = shape(
  { ...courseFields, type: choice, title: requiredText, thumb: picture },
  courseNames,
);
export type Course = z.output<typeof course>;

/** A product list item whose names begin with `course_`. */
export const productCourse = shape(
  {
    ...courseFields,
    course_type: choice,
    course_name: requiredText,
    course_thumb: picture,
    create_time: time,
  },
  {
    ...courseNames,
    course_type: 'type',
    course_name: 'title',
    course_thumb: 'thumb',
    create_time: 'createdAt',
  },
);

/** A product list item whose names begin with `column_`; `choice_type` is its type. */
export const productColumn = shape(
  {
    ...courseFields,
    choice_type: choice,
    column_name: requiredText,
    column_thumb: picture,
    create_time: time,
  },
  {
    ...courseNames,
    choice_type: 'type',
    column_name: 'title',
    column_thumb: 'thumb',
    create_time: 'createdAt',
  },
);

/**
 * `status` 0 not started, 1 live, 3 replay; `opensFreely` false (wire `is_admission` 0) is a
 * password room.
 */
export const live = shape(
  {
    id,
    broadcast_name: requiredText,
    broadcast_img: picture,
    broadcast_status: choice,
    is_admission: flag,
    broadcast_price: money,
    munber: count,
    start_time: time,
  },
  {
    broadcast_name: 'title',
    broadcast_img: 'thumb',
    broadcast_status: 'status',
    is_admission: 'opensFreely',
    broadcast_price: 'price',
    munber: 'viewers',
    start_time: 'startTime',
  },
);
export type Live = z.output<typeof live>;

export const workshop = shape(
  { id, teacher_id: id, headimg: picture, real_name: requiredText, shop_name: text },
  { teacher_id: 'teacherId', headimg: 'avatar', real_name: 'name', shop_name: 'shop' },
);

export const questionnaire = shape(
  { id, title: requiredText, thumb: picture, subtitle: text, num: count, end_time: time },
  { num: 'participants', end_time: 'endTime' },
);
export type Questionnaire = z.output<typeof questionnaire>;

/** A first-level, second-level or classification category. */
export const category = shape(
  { id, type_name: requiredText, thumb: picture },
  { type_name: 'name' },
);

export const coupon = shape(
  {
    id,
    title: requiredText,
    price: money,
    threshold: money,
    end_time: time,
    is_receive: flag,
  },
  { price: 'amount', end_time: 'endTime', is_receive: 'received' },
);
export type Coupon = z.output<typeof coupon>;
