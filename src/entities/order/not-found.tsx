import { orderListAddress } from '#schemas/order/addresses.ts';
import type { paymentRefusals } from '#schemas/payment/refusals.ts';
import { NotFound, notFoundTo } from '#src/ui/state/not-found.tsx';

/** Refusals that may pass: the payment provider does not answer, or has not decided yet. */
export const transientRefusals: readonly (keyof typeof paymentRefusals)[] = [
  'paymentUnavailable',
  'paymentRunning',
];

export const orderNotFound = {
  to: orderListAddress(),
  link: '查看我的订单',
  missing: '订单不存在',
  passing: transientRefusals,
};

const { to, link, missing } = orderNotFound;

export const NoOrder = ({ text = missing }: { text?: string }) => (
  <NotFound text={text} href={to} name={link} />
);

export const notFoundToOrders = notFoundTo(to, link, transientRefusals);
