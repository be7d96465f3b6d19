import { desc, lte } from 'drizzle-orm';
import { COLUMN } from '#schemas/course/product-type.ts';
import { product } from '../../db/tables/course.ts';
import { listCourses, type Shopper } from '../../libraries/catalogue/index.ts';

const HOT = 2;
/** The classic variants know the types 0 to 3 (wire rule 23). */
const classicTypes = lte(product.type, COLUMN);

/** `type` 2: by learners, anything else: newest. */
export const listRanked = (shopper: Shopper, { type, page }: { type: number; page: number }) => {
  const order = [desc(type === HOT ? product.learners : product.createdAt)];
  return listCourses(shopper, { filter: classicTypes, order, page });
};
