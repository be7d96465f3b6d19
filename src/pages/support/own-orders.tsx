import { orderList } from '#schemas/order/endpoints.ts';
import type { OrderCardData } from '#schemas/support/fields.ts';
import { useList } from '#src/platform/reading/use-list.ts';
import { ListView } from '#src/ui/list/view.tsx';
import { Box } from '#src/ui/part/parts.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';
import css from './messages.module.css';
import { OrderFacts } from './order-card.tsx';

type Props = { chosen: string | undefined; onChoose: (order: OrderCardData) => void };

const OwnOrders = ({ chosen, onChoose }: Props) => (
  <ListView
    list={useList(orderList, { tab: 'all' }, { fresh: true })}
    rowHeight={92}
    skeleton="rows"
    label="我的订单"
    empty={<EmptyState text="还没有订单，可以直接写下问题" />}
  >
    {(order) => (
      <Box
        as="button"
        type="button"
        press="page"
        className={css.own}
        aria-pressed={order.id === chosen}
        onClick={() => onChoose(order)}
      >
        <OrderFacts order={order} />
      </Box>
    )}
  </ListView>
);

export default OwnOrders;
