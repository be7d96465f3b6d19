import { productRows, readProductRow, wildProductRow } from '../course/samples.ts';
import { headlines } from '../news/samples.ts';
import { manyRows, pageOf, sampleOf } from '../sample.ts';
import { foundLives } from '../search/samples.ts';
import { categoryInfo, categoryTrees, feed, productList } from './endpoints.ts';

export const named = (words: readonly string[]) =>
  words.map((type_name, index) => ({ id: index + 1, type_name, thumb: '/media/class-heart.svg' }));

const entry = (kind: string, title: unknown, thumb: unknown, more: object) => ({
  ...{ kind, title, thumb, type: 0, status: 0, is_lock: 0, price: null, by: '', num: 86 },
  ...more,
});

const mixed = [
  ...productRows
    .slice(0, 2)
    .map((row) => entry('course', row.title, row.thumb, { ...row, by: row.teacher_name })),
  ...foundLives.map((row) =>
    entry('live', row.broadcast_name, row.broadcast_img, {
      status: row.broadcast_status,
      price: row.broadcast_price,
      create_time: row.start_time,
    }),
  ),
  ...headlines.map((row) =>
    entry('news', row.title, row.thumb, { by: row.author, create_time: row.create_time }),
  ),
];

const groups = [
  { type_name: '心血管', child: named(['高血压', '冠心病', '心律失常']) },
  {
    type_name: '呼吸',
    child: ['慢阻肺', '支气管哮喘', '肺结节'].map((type_name, id) => ({ id: id + 4, type_name })),
  },
];

const filters = { type: '', price: 'free', category_id: '', teacher_id: '', tree: '', node_id: '' };
const found = { keyword: '心电', sort: 'best', page: 1 };

const page = { data: [wildProductRow], last_page: '4' };
const readPage = { items: [readProductRow], pageCount: 4 };

export const samples = [
  sampleOf(productList, {
    payload: { ...filters, ...found },
    tidy: pageOf(manyRows(productRows, 24)),
    wild: page,
    data: readPage,
  }),
  sampleOf(categoryInfo, {
    payload: { id: '1' },
    tidy: {
      ...{ id: 1, type_name: '临床内科', parent_id: '' },
      child: named(['心血管内科', '呼吸与危重症', '神经内科']),
    },
    wild: { id: 1, type_name: '内科', parent_id: null, child: [{ id: 2, type_name: '心内' }] },
    data: { id: '1', name: '内科', parentId: '', children: [{ id: '2', name: '心内' }] },
  }),
  sampleOf(categoryTrees, {
    payload: {},
    tidy: [
      { key: 'type_department', tree_name: '科室', groups },
      { key: 'type_disease', tree_name: '疾病', groups },
      { key: 'type_use', tree_name: '用途', groups },
      { key: 'type_drug', tree_name: '药品', groups },
    ],
    wild: [
      {
        key: 'type_drug',
        tree_name: '药品',
        groups: [{ type_name: '抗感染', child: [{ id: 5, type_name: '疫苗' }] }],
      },
    ],
    data: [
      {
        key: 'type_drug',
        name: '药品',
        groups: [{ name: '抗感染', nodes: [{ id: '5', name: '疫苗' }] }],
      },
    ],
  }),
  sampleOf(feed, {
    payload: { page: 1 },
    tidy: pageOf(mixed.map((row, index) => ({ ...row, id: index + 1 }))),
    wild: {
      data: [
        {
          ...{ kind: 'live', id: 2, title: '查房', type: 0, status: 1, is_lock: 1, price: '免费' },
          num: '9',
        },
      ],
      last_page: 9,
    },
    data: {
      items: [
        { kind: 'live', id: '2', title: '查房', status: 1, locked: true, price: '0.00', people: 9 },
      ],
      pageCount: 9,
    },
  }),
];
