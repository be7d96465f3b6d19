import type * as z from 'zod/mini';
import { SEARCHES } from '../wire/call-rates.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { maybe, oneOf } from '../wire/payload.ts';
import { count, requiredText, text } from '../wire/primitives.ts';
import { none } from '../wire/query-fields.ts';
import { list, object, paged } from '../wire/structures.ts';
import { withFields } from '../wire/with-fields.ts';
import { keyword, search } from './fields.ts';
import { foundCourse, foundLive, marks } from './found.ts';

const word = object({ word: requiredText });

const words = list(word);

/** `kind`: `teacher`, `course` or `lesson`; missing for a word. `about`: department or hospital of a teacher. */
const suggestion = withFields(word, { kind: maybe(text), about: maybe(text), marks });

export type Suggestion = z.output<typeof suggestion>;

export const hotWords = defineEndpoint({
  path: '/v1/search/hot',
  payload: none,
  data: words,
  access: 'public',
  refusals: {},
});

export const suggestWords = defineEndpoint({
  path: '/v1/search/suggest',
  payload: object({ keyword }),
  data: list(suggestion),
  access: 'public',
  rate: SEARCHES,
  loading: false,
  refusals: {},
});

/** The number of hits of each kind, each at most `MOST_HITS`. */
export const searchCounts = defineEndpoint({
  path: '/v1/search/all',
  payload: object({ keyword }),
  data: object({
    course: count,
    column: count,
    live: count,
    news: count,
    teacher: count,
    /** Words that were looked for in place of those typed; missing in front of a back end that knows none. */
    synonyms: maybe(list(requiredText)),
    /** Without any hit: words that sound like those typed; missing in front of a back end that knows none. */
    similar: maybe(list(requiredText)),
  }),
  access: 'public',
  rate: SEARCHES,
  refusals: {},
});

/** `course`: single courses; `column`: columns and specials. */
export const searchProducts = defineEndpoint({
  path: '/v1/search/product',
  payload: object({ ...search, kind: oneOf(['course', 'column']) }),
  data: paged('data', 'last_page', foundCourse),
  access: 'public',
  rate: SEARCHES,
  refusals: {},
});

export const searchLives = defineEndpoint({
  path: '/v1/search/live',
  payload: object(search),
  data: paged('data', 'last_page', foundLive),
  access: 'public',
  rate: SEARCHES,
  refusals: {},
});

export const searchApi = { hotWords, suggestWords, searchCounts, searchProducts, searchLives };
