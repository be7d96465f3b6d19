/** At most this many diagnostics in one call. */
export const DIAGNOSTICS_BATCH = 200;

/** Faults of one kind that an answer is told at most; one more then tells how many there are. */
export const MAX_LISTED = 20;
