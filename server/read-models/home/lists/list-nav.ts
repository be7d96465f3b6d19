import { asc } from 'drizzle-orm';
import { navIcon } from '../../../db/tables/home.ts';
import type { SharedContext } from '../../../platform/endpoint/context.ts';

export const listNav = async ({ db }: SharedContext) => {
  const rows = await db.select().from(navIcon).orderBy(asc(navIcon.position), asc(navIcon.id));
  return rows.map(({ id, name, thumb, link, joinsApp }) => ({
    id: String(id),
    name,
    thumb,
    link,
    joinsApp,
  }));
};
