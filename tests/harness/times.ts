import { whole } from './whole.ts';

/**
 * How many times as often what is made up is tried: a tenth in the daily run. `npm run fuzz` and whoever
 * sets FUZZ_TIMES take their time.
 */
export const times = Number(process.env.FUZZ_TIMES ?? (whole ? 1 : 0.1));

/** So many tries as the run takes of that many; at least one. */
export const triesOf = (many: number): number => Math.max(1, Math.round(many * times));

/** How many times longer a test may take than in a daily run. */
export const timeoutFactor = Math.max(1, times);
