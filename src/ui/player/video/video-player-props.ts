import type { ReactNode } from 'react';
import type { Attach, PlaybackFault } from '../playback/use-playback.ts';

export type VideoPlayerProps = {
  title: string;
  poster: string;
  attach: Attach;
  /** Changes with the source, such as from a trial to the whole lesson. */
  sourceKey: string;
  /** Position to start at, in seconds. */
  startAt: number;
  /** The furthest position watched before, in seconds; it counts where skipping is forbidden. */
  watched: number;
  noSkip: boolean;
  /** It was watched to its end before; a message says so when it begins anew. */
  finished?: boolean;
  rate: number;
  onRate: (rate: number) => void;
  watermark: string;
  badge?: string | undefined;
  /** Shown over the ended video; by default a button that plays it again. */
  ending?: ((again: () => void) => ReactNode) | undefined;
  /** Called with the element, such as to report its progress; returns how to stop. */
  watch?: ((media: HTMLVideoElement) => () => void) | undefined;
  /** Play without a tap on the video; `onWished` is called once that has begun. */
  wished?: boolean;
  onWished?: () => void;
  onRetry: () => void;
  /** Where somebody helps with a video that does not play. */
  help?: string | undefined;
  /** Called when a fault is shown to the learner. */
  onFault?: ((why: PlaybackFault) => void) | undefined;
};
