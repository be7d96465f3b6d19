import type { Chapter, LessonRow, productDetail } from '#schemas/course/endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { lessonAddress } from '#src/entities/course/lesson-address.ts';

export type Product = Data<typeof productDetail>;

export type Placed = LessonRow & { chapterId: string };

export const lessonsIn = (chapters: readonly Chapter[]): Placed[] =>
  chapters.flatMap(({ id, lessons }) => lessons.map((lesson) => ({ ...lesson, chapterId: id })));

/** Whether at least the trial of a lesson can be studied. */
export const isOpen = ({ lock, trial }: Pick<LessonRow, 'lock' | 'trial'>): boolean =>
  lock === 'none' || (lock === 'buy' && trial > 0);

/** '' where the product has no lesson of that id. */
export const lessonAddressIn = ({ id, type, chapters }: Product, lesson: string): string => {
  const placed = lessonsIn(chapters).find((one) => one.id === lesson);
  return placed ? lessonAddress({ id, type }, placed) : '';
};

/** The address of the server's next lesson, else of the first open one. */
export const nextAddress = (product: Product): string => {
  const named = lessonAddressIn(product, product.mine.nextLesson);
  if (named) return named;
  const open = lessonsIn(product.chapters).find(isOpen);
  return open ? lessonAddressIn(product, open.id) : '';
};
