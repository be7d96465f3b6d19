import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { product } from '../../db/tables/course.ts';
import { live } from '../../db/tables/live.ts';
import { workshopBannerTable as banner } from '../../db/tables/workshop.ts';

/** Joins a banner with what it leads to, while that is the workshop's. */
export const ofCourse = and(
  eq(product.id, banner.productId),
  eq(product.teacherId, banner.teacherId),
);
export const ofLive = and(eq(live.id, banner.liveId), eq(live.teacherId, banner.teacherId));

export const inBannerOrder = [asc(banner.position), asc(banner.id)] as const;

/** `type` is that of a course; null for a broadcast. */
export type ShownBanner = {
  id: number;
  picture: string;
  title: string;
  target: number;
  type: number | null;
};

/** A column: the banners that learners see, in their order; none that is hidden, or leads to what is not published. */
export const shownBanners = (db: Database, teacherId: number) => {
  const row = sql`json_build_object('id', ${banner.id}, 'picture', ${banner.picture}, 'title', ${banner.title},
    'target', coalesce(${product.id}, ${live.id}), 'type', ${product.type})`;
  const order = sql.join([...inBannerOrder], sql`, `);
  const rows = db
    .select({ rows: sql`coalesce(json_agg(${row} order by ${order}), '[]')` })
    .from(banner)
    .leftJoin(product, ofCourse)
    .leftJoin(live, ofLive)
    .where(
      and(
        eq(banner.teacherId, teacherId),
        eq(banner.shown, true),
        or(eq(product.published, true), eq(live.published, true)),
      ),
    );
  return sql<ShownBanner[]>`(${rows})`;
};
