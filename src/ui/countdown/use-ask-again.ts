import { useEffect, useRef } from 'react';

/** Pauses before further calls, in ms; the last one repeats. */
const PAUSES: readonly [number, ...number[]] = [2_000, 5_000, 10_000];

/**
 * Calls `ask` when a moment (ms; null: none) has come, and again at growing intervals while that moment is
 * still shown: the answer failed, or has no change yet. Rests while the page is hidden.
 */
export const useAskAgain = (come: number | null, ask: (() => void) | undefined): void => {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  }, [ask]);
  useEffect(() => {
    if (come === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const turn = (count: number): void => {
      if (document.visibilityState !== 'hidden') latest.current?.();
      timer = setTimeout(turn, PAUSES[Math.min(count, PAUSES.length - 1)], count + 1);
    };
    turn(0);
    return () => clearTimeout(timer);
  }, [come]);
};
