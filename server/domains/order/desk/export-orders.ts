import { and, desc, getTableColumns, lt } from 'drizzle-orm';
import { csvLine } from '#schemas/desk/csv.ts';
import {
  type exportOrders as endpoint,
  ORDERS_EXPORTED_AT_ONCE,
} from '#schemas/order/desk-endpoints.ts';
import type { OrderState } from '#schemas/order/fields.ts';
import { orderKindNames } from '#schemas/order/kind-names.ts';
import { orderTable } from '../../../db/tables/order.ts';
import { hashOf } from '../../../platform/auth/session.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { methodNames } from '../../../platform/payment/payment.ts';
import { chinaText } from '../../../platform/time/china-time.ts';
import { HOUR } from '../../../platform/time/durations.ts';
import { yuan } from '../../../platform/wire/yuan.ts';
import { writeAudit } from '../../operator/index.ts';
import { ordersBy, refundWaits } from './rows.ts';

type Row = typeof orderTable.$inferSelect & { refundAsked: boolean };

const stateNames: Readonly<Record<OrderState, string>> = {
  unpaid: '待付款',
  grouping: '待成团',
  done: '已完成',
  cancelled: '已取消',
  refunding: '退款中',
  refunded: '已退款',
};

const momentText = (at: Date | null): string => (at === null ? '' : chinaText(at.getTime()));

const columns: readonly (readonly [string, (row: Row) => string])[] = [
  ['订单编号', ({ orderNo }) => orderNo],
  ['会员编号', ({ memberId }) => `${memberId}`],
  ['类型', ({ kind }) => orderKindNames[kind]],
  ['商品', ({ title }) => title],
  ['数量', ({ quantity }) => `${quantity}`],
  ['总价（元）', ({ totalFen }) => yuan(totalFen)],
  ['应付（元）', ({ payFen }) => yuan(payFen)],
  ['状态', ({ state, refundAsked }) => (refundAsked ? '退款待处理' : stateNames[state])],
  ['支付方式', ({ method }) => (method === null ? '' : methodNames[method])],
  ['下单时间', ({ createdAt }) => momentText(createdAt)],
  ['支付时间', ({ paidAt }) => momentText(paidAt)],
];

export const exportOrders: Verb<typeof endpoint> = async (
  { db, operator: who, now },
  { before, ...filter },
) => {
  const older = before === undefined ? undefined : lt(orderTable.id, before);
  const rows = await db
    .select({ ...getTableColumns(orderTable), refundAsked: refundWaits(db) })
    .from(orderTable)
    .where(and(await ordersBy(db, filter), older))
    .orderBy(desc(orderTable.id))
    .limit(ORDERS_EXPORTED_AT_ONCE);
  const filterJson = JSON.stringify(filter);
  const isAll = filterJson === JSON.stringify({ state: 'all', word: '' });
  const once = `export ${who.id} ${Math.floor(now / HOUR)} ${hashOf(`orders ${filterJson}`)}`;
  const text = `导出订单：${isAll ? '全部' : '筛选后的'}`;
  await writeAudit(db, { who, action: 'export', text, now, once });
  const heads = csvLine(columns.map(([head]) => head));
  const lines = rows.map((row) => csvLine(columns.map(([, cell]) => cell(row)))).join('');
  const last = rows.length === ORDERS_EXPORTED_AT_ONCE ? rows.at(-1) : undefined;
  return {
    lines: (before === undefined ? heads : '') + lines,
    rows: rows.length,
    next: last?.id ?? null,
  };
};
