import type * as z from 'zod/mini';
import { named } from '../category/fields.ts';
import { courseSchema } from '../course/fields.ts';
import { search } from '../search/fields.ts';
import { marks } from '../search/found.ts';
import { SEARCHES } from '../wire/call-rates.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { count, flag, html, id, picture, requiredText, text, time } from '../wire/primitives.ts';
import { none, pageOf } from '../wire/query-fields.ts';
import { list, object, paged } from '../wire/structures.ts';
import { withFields } from '../wire/with-fields.ts';
import { newsRefusals } from './refusals.ts';

const newsRow = object(
  {
    id,
    title: requiredText,
    thumb: picture,
    /** The section of the item; '' for none. */
    type_name: text,
    author: text,
    read_num: count,
    create_time: time,
  },
  { type_name: 'section', read_num: 'reads', create_time: 'publishedAt' },
);

export type NewsRow = z.output<typeof newsRow>;

const foundNews = withFields(newsRow, { marks });

export type FoundNews = z.output<typeof foundNews>;

export const searchNews = defineEndpoint({
  path: '/v1/search/news',
  payload: object(search),
  data: paged('data', 'last_page', foundNews),
  access: 'public',
  rate: SEARCHES,
  refusals: {},
});

export const newsSections = defineEndpoint({
  path: '/v1/news/types',
  payload: none,
  data: list(named),
  access: 'public',
  refusals: {},
});

/** The newest first. */
export const newsPage = defineEndpoint({
  path: '/v1/news/list',
  payload: object({
    /** A section; '' for all. */
    type_id: text,
    ...pageOf,
  }),
  data: paged('data', 'last_page', newsRow),
  access: 'public',
  refusals: {},
});

export const newsDetail = defineEndpoint({
  path: '/v1/news/detail',
  payload: object({ id: text }),
  data: object(
    {
      id,
      title: requiredText,
      thumb: picture,
      type_name: text,
      author: text,
      read_num: count,
      create_time: time,
      /** Hostile until it is sanitised. */
      content: html,
      summary: text,
      like_num: count,
      is_like: flag,
      is_collect: flag,
      product: list(courseSchema),
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
  refusals: pickRefusals(newsRefusals, 'noSuchNews'),
});

export type NewsDetail = z.output<typeof newsDetail.data>;

export const newsApi = { searchNews, newsSections, newsPage, newsDetail };
