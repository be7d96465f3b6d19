import { productList } from '../../../schemas/category/endpoints.ts';
import { EmptyList } from '../../page-kinds/empty-list.tsx';
import { useList } from '../../platform/reading/use-list.ts';
import { FilterBar } from '../../ui/filter/bar.tsx';
import { nothingLeft } from '../../ui/filter/words.ts';
import { type CourseFilter, type Narrowing, nothingFound, useNarrowing } from './narrowing.ts';
import { CourseRows } from './rows.tsx';

type Props = {
  /** Filters set by the page itself; they win over the choices in the address. */
  fixed: Narrowing;
  /** What a member can choose here, the most used first. */
  shown: readonly CourseFilter[];
  narrow?: boolean;
};

/** Courses, filtered by the choices in the page's address and by the page itself. */
export const ProductList = ({ fixed, shown, narrow = false }: Props) => {
  const narrowing = useNarrowing(fixed, shown);
  const { filter } = narrowing;
  return (
    <>
      <FilterBar filter={filter} />
      <CourseRows
        list={useList(productList, narrowing.payload)}
        narrow={narrow}
        empty={<EmptyList {...(nothingLeft(filter) ?? nothingFound(narrowing))} />}
      />
    </>
  );
};
