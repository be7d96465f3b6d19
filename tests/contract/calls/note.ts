import type { CallRow } from './call-row.ts';

const key = 'k';

/** The calls of a member's notes: what each sends, and one answer in full. */
export const noteCalls: Record<string, CallRow> = {
  '/v1/note/list': [
    { product: '9', lesson: '', page: 1 },
    {
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
    {
      items: [
        {
          ...{ id: '5', product: '9', type: 4, productTitle: '系统课', chapter: '1' },
          ...{ lesson: '7', lessonTitle: '第一节', kind: 'video', position: 83_000 },
          ...{ text: '先看节律', time: 1000 },
        },
      ],
      pageCount: 3,
    },
  ],
  '/v1/note/products': [
    {},
    { data: [{ id: 9, title: '系统课' }, { id: 10 }] },
    { items: [{ id: '9', title: '系统课' }] },
  ],
  '/v1/note/save': [
    { id: '', product: '9', lesson: '7', position: 83_000, text: '先看节律', key },
    { id: 5 },
    { id: '5' },
  ],
  '/v1/note/remove': [{ id: '5', key }, {}, {}],
};
