import type { TableColumnsType } from 'antd';
import type { OrderHead } from '#schemas/order/desk-endpoints.ts';
import { orderKindNames } from '#schemas/order/kind-names.ts';
import { orderStateText } from '#src/entities/order/words.ts';
import { sumText } from '#src/ui/value/amount.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { OpenedRows, type OpenedRowsProps, openColumn } from '../parts/list/opened-rows.tsx';
import { momentText, zoned } from '../parts/moments.ts';
import { Box, Stack, Text } from '../parts/part.tsx';
import { orderTone } from './words.ts';

const columns: TableColumnsType<OrderHead> = [
  {
    title: '商品与订单',
    key: 'order',
    render: (_, { title, quantity, orderNo, kind }) => (
      <Stack breaks="anywhere" gap={2} flex="shrink">
        <span>{quantity > 1 ? `${title} × ${quantity}` : title}</span>
        <Text as="span" size={12} tone="tertiary">
          {orderKindNames[kind]} · {orderNo}
        </Text>
      </Stack>
    ),
  },
  {
    title: '会员',
    key: 'member',
    width: 136,
    render: (_, { nickname, phone, member }) => (
      <Stack breaks="anywhere" gap={2} flex="shrink">
        <span>{nickname || '未填昵称'}</span>
        <Text as="span" size={12} tone="tertiary">
          编号 {member} {phone}
        </Text>
      </Stack>
    ),
  },
  {
    title: '应付',
    key: 'pay',
    width: 96,
    render: (_, { pay }) => <Box as="span">{sumText(pay)}</Box>,
  },
  {
    title: zoned('下单与支付'),
    key: 'times',
    width: 118,
    render: (_, { createdAt, paidAt }) => (
      <Stack breaks="anywhere" gap={2} flex="shrink">
        <span>{momentText(createdAt)}</span>
        <Text as="span" size={12} tone="tertiary">
          {paidAt === null ? '没有支付' : momentText(paidAt)}
        </Text>
      </Stack>
    ),
  },
  {
    title: '状态',
    key: 'state',
    width: 96,
    render: (_, order) => (
      <OperatorChip tone={orderTone(order)}>{orderStateText(order)}</OperatorChip>
    ),
  },
  openColumn(({ orderNo }) => `查看订单 ${orderNo}`),
];

export const OrderTable = (props: OpenedRowsProps<OrderHead>) => (
  <OpenedRows columns={columns} idOf={({ id }) => id} {...props} />
);
