import { feedAddress } from '#schemas/category/addresses.ts';
import type { ClassificationName } from '#schemas/category/endpoints.ts';
import type { ListPrice } from '#schemas/search/fields.ts';
import { useFilter } from '#src/platform/navigation/use-filter.ts';
import { listFilter } from '../filter/list-filter.tsx';
import { priceGroup, sortGroup, typeGroup, useCategoryGroup } from './filters.ts';

export type Narrowing = {
  price?: ListPrice;
  category_id?: string;
  teacher_id?: string;
  tree?: ClassificationName;
  node_id?: string;
  keyword?: string;
};

export type CourseFilter = 'type' | 'price' | 'sort' | 'category';

/**
 * The payload of a list of courses: the choices in the page's address, overridden by `fixed`. `shown`: the
 * choices offered to members, the most used first.
 */
export const useNarrowing = (fixed: Narrowing, shown: readonly CourseFilter[]) => {
  const category = useCategoryGroup(shown.includes('category'));
  const groups = { type: typeGroup, price: priceGroup, sort: sortGroup, category };
  const filter = useFilter(groups, shown);
  const { type, price, sort, category: category_id } = filter.values;
  const nothing = fixed.keyword ? '没有找到相关课程，换个更短的词试试' : '这里暂时没有课程';
  const inCategory = shown.includes('category') ? { category_id } : {};
  return {
    key: 'courses',
    payload: { type, price, sort, ...inCategory, ...fixed },
    filter: listFilter(filter),
    nothing,
  };
};

export const nothingFound = ({ nothing }: { nothing: string }) => ({
  text: nothing,
  link: '去发现逛逛',
  to: feedAddress(),
});
