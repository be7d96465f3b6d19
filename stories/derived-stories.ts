/** Generated stories: of every registered section, layout and page. */
export { layoutFiles } from './layouts/layout-list.ts';
export { pageFiles } from './pages/derived/page-list.ts';
export { sectionFiles } from './sections/story-list.ts';
