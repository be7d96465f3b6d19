import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { teacher, workshop } from '../../../db/tables/teacher.ts';
import type { SharedContext } from '../../../platform/endpoint/context.ts';
import { pagesOf, rowsOf } from '../../../platform/wire/paging.ts';
import { type Asked, partOf } from '../queries.ts';

export const countWorkshops = (db: Database) => db.$count(workshop);

export const listWorkshops = async ({ db }: SharedContext, asked: Asked) => {
  const { only, page, size } = partOf(asked, workshop.id);
  const { limit, offset } = rowsOf(page, size);
  const [rows, total] = await Promise.all([
    db
      .select({ id: workshop.id, teacher, shop: workshop.shop })
      .from(workshop)
      .innerJoin(teacher, eq(teacher.id, workshop.teacherId))
      .where(only)
      .orderBy(asc(workshop.position), asc(workshop.id))
      .limit(limit)
      .offset(offset),
    db.$count(workshop, only),
  ]);
  const items = rows.map((row) => ({
    id: String(row.id),
    teacherId: String(row.teacher.id),
    avatar: row.teacher.avatar,
    name: row.teacher.name,
    shop: row.shop,
  }));
  return { items, pageCount: pagesOf(total, size) };
};
