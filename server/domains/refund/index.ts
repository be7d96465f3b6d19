export { refundVerbs } from './desk/verbs.ts';
export { refundJobs } from './jobs.ts';
export { serveRefund } from './routes.ts';
