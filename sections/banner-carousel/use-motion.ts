import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react';
import { savesData } from '#src/platform/screen/saves-data.ts';
import type { MotionProps } from './Motion.tsx';

/** In milliseconds, in browsers without `requestIdleCallback`. */
const A_MOMENT = 300;

const whenIdle = (run: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, A_MOMENT);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(run);
  return () => cancelIdleCallback(waiting);
};

/** Calls back once the first slide's picture is loaded or has failed. */
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

const watchTouch = (row: HTMLElement, onTouch: () => void): (() => void) => {
  const control = new AbortController();
  const { signal } = control;
  for (const kind of ['pointerdown', 'focusin', 'wheel'])
    row.addEventListener(kind, onTouch, { passive: true, signal });
  return () => control.abort();
};

/**
 * Loads the carousel's code once the first slide is visible and the phone is idle. Slides that were touched
 * before, whose code fails to load, or of which a browser that saves data asks for none, keep scrolling natively.
 */
export const useMotion = (row: RefObject<HTMLElement | null>, wanted: boolean) => {
  const [Motion, setMotion] = useState<ComponentType<MotionProps>>();
  const [moves, setMoves] = useState(false);
  useEffect(() => {
    if (!wanted || moves || !row.current || savesData()) return;
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
