import { describe, expect, it } from 'vitest';
import { isWorthShowing } from '#server/platform/transcoding/poster.ts';
import type { VideoTrack } from '#server/platform/transcoding/probe.ts';
import {
  canBeCut,
  frameRateOf,
  needsNoEncoding,
  qualitiesOf,
} from '#server/platform/transcoding/qualities.ts';

const video: VideoTrack = {
  ...{ index: 0, codec: 'h264', profile: 'High', level: 40, pixels: 'yuv420p' },
  ...{ width: 1920, height: 1080, rate: 30, isConstant: true },
  ...{ isTurned: false, isSquare: true, isProgressive: true, isHdr: false },
};

const sizes = (more: Partial<VideoTrack>, copies = false) =>
  qualitiesOf({ ...video, ...more }, copies).map(
    ({ name, width, height, copies: own }) => `${name} ${width}x${height}${own ? ' as it is' : ''}`,
  );

describe('qualities', () => {
  it('are up to three, never larger than the picture, with even sides', () => {
    expect(sizes({})).toEqual(['1080p 1920x1080', '720p 1280x720', '480p 854x480']);
    expect(sizes({ width: 3840, height: 2160 })).toEqual(sizes({}));
    expect(sizes({ width: 1080, height: 1920 })[2]).toBe('480p 480x854');
    expect(sizes({ width: 1280, height: 720 })).toEqual(['720p 1280x720', '480p 854x480']);
    expect(sizes({ width: 321, height: 241 })).toEqual(['241p 322x242']);
    expect(sizes({ width: 8000, height: 600 })).toEqual(['480p 1152x86']);
    expect(sizes({ width: 1280, height: 720 }, true)).toEqual([
      '720p 1280x720 as it is',
      '480p 854x480',
    ]);
  });

  it.each<[string, Partial<VideoTrack>]>([
    ['another codec', { codec: 'hevc' }],
    ['10 bit', { pixels: 'yuv420p10le', profile: 'High 10' }],
    ['rotation', { isTurned: true }],
    ['pixels that are not square', { isSquare: false }],
    ['fields', { isProgressive: false }],
    ['a high dynamic range', { isHdr: true }],
    ['a variable rate', { isConstant: false }],
    ['60 frames a second', { rate: 60 }],
    ['more than 1080 lines', { width: 2560, height: 1440 }],
    ['odd sides', { width: 1279, height: 719 }],
  ])('are encoded where the picture has %s', (_, more) => {
    expect(needsNoEncoding({ ...video, ...more }, 3000)).toBe(false);
  });

  it('are only cut where the picture plays everywhere and has frames to cut at', () => {
    expect(needsNoEncoding(video, 3000)).toBe(true);
    expect(needsNoEncoding(video, 30_000)).toBe(false);
    expect(canBeCut({ startsWhole: true, longestGap: 4, end: 60 })).toBe(true);
    expect(canBeCut({ startsWhole: true, longestGap: 60, end: 60 })).toBe(false);
    expect(canBeCut({ startsWhole: false, longestGap: 2, end: 60 })).toBe(false);
  });

  it('have a constant rate of 30 at most', () => {
    const rates = [60, 59.94, 24, 120, 0].map((rate) => frameRateOf({ ...video, rate }));
    expect(rates.map((rate) => Number(rate.toFixed(2)))).toEqual([30, 29.97, 24, 30, 25]);
    expect(frameRateOf({ ...video, rate: 27.3, isConstant: false })).toBe(30);
    expect(frameRateOf({ ...video, rate: 11, isConstant: false })).toBe(25);
  });
});

it('a frame is worth showing that is not black, white or plain', () => {
  expect(isWorthShowing({ brightness: 2, contrast: 3 })).toBe(false);
  expect(isWorthShowing({ brightness: 250, contrast: 20 })).toBe(false);
  expect(isWorthShowing({ brightness: 120, contrast: 1 })).toBe(false);
  expect(isWorthShowing({ brightness: 90, contrast: 40 })).toBe(true);
});
