export { serveRelation } from './routes.ts';
