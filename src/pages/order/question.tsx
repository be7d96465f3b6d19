import type { OrderChange } from '#src/entities/order/standing.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Failure } from '#src/ui/card/cards.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

const words = {
  cancel: {
    title: '取消这笔订单？',
    text: '已用的优惠券和积分会退回，名额不再保留。',
    yes: '取消订单',
    busy: '正在取消…',
    no: '再想想',
  },
  delete: {
    title: '删除这笔订单？',
    text: '只是不再显示在订单列表。已购买的内容、凭证和退款权利都不受影响，仍可从消息、消费明细和我的活动中打开这笔订单。',
    yes: '删除订单',
    busy: '正在删除…',
    no: '保留',
  },
} as const;

type Props = {
  /** Title of the ordered item. */
  title: string;
  change: OrderChange | undefined;
  busy: boolean;
  failure: string;
  onYes: () => void;
  onNo: () => void;
};

export const OrderQuestion = ({ title: ordered, change, busy, failure, onYes, onNo }: Props) => {
  const { title, text, yes, busy: under, no } = words[change ?? 'cancel'];
  return (
    <Sheet open={change !== undefined} title={title} size="bottom" onClose={onNo}>
      <Text kind="card-title" tone="primary" lines={2}>
        {ordered}
      </Text>
      <p>{text}</p>
      <Failure text={failure} />
      <Button look="danger" busy={busy ? under : undefined} onClick={onYes}>
        {yes}
      </Button>
      <Button look="outlined" disabled={busy} onClick={onNo}>
        {no}
      </Button>
    </Sheet>
  );
};
