import { bigCount } from '../../ui/value/big-count.ts';

/** How many take part in an activity, in words; '' for nobody. */
export const joinersText = (joiners: number): string =>
  joiners > 0 ? `${bigCount(joiners)}人参加` : '';
