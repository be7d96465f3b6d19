import {
  type OrderTab,
  orderDetail,
  orderList,
  orderTabs,
} from '../../../../schemas/order/endpoints.ts';
import type { OrderRow as Row } from '../../../../schemas/order/fields.ts';
import { featuredAddress } from '../../../entities/category/addresses.ts';
import { call } from '../../../platform/calls/call.ts';
import { useParam } from '../../../platform/navigation/use-param.ts';
import { useFreshList } from '../../../platform/reading/use-fresh-list.ts';
import { useList } from '../../../platform/reading/use-list.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { ListView } from '../../../ui/list/view.tsx';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { Tabs } from '../../../ui/page/tabs.tsx';
import { EmptyState } from '../../../ui/state/empty.tsx';
import { OrderRow } from './row.tsx';
import css from './view.module.css';

const names: Readonly<Record<OrderTab, string>> = {
  all: '全部',
  unpaid: '待付款',
  grouping: '待成团',
  done: '已完成',
  refund: '退款',
};
const tabs = orderTabs.map((id) => ({ id, name: names[id] }));

const belongs = (tab: OrderTab, { state }: Row): boolean => {
  if (tab === 'all') return true;
  return tab === 'refund' ? state === 'refunding' || state === 'refunded' : state === tab;
};

/** The list of a tab, and how single orders in it are brought up to date. */
const useOrders = (tab: OrderTab) => {
  const list = useFreshList(useList(orderList, { tab }));
  const remove = (id: string) => list.update((rows) => rows.filter((row) => row.id !== id));
  const renew = async (id: string) => {
    const answer = await call(orderDetail, { id });
    if (!answer.ok) return;
    const fresh = answer.data;
    if (!belongs(tab, fresh)) return remove(id);
    list.update((rows) => rows.map((row) => (row.id === id ? fresh : row)));
  };
  return { list, remove, renew };
};

/** `/orderList`: a member's orders by how they stand, the newest first. */
export default function OrdersPage() {
  const [name, choose] = useParam('tab', 'all');
  const tab = orderTabs.find((each) => each === name) ?? 'all';
  const { list, remove, renew } = useOrders(tab);
  return (
    <PageFrame flush>
      <Tabs label="按状态筛选" tabs={tabs} current={tab} onChoose={choose} look="line" />
      <div className={css.list}>
        <ListView
          key={tab}
          list={list}
          rowHeight={220}
          skeleton="rows"
          label="我的订单"
          empty={
            <EmptyState
              text={tab === 'all' ? '还没有订单' : `没有${names[tab]}的订单`}
              action={<ButtonLink href={featuredAddress()}>看看好课</ButtonLink>}
            />
          }
        >
          {(order) => (
            <OrderRow
              order={order}
              onChanged={() => void renew(order.id)}
              onRemoved={() => remove(order.id)}
            />
          )}
        </ListView>
      </div>
    </PageFrame>
  );
}
