import { firstSeen } from '#src/platform/reading/first-seen.ts';
import { TimeLeft } from '#src/ui/countdown/time-left.tsx';

type Props = {
  /** `now` by the server's clock. */
  order: { expireAt: number | null; now: number | null };
  onOver?: () => void;
};

export const TimeToPay = ({ order, onOver }: Props) => (
  <TimeLeft
    until={order.expireAt}
    now={order.now}
    since={firstSeen(order)}
    over="支付时间已过"
    onOver={onOver}
  />
);
