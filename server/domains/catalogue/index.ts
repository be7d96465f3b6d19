export { cardFen, fenFor, fenIn, type Shopper } from './price.ts';
export {
  countCourses,
  countListed,
  courseRow,
  courseRows,
  listedCourses,
  toCourse,
} from './queries.ts';
