export { withinCategory } from './queries.ts';
export { serveClassic } from './routes.ts';
