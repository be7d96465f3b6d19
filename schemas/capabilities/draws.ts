/** The header by which an app says what it can draw, on calls that answer layouts. */
export const DRAWS_HEADER = 'app-draws';

/** This app's value: a test compares it with `writeCapabilities` of its engine and sections. */
export const DRAWS = 'engine=2';
