import { orderListAddress } from '#schemas/order/addresses.ts';
import { orderCounts } from '#schemas/order/endpoints.ts';
import { orderStateNames } from '#src/entities/order/words.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { Box, Line, Text } from '#src/ui/part/parts.tsx';
import { bigCount } from '#src/ui/value/big-count.ts';
import { Cell, Cells } from './cells.tsx';
import { Sign } from './signs.tsx';
import css from './view.module.css';

const states = [
  { of: 'unpaid', name: orderStateNames.unpaid, sign: 'wallet' },
  { of: 'grouping', name: orderStateNames.grouping, sign: 'group' },
  { of: 'review', name: '待评价', sign: 'message' },
  { of: 'refund', name: '退款/售后', sign: 'refund' },
] as const;

export const MyOrders = () => {
  const { data, error } = useCall(orderCounts);
  return (
    <Box as="section" above={12} side="gutter" surface="card" radius="card" aria-label="我的订单">
      <Line as="a" gap={4} padInline={12} tap press="fade" href={orderListAddress()}>
        <Text as="h2" kind="card-title" weight={600} flex="grow">
          我的订单
        </Text>
        <Text as="span" kind="meta" tone="tertiary">
          {error && !data ? '数量暂时没有取到' : '全部订单'}
        </Text>
        <Line as="span" tone="tertiary">
          <Chevron />
        </Line>
      </Line>
      <Cells>
        {states.map(({ of, name, sign }) => (
          <Cell key={of} href={orderListAddress({ tab: of })} name={name}>
            <span className={css.sign}>
              <Sign of={sign} />
            </span>
            {data !== undefined && data[of] > 0 && (
              <span className={css.badge}>{bigCount(data[of])}</span>
            )}
          </Cell>
        ))}
      </Cells>
    </Box>
  );
};
