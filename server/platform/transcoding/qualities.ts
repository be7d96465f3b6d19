import type { Cuts, SoundTrack, VideoTrack } from './probe.ts';

/** What is made of a picture; `copies`: it is only cut, not encoded. */
export type Quality = {
  name: string;
  width: number;
  height: number;
  /** In kbit/s, at most. */
  rate: number;
  copies: boolean;
};

/** By the shorter side in px, so that a portrait of a phone counts like a landscape. */
const steps = [
  { side: 1080, rate: 4500 },
  { side: 720, rate: 2500 },
  { side: 480, rate: 1200 },
] as const;

/** Of the shorter side, at most: so a strip stays within what phones decode. */
const LONGEST_RATIO = 2.4;

const even = (px: number): number => Math.max(2, 2 * Math.round(px / 2));

const shortOf = ({ width, height }: Pick<VideoTrack, 'width' | 'height'>): number =>
  Math.min(width, height);

const scaled = ({ width, height }: VideoTrack, side: number) => {
  const longest = Math.max(width, height);
  const factor = Math.min(1, side / shortOf({ width, height }), (side * LONGEST_RATIO) / longest);
  return { width: even(width * factor), height: even(height * factor) };
};

const RATE_OF_COPIES = 6000;
const LONGEST_GAP_S = 10;
const profiles = new Set(['Constrained Baseline', 'Baseline', 'Main', 'High']);

/** Whether a picture plays everywhere as it is; `rate`: of the whole file, in kbit/s. */
export const needsNoEncoding = (video: VideoTrack, rate: number): boolean =>
  video.codec === 'h264' &&
  video.pixels === 'yuv420p' &&
  profiles.has(video.profile) &&
  video.level <= 42 &&
  !video.isTurned &&
  video.isSquare &&
  video.isProgressive &&
  !video.isHdr &&
  video.isConstant &&
  video.rate <= 30.5 &&
  video.width % 2 === 0 &&
  video.height % 2 === 0 &&
  shortOf(video) <= 1080 &&
  Math.max(video.width, video.height) <= shortOf(video) * LONGEST_RATIO &&
  rate <= RATE_OF_COPIES;

export const canBeCut = ({ startsWhole, longestGap }: Cuts): boolean =>
  startsWhole && longestGap <= LONGEST_GAP_S;

export const soundNeedsNoEncoding = ({ codec, profile, channels, sampleRate }: SoundTrack) =>
  codec === 'aac' && profile === 'LC' && channels <= 2 && [44_100, 48_000].includes(sampleRate);

/** The best one first; none is larger than the picture. `copies`: its own size needs no encoding. */
export const qualitiesOf = (video: VideoTrack, copies: boolean): Quality[] => {
  const short = shortOf(video);
  const own = { name: `${short}p`, width: video.width, height: video.height, copies: true };
  const below = steps
    .filter(({ side }) => (copies ? side < short * 0.9 : side <= short))
    .map(({ side, rate }) => ({ name: `${side}p`, ...scaled(video, side), rate, copies: false }));
  if (copies) return [{ ...own, rate: RATE_OF_COPIES }, ...below];
  if (below.length > 0) return below;
  const smallest = { name: `${short}p`, ...scaled(video, short), rate: 1200, copies: false };
  return [smallest];
};

/** Constant, 30 at most; a faster picture keeps every second or third frame. */
export const frameRateOf = ({ rate, isConstant }: VideoTrack): number => {
  if (rate <= 0) return 25;
  if (!isConstant) return rate > 25.5 ? 30 : 25;
  let constant = rate;
  while (constant > 30.5) constant /= 2;
  return constant;
};
