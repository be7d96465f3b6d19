import type { AttachOptions } from './attach-options.ts';
import { type MediaFault, mediaFault } from './fault.ts';

export type MediaSource = { kind: 'hls' | 'mp4' | 'audio'; address: string };

const PLAYLIST = 'application/vnd.apple.mpegurl';

/** Android claims to play playlists but does it badly; only Apple's own player does it well. */
const playsPlaylists = (media: HTMLMediaElement): boolean =>
  media.canPlayType(PLAYLIST) !== '' &&
  (/apple/i.test(navigator.vendor) || !('MediaSource' in globalThis));

const attachDirectly = (
  media: HTMLMediaElement,
  address: string,
  { startAt, onReady, onFault }: AttachOptions,
) => {
  let over = false;
  const onError = async () => {
    const fault = await mediaFault(media, address);
    if (!over) onFault(fault);
  };
  const onMetadata = () => {
    if (startAt > 0) media.currentTime = startAt;
  };
  media.addEventListener('error', onError);
  media.addEventListener('loadedmetadata', onMetadata, { once: true });
  media.src = address;
  onReady();
  return () => {
    over = true;
    media.removeEventListener('error', onError);
    media.removeEventListener('loadedmetadata', onMetadata);
    media.removeAttribute('src');
    media.load();
  };
};

const attachByCode = (media: HTMLMediaElement, address: string, options: AttachOptions) => {
  let over = false;
  let detach = () => {};
  import('./hls-source.ts').then(
    ({ attachHls }) => {
      if (!over) detach = attachHls(media, address, options);
    },
    () => {
      if (!over) options.onFault('network');
    },
  );
  return () => {
    over = true;
    detach();
  };
};

const attachOne = (media: HTMLMediaElement, source: MediaSource, options: AttachOptions) =>
  source.kind === 'hls' && !playsPlaylists(media)
    ? attachByCode(media, source.address, options)
    : attachDirectly(media, source.address, options);

/**
 * Gives a medium the first source that it can play; returns how to remove it. Where all fail, the first
 * one's fault is reported; without any source the fault is `gone`.
 */
export const attachMedia = (
  media: HTMLMediaElement,
  sources: readonly MediaSource[],
  options: AttachOptions,
): (() => void) => {
  const [first, ...others] = sources;
  if (!first) {
    options.onFault('gone');
    return () => {};
  }
  let detach = () => {};
  const onFault = (fault: MediaFault) => {
    // without a network another source of the same lesson does not help
    if (fault === 'network' || others.length === 0) return options.onFault(fault);
    detach();
    detach = attachMedia(media, others, { ...options, onFault: () => options.onFault(fault) });
  };
  detach = attachOne(media, first, { ...options, onFault });
  return () => detach();
};
