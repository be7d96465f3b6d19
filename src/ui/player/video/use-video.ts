import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useControlsShown } from '../controls/use-controls-shown.ts';
import { useNotice } from '../overlay/use-notice.ts';
import { jumpText } from '../playback/jump.ts';
import { clockTime } from '../playback/media-time.ts';
import { useMediaState } from '../playback/use-media-state.ts';
import { usePlayback } from '../playback/use-playback.ts';
import { useRate } from '../playback/use-rate.ts';
import { useSeeking } from '../playback/use-seeking.ts';
import { toggleFullscreen } from './fullscreen.ts';
import { useEnlarged } from './use-enlarged.ts';
import { useGestures } from './use-gestures.ts';
import type { VideoPlayerProps } from './video-player-props.ts';

/** How long the message of a jump stays, in ms. */
const HINT = 1200;
/** The speed while a finger is held on the picture. */
const FAST = 2;

const ignore = () => undefined;

/** `watch` gets the element before its source is removed. */
export const useVideo = (props: VideoPlayerProps) => {
  const { startAt, noSkip, watched, rate, watch } = props;
  const frame = useRef<HTMLElement>(null);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const { notice, show: tell } = useNotice();
  useEffect(() => (video && watch ? watch(video) : undefined), [video, watch]);
  const playback = usePlayback(video, props);
  const media = useMediaState(video);
  const controls = useControlsShown(media.playing);
  const enlarged = useEnlarged(frame);
  const onRefused = useCallback(() => tell({ text: '首次学习不能快进，学完后可自由拖动' }), [tell]);
  const { seek, landingOf, allowed } = useSeeking(video, { noSkip, watched, onRefused });

  const start = () => {
    frame.current?.focus({ preventScroll: true });
    playback.start();
    if (startAt > 0)
      tell({
        text: `已从 ${clockTime(startAt)} 继续`,
        action: { label: '从头看', onPress: () => seek(0) },
      });
    else if (props.finished) tell({ text: '已学完，从头播放' });
  };
  const toggle = () => {
    if (!playback.started) start();
    else if (video?.paused) void video.play().catch(ignore);
    else video?.pause();
  };
  const playWished = useEffectEvent(() => {
    props.onWished?.();
    if (!playback.started || video?.paused) toggle();
  });
  useEffect(() => {
    if (video && props.wished) playWished();
  }, [video, props.wished]);
  const enlarge = () => frame.current && video && toggleFullscreen(frame.current, video);
  const mute = () => {
    if (video) video.muted = !video.muted;
  };
  const again = () => {
    seek(0);
    void video?.play().catch(ignore);
  };
  const jump = (by: number) => {
    tell({ text: jumpText(by) }, HINT);
    // a refused jump replaces this message
    seek(media.time + by);
  };
  const gestures = useGestures({
    duration: media.duration,
    time: media.time,
    when: playback.started && media.duration > 0 && !media.ended,
    onJump: jump,
    onSeek: seek,
    landingOf,
  });
  useRate(video, gestures.fast ? FAST : rate);
  const { target } = gestures;
  const word =
    target === undefined
      ? gestures.fast && media.playing
        ? '2 倍速播放中'
        : undefined
      : `${clockTime(target)} / ${clockTime(media.duration)}`;
  const playerMessage = word === undefined ? notice : { text: word };
  const actions = { toggle, seek, jump, fullscreen: enlarge, mute, again };
  return {
    ...{ frame, setVideo, ...playback, media, controls, enlarged, allowed, notice: playerMessage },
    ...{ gestures, actions },
  };
};
