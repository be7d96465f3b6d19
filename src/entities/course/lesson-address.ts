import {
  columnLessonAddress,
  courseStudyAddress,
  graphicStudyAddress,
} from '#schemas/course/addresses.ts';
import type { LessonKind } from '#schemas/course/fields.ts';
import { isColumn } from '#schemas/course/product-type.ts';

type Product = { id: string; type: number };
type Lesson = { id: string; kind: LessonKind; chapterId: string };

/** `at`: start position in seconds; not for a text. */
export const lessonAddress = (
  product: Product,
  { id, kind, chapterId }: Lesson,
  at?: number,
): string => {
  if (isColumn(product.type))
    return columnLessonAddress({ product: product.id, chapter: chapterId, lesson: id, at });
  if (kind === 'text') return graphicStudyAddress({ id: product.id, lesson: id });
  return courseStudyAddress({ id: product.id, lesson: id, at });
};
