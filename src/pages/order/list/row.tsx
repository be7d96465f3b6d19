import { orderAddress } from '#schemas/order/addresses.ts';
import type { OrderRow } from '#schemas/order/fields.ts';
import { orderKindNames } from '#schemas/order/kind-names.ts';
import { OrderItem } from '#src/entities/order/item.tsx';
import { NewPrice } from '#src/entities/order/new-price.tsx';
import { orderStanding } from '#src/entities/order/standing.ts';
import { TimeToPay } from '#src/entities/order/time-to-pay.tsx';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { Box, Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { priceText } from '#src/ui/value/amount.ts';
import { OrderActions } from '../actions.tsx';

type Props = { order: OrderRow; onChanged: () => void; onRemoved: () => void };

export const OrderCard = ({ order, onChanged, onRemoved }: Props) => {
  const { name, tone, payName } = orderStanding(order);
  return (
    <Box padInline="gutter" padStart={12}>
      <Stack as="article" gap={8} pad={12} surface="card" radius="card">
        <Line as="p" gap={8}>
          <Text as="span" kind="meta" tone="tertiary" side="start">
            {orderKindNames[order.kind]}
          </Text>
          {order.state === 'unpaid' && <TimeToPay order={order} onOver={onChanged} />}
          <Text as="span" kind="meta" tone={tone} data-state={order.state}>
            {name}
          </Text>
        </Line>
        <OrderItem
          {...order}
          subtitle=""
          price={order.total}
          href={orderAddress({ id: order.id })}
        />
        <Text kind="meta" tone="secondary" textAlign="end">
          {payName}{' '}
          <Text as="strong" kind="card-title" tone="primary" digits>
            {priceText(order.pay)}
          </Text>
        </Text>
        {order.newPay !== null && (
          <NewPrice
            id={order.id}
            newPay={order.newPay}
            onCancelled={() => navigate(order.newLink)}
            onUnchanged={onChanged}
          />
        )}
        <OrderActions order={order} onChanged={onChanged} onRemoved={onRemoved} />
      </Stack>
    </Box>
  );
};
