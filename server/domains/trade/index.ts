export { auditBooks } from './audit.ts';
export { tradeJobs } from './jobs.ts';
export { serveTrade } from './routes.ts';
