import { oneOf, withDefault } from '../wire/payload.ts';
import { text } from '../wire/primitives.ts';
import { pageOf } from '../wire/query-fields.ts';
import { tidied } from '../wire/rules.ts';
import { tidyKeyword } from './keyword.ts';

/** Counting stops at this number; beyond it the screen shows 999+. */
export const MOST_HITS = 1000;

export const listSorts = ['best', 'new', 'hot'] as const;

export type ListSort = (typeof listSorts)[number];

/** '' is any price; `member`: has a price, but is free for members. */
export const listPrices = ['', 'free', 'member', 'paid'] as const;

export type ListPrice = (typeof listPrices)[number];

const sort = withDefault(oneOf(listSorts), 'best');

/** The server also folds width and case. */
export const keyword = tidied(text, tidyKeyword);

export const search = { keyword, sort, ...pageOf };
