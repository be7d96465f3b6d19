export { assertUpcoming, reservableActivities } from './reservable.ts';
export { serveActivity } from './routes.ts';
