export { serveClassic, serveShippedLayouts } from './routes.ts';
