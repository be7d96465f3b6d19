import { desc, lte } from 'drizzle-orm';
import { COLUMN } from '#schemas/course/product-type.ts';
import { product } from '../../db/tables/course.ts';
import {
  countCourses,
  courseRows,
  type Shopper,
  toCourse,
} from '../../libraries/catalogue/index.ts';
import { pagesOf } from '../../platform/wire/paging.ts';

const HOT = 2;
/** The classic variants know the types 0 to 3 (wire rule 23). */
const classicTypes = lte(product.type, COLUMN);

/** `type` 2 = by learners, anything else = newest. */
export const listRanked = async (shopper: Shopper, payload: { type: number; page: number }) => {
  const { db } = shopper;
  const order = [desc(payload.type === HOT ? product.learners : product.createdAt)];
  const [rows, total] = await Promise.all([
    courseRows(db, { filter: classicTypes, order, page: payload.page }),
    countCourses(db, classicTypes),
  ]);
  return { items: rows.map(toCourse(shopper)), pageCount: pagesOf(total) };
};
