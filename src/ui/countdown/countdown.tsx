import { useServerClock } from './clock.ts';
import css from './countdown.module.css';
import { clockText, readCountdown, spokenText } from './reading.ts';

type Props = {
  startTime: number | null;
  endTime: number | null;
  /** The server's clock when it answered, in ms; null: the device's clock is used. */
  now: number | null;
  /** The device's clock when that answer arrived, in ms; without it, when it was first shown. */
  since?: number | undefined;
};

/**
 * 距离开始 before the start, 距离结束 until the end, then 活动已结束; 已结束 where it was over from the start (home
 * rules 42 to 44). The first text depends on `now` alone.
 */
export const Countdown = ({ startTime, endTime, now, since }: Props) => {
  const { first, current } = useServerClock(now, since);
  const reading = current === null ? undefined : readCountdown(current, startTime, endTime);
  if (!reading) return <span className={css.countdown} />;
  if (reading.is === 'open') return <span className={css.countdown}>进行中</span>;
  if (reading.is === 'over') {
    const overAtFirst = readCountdown(first, startTime, endTime).is === 'over';
    return <span className={css.over}>{overAtFirst ? '已结束' : '活动已结束'}</span>;
  }
  return (
    <span className={css.countdown}>
      {reading.label}
      <span className="spoken">{spokenText(reading.left)}</span>
      <span className={css.clock} aria-hidden="true">
        {clockText(reading.left)}
      </span>
    </span>
  );
};
