import { and, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { product } from '../tables/course.ts';
import { teacher } from '../tables/teacher.ts';
import { asInserted } from './as-inserted.ts';
import { demoProducts } from './course/products.ts';
import { demoTeachers } from './teacher/teachers.ts';

/** For teachers of the first demo versions, which had names only. */
export const describeTeachersAnew = async (db: Database): Promise<void> => {
  const bare = and(eq(teacher.title, ''), eq(teacher.introHtml, ''));
  const rows = await db.select().from(teacher).where(bare);
  for (const [index, row] of asInserted(rows, demoTeachers, ['name', 'avatar']).entries())
    if (row)
      await db
        .update(teacher)
        .set({ ...demoTeachers[index] })
        .where(eq(teacher.id, row.id));
};

/** For products of the first demo versions, which had no description and no terms. */
export const describeProducts = async (db: Database, now: number): Promise<void> => {
  const bare = and(eq(product.subtitle, ''), eq(product.introHtml, ''));
  const rows = await db.select().from(product).where(bare);
  const given = demoProducts(now, [0]).map(({ row }) => row);
  const fields = ['type', 'title', 'priceFen'] as const;
  for (const [index, row] of asInserted(rows, given, fields).entries()) {
    const demo = given[index];
    if (!row || !demo) continue;
    const { subtitle, introHtml, gains, sequential, linePriceFen, memberPriceFen, memberFree } =
      demo;
    const terms = { sequential, linePriceFen, memberPriceFen, memberFree };
    await db
      .update(product)
      .set({ subtitle, introHtml, gains, ...terms })
      .where(eq(product.id, row.id));
  }
};
