import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { lesson, product } from '#server/db/tables/course.ts';
import type { Examples } from './examples.ts';
import { firstId } from './first-row.ts';

const columnLesson = async (db: Database) => {
  const [row] = await db
    .select({ column: product.id, chapter: lesson.chapterId, part: lesson.id })
    .from(lesson)
    .innerJoin(product, eq(product.id, lesson.productId))
    .where(eq(product.type, 3))
    .orderBy(lesson.id)
    .limit(1);
  return row ?? { column: 0, chapter: 0, part: 0 };
};

export const examples: Examples = async (db) => {
  const { column, chapter, part } = await columnLesson(db);
  const kind = (type: number) => firstId(db, product, eq(product.type, type));
  const [text, course] = [await kind(2), await kind(4)];
  return {
    '/courseDetail/:id': `/courseDetail/${course}`,
    '/coursedet/:id': `/coursedet/${course}`,
    '/coursedet1/:id': `/coursedet1/${text}`,
    '/tuwendet/:id': `/tuwendet/${text}`,
    '/textDetail/:id': `/textDetail/${text}`,
    '/specialDetail/:id': `/specialDetail/${column}`,
    '/specialDetail/:product/catalogDetail/:chapter': `/specialDetail/${column}/catalogDetail/${chapter}`,
    '/specialDetail/:product/:chapter/courseContent/:lesson': `/specialDetail/${column}/${chapter}/courseContent/${part}`,
    '/coursereview': `/coursereview?id=${course}`,
  };
};
