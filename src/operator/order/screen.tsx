import { useLocation, useSearch } from 'wouter';
import { listOrders, type OrderFilter } from '#schemas/order/desk-endpoints.ts';
import { useClampedPage } from '../parts/list/use-clamped-page.ts';
import { Loaded } from '../parts/panel/loaded.tsx';
import { WidePanel } from '../parts/panel/wide-panel.tsx';
import { Text } from '../parts/part.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import css from './order.module.css';
import { ordersAddress, ordersIn } from './order-query.ts';
import { OrderPanel } from './panel.tsx';
import { OrderTable } from './table.tsx';
import { OrderTools } from './tools.tsx';

/** The server counts no further. */
const MOST_COUNTED = 10_000;

const totalText = (total: number): string =>
  total < MOST_COUNTED ? `共 ${total} 个订单` : `超过 ${MOST_COUNTED} 个订单，先列出最新的`;

export default function OrdersScreen({ order }: { order: string }) {
  const [, navigate] = useLocation();
  const query = ordersIn(useSearch());
  const { filter, page } = query;
  const call = useOperatorCall(listOrders, { ...filter, page });
  const go = (next: OrderFilter, at = 1) => navigate(ordersAddress({ filter: next, page: at }));
  useClampedPage(page, call.data?.pages, (at) => go(filter, at));
  const isAll = ordersAddress({ filter, page: 1 }) === ordersAddress(ordersIn(''));
  return (
    <>
      <OrderTools filter={filter} onFilter={go} />
      <WidePanel label="订单">
        <Loaded call={call}>
          {({ items, pages, total }) => (
            <>
              <Text size={13} tone="tertiary" below={8} className={css.total} role="status">
                {totalText(total)}
              </Text>
              <OrderTable
                items={items}
                page={page}
                pages={pages}
                empty={isAll ? '还没有订单' : '没有符合条件的订单'}
                onPage={(at) => go(filter, at)}
                onOpen={(id) => navigate(ordersAddress(query, `${id}`))}
              />
            </>
          )}
        </Loaded>
      </WidePanel>
      {/^[1-9]\d{0,9}$/.test(order) && (
        <OrderPanel
          key={order}
          order={Number(order)}
          onClose={() => navigate(ordersAddress(query))}
        />
      )}
    </>
  );
}
