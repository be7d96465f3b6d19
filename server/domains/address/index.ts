export { serveAddress } from './routes.ts';
