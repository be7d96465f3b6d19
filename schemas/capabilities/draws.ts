/** The header in which an app tells what it can draw, on calls that answer layouts. */
export const DRAWS_HEADER = 'app-draws';

/** What this app tells: `writeCapabilities` of its engine and its sections, which a test holds. */
export const DRAWS = 'engine=2';
