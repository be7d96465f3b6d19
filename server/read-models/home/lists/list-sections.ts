import { asc } from 'drizzle-orm';
import { sectionOrderTable } from '../../../db/tables/home.ts';
import type { SharedContext } from '../../../platform/endpoint/context.ts';

export const listSections = ({ db }: SharedContext) =>
  db
    .select({ name: sectionOrderTable.name })
    .from(sectionOrderTable)
    .orderBy(asc(sectionOrderTable.position), asc(sectionOrderTable.id));
