import type * as z from 'zod/mini';
import { lessonKinds } from '../course/fields.ts';
import { courseRefusals } from '../course/refusals.ts';
import { CHANGES } from '../wire/call-rates.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { oneOf, withDefault } from '../wire/payload.ts';
import { choice, count, id, requiredText, text, time } from '../wire/primitives.ts';
import { key, none, pageOf } from '../wire/query-fields.ts';
import { list, object, paged } from '../wire/structures.ts';
import { noteText } from './fields.ts';
import { noteRefusals } from './refusals.ts';

/**
 * Notes that a member takes on lessons. Members see and change only their own, even after their access has
 * ended.
 */

const note = object(
  {
    id,
    product: id,
    product_type: choice,
    product_title: requiredText,
    lesson: id,
    lesson_title: requiredText,
    chapter: id,
    kind: oneOf(lessonKinds),
    /** In milliseconds; 0 for a lesson of text. */
    position: count,
    text: requiredText,
    time,
  },
  { product_type: 'type' },
);
export type Note = z.output<typeof note>;

/** Newest first. */
export const noteList = defineEndpoint({
  path: '/v1/note/list',
  payload: object({
    /** '' for all. */
    product: withDefault(text, ''),
    /** '' for all. */
    lesson: withDefault(text, ''),
    ...pageOf,
  }),
  data: paged('data', 'last_page', note),
  access: 'member',
  refusals: {},
});

/** The products on whose lessons the member has notes, the most recently noted first. */
export const notedProducts = defineEndpoint({
  path: '/v1/note/products',
  payload: none,
  data: object({ data: list(object({ id, title: requiredText })) }, { data: 'items' }),
  access: 'member',
  refusals: {},
});

/** Saves a note. Of an existing one only the text changes; the place it belongs to is ignored. */
export const saveNote = defineEndpoint({
  path: '/v1/note/save',
  payload: object({
    /** '' for a new note. */
    id: text,
    product: text,
    lesson: text,
    position: count,
    text: noteText,
    key,
  }),
  data: object({ id }),
  access: 'member',
  idempotent: true,
  changes: true,
  rate: CHANGES,
  refusals: joinRefusals(
    pickRefusals(noteRefusals, 'noSuchNote', 'badNote'),
    pickRefusals(
      courseRefusals,
      'noSuchProduct',
      'noSuchLesson',
      'lessonNotBought',
      'lessonNotYetOpen',
    ),
  ),
});

export const removeNote = defineEndpoint({
  path: '/v1/note/remove',
  payload: object({ id, key }),
  data: none,
  access: 'member',
  idempotent: true,
  changes: true,
  refusals: pickRefusals(noteRefusals, 'noSuchNote'),
});

export const noteApi = { noteList, notedProducts, saveNote, removeNote };
