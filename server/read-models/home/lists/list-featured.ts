import { countListed, listedCourses, type Shopper } from '../../../libraries/catalogue/index.ts';
import { pagesOf } from '../../../platform/wire/paging.ts';

export const listFeatured = async (shopper: Shopper, { page }: { page: number }) => {
  const [items, total] = await Promise.all([
    listedCourses(shopper, 'featured', page),
    countListed(shopper.db, 'featured'),
  ]);
  return { items, pageCount: pagesOf(total) };
};
