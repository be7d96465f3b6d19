/** The stories that nobody writes by hand: of every registered section and every layout. */
export { layoutFiles } from './layouts/layout-list.ts';
export { sectionFiles } from './sections/story-list.ts';
