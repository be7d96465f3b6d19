import { asc } from 'drizzle-orm';
import { bottomTab } from '../../db/tables/site.ts';
import type { SharedContext } from '../../platform/endpoint/context.ts';

export const listTabs = ({ db }: SharedContext) =>
  db
    .select({ name: bottomTab.name, shown: bottomTab.shown })
    .from(bottomTab)
    .orderBy(asc(bottomTab.position), asc(bottomTab.id));
