import { bigCount } from '../../ui/value/big-count.ts';

/** How many watch a broadcast, in words of its cards; '' for nobody. */
export const viewersText = (viewers: number): string =>
  viewers > 0 ? `${bigCount(viewers)}人观看` : '';

/** How many have seen a broadcast, in words. */
export const seenByText = (viewers: number): string => `${bigCount(viewers)}人看过`;
