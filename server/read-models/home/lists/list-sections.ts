import { asc } from 'drizzle-orm';
import { wireOrder } from '#schemas/publication/page-order.ts';
import { sectionOrderTable } from '../../../db/tables/home.ts';
import type { SharedContext } from '../../../platform/endpoint/context.ts';

export const listSections = async ({ db }: SharedContext) => {
  const { name, details, closed } = sectionOrderTable;
  const rows = await db
    .select({ name, details, closed })
    .from(sectionOrderTable)
    .orderBy(asc(sectionOrderTable.position), asc(sectionOrderTable.id));
  return wireOrder(rows.map((row) => ({ ...row, details: row.details ?? {} })));
};
