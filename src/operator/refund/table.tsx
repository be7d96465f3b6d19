import type { TableColumnsType } from 'antd';
import type { RefundHead } from '#schemas/refund/desk-endpoints.ts';
import type { RefundState } from '#schemas/refund/fields.ts';
import { sumText } from '#src/ui/value/amount.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { momentText, zoned } from '../parts/moments.ts';
import { OpenedRows, type OpenedRowsProps, openColumn } from '../parts/opened-rows.tsx';
import { Box, Stack, Text } from '../parts/part.tsx';
import { refundKindNames, refundStateNames, refundStateTones } from './words.ts';

const ReasonCell = ({ refund }: { refund: RefundHead }) => {
  const { kind, reason, explain, pictures } = refund;
  const why = kind === 'member' ? reason : refundKindNames[kind];
  return (
    <Stack breaks="anywhere" gap={2} flex="shrink">
      <span>{pictures > 0 ? `${why} · ${pictures} 张图片` : why}</span>
      {explain && (
        <Text as="span" size={12} tone="tertiary" lines={2}>
          {explain}
        </Text>
      )}
    </Stack>
  );
};

const columns: TableColumnsType<RefundHead> = [
  {
    title: '商品与订单',
    key: 'order',
    render: (_, { title, orderNo }) => (
      <Stack breaks="anywhere" gap={2} flex="shrink">
        <span>{title}</span>
        <Text as="span" size={12} tone="tertiary">
          {orderNo}
        </Text>
      </Stack>
    ),
  },
  {
    title: '会员',
    key: 'member',
    width: 104,
    render: (_, { nickname, phone }) => (
      <Stack breaks="anywhere" gap={2} flex="shrink">
        <span>{nickname || '未填昵称'}</span>
        {phone && (
          <Text as="span" size={12} tone="tertiary">
            {phone}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    title: '金额',
    key: 'amount',
    width: 104,
    render: (_, { amount, way }) => (
      <Stack breaks="anywhere" gap={2} flex="shrink">
        <Box as="span">{sumText(amount)}</Box>
        <Text as="span" size={12} tone="tertiary" lines={2}>
          {way}
        </Text>
      </Stack>
    ),
  },
  // on a tablet the other columns need the room; the panel shows this one as well
  {
    title: '原因',
    key: 'reason',
    responsive: ['lg'],
    render: (_, refund) => <ReasonCell refund={refund} />,
  },
  {
    title: zoned('申请与退回'),
    key: 'times',
    width: 118,
    render: (_, { askedAt, doneAt }) => (
      <Stack breaks="anywhere" gap={2} flex="shrink">
        <span>{momentText(askedAt)}</span>
        <Text as="span" size={12} tone="tertiary" lines={2}>
          {doneAt === null ? '尚未退回' : momentText(doneAt)}
        </Text>
      </Stack>
    ),
  },
  {
    title: '状态',
    dataIndex: 'state',
    width: 76,
    render: (state: RefundState) => (
      <OperatorChip tone={refundStateTones[state]}>{refundStateNames[state]}</OperatorChip>
    ),
  },
  openColumn(({ refundNo }) => `查看退款 ${refundNo}`),
];

/** A page of refunds. */
export const RefundTable = (props: OpenedRowsProps<RefundHead>) => (
  <OpenedRows columns={columns} idOf={({ id }) => id} {...props} />
);
