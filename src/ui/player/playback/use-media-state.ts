import { useEffect, useState } from 'react';

/** Times in seconds. */
export type MediaState = {
  playing: boolean;
  waiting: boolean;
  ended: boolean;
  time: number;
  /** 0 until the duration is known. */
  duration: number;
  /** How far the medium is loaded from the present position. */
  buffered: number;
};

const resting: MediaState = {
  playing: false,
  waiting: false,
  ended: false,
  time: 0,
  duration: 0,
  buffered: 0,
};

const EVENTS = [
  'play',
  'pause',
  'playing',
  'waiting',
  'canplay',
  'timeupdate',
  'durationchange',
  'progress',
  'seeking',
  'seeked',
  'ended',
  'emptied',
] as const;

const bufferedAt = ({ buffered, currentTime }: HTMLMediaElement): number => {
  for (let index = 0; index < buffered.length; index += 1)
    if (buffered.start(index) <= currentTime && currentTime <= buffered.end(index))
      return buffered.end(index);
  return currentTime;
};

const readMedia = (media: HTMLMediaElement): MediaState => ({
  playing: !media.paused && !media.ended,
  waiting: !media.paused && !media.ended && media.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
  ended: media.ended,
  time: media.currentTime,
  duration: Number.isFinite(media.duration) ? media.duration : 0,
  buffered: bufferedAt(media),
});

export const useMediaState = (media: HTMLMediaElement | null): MediaState => {
  const [state, setState] = useState(resting);
  useEffect(() => {
    if (!media) return setState(resting);
    const read = () => setState(readMedia(media));
    for (const name of EVENTS) media.addEventListener(name, read);
    read();
    return () => {
      for (const name of EVENTS) media.removeEventListener(name, read);
    };
  }, [media]);
  return state;
};
