import type { TableColumnsType } from 'antd';
import type { OrderHead } from '#schemas/order/desk-endpoints.ts';
import type { OrderState } from '#schemas/order/fields.ts';
import { orderKindNames } from '#schemas/order/kind-names.ts';
import { orderStateNames } from '#src/entities/order/words.ts';
import { sumText } from '#src/ui/value/amount.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { momentText, zoned } from '../parts/moments.ts';
import { OpenedRows, type OpenedRowsProps, openColumn } from '../parts/opened-rows.tsx';
import css from './order.module.css';
import { orderStateTones } from './words.ts';

const columns: TableColumnsType<OrderHead> = [
  {
    title: '商品与订单',
    key: 'order',
    render: (_, { title, quantity, orderNo, kind }) => (
      <div className={css.two}>
        <span>{quantity > 1 ? `${title} × ${quantity}` : title}</span>
        <span className={css.more}>
          {orderKindNames[kind]} · {orderNo}
        </span>
      </div>
    ),
  },
  {
    title: '会员',
    key: 'member',
    width: 136,
    render: (_, { nickname, phone, member }) => (
      <div className={css.two}>
        <span>{nickname || '未填昵称'}</span>
        <span className={css.more}>
          编号 {member} {phone}
        </span>
      </div>
    ),
  },
  {
    title: '应付',
    key: 'pay',
    width: 96,
    render: (_, { pay }) => <span className={css.sum}>{sumText(pay)}</span>,
  },
  {
    title: zoned('下单与支付'),
    key: 'times',
    width: 118,
    render: (_, { createdAt, paidAt }) => (
      <div className={css.two}>
        <span>{momentText(createdAt)}</span>
        <span className={css.more}>{paidAt === null ? '没有支付' : momentText(paidAt)}</span>
      </div>
    ),
  },
  {
    title: '状态',
    dataIndex: 'state',
    width: 80,
    render: (state: OrderState) => (
      <OperatorChip tone={orderStateTones[state]}>{orderStateNames[state]}</OperatorChip>
    ),
  },
  openColumn(({ orderNo }) => `查看订单 ${orderNo}`),
];

/** A page of orders. */
export const OrderTable = (props: OpenedRowsProps<OrderHead>) => (
  <OpenedRows columns={columns} idOf={({ id }) => id} {...props} />
);
