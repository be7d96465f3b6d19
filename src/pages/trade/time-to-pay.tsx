import { useEffect, useRef } from 'react';
import { useServerClock } from '../../ui/countdown-clock.ts';
import { clockText, spokenText } from '../../ui/countdown-reading.ts';
import { firstSeen } from './first-seen.ts';
import css from './time-to-pay.module.css';

type Props = {
  /** As it was answered; `now` is the server's clock, all in ms. */
  order: { expireAt: number | null; now: number | null };
  /** Told once when the time is over. */
  onOver?: () => void;
};

/** What is left to pay an order before it is cancelled, by the server's clock. */
export const TimeToPay = ({ order, onOver }: Props) => {
  const { expireAt, now } = order;
  const { current } = useServerClock(now, firstSeen(order));
  const left = expireAt === null || current === null ? null : expireAt - current;
  const over = left !== null && left <= 0;
  const told = useRef(false);
  useEffect(() => {
    if (!over || told.current) return;
    told.current = true;
    onOver?.();
  }, [over, onOver]);
  if (left === null) return null;
  if (over) return <span className={css.time}>支付时间已过</span>;
  return (
    <span className={css.time}>
      剩余<span className="spoken">{spokenText(left)}</span>
      <span className={css.clock} aria-hidden="true">
        {clockText(left).replace(/^00:/, '')}
      </span>
    </span>
  );
};
