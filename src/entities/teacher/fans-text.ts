import { bigCount } from '#src/ui/value/big-count.ts';

/** Fewer say nothing good of a teacher whom thousands learn from. */
const LEAST = 100;

/** '' for a few. */
export const fansText = (fans: number): string => (fans >= LEAST ? `${bigCount(fans)}位粉丝` : '');
