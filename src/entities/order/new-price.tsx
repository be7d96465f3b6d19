import { cancelOrder } from '#schemas/order/endpoints.ts';
import { noteCoupons } from '#src/platform/calls/coupon-news.ts';
import { ofId, useChange } from '#src/platform/writing/use-change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Failure } from '#src/ui/card/cards.tsx';
import { Stack } from '#src/ui/part/parts.tsx';
import { isZero, priceText } from '#src/ui/value/amount.ts';

type Props = {
  id: string;
  /** The present price in yuan; '0.00' where the card includes it. */
  newPay: string;
  /** Called once the order is cancelled; leads to where the product is bought at the new price. */
  onCancelled: () => void;
  /** Called where it could not be cancelled, since it may have been paid or ended elsewhere. */
  onUnchanged: () => void;
};

const words = {
  free: { text: '会员卡已包含该内容，无需付款。', name: '取消订单，直接学习' },
  changed: { text: '会员状态有变化，该内容现价', name: '取消并按新价下单' },
} as const;

export const NewPrice = ({ id, newPay, onCancelled, onUnchanged }: Props) => {
  const { send, busy, failure } = useChange(cancelOrder, '没有收到结果，可以再试一次', ofId);
  const free = isZero(newPay);
  const { text, name } = words[free ? 'free' : 'changed'];
  const giveUp = async () => {
    const answer = await send({ id });
    noteCoupons();
    if (answer?.ok) onCancelled();
    else if (answer?.code) onUnchanged();
  };
  return (
    <Stack tone="accent-dark" gap={8} padBlock={10} padInline={12} surface="tint" radius="small">
      <p role="status">
        {text}
        {!free && ` ${priceText(newPay)}。原订单的优惠券和积分会退回。`}
      </p>
      <Failure text={failure} />
      <Button busy={busy ? '正在取消…' : undefined} onClick={() => void giveUp()}>
        {name}
      </Button>
    </Stack>
  );
};
