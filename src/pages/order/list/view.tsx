import { featuredAddress } from '#schemas/category/addresses.ts';
import { type OrderTab, orderDetail, orderList, orderPeriods } from '#schemas/order/endpoints.ts';
import type { OrderRow } from '#schemas/order/fields.ts';
import { LONGEST_KEYWORD, tidyKeyword } from '#schemas/search/keyword.ts';
import { listFilter } from '#src/entities/filter/list-filter.tsx';
import { orderStateNames } from '#src/entities/order/words.ts';
import type { EmptyWords } from '#src/page-kinds/empty-list.tsx';
import { listView } from '#src/page-kinds/list-view.tsx';
import { tabChoice } from '#src/page-kinds/tab-choice.tsx';
import { call } from '#src/platform/calls/call.ts';
import { choicesOf, useFilter } from '#src/platform/navigation/use-filter.ts';
import { useParam } from '#src/platform/navigation/use-param.ts';
import type { InfiniteList } from '#src/platform/reading/use-list.ts';
import { SearchField } from '#src/ui/form/search-field.tsx';
import { OrderCard } from './row.tsx';

const names: Readonly<Record<OrderTab, string>> = {
  all: '全部',
  unpaid: orderStateNames.unpaid,
  grouping: orderStateNames.grouping,
  done: orderStateNames.done,
  review: '待评价',
  refund: '退款',
};

const belongs = (tab: OrderTab, { state, refundAsked }: OrderRow): boolean => {
  if (tab === 'all') return true;
  if (tab === 'review') return state === 'done' && !refundAsked;
  if (tab !== 'refund') return state === tab;
  return refundAsked || state === 'refunding' || state === 'refunded';
};

const changesOf = (list: InfiniteList<OrderRow>, tab: OrderTab) => {
  const remove = (id: string) => list.update((rows) => rows.filter((row) => row.id !== id));
  const renew = async (id: string) => {
    const answer = await call(orderDetail, { id });
    if (!answer.ok) return;
    const fresh = answer.data;
    if (!belongs(tab, fresh)) return remove(id);
    list.update((rows) => rows.map((row) => (row.id === id ? fresh : row)));
  };
  return { remove, renew };
};

const useTab = tabChoice({ label: '按状态筛选', names });

const periodGroup = {
  label: '下单时间',
  choices: choicesOf(orderPeriods, {
    '': '全部时间',
    month: '近一个月',
    half: '近半年',
    year: '近一年',
  }),
};

const useChoice = () => {
  const { tab, head } = useTab();
  const [keyword, look] = useParam('word');
  const filter = useFilter({ period: periodGroup });
  return {
    tab,
    keyword,
    payload: { tab, keyword, ...filter.values },
    filter: listFilter(filter),
    head: (
      <>
        <SearchField
          label="搜索订单"
          placeholder="商品名称或订单编号"
          longest={LONGEST_KEYWORD}
          ground="page"
          value={keyword}
          onSearch={(typed) => look(tidyKeyword(typed))}
        />
        {head}
      </>
    ),
    forget: () => look(''),
  };
};

type OrderChoice = ReturnType<typeof useChoice>;

const emptyWords = ({ tab, keyword, forget }: OrderChoice): EmptyWords => {
  if (keyword) return { text: `没有找到“${keyword}”的订单`, link: '查看全部订单', to: forget };
  return {
    text: tab === 'all' ? '还没有订单' : `没有${names[tab]}的订单`,
    link: '看看好课',
    to: featuredAddress(),
  };
};

export default listView(orderList, {
  label: '我的订单',
  rowHeight: 220,
  skeleton: 'rows',
  cards: true,
  useChoice,
  empty: emptyWords,
  useParts: (list, { tab }) => {
    const { remove, renew } = changesOf(list, tab);
    return {
      row: (order) => (
        <OrderCard
          order={order}
          onChanged={() => void renew(order.id)}
          onRemoved={() => remove(order.id)}
        />
      ),
    };
  },
});
