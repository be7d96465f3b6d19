import { firstCategories } from '#schemas/classic/endpoints.ts';
import { AUDIO, COLUMN, GRAPHIC, SERIES, TOPIC, VIDEO } from '#schemas/course/product-type.ts';
import { listPrices, listSorts } from '#schemas/search/fields.ts';
import { choicesOf, type FilterGroup } from '#src/platform/navigation/use-filter.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { typeNames } from './type-names.ts';

export const sortGroup = {
  label: '排序',
  choices: choicesOf(listSorts, { best: '综合', new: '最新', hot: '最热' }),
};

export const priceGroup = {
  label: '价格',
  choices: choicesOf(listPrices, { '': '全部', free: '免费', member: '会员免费', paid: '付费' }),
};

/** Wire rule 22. */
export const typeGroup = {
  label: '类型',
  many: true,
  choices: [
    { value: '', name: '全部' },
    ...[VIDEO, AUDIO, GRAPHIC, SERIES, COLUMN, TOPIC].map((type) => ({
      value: String(type),
      name: typeNames[type] ?? '',
    })),
  ],
} satisfies FilterGroup;

export const useCategoryGroup = (when = true): FilterGroup => {
  const { data } = useCall(firstCategories, {}, { when });
  return {
    label: '科室',
    choices: [
      { value: '', name: '全部科室' },
      ...(data ?? []).map(({ id, name }) => ({ value: id, name })),
    ],
    pending: data === undefined,
  };
};
