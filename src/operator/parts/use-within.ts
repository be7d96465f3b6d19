import { useEffect } from 'react';

/** Goes back to the last page where the one that is shown is gone; `pages` once it is known. */
export const useWithin = (
  page: number,
  pages: number | undefined,
  onPage: (page: number) => void,
): void => {
  useEffect(() => {
    if (pages !== undefined && page > Math.max(1, pages)) onPage(Math.max(1, pages));
  }, [page, pages, onPage]);
};
