/** Rows on a page of a table; a page of a list call has as many. */
const ROWS = 20;

const plain = { pageSize: ROWS, hideOnSinglePage: true, showSizeChanger: false } as const;

/** The paging of a table that has all its rows already. */
export const ownPaging = plain;

/** The paging of a table that shows one of `pages` pages; `onPage` gets the chosen page. */
export const pagingOf = (page: number, pages: number, onPage: (page: number) => void) => ({
  ...plain,
  current: page,
  total: pages * ROWS,
  onChange: onPage,
});
