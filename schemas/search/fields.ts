import { pageOf } from '../asked.ts';
import { oneOf, withDefault } from '../payload.ts';
import { text } from '../primitives.ts';

/** Hits are counted up to this many; whoever shows more says 999+. */
export const MOST_HITS = 1000;

export const listSorts = ['best', 'new', 'hot'] as const;

export type ListSort = (typeof listSorts)[number];

const sort = withDefault(oneOf(listSorts), 'best');

/** What every search is asked with. */
export const search = { keyword: text, sort, ...pageOf };
