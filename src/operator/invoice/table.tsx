import { Button, Empty, type TableColumnsType } from 'antd';
import type { InvoiceHead } from '../../../schemas/invoice/desk-endpoints.ts';
import type { KeptInvoiceState } from '../../../schemas/invoice/fields.ts';
import { sumText } from '../../ui/value/amount.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { DeskTable } from '../parts/desk-table.tsx';
import { momentText, zoned } from '../parts/moments.ts';
import { pagingOf } from '../parts/paging.ts';
import css from './invoice.module.css';
import { invoiceStateNames, invoiceStateTones } from './words.ts';

const columns: TableColumnsType<InvoiceHead> = [
  {
    title: '抬头与会员',
    key: 'title',
    render: (_, { title, nickname }) => (
      <div className={css.two}>
        <span>{title}</span>
        <span className={css.more}>{nickname || '未填昵称'}</span>
      </div>
    ),
  },
  {
    title: '订单',
    key: 'order',
    render: (_, { item, orderNo }) => (
      <div className={css.two}>
        <span>{item}</span>
        <span className={css.more}>{orderNo}</span>
      </div>
    ),
  },
  { title: '金额', dataIndex: 'amount', width: 96, render: sumText },
  // on a tablet the other columns need the room; the panel shows this one as well
  {
    title: '发票号码',
    dataIndex: 'number',
    responsive: ['lg'],
    render: (number: string) => <span className={css.more}>{number || '—'}</span>,
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
  {
    title: '操作',
    key: 'action',
    width: 66,
    // a click on this button bubbles to the row, whose handler opens the invoice
    render: (_, { requestNo }) => (
      <Button size="small" aria-label={`查看发票 ${requestNo}`}>
        查看
      </Button>
    ),
  },
];

type Props = {
  items: readonly InvoiceHead[];
  page: number;
  pages: number;
  empty: string;
  onPage: (page: number) => void;
  onOpen: (invoice: number) => void;
};

/** A page of invoices. */
export const InvoiceTable = ({ items, page, pages, empty, onPage, onOpen }: Props) => (
  <DeskTable
    rowKey="id"
    columns={columns}
    onRow={({ id }) => ({ className: css.row ?? '', onClick: () => onOpen(id) })}
    dataSource={[...items]}
    locale={{ emptyText: <Empty description={empty} /> }}
    pagination={pagingOf(page, pages, onPage)}
  />
);
