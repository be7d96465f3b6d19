import type { LessonKind } from '../../../schemas/course/fields.ts';
import { columnLessonAddress, courseStudyAddress, graphicStudyAddress } from './addresses.ts';

/** Columns and special topics, whose lessons have pages below the column's own. */
const COLUMNS: readonly number[] = [3, 5];

export const isColumn = (type: number): boolean => COLUMNS.includes(type);

type Product = { id: string; type: number };
type Lesson = { id: string; kind: LessonKind; chapterId: string };

/** The page on which a lesson is studied. */
export const lessonAddress = (product: Product, { id, kind, chapterId }: Lesson): string => {
  if (isColumn(product.type))
    return columnLessonAddress({ product: product.id, chapter: chapterId, lesson: id });
  const addressOf = kind === 'text' ? graphicStudyAddress : courseStudyAddress;
  return addressOf({ id: product.id, lesson: id });
};
