import { HOUR } from '../time/durations.ts';

// clients keep an answer for an hour plus its `expire`: minus an hour means that it is not cached, so that what
// operators publish or withdraw shows on the next load (docs/decisions/live-order.md)
export const ASK_AGAIN = -HOUR;
