import { useEffect, useRef } from 'react';

/** Calls `again` whenever the page comes back into view, such as from another app or page. */
export const useSeenAgain = (again: () => void): void => {
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  }, [again]);
  useEffect(() => {
    const shown = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    document.addEventListener('visibilitychange', shown);
    return () => document.removeEventListener('visibilitychange', shown);
  }, []);
};
