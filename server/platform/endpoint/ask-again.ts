import { HOUR } from '../time/durations.ts';

// an hour less than nothing: clients cache these answers, and operators expect what they publish,
// or take back, to be seen on the next load (docs/decisions/live-order.md)
export const ASK_AGAIN = -HOUR;
