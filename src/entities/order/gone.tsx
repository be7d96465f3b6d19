import type { paymentRefusals } from '../../../schemas/payment/refusals.ts';
import { Gone, goneTo } from '../../ui/state/gone.tsx';
import { orderListAddress } from './addresses.ts';

const ORDERS = orderListAddress();
const SEE_ORDERS = '查看我的订单';

/** The payment provider does not answer, or is still deciding: asking again may help. */
export const passing: readonly (keyof typeof paymentRefusals)[] = [
  'paymentUnavailable',
  'paymentRunning',
];

/** Where there is no such order. */
export const NoOrder = ({ text = '订单不存在' }: { text?: string }) => (
  <Gone text={text} href={ORDERS} name={SEE_ORDERS} />
);

/** For `Answered`: a refusal in its own words, and the way to the orders there are. */
export const goneOr = goneTo(ORDERS, SEE_ORDERS, passing);
