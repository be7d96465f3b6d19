import type { TableColumnsType } from 'antd';
import type { InvoiceHead } from '#schemas/invoice/desk-endpoints.ts';
import type { KeptInvoiceState } from '#schemas/invoice/fields.ts';
import { sumText } from '#src/ui/value/amount.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { momentText, zoned } from '../parts/moments.ts';
import { OpenedRows, type OpenedRowsProps, openColumn } from '../parts/opened-rows.tsx';
import { Stack, Text } from '../parts/part.tsx';
import { invoiceStateNames, invoiceStateTones } from './words.ts';

const columns: TableColumnsType<InvoiceHead> = [
  {
    title: '抬头与会员',
    key: 'title',
    render: (_, { title, nickname }) => (
      <Stack breaks="anywhere" gap={2} flex="shrink">
        <span>{title}</span>
        <Text as="span" size={12} tone="tertiary" breaks="anywhere">
          {nickname || '未填昵称'}
        </Text>
      </Stack>
    ),
  },
  {
    title: '订单',
    key: 'order',
    render: (_, { item, orderNo }) => (
      <Stack breaks="anywhere" gap={2} flex="shrink">
        <span>{item}</span>
        <Text as="span" size={12} tone="tertiary" breaks="anywhere">
          {orderNo}
        </Text>
      </Stack>
    ),
  },
  { title: '金额', dataIndex: 'amount', width: 96, render: sumText },
  // on a tablet the other columns need the room; the panel shows this one as well
  {
    title: '发票号码',
    dataIndex: 'number',
    responsive: ['lg'],
    render: (number: string) => (
      <Text as="span" size={12} tone="tertiary" breaks="anywhere">
        {number || '—'}
      </Text>
    ),
  },
  { title: zoned('申请时间'), dataIndex: 'askedAt', width: 118, render: momentText },
  {
    title: '状态',
    dataIndex: 'state',
    width: 80,
    render: (state: KeptInvoiceState) => (
      <OperatorChip tone={invoiceStateTones[state]}>{invoiceStateNames[state]}</OperatorChip>
    ),
  },
  openColumn(({ requestNo }) => `查看发票 ${requestNo}`),
];

/** A page of invoices. */
export const InvoiceTable = (props: OpenedRowsProps<InvoiceHead>) => (
  <OpenedRows columns={columns} idOf={({ id }) => id} {...props} />
);
