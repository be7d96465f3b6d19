import type { AudioLesson } from './state.ts';

/** Handlers of the lock screen's buttons; `seek` in seconds from the beginning. */
export type SessionActions = {
  play: () => void;
  pause: () => void;
  seek: (to: number) => void;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
};

/** One press of the lock screen's jump buttons, in seconds. */
const JUMP = 15;

const session = (): MediaSession | undefined =>
  'mediaSession' in navigator ? navigator.mediaSession : undefined;

const handle = (
  media: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void => {
  try {
    media.setActionHandler(action, handler);
  } catch {
    // a browser throws for an action that it does not know, and shows no button for it
  }
};

export const showOnLockScreen = (
  audio: HTMLAudioElement,
  { title, product }: AudioLesson,
  actions: SessionActions,
): void => {
  const media = session();
  if (!media || typeof MediaMetadata === 'undefined') return;
  const artwork = product.thumb ? [{ src: product.thumb }] : [];
  media.metadata = new MediaMetadata({
    title,
    artist: product.teacher,
    album: product.title,
    artwork,
  });
  handle(media, 'play', actions.play);
  handle(media, 'pause', actions.pause);
  handle(media, 'seekbackward', () => actions.seek(audio.currentTime - JUMP));
  handle(media, 'seekforward', () => actions.seek(audio.currentTime + JUMP));
  handle(media, 'seekto', ({ seekTime }) => actions.seek(seekTime ?? audio.currentTime));
  handle(media, 'previoustrack', actions.previous ?? null);
  handle(media, 'nexttrack', actions.next ?? null);
};

export const positionOnLockScreen = ({ duration, currentTime, playbackRate }: HTMLAudioElement) => {
  const media = session();
  if (!media || typeof media.setPositionState !== 'function' || !Number.isFinite(duration)) return;
  const position = Math.min(currentTime, duration);
  if (duration > 0) media.setPositionState({ duration, position, playbackRate });
};

export const leaveLockScreen = (): void => {
  const media = session();
  if (media) media.metadata = null;
};
