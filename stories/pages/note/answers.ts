import { notedProducts, noteList } from '#schemas/note/endpoints.ts';

const NOW = 1763625600;

const note = (id: number, own: object = {}) => ({
  ...{ id, product: 9, product_type: 4, product_title: '心电图判读与临床应用系统课' },
  ...{ lesson: 2, lesson_title: 'ST 段抬高不都是心肌梗死', chapter: 1, kind: 'video' },
  ...{ position: 83_000, text: '先看 J 点，再看 ST 段的形态', time: NOW - id * 3600, ...own },
});

/** Answers for the pages of notes, in the wire's form. */
export const answers = {
  [noteList.path]: {
    data: [
      note(1),
      note(2, { kind: 'audio', lesson: 3, lesson_title: '宽 QRS 心动过速的三步法' }),
      note(3, { kind: 'text', lesson: 4, lesson_title: '起搏心电图入门', position: 0 }),
    ],
    last_page: 1,
  },
  [notedProducts.path]: { data: [{ id: 9, title: '心电图判读与临床应用系统课' }] },
};
