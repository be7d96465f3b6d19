export { paymentJobs } from './jobs.ts';
export { payOrder } from './pay-order.ts';
export { servePayment } from './routes.ts';
export { serveNotices } from './serve-notices.ts';
