import type { CallRow } from './account-calls.ts';

const course = { id: 3, type: '0', title: '心电图', price: '9.9', virtual_stock: '12' };
const readCourse = { id: '3', type: 0, title: '心电图', price: '9.90', learners: 12 };
const page = { data: [course], last_page: '4' };
const readPage = { items: [readCourse], pageCount: 4 };
const found = { keyword: '心电', sort: 'best', page: 1 };
const headline = {
  id: 7,
  title: '指南更新',
  thumb: '/n.svg',
  type_name: '学科进展',
  author: null,
  read_num: '86',
  create_time: 1767225600,
};
const readHeadline = {
  id: '7',
  title: '指南更新',
  section: '学科进展',
  author: '',
  reads: 86,
  publishedAt: 1767225600000,
};
const filters = { type: '', price: 'free', category_id: '', teacher_id: '', tree: '', node_id: '' };

/** The calls of search, categories, filtered lists and news. */
export const findCalls: Record<string, CallRow> = {
  '/v1/search/hot': [{}, [{ word: '高血压' }], [{ word: '高血压' }]],
  '/v1/search/suggest': [{ keyword: '心' }, [{ word: '心电图' }], [{ word: '心电图' }]],
  '/v1/search/all': [
    { keyword: '心电' },
    { course: '1000', column: 2, live: null },
    { course: 1000, column: 2, live: 0, news: 0 },
  ],
  '/v1/search/product': [{ ...found, kind: 'course' }, page, readPage],
  '/v1/search/live': [
    found,
    { data: [{ id: 1, broadcast_name: '查房', broadcast_status: 3 }], last_page: 1 },
    { items: [{ id: '1', title: '查房', status: 3 }], pageCount: 1 },
  ],
  '/v1/search/news': [
    found,
    { data: [headline], last_page: 1 },
    { items: [readHeadline], pageCount: 1 },
  ],
  '/v1/product/list': [{ ...filters, ...found }, page, readPage],
  '/v1/category/info': [
    { id: '1' },
    { id: 1, type_name: '内科', parent_id: null, child: [{ id: 2, type_name: '心内' }] },
    { id: '1', name: '内科', parentId: '', children: [{ id: '2', name: '心内' }] },
  ],
  '/v1/category/trees': [
    {},
    [
      {
        key: 'type_drug',
        tree_name: '药品',
        groups: [{ type_name: '抗感染', child: [{ id: 5, type_name: '疫苗' }] }],
      },
    ],
    [
      {
        key: 'type_drug',
        name: '药品',
        groups: [{ name: '抗感染', nodes: [{ id: '5', name: '疫苗' }] }],
      },
    ],
  ],
  '/v1/news/types': [{}, [{ id: 1, type_name: '公告' }], [{ id: '1', name: '公告' }]],
  '/v1/news/list': [
    { type_id: '', page: 1 },
    { data: [headline], last_page: 3 },
    { items: [readHeadline], pageCount: 3 },
  ],
  '/v1/news/detail': [
    { id: '7' },
    {
      ...headline,
      content: '<p>正文</p>',
      summary: '摘要',
      like_num: 2,
      is_like: 1,
      product: [course],
    },
    {
      ...readHeadline,
      html: '<p>正文</p>',
      summary: '摘要',
      likes: 2,
      liked: true,
      collected: false,
      courses: [readCourse],
    },
  ],
  '/v1/find/feed': [
    { page: 1 },
    {
      data: [
        {
          kind: 'live',
          id: 2,
          title: '查房',
          type: 0,
          status: 1,
          is_lock: 1,
          price: '免费',
          num: '9',
        },
      ],
      last_page: 9,
    },
    {
      items: [
        { kind: 'live', id: '2', title: '查房', status: 1, locked: true, price: '0.00', people: 9 },
      ],
      pageCount: 9,
    },
  ],
};
