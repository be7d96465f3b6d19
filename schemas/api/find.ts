import type * as z from 'zod/mini';
import { none } from '../asked.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { oneOf, withDefault } from '../payload.ts';
import {
  choice,
  count,
  flag,
  html,
  id,
  money,
  picture,
  requiredText,
  text,
  time,
} from '../primitives.ts';
import { list, paged, shape } from '../structures.ts';
import { course, live } from './content.ts';

/** The calls of search, categories, filtered lists and news, beside those of section 7. */

const page = withDefault(count, 1);
const words = list(shape({ word: requiredText }));

/** Words that editors recommend to search for. */
export const hotWords = defineEndpoint({
  path: '/v1/search/hot',
  payload: none,
  data: words,
  access: 'public',
});

/** What somebody may mean who has typed this much, the likeliest first; nobody waits for it. */
export const suggestWords = defineEndpoint({
  path: '/v1/search/suggest',
  payload: shape({ keyword: text }),
  data: words,
  access: 'public',
  loading: false,
});

/** Hits are counted up to this many; whoever shows more says 999+. */
export const MOST_HITS = 1000;

/** How much a keyword finds of each kind, each at most `MOST_HITS`. */
export const searchCounts = defineEndpoint({
  path: '/v1/search/all',
  payload: shape({ keyword: text }),
  data: shape({ course: count, column: count, live: count, news: count }),
  access: 'public',
});

export const listSorts = ['best', 'new', 'hot'] as const;
export type ListSort = (typeof listSorts)[number];

const sort = withDefault(oneOf(listSorts), 'best');
const search = { keyword: text, sort, page };

/** `course`: single courses; `column`: columns and specials. */
export const searchProducts = defineEndpoint({
  path: '/v1/search/product',
  payload: shape({ ...search, kind: oneOf(['course', 'column']) }),
  data: paged('data', 'last_page', course),
  access: 'public',
});

export const searchLives = defineEndpoint({
  path: '/v1/search/live',
  payload: shape(search),
  data: paged('data', 'last_page', live),
  access: 'public',
});

/** `section`: the news section an item stands in, '' for none. */
export const newsRow = shape(
  {
    id,
    title: requiredText,
    thumb: picture,
    type_name: text,
    author: text,
    read_num: count,
    create_time: time,
  },
  { type_name: 'section', read_num: 'reads', create_time: 'publishedAt' },
);
export type NewsRow = z.output<typeof newsRow>;

export const searchNews = defineEndpoint({
  path: '/v1/search/news',
  payload: shape(search),
  data: paged('data', 'last_page', newsRow),
  access: 'public',
});

export const classificationTrees = ['type_disease', 'type_use', 'type_drug'] as const;
export type ClassificationName = (typeof classificationTrees)[number];

/**
 * Products narrowed down; a field that is '' narrows nothing. `type` is the content type,
 * `category_id` takes what stands under a category too, `tree` is a whole classification and
 * `node_id` one of its nodes. Without a keyword, `best` is the newest first.
 */
export const productList = defineEndpoint({
  path: '/v1/product/list',
  payload: shape({
    type: text,
    price: withDefault(oneOf(['', 'free', 'paid']), ''),
    category_id: text,
    teacher_id: text,
    tree: withDefault(oneOf(['', ...classificationTrees]), ''),
    node_id: text,
    ...search,
  }),
  data: paged('data', 'last_page', course),
  access: 'public',
});

const named = shape({ id, type_name: requiredText }, { type_name: 'name' });

/** One category with those right under it; `parentId` is '' on the first level. */
export const categoryInfo = defineEndpoint({
  path: '/v1/category/info',
  payload: shape({ id: text }),
  data: shape(
    { id, type_name: requiredText, parent_id: text, child: list(named) },
    { type_name: 'name', parent_id: 'parentId', child: 'children' },
  ),
  access: 'public',
});

/** What things are sorted by, each in groups: departments (`type_department`) and classifications. */
export const categoryTrees = defineEndpoint({
  path: '/v1/category/trees',
  payload: none,
  data: list(
    shape(
      {
        key: requiredText,
        tree_name: requiredText,
        groups: list(
          shape({ type_name: text, child: list(named) }, { type_name: 'name', child: 'nodes' }),
        ),
      },
      { tree_name: 'name' },
    ),
  ),
  access: 'public',
});
export type CategoryTree = z.output<typeof categoryTrees.data>[number];

export const newsSections = defineEndpoint({
  path: '/v1/news/types',
  payload: none,
  data: list(named),
  access: 'public',
});

/** The newest first; `type_id` is a section, '' all of them. */
export const newsPage = defineEndpoint({
  path: '/v1/news/list',
  payload: shape({ type_id: text, page }),
  data: paged('data', 'last_page', newsRow),
  access: 'public',
});

/** One item of news; `html` is to be sanitised. `liked` and `collected` are the asking member's. */
export const newsDetail = defineEndpoint({
  path: '/v1/news/detail',
  payload: shape({ id: text }),
  data: shape(
    {
      id,
      title: requiredText,
      thumb: picture,
      type_name: text,
      author: text,
      read_num: count,
      create_time: time,
      content: html,
      summary: text,
      like_num: count,
      is_like: flag,
      is_collect: flag,
      product: list(course),
    },
    {
      type_name: 'section',
      read_num: 'reads',
      create_time: 'publishedAt',
      content: 'html',
      like_num: 'likes',
      is_like: 'liked',
      is_collect: 'collected',
      product: 'courses',
    },
  ),
  access: 'public',
});
export type NewsDetail = z.output<typeof newsDetail.data>;

/**
 * An entry of the mixed feed. A `course` tells its `type`, `people` are its learners; a `live` its
 * `status` and whether it is `locked`, `people` are viewers; of `news`, they have read it.
 */
const feedEntry = shape(
  {
    kind: oneOf(['course', 'live', 'news']),
    id,
    title: requiredText,
    thumb: picture,
    type: choice,
    status: choice,
    is_lock: flag,
    price: money,
    by: text,
    num: count,
    create_time: time,
  },
  { is_lock: 'locked', num: 'people', create_time: 'at' },
);
export type FeedEntry = z.output<typeof feedEntry>;

export const feed = defineEndpoint({
  path: '/v1/find/feed',
  payload: shape({ page }),
  data: paged('data', 'last_page', feedEntry),
  access: 'public',
});

export const findApi = {
  hotWords,
  suggestWords,
  searchCounts,
  searchProducts,
  searchLives,
  searchNews,
  productList,
  categoryInfo,
  categoryTrees,
  newsSections,
  newsPage,
  newsDetail,
  feed,
};
