/** As many as on a page of a list call. */
const ROWS = 20;

const plain = { pageSize: ROWS, hideOnSinglePage: true, showSizeChanger: false } as const;

export const ownPaging = plain;

export const pagingOf = (page: number, pages: number, onPage: (page: number) => void) => ({
  ...plain,
  current: page,
  total: pages * ROWS,
  onChange: onPage,
});
