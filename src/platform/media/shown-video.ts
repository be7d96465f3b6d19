import { createStore } from '../storage/store.ts';

export const shownVideo = createStore<HTMLMediaElement | undefined>(undefined);

/** Publishes the page's video; the returned function withdraws it and calls `stop`. */
export const showVideo = (video: HTMLMediaElement, stop: () => void): (() => void) => {
  shownVideo.set(video);
  return () => {
    if (shownVideo.get() === video) shownVideo.set(undefined);
    stop();
  };
};
