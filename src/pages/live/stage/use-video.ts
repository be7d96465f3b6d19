import { useCallback, useRef, useState } from 'react';
import { attachMedia } from '#src/platform/media/source.ts';
import { useControlsShown } from '#src/ui/player/controls/use-controls-shown.ts';
import { useMediaState } from '#src/ui/player/playback/use-media-state.ts';
import { type Attach, usePlayback } from '#src/ui/player/playback/use-playback.ts';
import { toggleFullscreen } from '#src/ui/player/video/fullscreen.ts';
import { useEnlarged } from '#src/ui/player/video/use-enlarged.ts';

/** After a pause, playing goes on this far behind the newest part of the stream, in seconds. */
const BEHIND = 10;

const ignore = () => undefined;

/** Goes on at the live position instead of the one where it was paused. */
const goOn = (video: HTMLVideoElement): void => {
  const { seekable } = video;
  const newest = seekable.length > 0 ? seekable.end(seekable.length - 1) : 0;
  if (newest - video.currentTime > 2 * BEHIND) video.currentTime = newest - BEHIND;
  void video.play().catch(ignore);
};

export const useLiveVideo = (stream: string, onRenew: () => void) => {
  const frame = useRef<HTMLElement>(null);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [muted, setMuted] = useState(false);
  const attach: Attach = useCallback(
    (media, options) =>
      attachMedia(media, [{ kind: 'hls', address: stream }], { ...options, startAt: 0 }),
    [stream],
  );
  const playback = usePlayback(video, { attach, sourceKey: 'live', startAt: 0, onRetry: onRenew });
  const media = useMediaState(video);
  const { shown, show } = useControlsShown(media.playing);
  const enlarged = useEnlarged(frame);
  return {
    ...{ frame, setVideo, media, shown, show, muted, enlarged },
    ...playback,
    toggle: () => {
      if (!playback.started) playback.start();
      else if (video?.paused) goOn(video);
      else video?.pause();
    },
    toggleSound: () => {
      if (!video) return;
      video.muted = !video.muted;
      setMuted(video.muted);
    },
    enlarge: () => {
      if (frame.current && video) toggleFullscreen(frame.current, video);
    },
  };
};
