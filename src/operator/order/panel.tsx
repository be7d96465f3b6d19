import { Drawer } from 'antd';
import { type OrderInFull, readOrder } from '#schemas/order/desk-endpoints.ts';
import { orderKindNames } from '#schemas/order/kind-names.ts';
import { orderStateText } from '#src/entities/order/words.ts';
import { sumText } from '#src/ui/value/amount.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { zonedText } from '../parts/moments.ts';
import { DescriptionList } from '../parts/panel/description-list.tsx';
import { Loaded } from '../parts/panel/loaded.tsx';
import adjacent from '../parts/panel/wide-panel.module.css';
import { Box, Stack } from '../parts/part.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import { Leads } from './desk-links.tsx';
import { buyerText, orderTone } from './words.ts';

const timeText = (at: number | null): string => (at === null ? '' : zonedText(at));

const lineText = (amount: string, note: string): string => {
  const sum = amount.startsWith('-') ? `−${sumText(amount.slice(1))}` : sumText(amount);
  return note ? `${sum}（${note}）` : sum;
};

const orderFacts = (order: OrderInFull) =>
  [
    [
      '状态',
      <OperatorChip key="state" tone={orderTone(order)}>
        {orderStateText(order)}
      </OperatorChip>,
    ],
    ['订单编号', order.orderNo],
    ['商品', `${orderKindNames[order.kind]} · ${order.title}`],
    ['数量', `${order.quantity}`],
    ['会员', `${buyerText(order)}（编号 ${order.member}）`],
    ['会员的备注', order.remark],
    ['下单时间', zonedText(order.createdAt)],
    ['付款期限', order.state === 'unpaid' ? zonedText(order.expireAt) : ''],
    ['支付时间', timeText(order.paidAt)],
    ['取消时间', timeText(order.closedAt)],
    ['取消原因', order.closeReason],
    ['会员的列表', order.hidden ? '会员已从自己的列表里删除' : ''],
  ] as const;

const moneyFacts = (order: OrderInFull): (readonly [string, string])[] => [
  ...order.lines.map(({ title, amount, note }) => [title, lineText(amount, note)] as const),
  ['用掉的积分', order.points > 0 ? `${order.points}` : ''],
  ['支付方式', order.way],
  ['商户单号', order.payNo],
  ['渠道单号', order.providerNo],
];

const Body = ({ order }: { order: OrderInFull }) => (
  <>
    <Stack gap={16} className={adjacent.part}>
      <DescriptionList facts={orderFacts(order)} />
    </Stack>
    <Stack gap={16} className={adjacent.part}>
      <h2 className={adjacent.name}>金额</h2>
      <DescriptionList facts={moneyFacts(order)} />
    </Stack>
    <Leads order={order} />
  </>
);

export const OrderPanel = ({ order, onClose }: { order: number; onClose: () => void }) => {
  const call = useOperatorCall(readOrder, { order }, { fresh: true });
  return (
    <Drawer
      open
      title="订单详情"
      onClose={onClose}
      size={480}
      classNames={{ body: adjacent.bare ?? '' }}
    >
      {/* focusable, so that keys can scroll it */}
      <Box
        as="section"
        ring="inside"
        className={adjacent.opened}
        aria-label="订单与相关"
        tabIndex={0}
      >
        <Loaded call={call}>{(detail) => <Body order={detail} />}</Loaded>
      </Box>
    </Drawer>
  );
};
