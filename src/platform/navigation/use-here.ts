import { useCallback, useEffect, useRef } from 'react';

/** A late answer must not move a member who has left the page. */
export const useHere = (): (() => boolean) => {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    shown.current = location.pathname;
    return () => {
      shown.current = undefined;
    };
  }, []);
  return useCallback(() => location.pathname === shown.current, []);
};
