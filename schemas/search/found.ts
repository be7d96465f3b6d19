import type * as z from 'zod/mini';
import { courseSchema, lessonKinds } from '../course/fields.ts';
import { liveSchema } from '../live/fields.ts';
import { maybe, oneOf } from '../wire/payload.ts';
import { flag, id, requiredText } from '../wire/primitives.ts';
import { byRule, list, object } from '../wire/structures.ts';
import { withFields } from '../wire/with-fields.ts';

/** What the typed letters stand for, such as 高血压 for `gxy`; missing where nothing was found by its sound. */
export const marks = maybe(list(requiredText));

const foundLesson = object(
  {
    id,
    chapter_id: id,
    kind: oneOf(lessonKinds),
    title: requiredText,
    /** The member may open it now. */
    opens: flag,
  },
  byRule,
);

export type FoundLesson = z.output<typeof foundLesson>;

/** `lesson`: by which the course was found, where its own title, teacher or their sound is no hit. */
export const foundCourse = withFields(courseSchema, { lesson: maybe(foundLesson), marks });

export type FoundCourse = z.output<typeof foundCourse>;

export const foundLive = withFields(liveSchema, { marks });

export type FoundLive = z.output<typeof foundLive>;
