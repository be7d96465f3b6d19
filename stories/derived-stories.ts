/** The stories that nobody writes by hand: of every registered section, every layout and every page of a kind. */
export { layoutFiles } from './layouts/layout-list.ts';
export { pageFiles } from './pages/derived/page-list.ts';
export { sectionFiles } from './sections/story-list.ts';
