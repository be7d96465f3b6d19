import { droppedItems } from '#schemas/wire/structures.ts';

/** Wire rule 19. */
export const ROWS_A_PAGE = 10;

/** Without a total, a page that is not full is the last one. */
export const isLast = (
  page: number,
  pageCount: number | null,
  items: readonly unknown[],
): boolean =>
  pageCount === null ? items.length + droppedItems(items).length < ROWS_A_PAGE : page >= pageCount;
