import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react';
import type { MotionProps } from './Motion.tsx';

/** Delay in browsers without `requestIdleCallback`, in ms. */
const A_MOMENT = 300;

const whenIdle = (run: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, A_MOMENT);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(run);
  return () => cancelIdleCallback(waiting);
};

/** Calls back once the first slide's picture stands or is known to be missing. */
const whenShown = (row: HTMLElement, run: () => void): (() => void) => {
  const picture = row.querySelector('img');
  if (!picture || picture.complete) {
    run();
    return () => undefined;
  }
  const control = new AbortController();
  const { signal } = control;
  for (const end of ['load', 'error']) picture.addEventListener(end, run, { once: true, signal });
  return () => control.abort();
};

/** Calls `onTouch` once the person has touched the row. */
const watchTouch = (row: HTMLElement, onTouch: () => void): (() => void) => {
  const control = new AbortController();
  const { signal } = control;
  for (const kind of ['pointerdown', 'focusin', 'wheel'])
    row.addEventListener(kind, onTouch, { passive: true, signal });
  return () => control.abort();
};

/**
 * The code that moves the row, loaded once the first slide is shown and the phone is idle, and
 * whether it has taken the row over (`onReady` tells). A row that was touched before, and one whose
 * code cannot be loaded, stays as it is.
 */
export const useMotion = (row: RefObject<HTMLElement | null>, wanted: boolean) => {
  const [Motion, setMotion] = useState<ComponentType<MotionProps>>();
  const [moves, setMoves] = useState(false);
  useEffect(() => {
    if (!wanted || moves || !row.current) return;
    const ends: (() => void)[] = [];
    const stop = () => {
      for (const end of ends.splice(0)) end();
    };
    const onTouch = () => {
      stop();
      setMotion(undefined);
    };
    const load = async () => {
      const code = await import('./Motion.tsx');
      if (ends.length > 0) setMotion(() => code.default);
    };
    ends.push(watchTouch(row.current, onTouch));
    ends.push(
      whenShown(row.current, () => {
        ends.push(whenIdle(() => void load().catch(stop)));
      }),
    );
    return stop;
  }, [row, wanted, moves]);
  const onReady = useCallback(() => setMoves(true), []);
  const wantedMotion = wanted ? Motion : undefined;
  return { Motion: wantedMotion, moves: moves && wantedMotion !== undefined, onReady };
};
