import { asc } from 'drizzle-orm';
import { sectionOrder } from '../../db/tables/home.ts';
import type { SharedContext } from '../../platform/context.ts';

// an hour less than nothing: clients cache this answer, and operators expect the change at once
// (docs/decisions/live-order.md)
export const ASK_AGAIN = -3_600_000;

export const listSections = ({ db }: SharedContext) =>
  db
    .select({ name: sectionOrder.name })
    .from(sectionOrder)
    .orderBy(asc(sectionOrder.position), asc(sectionOrder.id));
