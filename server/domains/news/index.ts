export { newsBy } from './rows.ts';
