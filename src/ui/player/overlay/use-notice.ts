import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlayerMessage } from './notice.tsx';

/** How long a message stays over the video, in ms. */
const STAND = 5000;

export const useNotice = () => {
  const [notice, setNotice] = useState<PlayerMessage>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback((next: PlayerMessage | undefined, stand = STAND) => {
    clearTimeout(timer.current);
    setNotice(next);
    if (next) timer.current = setTimeout(() => setNotice(undefined), stand);
  }, []);
  return { notice, show };
};
