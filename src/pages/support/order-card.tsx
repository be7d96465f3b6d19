import type { OrderCardData } from '#schemas/support/fields.ts';
import { orderTone } from '#src/entities/order/standing.ts';
import { orderStateText } from '#src/entities/order/words.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import { Box, Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { sumText } from '#src/ui/value/amount.ts';

/** An order as one tells orders apart: picture, title, sum, state and number. */
export const OrderFacts = ({ order }: { order: OrderCardData }) => (
  <Line as="span" gap={10} align="start" whole textAlign="start">
    <Box as="span" flex="none" wide={72}>
      <Picture src={order.thumb} ratio="course" />
    </Box>
    <Stack as="span" gap={2} flex="fill">
      <Text as="span" lines={2}>
        {order.title}
      </Text>
      <Text as="span" kind="meta" tone="secondary" digits>
        {sumText(order.pay)} ·{' '}
        <Text as="span" kind="meta" tone={orderTone(order)}>
          {orderStateText(order)}
        </Text>
      </Text>
      <Text as="span" kind="tag" tone="tertiary" digits>
        {order.orderNo}
      </Text>
    </Stack>
  </Line>
);

type Props = { order: OrderCardData; href: string };

export const OrderCard = ({ order, href }: Props) => (
  <Box as="a" block flex="shrink" pad={8} surface="page" radius="small" href={href}>
    <OrderFacts order={order} />
  </Box>
);
