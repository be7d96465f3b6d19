/** Home pages, and how they start: in a file that other pages do without. */
export { HomePage as default } from './home-page.tsx';
export { loadShown, startHome } from './start-home.ts';
