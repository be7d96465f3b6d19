import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { selectPage } from '../../../db/select-page.ts';
import { teacher, workshop } from '../../../db/tables/teacher.ts';
import type { SharedContext } from '../../../platform/endpoint/context.ts';
import { inOrder, partOf, type Query } from '../queries.ts';

export const countWorkshops = (db: Database) => db.$count(workshop);

export const listWorkshops = async ({ db }: SharedContext, query: Query) => {
  const { only, ...part } = partOf(query, workshop.id);
  const all = db
    .select({ id: workshop.id, teacher, shop: workshop.shop })
    .from(workshop)
    .innerJoin(teacher, eq(teacher.id, workshop.teacherId));
  const { rows, pageCount } = await selectPage(db, all, {
    where: only,
    orderBy: inOrder(workshop),
    ...part,
    counted: workshop,
  });
  const items = rows.map((row) => ({
    id: String(row.id),
    teacherId: String(row.teacher.id),
    avatar: row.teacher.avatar,
    name: row.teacher.name,
    shop: row.shop,
  }));
  return { items, pageCount };
};
