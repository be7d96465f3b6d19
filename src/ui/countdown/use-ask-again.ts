import { useEffect, useRef } from 'react';

/** Before each further question, in ms; the last one stays. */
const PAUSES: readonly [number, ...number[]] = [2_000, 5_000, 10_000];

/**
 * Asks when a moment (ms; null while none) has come, and again, less and less often, as long as that
 * moment stays what is shown: the answer failed, or knows of no change yet. Rests in the background.
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
