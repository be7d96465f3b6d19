import { ChoiceRow } from '../../ui/list/choice-row.tsx';
import { Tabs } from '../../ui/page/tabs.tsx';
import css from './filter-bar.module.css';
import { priceOptions, sortOptions, typeTabs, usePrice, useSort, useType } from './list-choices.ts';

type Props = { types?: boolean; prices?: boolean };

/** Type, order and price of a list of courses; every choice stands in the page's address. */
export const FilterBar = ({ types = true, prices = true }: Props) => {
  const [type, setType] = useType();
  const [sort, setSort] = useSort();
  const [price, setPrice] = usePrice();
  const chooseType = (id: string) => {
    const tab = typeTabs.find((each) => each.id === id);
    if (tab) setType(tab.id);
  };
  return (
    <div className={css.bar}>
      {types && (
        <Tabs label="内容类型" look="pill" tabs={typeTabs} current={type} onChoose={chooseType} />
      )}
      <div className={css.choices}>
        <ChoiceRow label="排序" options={sortOptions} current={sort} onChoose={setSort} />
        {prices && (
          <ChoiceRow label="价格" options={priceOptions} current={price} onChoose={setPrice} />
        )}
      </div>
    </div>
  );
};
