/** Of any list (wire rule 19). */
export const PAGE_SIZE = 10;

/** Counting more rows would take longer with each; rows behind the last counted page are found by search or state. */
export const MOST_COUNTED = 10_000;

const LAST_PAGE = 1_000_000;

/** Pages count from 1; 0 and unreadable numbers count as 1. */
export const rowsOf = (page: number, size: number = PAGE_SIZE) => ({
  limit: size,
  offset: (Math.min(Math.max(page, 1), LAST_PAGE) - 1) * size,
});

export const pagesOf = (rows: number, size: number = PAGE_SIZE): number => Math.ceil(rows / size);
