import { useEffect, useRef } from 'react';
import { useServerClock } from './clock.ts';
import css from './countdown.module.css';
import { clockText, type Reading, readCountdown, spokenText } from './reading.ts';

const Left = ({ label, left }: { label: string; left: number }) => (
  <span className={css.countdown}>
    {label}
    <span className="spoken">{spokenText(left)}</span>
    <span className={css.clock} aria-hidden="true">
      {clockText(left)}
    </span>
  </span>
);

type Props = {
  startTime: number | null;
  endTime: number | null;
  /** The server's clock when it answered, in ms; null: the device's clock is used. */
  now: number | null;
  /** The device's clock when that answer arrived, in ms; by default when it was first shown. */
  since?: number | undefined;
};

/**
 * 距离开始 before the start, 距离结束 until the end, then 活动已结束; 已结束 where it was over from the start (home rules
 * 42 to 44). The first text depends on `now` alone.
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
  return <Left label={reading.label} left={reading.left} />;
};

/** A moment in the back end's format: values of ten digits are seconds, longer ones ms. */
type Moment = number | string | null;

type Labels = { beforeStart: string; beforeEnd: string };

type WidgetProps = {
  /** The server's clock when it answered; null: the device's clock is used. */
  currentTime: Moment;
  startTime: Moment;
  endTime: Moment;
  labels?: Labels;
  /** Called when the start is reached, at once where it has passed already. */
  onStart?: () => void;
  /** Called when the end is reached, at once where it has passed already. */
  onEnd?: () => void;
};

const TEN_DIGITS = 1e10;

const inMs = (moment: Moment): number | null => {
  const value = moment === null || moment === '' ? Number.NaN : Number(moment);
  if (!Number.isFinite(value)) return null;
  return value < TEN_DIGITS ? value * 1000 : value;
};

type Phase = 'before' | 'between' | 'after';

const phaseOf = (reading: Reading): Phase => {
  if (reading.is === 'over') return 'after';
  return reading.is === 'running' && reading.label === '距离开始' ? 'before' : 'between';
};

/** Calls back once for each phase, also where React runs effects twice. */
const useNotify = (
  phase: Phase | undefined,
  { onStart, onEnd }: Pick<WidgetProps, 'onStart' | 'onEnd'>,
) => {
  const last = useRef<Phase>(undefined);
  useEffect(() => {
    if (phase === last.current) return;
    last.current = phase;
    if (phase === 'between') onStart?.();
    if (phase === 'after') onEnd?.();
  }, [phase, onStart, onEnd]);
};

const usual: Labels = { beforeStart: '距离开始', beforeEnd: '距离结束' };

/**
 * The generic countdown: the time to the start before it, then the time to the end; after the end it
 * renders nothing. @internal Shell rules 17, 18, 53 and 54 and home rule 45 ask for it.
 */
export const CountdownWidget = ({
  currentTime,
  startTime,
  endTime,
  labels = usual,
  ...callbacks
}: WidgetProps) => {
  const { current } = useServerClock(inMs(currentTime));
  const reading =
    current === null ? undefined : readCountdown(current, inMs(startTime), inMs(endTime));
  useNotify(reading && phaseOf(reading), callbacks);
  if (reading?.is !== 'running') return null;
  const label = phaseOf(reading) === 'before' ? labels.beforeStart : labels.beforeEnd;
  return <Left label={label} left={reading.left} />;
};
