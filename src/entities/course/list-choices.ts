import {
  AUDIO,
  COLUMN,
  GRAPHIC,
  type ProductType,
  SERIES,
  TOPIC,
  VIDEO,
} from '../../../schemas/course/product-type.ts';
import { type ListSort, listSorts } from '../../../schemas/search/fields.ts';
import { useParam } from '../../platform/navigation/use-param.ts';
import type { Option } from '../../ui/list/choice-row.tsx';
import { typeNames } from './type-names.ts';

/** How lists can be sorted and filtered; the choice is kept in the page's address. */

export const sortOptions: readonly Option<ListSort>[] = [
  { value: 'best', name: '综合' },
  { value: 'new', name: '最新' },
  { value: 'hot', name: '最热' },
];

export type PriceChoice = '' | 'free' | 'paid';

export const priceOptions: readonly Option<PriceChoice>[] = [
  { value: '', name: '全部' },
  { value: 'free', name: '免费' },
  { value: 'paid', name: '付费' },
];

const tabOf = (type: ProductType) => ({ id: String(type), name: typeNames[type] });

/** Content types (wire rule 22). */
export const typeTabs: readonly { id: string; name: string }[] = [
  { id: '', name: '全部' },
  ...([VIDEO, AUDIO, GRAPHIC, SERIES, COLUMN, TOPIC] as const).map(tabOf),
];

const known = <V extends string>(value: string, values: readonly V[], fallback: V): V =>
  values.find((each) => each === value) ?? fallback;

/** The value of an address parameter and its setter; `fallback` for a value not in `values`. */
export const useChosen = <V extends string>(
  name: string,
  values: readonly V[],
  fallback: V,
): [V, (value: V) => void] => {
  const [value, set] = useParam(name, fallback);
  return [known(value, values, fallback), set];
};

export const useSort = () => useChosen<ListSort>('sort', listSorts, 'best');
export const usePrice = () => useChosen<PriceChoice>('price', ['', 'free', 'paid'], '');
export const useType = () =>
  useChosen(
    'type',
    typeTabs.map(({ id }) => id),
    '',
  );
