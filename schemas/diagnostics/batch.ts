export const DIAGNOSTICS_BATCH = 200;

/** Faults of one kind that are reported for an answer; one more report then says how many there are. */
export const MAX_LISTED = 20;
