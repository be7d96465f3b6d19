import { useEffect, useRef } from 'react';
import { onVisible } from '../screen/page-events.ts';

/** Such as from another app or page. */
export const useSeenAgain = (again: () => void): void => {
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  }, [again]);
  useEffect(
    () =>
      onVisible((visible) => {
        if (visible) latest.current();
      }),
    [],
  );
};
