import { productRows, readProductRow, wildProductRow } from '../course/samples.ts';
import { pageOf, sampleOf } from '../sample.ts';
import { hotWords, searchCounts, searchLives, searchProducts, suggestWords } from './endpoints.ts';

const found = { keyword: '心电', sort: 'best', page: 1 };

export const foundLives = [1, 0, 3].map((broadcast_status, index) => ({
  id: index + 1,
  broadcast_name: ['冠心病介入治疗年度进展解读', '护理查房：压力性损伤', '影像读片会'][index],
  broadcast_img: `/media/live-${index + 1}.svg`,
  broadcast_status,
  is_admission: index === 1 ? 0 : 1,
  broadcast_price: index === 2 ? '29.90' : '0.00',
  munber: index * 3264,
  start_time: 1_790_000_000,
}));

const words = (list: readonly string[]) => list.map((word) => ({ word }));
const lesson = {
  ...{ id: 4, chapter_id: 2, kind: 'text', opens: 1 },
  title: '起搏心电图入门',
};
const page = { data: [wildProductRow], last_page: '4' };
const readPage = { items: [readProductRow], pageCount: 4 };

export const samples = [
  sampleOf(hotWords, {
    payload: {},
    tidy: words(['高血压', '心电图', '抗菌药物', '胰岛素', '影像读片', '论文写作']),
    wild: [{ word: '高血压' }],
    data: [{ word: '高血压' }],
  }),
  sampleOf(suggestWords, {
    payload: { keyword: '心' },
    quiet: true,
    tidy: [
      { word: '心电图' },
      { word: '陈思远', kind: 'teacher', about: '心血管内科' },
      { word: '心电图判读与临床应用', kind: 'course' },
      { word: '起搏心电图入门', kind: 'lesson' },
    ],
    wild: [{ word: '心电图' }],
    data: [{ word: '心电图' }],
  }),
  sampleOf(searchCounts, {
    payload: { keyword: '心电' },
    tidy: { course: 1000, column: 2, live: 3, news: 4 },
    wild: { course: '1000', column: 2, live: null },
    data: { course: 1000, column: 2, live: 0, news: 0, teacher: 0 },
  }),
  sampleOf(searchProducts, {
    payload: { ...found, kind: 'course' },
    tidy: pageOf(productRows.map((row, index) => (index === 1 ? { ...row, lesson } : row))),
    wild: page,
    data: readPage,
  }),
  sampleOf(searchLives, {
    payload: found,
    tidy: pageOf(foundLives),
    wild: pageOf([{ id: 1, broadcast_name: '查房', broadcast_status: 3 }]),
    data: { items: [{ id: '1', title: '查房', status: 3 }], pageCount: 1 },
  }),
];
