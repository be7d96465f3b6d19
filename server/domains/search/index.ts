export { findHits } from './hits.ts';
export { readKeyword } from './keyword.ts';
export { holding } from './matching.ts';
export { readWords } from './read-words.ts';
export { searchedNews, searchedProducts, searchedTeachers } from './searched.ts';
