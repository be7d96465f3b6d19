export { findCourses } from './found-courses.ts';
export { findHits } from './hits.ts';
export { readKeyword } from './keyword.ts';
export { withMarks } from './marks.ts';
export { holding } from './matching.ts';
export { readWords } from './read-words.ts';
export {
  type SearchedTable,
  searchedLives,
  searchedNews,
  searchedProducts,
  searchedTeachers,
} from './searched.ts';
export type { Word } from './words.ts';
