export {
  countCourses,
  countListed,
  courseRow,
  courseRows,
  listedCourses,
  toCourse,
} from './queries.ts';
