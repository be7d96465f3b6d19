export const RETURN_DAYS = 7;

/** In percent; only below it the full price is refunded. */
export const MOST_STUDIED = 10;
