import { HOUR } from '../time/durations.ts';

// clients keep an answer for an hour plus its `expire`: a whole hour less keeps none, as operators
// expect what they publish or take back to show on the next load (docs/decisions/live-order.md)
export const ASK_AGAIN = -HOUR;
