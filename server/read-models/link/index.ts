export { serveLinks } from './routes.ts';
