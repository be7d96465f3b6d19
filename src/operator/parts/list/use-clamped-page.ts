import { useEffect } from 'react';

/** Goes to the last page where the shown one no longer exists; `pages` is undefined until known. */
export const useClampedPage = (
  page: number,
  pages: number | undefined,
  onPage: (page: number) => void,
): void => {
  useEffect(() => {
    if (pages !== undefined && page > Math.max(1, pages)) onPage(Math.max(1, pages));
  }, [page, pages, onPage]);
};
