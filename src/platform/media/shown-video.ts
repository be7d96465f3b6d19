import { createStore } from '../storage/store.ts';

/** The video of the page; undefined while it has none. */
export const shownVideo = createStore<HTMLMediaElement | undefined>(undefined);

/** Tells which video the page shows, until the returned function is called, which also calls `stop`. */
export const showVideo = (video: HTMLMediaElement, stop: () => void): (() => void) => {
  shownVideo.set(video);
  return () => {
    if (shownVideo.get() === video) shownVideo.set(undefined);
    stop();
  };
};
