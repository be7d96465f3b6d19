import { useEffect, useState } from 'react';

/** How long a frame without an answer is left alone, in ms. */
const RETRY = 5000;

/**
 * The life of a frame that shows the preview. `round` changes when it has to be opened anew: a lost network
 * is back, or the frame has loaded something that is not the preview, such as the browser's error page.
 */
export const useFrameLife = () => {
  const [round, setRound] = useState(0);
  const [lost, setLost] = useState(() => !navigator.onLine);
  const [silent, setSilent] = useState(false);
  const open = () => {
    setSilent(false);
    setRound((before) => before + 1);
  };

  useEffect(() => {
    const onLost = () => setLost(true);
    const onFound = () => {
      setLost(false);
      setSilent(false);
      setRound((before) => before + 1);
    };
    addEventListener('offline', onLost);
    addEventListener('online', onFound);
    return () => {
      removeEventListener('offline', onLost);
      removeEventListener('online', onFound);
    };
  }, []);

  useEffect(() => {
    if (!silent || lost) return;
    const timer = setTimeout(() => {
      setSilent(false);
      setRound((before) => before + 1);
    }, RETRY);
    return () => clearTimeout(timer);
  }, [silent, lost]);

  return {
    round,
    open,
    /** What keeps the preview from being up to date. */
    trouble: lost ? ('lost' as const) : silent ? ('silent' as const) : undefined,
    /** Notes whether what the frame has loaded is something other than the preview. */
    noteSilent: setSilent,
  };
};
