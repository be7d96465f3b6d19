import { productList } from '#schemas/category/endpoints.ts';
import { useList } from '#src/platform/reading/use-list.ts';
import { Button } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';
import { NotFound } from '#src/ui/state/not-found.tsx';
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
