import { useEffect, useState } from 'react';

/** A text that somebody types, once they have paused for `pause` ms. */
export const useSettled = (text: string, pause: number): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return settled;
};
