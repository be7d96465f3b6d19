import { useEffect, useRef } from 'react';
import { useServerClock } from './countdown-clock.ts';

/** Moments come in whole seconds: a little later the server is sure to agree. */
const AFTER = 1000;

type Props = {
  /** What says so; told of once for each. */
  answer: object;
  /** The server's clock (ms) when it answered. */
  now: number | null;
  /** The phone's clock (ms) when that was shown. */
  since: number;
  /** The moment in ms; null for none. */
  at: number | null;
  onCome: () => void;
};

/** Tells that a moment has come by the server's clock, however the phone's stands; draws nothing. */
export const AtMoment = ({ answer, now, since, at, onCome }: Props) => {
  const { current } = useServerClock(now, since);
  const told = useRef<object>(undefined);
  const come = at !== null && current !== null && current >= at + AFTER;
  useEffect(() => {
    if (!come || told.current === answer) return;
    told.current = answer;
    onCome();
  }, [come, answer, onCome]);
  return null;
};
