/** As many as on a page of a list call. */
const ROWS = 20;

const plain = { pageSize: ROWS, hideOnSinglePage: true, showSizeChanger: false } as const;

/** For a table that has all its rows already. */
export const ownPaging = plain;

/** For a table that shows one of `pages` pages. */
export const pagingOf = (page: number, pages: number, onPage: (page: number) => void) => ({
  ...plain,
  current: page,
  total: pages * ROWS,
  onChange: onPage,
});
