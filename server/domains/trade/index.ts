export { demandUpcoming, reservableActivities } from './activities/reservable.ts';
export { auditBooks } from './audit.ts';
export { tradeJobs } from './jobs.ts';
export { countHeld, listRefunds, readRefund } from './refund-desk.ts';
export { serveTrade } from './routes.ts';
