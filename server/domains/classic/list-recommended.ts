import type { Listing } from '../../db/tables/catalogue.ts';
import type { Context } from '../../platform/context.ts';
import { listedCourses } from '../catalogue/index.ts';

export const listRecommended =
  (listing: Listing) =>
  async ({ db }: Context, { page }: { page: number }) => ({
    items: await listedCourses(db, listing, page),
    pageCount: null,
  });
