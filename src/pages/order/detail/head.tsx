import type { OrderDetail, OrderState } from '#schemas/order/fields.ts';
import { moneyText } from '#src/entities/order/closed-words.ts';
import { handledBy } from '#src/entities/order/refund-steps.ts';
import { orderStanding } from '#src/entities/order/standing.ts';
import { TimeToPay } from '#src/entities/order/time-to-pay.tsx';
import { LineSign } from '#src/ui/icon/line-sign.tsx';
import { Box, Line, Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { contentText, liveText } from '../bought/next.ts';
import css from './body.module.css';

const doneText = (order: OrderDetail): string => {
  const { kind } = order;
  if (kind === 'membership') return '会员已开通，有效期内享受权益';
  if (kind === 'coupon') return '优惠券已放入你的卡包，有效期内下单可用';
  if (kind === 'gift') return '礼物已备好，把领取链接发给朋友吧';
  return kind === 'live' ? liveText(order) : contentText(order);
};

const sentences = (...texts: (string | false)[]): string => texts.filter(Boolean).join('。');

const handledWords = (refund: OrderDetail['refund']): string => {
  const by = handledBy(refund);
  return by && `${by}处理完`;
};

/** What happens next, or how it ended. */
const nextText = (order: OrderDetail): string => {
  const { state, closeReason, refund, refundAsked, newPay } = order;
  if (refundAsked) return sentences(handledWords(refund), '处理前可以撤销，内容可以继续使用');
  if (state === 'unpaid')
    return newPay === null ? '请尽快付款，超时会自动取消' : '价格有变化，请按新价下单';
  if (state === 'grouping') return '邀请好友参团，人数不够会在到期后自动退款';
  if (state === 'cancelled')
    return sentences(
      closeReason,
      refund.state !== '' && `付款到账时订单已关闭，${moneyText(order)}`,
    );
  if (state === 'refunding') return moneyText(order);
  if (state === 'refunded')
    return sentences(moneyText(order), refund.reason && `原因：${refund.reason}`);
  return doneText(order);
};

const signs = {
  waits: 'M12 7v5.500l3.500 2M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17',
  holds: 'm7.500 12.500 3 3 6-6.500M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17',
  over: 'M8 12h8M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17',
  refund: 'M8.500 6 5 9.500 8.500 13M5.500 9.500H14a5 5 0 0 1 0 10H8',
} as const;

const signNames = {
  unpaid: 'waits',
  grouping: 'waits',
  done: 'holds',
  cancelled: 'over',
  refunding: 'refund',
  refunded: 'refund',
} as const satisfies Record<OrderState, keyof typeof signs>;

const signOf = ({ refundAsked, state }: OrderDetail): string =>
  signs[refundAsked ? 'refund' : signNames[state]];

export const OrderHead = ({ order, again }: { order: OrderDetail; again: () => void }) => {
  const { name, tone } = orderStanding(order);
  return (
    <Line gap={12} align="start" padBlock={8} padInline={4}>
      <Box as="span" className={css.sign} data-tone={tone}>
        <LineSign d={signOf(order)} stroke={1.8} />
      </Box>
      <Box flex="fill">
        <Line gap={12} rowGap={2} align="baseline" justify="between" wrap>
          <Text as="h2" kind="page-title" tone={tone === 'tertiary' ? 'secondary' : tone}>
            {name}
          </Text>
          {order.state === 'unpaid' && <TimeToPay order={order} onOver={again} />}
        </Line>
        <Text tone="secondary" above={2} breaks="pretty">
          <Unbroken>{nextText(order)}</Unbroken>
        </Text>
        {order.removed && (
          <Text kind="meta" tone="secondary" above={2}>
            已从订单列表删除，权益不受影响
          </Text>
        )}
      </Box>
    </Line>
  );
};
