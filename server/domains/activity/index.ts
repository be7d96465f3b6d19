export { assertUpcoming, reservableActivities } from './reservable.ts';
