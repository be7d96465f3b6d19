import type * as z from 'zod/mini';
import { maybe } from '../wire/payload.ts';
import {
  choice,
  choiceOr,
  count,
  id,
  picture,
  price,
  requiredText,
  text,
  time,
} from '../wire/primitives.ts';
import { object } from '../wire/structures.ts';
import { AUDIO, COLUMN, GRAPHIC, VIDEO } from './product-type.ts';

const courseFields = {
  id,
  price,
  line_price: price,
  /** What it costs with a coupon that the member has; of a back end that knows. */
  price_after_coupon: maybe(price),
  /** The same with one that they could claim, where none of their own lowers it. */
  price_after_claim: maybe(price),
  virtual_stock: count,
  teacher_name: text,
};

const courseNames = {
  virtual_stock: 'learners',
  teacher_name: 'teacher',
} as const;

/** A course or content item (wire rule 22). */
export const courseSchema = object(
  { ...courseFields, type: choice, title: requiredText, thumb: picture },
  courseNames,
  { thumb: 'cover_img' },
);

export type Course = z.output<typeof courseSchema>;

/** An item of a product list with `course_` before its names; `usual` stands in for a missing type. */
// @__NO_SIDE_EFFECTS__
const productCourse = (usual: number) =>
  object(
    {
      ...courseFields,
      course_type: choiceOr(usual),
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
    { course_thumb: 'cover_img' },
  );

export const productVideo = productCourse(VIDEO);
export const productAudio = productCourse(AUDIO);
export const productGraphic = productCourse(GRAPHIC);

/** An item of a product list with `column_` before its names. */
export const productColumn = object(
  {
    ...courseFields,
    choice_type: choiceOr(COLUMN),
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
  { column_thumb: 'cover_img' },
);

export const lessonKinds = ['video', 'audio', 'text'] as const;

export type LessonKind = (typeof lessonKinds)[number];
