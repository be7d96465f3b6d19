import {
  countListed,
  coursesBy,
  listedCourses,
  type Shopper,
} from '../../../libraries/catalogue/index.ts';
import { keyOrZero } from '../../../platform/wire/keys.ts';
import { pagesOf } from '../../../platform/wire/paging.ts';
import type { Query } from '../queries.ts';

/** Items by id need not be in the editors' list. */
export const listFeatured = async (shopper: Shopper, { page, ids }: Query) => {
  if (ids.length > 0) return { items: await coursesBy(shopper, ids.map(keyOrZero)), pageCount: 1 };
  const [items, total] = await Promise.all([
    listedCourses(shopper, 'featured', page),
    countListed(shopper.db, 'featured'),
  ]);
  return { items, pageCount: pagesOf(total) };
};
