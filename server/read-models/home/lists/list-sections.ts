import { asc } from 'drizzle-orm';
import { sectionOrder } from '../../../db/tables/home.ts';
import type { SharedContext } from '../../../platform/endpoint/context.ts';

export const listSections = ({ db }: SharedContext) =>
  db
    .select({ name: sectionOrder.name })
    .from(sectionOrder)
    .orderBy(asc(sectionOrder.position), asc(sectionOrder.id));
