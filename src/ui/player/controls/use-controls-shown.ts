import { useCallback, useEffect, useRef, useState } from 'react';

/** How long the controls stay over a playing video, in ms. */
const STAND = 3500;

/** Shows the controls while the video is paused or somebody uses them, and hides them otherwise. */
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
