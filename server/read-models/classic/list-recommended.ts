import type { Listing } from '../../db/tables/catalogue.ts';
import { listedCourses, type Shopper } from '../../libraries/catalogue/index.ts';

export const listRecommended =
  (listing: Listing) =>
  async (shopper: Shopper, { page }: { page: number }) => ({
    items: await listedCourses(shopper, listing, page),
    pageCount: null,
  });
