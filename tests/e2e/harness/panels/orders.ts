import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { orderTable } from '#server/db/tables/order.ts';
import { refund } from '#server/db/tables/refund.ts';
import { findCourse, insertOrder } from '../visits/order.ts';
import {
  type At,
  button,
  buttonWith,
  idIn,
  inDialog,
  type PanelCase,
  panel,
  pressEscape,
} from './panel.ts';

/** Leaves a draft on the phone, as a form that was not sent does. */
const writeDraft = (memberId: string) => {
  // whose it is, is known to the phone once the member's own data have come
  for (const owner of ['', memberId])
    localStorage.setItem(`DRAFT:${owner}:panel`, JSON.stringify({ at: Date.now(), value: '' }));
};

export const ofOrders = async (
  db: Database,
  memberId: number,
  at: At,
): Promise<readonly PanelCase[]> => {
  const own = eq(orderTable.memberId, memberId);
  await db.update(orderTable).set({ agreement: 1 }).where(own);
  const unpaid = idIn(at('/order_pay/:id'));
  const course = await findCourse(db);
  const bought = await insertOrder(db, memberId, course);
  const requestCount = await insertOrder(db, memberId, course);
  const now = new Date();
  const next = new Date(now.getTime() + 3_600_000);
  await db.insert(refund).values({
    ...{
      orderId: requestCount,
      refundNo: `panel-${requestCount}`,
      kind: 'member',
      state: 'requested',
    },
    ...{ amountFen: 0, askedAt: now, sendAt: next },
  });
  return [
    panel({
      name: '购买协议',
      of: 'src/pages/order/agreement-panel.tsx',
      path: at('/order_submit/:id'),
      open: button('《购买协议》'),
    }),
    panel({
      name: '选择优惠券',
      of: 'src/pages/order/submit/choice/coupon.tsx',
      path: at('/order_submit/:id'),
      open: buttonWith(/^优惠券/),
    }),
    panel({
      name: '取消订单',
      of: 'src/pages/order/question.tsx',
      path: `/orderdetail/${unpaid}`,
      open: button('取消订单'),
      close: inDialog('再想想'),
    }),
    panel({
      name: '删除订单',
      of: 'src/pages/order/question.tsx',
      path: at('/orderdetail/:id'),
      open: button('删除订单'),
      close: inDialog('保留'),
    }),
    panel({
      name: '申请退款',
      of: 'src/pages/refund/question.tsx',
      path: `/tuikuan?id=${bought}`,
      before: (page) => page.getByText('其他原因').click(),
      open: button('提交退款申请'),
      close: inDialog('再想想'),
    }),
    panel({
      name: '撤销退款',
      of: 'src/pages/refund/withdraw.tsx',
      path: `/tuikuan?id=${requestCount}`,
      open: button('撤销申请'),
      close: inDialog('继续退款'),
    }),
    panel({
      name: '选择咨询的订单',
      of: 'src/pages/support/order-choice.tsx',
      path: '/service',
      open: buttonWith('选择订单'),
      close: pressEscape,
    }),
    panel({
      name: '清除缓存',
      of: 'src/pages/member/settings/clear-cache-row.tsx',
      path: '/set',
      before: (page) => page.evaluate(writeDraft, String(memberId)),
      open: button('清除缓存'),
      close: pressEscape,
    }),
    panel({
      name: '订单协议',
      of: 'src/pages/order/agreement-panel.tsx',
      path: at('/orderdetail/:id'),
      open: buttonWith(/^购买协议/),
    }),
  ];
};
