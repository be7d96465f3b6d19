export { servePayment } from './routes.ts';
