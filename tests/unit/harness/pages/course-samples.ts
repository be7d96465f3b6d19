import * as z from 'zod/mini';
import { type LessonRow, productDetail, productLesson } from '#schemas/course/endpoints.ts';
import { bareProduct, textLesson } from '#schemas/course/samples.ts';
import type { Product } from '#src/pages/course/lessons-of.ts';

const row = {
  ...{ ...textLesson, id: 5, title: '第一节', kind: 'video', duration: 60_000, finished: 0 },
  ...{ furthest: 0, html: '' },
};

export const lesson: LessonRow = z.parse(productLesson.data, row);

export const product: Product = z.parse(productDetail.data, {
  ...{ ...bareProduct, id: 9, title: '系统课', price: '99.00', virtual_stock: 10, likes: 0 },
  ...{ lesson_count: 1, duration: 60_000, chapters: [{ id: 1, title: '', lessons: [row] }] },
  mine: { ...bareProduct.mine, access: 'none', until: null, next_lesson: 5 },
});
