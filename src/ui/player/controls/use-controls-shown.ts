import { useCallback, useEffect, useRef, useState } from 'react';

/** How long controls stand over a picture that moves, in ms. */
const STAND = 3500;

/** Controls stand while the picture rests or somebody uses them, and go by themselves otherwise. */
export const useControlsShown = (playing: boolean) => {
  const [shown, setShown] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = useCallback(() => {
    clearTimeout(timer.current);
    setShown(true);
    if (playing) timer.current = setTimeout(() => setShown(false), STAND);
  }, [playing]);
  useEffect(() => {
    show();
    return () => clearTimeout(timer.current);
  }, [show]);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setShown(false);
  }, []);
  return { shown: shown || !playing, show, hide };
};
