import { asc, eq } from 'drizzle-orm';
import { banner } from '../../../db/tables/home.ts';
import type { SharedContext } from '../../../platform/endpoint/context.ts';

export const listBanners =
  (slot: (typeof banner.$inferSelect)['slot']) =>
  ({ db }: SharedContext) =>
    db
      .select({ thumb: banner.thumb, link: banner.link, title: banner.title })
      .from(banner)
      .where(eq(banner.slot, slot))
      .orderBy(asc(banner.position), asc(banner.id));
