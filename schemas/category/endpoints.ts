import type * as z from 'zod/mini';
import { listPrices, search } from '../search/fields.ts';
import { foundCourse } from '../search/found.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { maybe, oneOf, withDefault } from '../wire/payload.ts';
import {
  choice,
  count,
  flag,
  id,
  money,
  picture,
  requiredText,
  text,
  time,
} from '../wire/primitives.ts';
import { none, pageOf } from '../wire/query-fields.ts';
import { list, object, paged } from '../wire/structures.ts';
import { named } from './fields.ts';
import { categoryRefusals } from './refusals.ts';

export const classificationNames = ['type_disease', 'type_use', 'type_drug'] as const;

export type ClassificationName = (typeof classificationNames)[number];

/** Lists products by filters, of which '' has no effect. Without a keyword, order `best` is the newest first. */
export const productList = defineEndpoint({
  path: '/v1/product/list',
  payload: object({
    /** One content type, or several with commas between. */
    type: text,
    price: withDefault(oneOf(listPrices), ''),
    /** Products of the categories below it match too. */
    category_id: text,
    teacher_id: text,
    /** A whole classification; `node_id`: one node of one. */
    tree: withDefault(oneOf(['', ...classificationNames]), ''),
    node_id: text,
    ...search,
  }),
  data: paged('data', 'last_page', foundCourse),
  access: 'public',
  refusals: {},
});

export const categoryInfo = defineEndpoint({
  path: '/v1/category/info',
  payload: object({ id: text }),
  data: object(
    {
      id,
      type_name: requiredText,
      /** '' on the first level. */
      parent_id: text,
      child: list(named),
    },
    { type_name: 'name', child: 'children' },
  ),
  access: 'public',
  refusals: pickRefusals(categoryRefusals, 'noSuchCategory'),
});

/** The trees by which contents are classified, each in groups: departments (`type_department`) and classifications. */
export const categoryTrees = defineEndpoint({
  path: '/v1/category/trees',
  payload: none,
  data: list(
    object(
      {
        key: requiredText,
        tree_name: requiredText,
        groups: list(
          object({ type_name: text, child: list(named) }, { type_name: 'name', child: 'nodes' }),
        ),
      },
      { tree_name: 'name' },
    ),
  ),
  access: 'public',
  refusals: {},
});

export type CategoryTree = z.output<typeof categoryTrees.data>[number];

const feedEntry = object(
  {
    kind: oneOf(['course', 'live', 'news']),
    id,
    title: requiredText,
    thumb: picture,
    /** Of a `course` alone. */
    type: choice,
    /** Of a `live` alone, like `is_lock` and `has_replay`. */
    status: choice,
    is_lock: flag,
    has_replay: maybe(flag),
    price: money,
    line_price: money,
    price_after_coupon: maybe(money),
    price_after_claim: maybe(money),
    by: text,
    /** Learners of a `course`, viewers of a `live`, readers of `news`. */
    num: count,
    create_time: time,
  },
  { is_lock: 'locked', has_replay: 'hasReplay', num: 'people', create_time: 'at' },
);

export type FeedEntry = z.output<typeof feedEntry>;

export const feed = defineEndpoint({
  path: '/v1/find/feed',
  payload: object(pageOf),
  data: paged('data', 'last_page', feedEntry),
  access: 'public',
  refusals: {},
});

export const categoryApi = { productList, categoryInfo, categoryTrees, feed };
