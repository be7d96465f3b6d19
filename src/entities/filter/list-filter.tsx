import type { Filter } from '#src/platform/navigation/use-filter.ts';
import { FilterBar } from './bar.tsx';
import { nothingLeft } from './words.ts';

export const listFilter = (filter: Filter) => ({
  bar: <FilterBar filter={filter} />,
  left: nothingLeft(filter),
});
