import { pageOf } from '../asked.ts';
import { oneOf, withDefault } from '../payload.ts';
import { text } from '../primitives.ts';
import { tidied } from '../rules.ts';
import { tidyKeyword } from './keyword.ts';

/** Hits are counted up to this many; whoever shows more says 999+. */
export const MOST_HITS = 1000;

export const listSorts = ['best', 'new', 'hot'] as const;

export type ListSort = (typeof listSorts)[number];

const sort = withDefault(oneOf(listSorts), 'best');

/** As the server looks for it, but for width and case. */
export const keyword = tidied(text, tidyKeyword);

/** What every search is asked with. */
export const search = { keyword, sort, ...pageOf };
