import { SearchLink } from '../search/link.tsx';

/** Options shared by the pages that list courses. */
export const listing = {
  label: '课程',
  rowHeight: 99,
  skeleton: 'rows',
  fresh: false,
  aside: <SearchLink />,
} as const;
