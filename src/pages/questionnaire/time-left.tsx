import { useEffect, useState } from 'react';
import type { Paper } from '../../../schemas/api/questionnaire.ts';
import css from './time-left.module.css';

const SECOND = 1000;
const LAST_MINUTE = 60 * SECOND;

const clock = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / SECOND));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

type Props = { paper: Paper; onOver: () => void };

/** What is left of the time, by the server's clock; told once when it is over. Nothing without a limit. */
export const TimeLeft = ({ paper: { deadline, now }, onOver }: Props) => {
  // the phone's clock may be wrong; how long it runs is right
  const [end] = useState(() =>
    deadline === null || now === null ? null : performance.now() + deadline - now,
  );
  const [left, setLeft] = useState(() => (end === null ? null : end - performance.now()));
  useEffect(() => {
    if (end === null) return undefined;
    const timer = setInterval(() => {
      const rest = end - performance.now();
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      onOver();
    }, SECOND);
    return () => clearInterval(timer);
  });
  if (left === null || deadline === null) return null;
  // a survey that ends in a week is no race
  if (left > 3 * 3600 * SECOND) return null;
  return (
    <span className={css.left} data-last={left < LAST_MINUTE} role="timer">
      剩余 {clock(left)}
    </span>
  );
};
