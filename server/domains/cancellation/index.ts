export { isCooling } from './cancellations.ts';
