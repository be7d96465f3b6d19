import type { LessonKind } from '../../../schemas/course/fields.ts';

/** Columns and special topics, whose lessons have pages below the column's own. */
const COLUMNS: readonly number[] = [3, 5];

export const isColumn = (type: number): boolean => COLUMNS.includes(type);

type Product = { id: string; type: number };
type Lesson = { id: string; kind: LessonKind; chapterId: string };

/** The page on which a lesson is studied. */
export const lessonAddress = (product: Product, { id, kind, chapterId }: Lesson): string => {
  if (isColumn(product.type))
    return `/specialDetail/${product.id}/${chapterId}/courseContent/${id}`;
  return `/${kind === 'text' ? 'coursedet1' : 'coursedet'}/${product.id}?lesson=${id}`;
};
