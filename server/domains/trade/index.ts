export { tradeJobs } from './jobs.ts';
export { serveTrade } from './routes.ts';
