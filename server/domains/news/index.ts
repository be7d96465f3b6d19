export { serveNews } from './routes.ts';
export { newsBy } from './rows.ts';
