export {
  countCourses,
  countListed,
  courseRows,
  listedCourses,
  toCourse,
} from './queries.ts';
