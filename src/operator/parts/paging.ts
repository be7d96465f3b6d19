/** Rows of a table on a page; the calls of lists answer as many. */
const ROWS = 20;

const plain = { pageSize: ROWS, hideOnSinglePage: true, showSizeChanger: false } as const;

/** The paging of a table that holds all its rows. */
export const ownPaging = plain;

/** The paging of a table that holds one of `pages` pages; `onPage` is told of another. */
export const pagingOf = (page: number, pages: number, onPage: (page: number) => void) => ({
  ...plain,
  current: page,
  total: pages * ROWS,
  onChange: onPage,
});
