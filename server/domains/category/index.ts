export { serveCategory } from './routes.ts';
