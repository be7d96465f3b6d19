import { SearchLink } from '../search/link.tsx';

export const listing = {
  label: '课程',
  rowHeight: 99,
  skeleton: 'rows',
  fresh: false,
  aside: <SearchLink />,
} as const;
