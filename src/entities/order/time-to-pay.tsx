import { firstSeen } from '#src/platform/reading/first-seen.ts';
import { TimeLeft } from '#src/ui/countdown/time-left.tsx';

type Props = {
  /** The order as it was answered; `now` is the server's clock; all in ms. */
  order: { expireAt: number | null; now: number | null };
  onOver?: () => void;
};

/** Time left to pay an order before it is cancelled. */
export const TimeToPay = ({ order, onOver }: Props) => (
  <TimeLeft
    until={order.expireAt}
    now={order.now}
    since={firstSeen(order)}
    over="支付时间已过"
    onOver={onOver}
  />
);
