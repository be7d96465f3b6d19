import { useEffect, useState } from 'react';

/** No browser is busier than this for long, in ms. */
const LATEST = 2000;
/** Where a browser does not tell when it rests, in ms. */
const SOON = 200;

/** Runs when the browser has nothing more urgent to do. */
export const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: LATEST });
  else setTimeout(act, SOON);
};

let stands = false;
const waiting = new Set<() => void>();

/** Notes that what the console has opened with is on the screen: what has waited for it begins. */
export const noteFirst = (): void => {
  if (stands) return;
  stands = true;
  for (const act of waiting) act();
  waiting.clear();
};

/** Whether what the console has opened with is on the screen, so that heavier things may begin. */
export const useAfterFirst = (): boolean => {
  const [after, setAfter] = useState(stands);
  useEffect(() => {
    if (stands) return setAfter(true);
    const begin = () => setAfter(true);
    waiting.add(begin);
    return () => void waiting.delete(begin);
  }, []);
  return after;
};
