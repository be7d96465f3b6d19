import { feedAddress } from '../../../schemas/category/addresses.ts';
import type { ClassificationName } from '../../../schemas/category/endpoints.ts';
import { type PriceChoice, usePrice, useSort, useType } from './list-choices.ts';

/** Filters that a page itself sets on a list of courses. */
export type Narrowing = {
  price?: PriceChoice;
  category_id?: string;
  teacher_id?: string;
  tree?: ClassificationName;
  node_id?: string;
  keyword?: string;
};

/** The payload of a list of courses: the choices in the page's address, overridden by `fixed`. */
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

/** The words of an empty list: why nothing is found, and a link. */
export const nothingFound = ({ nothing }: { nothing: string }) => ({
  text: nothing,
  link: '去发现逛逛',
  to: feedAddress(),
});
