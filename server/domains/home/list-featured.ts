import type { SharedContext } from '../../platform/context.ts';
import { pagesOf } from '../../platform/paging.ts';
import { countListed, listedCourses } from '../catalogue/index.ts';

export const listFeatured = async ({ db }: SharedContext, { page }: { page: number }) => {
  const [items, total] = await Promise.all([
    listedCourses(db, 'featured', page),
    countListed(db, 'featured'),
  ]);
  return { items, pageCount: pagesOf(total) };
};
