import { useCallback, useEffect, useRef } from 'react';
import { furthest, isRefused, landing } from './seek-limit.ts';

type Options = {
  noSkip: boolean;
  /** The furthest position watched before, in seconds. */
  watched: number;
  onRefused: () => void;
};

/**
 * Jumps in a video within what may be watched; a jump made elsewhere, such as in the phone's own full
 * screen, is reverted.
 */
export const useSeeking = (media: HTMLVideoElement | null, options: Options) => {
  const { noSkip, watched, onRefused } = options;
  const reached = useRef(watched);
  useEffect(() => {
    reached.current = Math.max(reached.current, watched);
  }, [watched]);

  useEffect(() => {
    if (!media) return;
    const onTime = () => {
      if (!media.seeking)
        reached.current = furthest(reached.current, media.currentTime, media.playbackRate);
    };
    const onSeeking = () => {
      const bounds = { duration: media.duration, watched: reached.current, noSkip };
      if (!isRefused(media.currentTime, bounds)) return;
      media.currentTime = reached.current;
      onRefused();
    };
    media.addEventListener('timeupdate', onTime);
    media.addEventListener('seeking', onSeeking);
    return () => {
      media.removeEventListener('timeupdate', onTime);
      media.removeEventListener('seeking', onSeeking);
    };
  }, [media, noSkip, onRefused]);

  const seek = useCallback(
    (to: number) => {
      if (!media?.duration) return;
      const bounds = { duration: media.duration, watched: reached.current, noSkip };
      if (isRefused(to, bounds)) onRefused();
      media.currentTime = landing(to, bounds);
    },
    [media, noSkip, onRefused],
  );
  /** In seconds. */
  const landingOf = (to: number): number =>
    landing(to, { duration: media?.duration ?? 0, watched: reached.current, noSkip });
  return { seek, landingOf, allowed: noSkip ? reached.current : undefined };
};
