import { oneOf, withDefault } from '../wire/payload.ts';
import { text } from '../wire/primitives.ts';
import { pageOf } from '../wire/query-fields.ts';
import { tidied } from '../wire/rules.ts';
import { tidyKeyword } from './keyword.ts';

/** Hits are counted up to this number; a screen shows 999+ above. */
export const MOST_HITS = 1000;

export const listSorts = ['best', 'new', 'hot'] as const;

export type ListSort = (typeof listSorts)[number];

/** '' is any price; `member`: has a price, but none for members. */
export const listPrices = ['', 'free', 'member', 'paid'] as const;

export type ListPrice = (typeof listPrices)[number];

const sort = withDefault(oneOf(listSorts), 'best');

/** Tidied as the server does it, which folds width and case as well. */
export const keyword = tidied(text, tidyKeyword);

/** The payload fields of every search. */
export const search = { keyword, sort, ...pageOf };
