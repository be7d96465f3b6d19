import type { OrderCardData } from '#schemas/support/fields.ts';
import { orderStateText } from '#src/entities/order/words.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import { Box, Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { sumText } from '#src/ui/value/amount.ts';

type Props = { order: OrderCardData; href: string };

export const OrderCard = ({ order, href }: Props) => (
  <Line as="a" gap={10} flex="shrink" pad={8} surface="page" radius="small" href={href}>
    <Box as="span" flex="none" wide={72}>
      <Picture src={order.thumb} ratio="course" />
    </Box>
    <Stack as="span" gap={2} flex="shrink">
      <Text as="span" lines={2}>
        {order.title}
      </Text>
      <Text as="span" kind="meta" tone="secondary">
        {sumText(order.pay)} · {orderStateText(order)}
      </Text>
    </Stack>
  </Line>
);
