export { serveFind } from './routes.ts';
