import * as z from 'zod/mini';
import { pickRefusals } from '../define-refusals.ts';
import {
  author,
  epochMs,
  LONGEST_WORD,
  operationKey,
  operatorCall,
  pageNumber,
  rowId,
  words,
} from '../operator/operator-call.ts';
import { MOST_PICKS } from '../section-settings.ts';
import { publicationRefusals } from './refusals.ts';
import { thingNames } from './things.ts';

/**
 * Something that a link may lead to or a section may pick. `state`: what is out of the usual, such as 已下架, or
 * ''. `open`: whether learners can open it. `link`: '' for what has no page of its own.
 */
const thing = z.object({
  id: rowId,
  title: z.string(),
  thumb: z.string(),
  priceFen: z.nullable(z.int()),
  state: z.string(),
  open: z.boolean(),
  link: z.string(),
});
export type Thing = z.output<typeof thing>;

/**
 * Things of a kind, the newest first: a page of those whose title holds a word, sounds like it or has it for their
 * number; or, with `ids`, those that there are of them, in their order.
 */
export const findThings = operatorCall(
  'find-things',
  'home.look',
  z.object({
    kind: z.enum(thingNames),
    word: words(LONGEST_WORD),
    page: pageNumber,
    ids: z.optional(z.array(rowId).check(z.maxLength(MOST_PICKS))),
  }),
  z.object({ items: z.array(thing), pages: z.int() }),
  { refusals: pickRefusals(publicationRefusals, 'thingsElsewhere') },
);

/** So many links are named at once. */
export const MOST_LINKS = 60;

/**
 * What links lead to, in words: `text` such as 课程「…」, '' for what leads out of the app. `wrong`: why learners
 * cannot open it, or ''.
 */
export const nameLinks = operatorCall(
  'name-links',
  'home.look',
  z.object({ links: z.array(z.string().check(z.maxLength(500))).check(z.maxLength(MOST_LINKS)) }),
  z.object({
    items: z.array(z.object({ link: z.string(), text: z.string(), wrong: z.string() })),
  }),
);

/**
 * A picture that an operator uploaded. `width` and `height` in px, 0 where nobody can tell. `used`: where in the draft
 * and on the live page, in words.
 */
const keptPicture = z.object({
  address: z.string(),
  by: author,
  at: epochMs,
  bytes: z.int(),
  width: z.int(),
  height: z.int(),
  used: z.array(z.string()),
});
export type KeptPicture = z.output<typeof keptPicture>;

/** What operators uploaded, the newest first. */
export const listUploads = operatorCall(
  'list-uploads',
  'home.look',
  z.object({ page: pageNumber }),
  z.object({ items: z.array(keptPicture), pages: z.int() }),
);

/** Deletes a picture that nothing shows and no version of the page holds. */
export const removeUpload = operatorCall(
  'remove-upload',
  'home.edit',
  z.object({ address: z.string().check(z.maxLength(100)), key: operationKey }),
  z.object({}),
  { idempotent: true, refusals: pickRefusals(publicationRefusals, 'noSuchUpload', 'uploadInUse') },
);

export const pickerApi = { findThings, nameLinks, listUploads, removeUpload };
