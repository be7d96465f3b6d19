import { type RefObject, useEffect, useState } from 'react';
import { useLayer } from '#src/platform/screen/use-layer.ts';
import { isFullscreen, leaveFullscreen } from './fullscreen.ts';

/** Whether a player fills the screen; the way back makes it small again. */
export const useEnlarged = (frame: RefObject<HTMLElement | null>): boolean => {
  const [enlarged, setEnlarged] = useState(false);
  useEffect(() => {
    const read = () => setEnlarged(isFullscreen(frame.current));
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, [frame]);
  useLayer(enlarged, () => {
    leaveFullscreen();
    return true;
  });
  return enlarged;
};
