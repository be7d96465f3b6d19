/** A course can be given back within this many days of paying for it. */
export const RETURN_DAYS = 7;

/** All of a course comes back below this percentage studied. */
export const MOST_STUDIED = 10;
