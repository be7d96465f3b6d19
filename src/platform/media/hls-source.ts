import Hls, { type ErrorData } from 'hls.js/light';
import type { AttachOptions } from './attach-options.ts';
import { faultOfStatus, type MediaFault } from './fault.ts';
import { offerQualities } from './quality.ts';

const faultOf = ({ type, response }: ErrorData): MediaFault =>
  type === Hls.ErrorTypes.NETWORK_ERROR ? faultOfStatus(response?.code ?? 0) : 'format';

/** Uses Media Source Extensions; returns how to stop. */
export const attachHls = (
  media: HTMLMediaElement,
  address: string,
  { startAt, onReady, onFault, onQualities }: AttachOptions,
): (() => void) => {
  if (!Hls.isSupported()) {
    onFault('format');
    return () => {};
  }
  // loaded segments count as handed out: by default hls.js would load ten minutes of a small stream
  const ahead = { maxBufferLength: 30, maxMaxBufferLength: 30 };
  const startPosition = startAt > 0 ? startAt : -1;
  const hls = new Hls({ startPosition, backBufferLength: 60, ...ahead });
  let mended = false;
  hls.on(Hls.Events.ERROR, (_, error) => {
    if (!error.fatal) return;
    if (error.type === Hls.ErrorTypes.MEDIA_ERROR && !mended) {
      mended = true;
      hls.recoverMediaError();
    } else onFault(faultOf(error));
  });
  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    // what is loaded already plays on, in the quality that it has
    const offer =
      onQualities &&
      offerQualities(hls.levels, (level) => {
        hls.nextLevel = level;
      });
    if (offer) onQualities(offer);
    onReady();
  });
  hls.loadSource(address);
  hls.attachMedia(media);
  return () => hls.destroy();
};
