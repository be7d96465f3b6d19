import type { OrderDetail } from '#schemas/order/fields.ts';
import type { PayResult } from '#schemas/payment/endpoints.ts';
import { isZero, sumText } from '#src/ui/value/amount.ts';
import { arrivesBy } from './refund-steps.ts';
import { orderStateNames } from './words.ts';

type Words = { look: 'ok' | 'wait' | 'fail'; title: string; text: string };

/** Such as 优惠券和积分已退回; '' for nothing. */
const returnedText = ({ lines, refund }: Pick<OrderDetail, 'lines' | 'refund'>): string => {
  const used = (kind: string) => lines.some((line) => line.kind === kind);
  const whole = refund.kept === 0;
  const names = [
    whole && used('coupon') && '优惠券',
    used('points') && (whole ? '积分' : '未学部分的积分'),
  ].filter(Boolean);
  return names.length > 0 ? `${names.join('和')}已退回` : '';
};

/** `order` undefined while unknown. */
export const moneyText = (order: OrderDetail | undefined): string => {
  if (!order) return '款项按原支付方式退回';
  const { state, amount } = order.refund;
  if (state === 'held')
    return `${sumText(amount)} 原路退回未成功，已转人工处理，如有疑问请联系客服`;
  if (state === 'done') return `${sumText(amount)} 已按原支付方式退回`;
  const promise = arrivesBy(order.refund);
  return `${sumText(amount)} 正在按原支付方式退回${promise && `，${promise} 到账`}`;
};

const isFree = (order: OrderDetail | undefined): boolean => isZero(order?.pay);

const cancelledText = (payment: PayResult['payment'], order: OrderDetail | undefined): string => {
  if (payment === 'paid') return `付款到账时订单已关闭，${moneyText(order)}`;
  const unpaid =
    payment === 'processing' ? '支付结果确认中，如已付款会按原支付方式退回' : '没有收到付款';
  return [unpaid, order && returnedText(order)].filter(Boolean).join('，');
};

const refundText = (order: OrderDetail | undefined): string => {
  const back = [!isFree(order) && moneyText(order), order && returnedText(order)];
  const reason = order?.refund.reason;
  return [back.filter(Boolean).join('，'), reason && `原因：${reason}`].filter(Boolean).join('。');
};

export const closedWords = (
  { state, payment }: Pick<PayResult, 'state' | 'payment'>,
  order: OrderDetail | undefined,
): Words => {
  if (state === 'cancelled')
    return {
      look: payment === 'paid' ? 'wait' : 'fail',
      title: '订单已取消',
      text: cancelledText(payment, order),
    };
  return {
    look: state === 'refunded' ? 'ok' : 'wait',
    title: orderStateNames[state === 'refunded' ? state : 'refunding'],
    text: refundText(order),
  };
};
