export { headlines, toNews } from './rows.ts';
