export { demandUpcoming, reservableActivities } from './reservable.ts';
export { serveActivity } from './routes.ts';
