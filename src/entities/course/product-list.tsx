import { productList } from '#schemas/category/endpoints.ts';
import { useList } from '#src/platform/reading/use-list.ts';
import { Button } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';
import { NotFound } from '#src/ui/state/not-found.tsx';
import { type CourseFilter, type Narrowing, nothingFound, useNarrowing } from './narrowing.ts';
import { CourseRows } from './rows.tsx';

type Props = {
  /** Filters of the page itself; they override the choices in the address. */
  fixed: Narrowing;
  shown: readonly CourseFilter[];
  narrow?: boolean;
};

export const ProductList = ({ fixed, shown, narrow = false }: Props) => {
  const narrowing = useNarrowing(fixed, shown);
  const { bar, left } = narrowing.filter;
  const { text, link, to } = nothingFound(narrowing);
  return (
    <>
      {bar}
      <CourseRows
        list={useList(productList, narrowing.payload)}
        narrow={narrow}
        empty={
          left ? (
            <EmptyState text={left.text} action={<Button onClick={left.to}>{left.link}</Button>} />
          ) : (
            <NotFound text={text} href={to} name={link} />
          )
        }
      />
    </>
  );
};
