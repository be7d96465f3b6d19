export { serveClassic } from './routes.ts';
