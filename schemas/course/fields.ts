import type * as z from 'zod/mini';
import { choice, count, id, money, picture, requiredText, text, time } from '../primitives.ts';
import { object } from '../structures.ts';

const courseFields = {
  id,
  price: money,
  line_price: money,
  virtual_stock: count,
  teacher_name: text,
};

const courseNames = {
  line_price: 'linePrice',
  virtual_stock: 'learners',
  teacher_name: 'teacher',
} as const;

/** A course or content item (wire rule 22). */
export const courseSchema = object(
  { ...courseFields, type: choice, title: requiredText, thumb: picture },
  courseNames,
);

export type Course = z.output<typeof courseSchema>;

/** A product list item whose names begin with `course_`. */
export const productCourse = object(
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
export const productColumn = object(
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
 * The calls of studying: products, lessons, progress, reviews.
 * Lengths and positions of video and audio are whole ms; of a text, `position` and `furthest` are
 * thousandths of its height and `duration` is its least reading time in ms.
 */

export const lessonKinds = ['video', 'audio', 'text'] as const;

export type LessonKind = (typeof lessonKinds)[number];
