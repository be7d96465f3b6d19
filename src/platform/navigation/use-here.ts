import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Tells whether the page is still the one that is shown: an answer that comes late moves nobody who
 * has gone on meanwhile.
 */
export const useHere = (): (() => boolean) => {
  const [path] = useState(() => location.pathname);
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return useCallback(() => shown.current && location.pathname === path, [path]);
};
