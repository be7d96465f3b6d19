export { serveClassic, serveOwnLayouts, serveShippedLayouts } from './routes.ts';
