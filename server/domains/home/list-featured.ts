import { pagesOf } from '../../platform/paging.ts';
import { countListed, listedCourses, type Shopper } from '../catalogue/index.ts';

export const listFeatured = async (shopper: Shopper, { page }: { page: number }) => {
  const [items, total] = await Promise.all([
    listedCourses(shopper, 'featured', page),
    countListed(shopper.db, 'featured'),
  ]);
  return { items, pageCount: pagesOf(total) };
};
