import { SearchLink } from '../search/link.tsx';

/** What the pages that list courses have in common. */
export const listing = {
  label: '课程',
  rowHeight: 99,
  skeleton: 'rows',
  fresh: false,
  aside: <SearchLink />,
} as const;
