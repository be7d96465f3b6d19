import { droppedItems } from '#schemas/wire/structures.ts';

/** A full page of every list (wire rule 19). */
export const ROWS_A_PAGE = 10;

/** Whether a page is the last one; without a total, a page that is not full is. */
export const isLast = (
  page: number,
  pageCount: number | null,
  items: readonly unknown[],
): boolean =>
  pageCount === null ? items.length + droppedItems(items).length < ROWS_A_PAGE : page >= pageCount;
