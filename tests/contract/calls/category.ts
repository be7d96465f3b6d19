import type { CallRow } from './call-row.ts';

const filters = { type: '', price: 'free', category_id: '', teacher_id: '', tree: '', node_id: '' };
const found = { keyword: '心电', sort: 'best', page: 1 };
const course = { id: 3, type: '0', title: '心电图', price: '9.9', virtual_stock: '12' };
const page = { data: [course], last_page: '4' };
const readCourse = { id: '3', type: 0, title: '心电图', price: '9.90', learners: 12 };
const readPage = { items: [readCourse], pageCount: 4 };

export const categoryCalls: Record<string, CallRow> = {
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
