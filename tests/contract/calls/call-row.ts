/** What a call sends, one answer of it in full, and what is read in that. */
export type CallRow = readonly [sent: object, data: unknown, read: unknown];
