import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { teacher, workshop } from '../../../db/tables/teacher.ts';
import type { SharedContext } from '../../../platform/endpoint/context.ts';
import { pagesOf, rowsOf } from '../../../platform/wire/paging.ts';

export const countWorkshops = (db: Database) => db.$count(workshop);

export const listWorkshops = async ({ db }: SharedContext, { page }: { page: number }) => {
  const { limit, offset } = rowsOf(page);
  const [rows, total] = await Promise.all([
    db
      .select({ id: workshop.id, teacher, shop: workshop.shop })
      .from(workshop)
      .innerJoin(teacher, eq(teacher.id, workshop.teacherId))
      .orderBy(asc(workshop.position), asc(workshop.id))
      .limit(limit)
      .offset(offset),
    countWorkshops(db),
  ]);
  const items = rows.map((row) => ({
    id: String(row.id),
    teacherId: String(row.teacher.id),
    avatar: row.teacher.avatar,
    name: row.teacher.name,
    shop: row.shop,
  }));
  return { items, pageCount: pagesOf(total) };
};
