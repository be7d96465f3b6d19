export { serveRefund } from './routes.ts';
