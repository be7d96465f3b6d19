import type { CallRow } from './call-row.ts';

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
const course = { id: 3, type: '0', title: '心电图', price: '9.9', virtual_stock: '12' };
const readCourse = { id: '3', type: 0, title: '心电图', price: '9.90', learners: 12 };

export const newsCalls: Record<string, CallRow> = {
  '/v1/search/news': [
    found,
    { data: [headline], last_page: 1 },
    { items: [readHeadline], pageCount: 1 },
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
};
