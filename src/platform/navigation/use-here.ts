import { useCallback, useEffect, useRef, useState } from 'react';

/** A late answer must not move a member who has left the page. */
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
