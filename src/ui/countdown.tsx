import { useEffect, useState } from 'react';
import css from './countdown.module.css';
import { clockText, type Reading, readCountdown, spokenText } from './countdown-reading.ts';
import { useSecondHand } from './second-hand.ts';

type Props = {
  startTime: number | null;
  endTime: number | null;
  /** The server's clock when it answered, in ms; null: the device's clock has to do. */
  now: number | null;
  /** The device's clock when that answer arrived, in ms; without it, when this was first shown. */
  since?: number | undefined;
  /** Called once it runs towards the end, at once where it has begun before. */
  onStart?: (() => void) | undefined;
  /** Called once it is over, at once where it has ended before. */
  onEnd?: (() => void) | undefined;
  /** After the end nothing stands, instead of words. */
  hidesAtEnd?: boolean | undefined;
};

type Phase = 'before' | 'between' | 'after';

const phaseOf = (reading: Reading): Phase => {
  if (reading.is === 'over') return 'after';
  return reading.is === 'running' && reading.label === '距离开始' ? 'before' : 'between';
};

const useCallbacks = (
  phase: Phase | undefined,
  { onStart, onEnd }: Pick<Props, 'onStart' | 'onEnd'>,
) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each phase is told once
  useEffect(() => {
    if (phase === 'between') onStart?.();
    if (phase === 'after') onEnd?.();
  }, [phase]);
};

const useServerClock = (now: number | null, since: number | undefined) => {
  const [shownSince] = useState(() => Date.now());
  const second = useSecondHand();
  const first = now ?? shownSince;
  const from = now === null ? shownSince : (since ?? shownSince);
  return { first, current: second === null ? now : first + Math.max(0, second - from) };
};

/**
 * 距离开始 before the start, 距离结束 until the end, then 活动已结束; 已结束 where it was over to
 * begin with (specification section 4). Its first text comes from `now` alone.
 */
export const Countdown = ({ startTime, endTime, now, since, hidesAtEnd, ...callbacks }: Props) => {
  const { first, current } = useServerClock(now, since);
  const reading = current === null ? undefined : readCountdown(current, startTime, endTime);
  useCallbacks(reading && phaseOf(reading), callbacks);
  if (!reading) return <span className={css.countdown} />;
  if (reading.is === 'open') return <span className={css.countdown}>进行中</span>;
  if (reading.is === 'over') {
    if (hidesAtEnd) return null;
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
