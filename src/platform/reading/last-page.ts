import { droppedItems } from '../../../schemas/structures.ts';

/** A full page of every list (wire rule 19). */
export const ROWS_A_PAGE = 10;

/** Without a total, a page that the back end did not fill is the last one. */
export const isLast = (
  page: number,
  pageCount: number | null,
  items: readonly unknown[],
): boolean =>
  pageCount === null ? items.length + droppedItems(items).length < ROWS_A_PAGE : page >= pageCount;
