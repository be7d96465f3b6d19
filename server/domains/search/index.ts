export { findHits, searchedNews, searchedProducts } from './hits.ts';
export { readKeyword } from './keyword.ts';
export { serveSearch } from './routes.ts';
