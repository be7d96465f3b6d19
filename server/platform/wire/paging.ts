/** Rows on a page of any list (wire rule 19). */
export const PAGE_SIZE = 10;

/**
 * Rows of a long list that are counted at most: a count of more would take longer with each row. What
 * lies behind the last page that is told is found by a word or a state.
 */
export const MOST_COUNTED = 10_000;

const LAST_PAGE = 1_000_000;

/** Offset and limit of a page counted from 1; 0 and unreadable numbers count as 1. */
export const rowsOf = (page: number, size: number = PAGE_SIZE) => ({
  limit: size,
  offset: (Math.min(Math.max(page, 1), LAST_PAGE) - 1) * size,
});

/** Pages that `rows` rows fill. */
export const pagesOf = (rows: number, size: number = PAGE_SIZE): number => Math.ceil(rows / size);
