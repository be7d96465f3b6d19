import { useCallback, useEffect, useRef, useState } from 'react';

/** Says whether the page is still shown, so that a late answer does not move a member who has left it. */
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
