import type { Chapter, LessonRow, productDetail } from '#schemas/course/endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { lessonAddress } from '#src/entities/course/lesson-address.ts';
import { lengthText, readingText } from '#src/ui/player/playback/media-time.ts';

export type Product = Data<typeof productDetail>;

export type Placed = LessonRow & { chapterId: string };

export const lessonsIn = (chapters: readonly Chapter[]): Placed[] =>
  chapters.flatMap(({ id, lessons }) => lessons.map((lesson) => ({ ...lesson, chapterId: id })));

/** Whether at least the trial of a lesson can be studied. */
export const isOpen = ({ lock, trial }: Pick<LessonRow, 'lock' | 'trial'>): boolean =>
  lock === 'none' || (lock === 'buy' && trial > 0);

/** '' where it is not known. */
export const lessonLength = ({ kind, duration }: Pick<LessonRow, 'kind' | 'duration'>): string => {
  if (duration <= 0) return '';
  return (kind === 'text' ? readingText : lengthText)(duration / 1000);
};

/** How many lessons there are, and how long they last. */
export const extentOf = (lessons: readonly LessonRow[]): string => {
  const seconds = lessons.reduce((sum, { duration }) => sum + duration, 0) / 1000;
  return `${lessons.length} 节${seconds > 0 ? ` · ${lengthText(seconds)}` : ''}`;
};

/** How many lessons open before they are bought; '' for none, and of what nobody has to buy. */
export const trialsIn = (lessons: readonly LessonRow[]): string => {
  const open = lessons.some(({ lock }) => lock === 'buy') ? lessons.filter(isOpen).length : 0;
  return open > 0 ? `${open} 节可试学` : '';
};

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
