export { activityOccasions } from './occasions.ts';
export { assertUpcoming, reservableActivities } from './reservable.ts';
