import type { ClassificationName } from '../../../schemas/category/endpoints.ts';
import { feedAddress } from '../category/addresses.ts';
import { type PriceChoice, usePrice, useSort, useType } from './list-choices.ts';

/** What a page itself narrows a list of courses to. */
export type Narrowing = {
  price?: PriceChoice;
  category_id?: string;
  teacher_id?: string;
  tree?: ClassificationName;
  node_id?: string;
  keyword?: string;
};

/** What a list of courses is asked for: by the choices in the page's address, and by `fixed`, which wins. */
export const useNarrowing = (fixed: Narrowing) => {
  const [type] = useType();
  const [price] = usePrice();
  const [sort] = useSort();
  const chosen = type !== '' || price !== '';
  const nothing = fixed.keyword ? '没有找到相关课程，换个更短的词试试' : '这里暂时没有课程';
  return {
    key: 'courses',
    payload: { type, price, sort, ...fixed },
    nothing: chosen ? '没有符合条件的课程，换个条件看看' : nothing,
  };
};

/** Where nothing is found: why, and a way on. */
export const nothingFound = ({ nothing }: { nothing: string }) => ({
  text: nothing,
  link: '去发现逛逛',
  to: feedAddress(),
});
