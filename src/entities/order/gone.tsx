import type { paymentRefusals } from '../../../schemas/payment/refusals.ts';
import { Gone, goneTo } from '../../ui/state/gone.tsx';
import { orderListAddress } from './addresses.ts';

/** The payment provider does not answer, or is still deciding: asking again may help. */
export const passing: readonly (keyof typeof paymentRefusals)[] = [
  'paymentUnavailable',
  'paymentRunning',
];

/** Where a page leads whose order is gone, and what it says where there is none. */
export const orderGone = {
  to: orderListAddress(),
  link: '查看我的订单',
  missing: '订单不存在',
  passing,
};

const { to, link, missing } = orderGone;

/** Where there is no such order. */
export const NoOrder = ({ text = missing }: { text?: string }) => (
  <Gone text={text} href={to} name={link} />
);

/** For `Answered`: a refusal in its own words, and the way to the orders there are. */
export const goneToOrders = goneTo(to, link, passing);
