import { useEffect, useRef } from 'react';
import { useServerClock } from './clock.ts';
import css from './countdown.module.css';
import { clockText, type Reading, readCountdown, spokenText } from './reading.ts';

/** A moment in the back end's format: values of ten digits are seconds, longer ones ms. */
type Moment = number | string | null;

type Labels = { beforeStart: string; beforeEnd: string };

type Props = {
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
const useTold = (
  phase: Phase | undefined,
  { onStart, onEnd }: Pick<Props, 'onStart' | 'onEnd'>,
) => {
  const told = useRef<Phase>(undefined);
  useEffect(() => {
    if (phase === told.current) return;
    told.current = phase;
    if (phase === 'between') onStart?.();
    if (phase === 'after') onEnd?.();
  }, [phase, onStart, onEnd]);
};

const usual: Labels = { beforeStart: '距离开始', beforeEnd: '距离结束' };

/**
 * The generic countdown (shell rules 53 and 54): the time to the start before it, then the time to
 * the end; after the end it renders nothing.
 */
export const CountdownWidget = ({
  currentTime,
  startTime,
  endTime,
  labels = usual,
  ...callbacks
}: Props) => {
  const { current } = useServerClock(inMs(currentTime));
  const reading =
    current === null ? undefined : readCountdown(current, inMs(startTime), inMs(endTime));
  useTold(reading && phaseOf(reading), callbacks);
  if (reading?.is !== 'running') return null;
  return (
    <span className={css.countdown}>
      {phaseOf(reading) === 'before' ? labels.beforeStart : labels.beforeEnd}
      <span className="spoken">{spokenText(reading.left)}</span>
      <span className={css.clock} aria-hidden="true">
        {clockText(reading.left)}
      </span>
    </span>
  );
};
