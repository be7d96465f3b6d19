export { findHits, searchedNews, searchedProducts } from './hits.ts';
export { readKeyword } from './keyword.ts';
