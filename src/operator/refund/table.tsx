import type { TableColumnsType } from 'antd';
import type { RefundHead } from '#schemas/refund/desk-endpoints.ts';
import type { RefundState } from '#schemas/refund/fields.ts';
import { sumText } from '#src/ui/value/amount.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { momentText, zoned } from '../parts/moments.ts';
import { OpenedRows, type OpenedRowsProps, openColumn } from '../parts/opened-rows.tsx';
import css from './refund.module.css';
import { refundKindNames, refundStateNames, refundStateTones } from './words.ts';

const ReasonCell = ({ refund }: { refund: RefundHead }) => {
  const { kind, reason, explain, pictures } = refund;
  const why = kind === 'member' ? reason : refundKindNames[kind];
  return (
    <div className={css.two}>
      <span>{pictures > 0 ? `${why} · ${pictures} 张图片` : why}</span>
      {explain && <span className={css.more}>{explain}</span>}
    </div>
  );
};

const columns: TableColumnsType<RefundHead> = [
  {
    title: '商品与订单',
    key: 'order',
    render: (_, { title, orderNo }) => (
      <div className={css.two}>
        <span>{title}</span>
        <span className={css.number}>{orderNo}</span>
      </div>
    ),
  },
  {
    title: '会员',
    key: 'member',
    width: 104,
    render: (_, { nickname, phone }) => (
      <div className={css.two}>
        <span>{nickname || '未填昵称'}</span>
        {phone && <span className={css.number}>{phone}</span>}
      </div>
    ),
  },
  {
    title: '金额',
    key: 'amount',
    width: 104,
    render: (_, { amount, way }) => (
      <div className={css.two}>
        <span className={css.amount}>{sumText(amount)}</span>
        <span className={css.more}>{way}</span>
      </div>
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
      <div className={css.two}>
        <span>{momentText(askedAt)}</span>
        <span className={css.more}>{doneAt === null ? '尚未退回' : momentText(doneAt)}</span>
      </div>
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
