import { productList } from '../../../schemas/category/endpoints.ts';
import { useList } from '../../platform/reading/use-list.ts';
import { Gone } from '../../ui/state/gone.tsx';
import { type Narrowing, nothingFound, useNarrowing } from './narrowing.ts';
import { CourseRows } from './rows.tsx';

type Props = {
  /** Filters set by the page itself; they win over the choices in the address. */
  fixed: Narrowing;
  narrow?: boolean;
};

/** Courses, filtered by the choices in the page's address and by the page itself. */
export const ProductList = ({ fixed, narrow = false }: Props) => {
  const narrowing = useNarrowing(fixed);
  const { text, link, to } = nothingFound(narrowing);
  return (
    <CourseRows
      list={useList(productList, narrowing.payload)}
      narrow={narrow}
      empty={<Gone text={text} href={to} name={link} />}
    />
  );
};
