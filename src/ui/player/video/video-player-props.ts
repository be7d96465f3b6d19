import type { ReactNode } from 'react';
import type { Attach } from '../playback/use-playback.ts';

export type VideoPlayerProps = {
  title: string;
  poster: string;
  attach: Attach;
  /** Another source than before, such as the whole lesson instead of its trial. */
  sourceKey: string;
  /** Where to go on, in seconds. */
  startAt: number;
  /** The furthest that was watched before, in seconds; matters where skipping is off. */
  watched: number;
  noSkip: boolean;
  rate: number;
  onRate: (rate: number) => void;
  /** Over the picture: whom a copy comes from. */
  watermark: string;
  /** A word at the picture's corner, such as 试看 3 分钟. */
  badge?: string | undefined;
  /** Covers the picture once it has ended; without it, playing again is offered. */
  ending?: ((again: () => void) => ReactNode) | undefined;
  /** Given the element, such as to report its progress; returns how to stop. */
  watch?: ((media: HTMLVideoElement) => () => void) | undefined;
  /** Asks for new addresses. */
  onRetry: () => void;
};
