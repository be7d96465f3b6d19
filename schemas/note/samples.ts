import { pageOf, sampleOf } from '../sample.ts';
import { notedProducts, noteList, removeNote, saveNote } from './endpoints.ts';

const NOW = 1763625600;

const note = (id: number, own: object = {}) => ({
  ...{ id, product: 9, product_type: 4, product_title: '心电图判读与临床应用系统课' },
  ...{ lesson: 2, lesson_title: 'ST 段抬高不都是心肌梗死', chapter: 1, kind: 'video' },
  ...{ position: 83_000, text: '先看 J 点，再看 ST 段的形态', time: NOW - id * 3600, ...own },
});
const key = 'k';

export const samples = [
  sampleOf(noteList, {
    payload: { product: '9', lesson: '', page: 1 },
    tidy: pageOf([
      note(1),
      note(2, { kind: 'audio', lesson: 3, lesson_title: '宽 QRS 心动过速的三步法' }),
      note(3, { kind: 'text', lesson: 4, lesson_title: '起搏心电图入门', position: 0 }),
    ]),
    wild: {
      data: [
        {
          ...{ id: 5, product: 9, product_type: '4', product_title: '系统课', chapter: 1 },
          ...{ lesson: 7, lesson_title: '第一节', kind: 'video', position: '83000' },
          ...{ text: '先看节律', time: 1 },
        },
        { id: 6, text: '没有课时' },
      ],
      last_page: '3',
    },
    data: {
      items: [
        {
          ...{ id: '5', product: '9', type: 4, productTitle: '系统课', chapter: '1' },
          ...{ lesson: '7', lessonTitle: '第一节', kind: 'video', position: 83_000 },
          ...{ text: '先看节律', time: 1000 },
        },
      ],
      pageCount: 3,
    },
  }),
  sampleOf(notedProducts, {
    payload: {},
    tidy: { data: [{ id: 9, title: '心电图判读与临床应用系统课' }] },
    wild: { data: [{ id: 9, title: '系统课' }, { id: 10 }] },
    data: { items: [{ id: '9', title: '系统课' }] },
  }),
  sampleOf(saveNote, {
    payload: { id: '', product: '9', lesson: '7', position: 83_000, text: '先看节律', key },
    tidy: { id: '5' },
    data: { id: '5' },
  }),
  sampleOf(removeNote, { payload: { id: '5', key } }),
];
