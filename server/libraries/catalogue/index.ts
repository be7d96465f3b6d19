export { coursesBy } from './courses-by.ts';
export { inCategory } from './in-category.ts';
export { inOrder } from './in-order.ts';
export { type CardTerms, cardFen, fenFor, fenIn, pricesOf, type Shopper } from './price.ts';
export {
  countCourses,
  countListed,
  coursePage,
  courseRow,
  courseRows,
  listCourses,
  listedCourses,
  published,
  toCourse,
} from './queries.ts';
export { MOST_STUDIED, RETURN_DAYS } from './return-rule.ts';
