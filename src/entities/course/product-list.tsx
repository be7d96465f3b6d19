import { type ClassificationName, productList } from '../../../schemas/category/endpoints.ts';
import { useList } from '../../platform/reading/use-list.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/state/empty.tsx';
import { feedAddress } from '../category/addresses.ts';
import { type PriceChoice, usePrice, useSort, useType } from './list-choices.ts';
import { CourseRows } from './rows.tsx';

type Narrowing = {
  price?: PriceChoice;
  category_id?: string;
  teacher_id?: string;
  tree?: ClassificationName;
  node_id?: string;
  keyword?: string;
};

type Props = {
  /** What the page itself narrows the list to; it wins over the choices in the address. */
  fixed: Narrowing;
  narrow?: boolean;
};

/** Courses as the choices in the page's address and the page itself narrow them down. */
export const ProductList = ({ fixed, narrow = false }: Props) => {
  const [type] = useType();
  const [price] = usePrice();
  const [sort] = useSort();
  const list = useList(productList, { type, price, sort, ...fixed });
  const chosen = type !== '' || price !== '';
  const nothing = fixed.keyword ? '没有找到相关课程，换个更短的词试试' : '这里暂时没有课程';
  return (
    <CourseRows
      list={list}
      narrow={narrow}
      keyword={fixed.keyword ?? ''}
      empty={
        <EmptyState
          text={chosen ? '没有符合条件的课程，换个条件看看' : nothing}
          action={<ButtonLink href={feedAddress()}>去发现逛逛</ButtonLink>}
        />
      }
    />
  );
};
