// @vitest-environment window
import { beforeEach, expect, it, vi } from 'vitest';
import { offerQualities } from '#src/platform/media/quality.ts';
import { qualityText } from '#src/ui/player/playback/qualities.ts';

const landscape = [
  { width: 854, height: 480 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];
const portrait = landscape.map(({ width, height }) => ({ width: height, height: width }));

const offerOf = (levels: typeof landscape) => {
  const set = vi.fn<(level: number) => void>();
  return { set, offer: offerQualities(levels, set) };
};

beforeEach(() => localStorage.clear());

it('offers the qualities of a stream, the largest first, by the shorter side', () => {
  for (const levels of [landscape, portrait]) {
    const { set, offer } = offerOf(levels);
    expect(offer?.sides).toEqual([1080, 720, 480]);
    expect(offer?.chosen).toBe(0);
    expect(set).not.toHaveBeenCalled();
  }
  expect([0, 1080, 720, 480].map(qualityText)).toEqual([
    '自动',
    '超清 1080P',
    '高清 720P',
    '标清 480P',
  ]);
});

it('offers nothing where there is nothing to choose', () => {
  expect(offerOf(landscape.slice(0, 1)).offer).toBeUndefined();
  expect(offerOf([...landscape.slice(0, 1), ...landscape.slice(0, 1)]).offer).toBeUndefined();
  const unnamed = { width: 0, height: 0 };
  expect(offerOf([unnamed, ...landscape.slice(0, 1)]).offer).toBeUndefined();
});

it('remembers the choice on this device, and takes what comes nearest below it', () => {
  const first = offerOf(landscape);
  first.offer?.choose(720);
  expect(first.set.mock.calls).toEqual([[1]]);
  const again = offerOf(landscape);
  expect([again.offer?.chosen, again.set.mock.calls]).toEqual([720, [[1]]]);
  const others = offerOf(landscape.filter(({ height }) => height !== 720));
  expect([others.offer?.chosen, others.set.mock.calls]).toEqual([480, [[0]]]);
  const larger = offerOf(landscape.slice(1).map((each) => ({ ...each, height: each.height + 10 })));
  expect([larger.offer?.chosen, larger.set.mock.calls]).toEqual([730, [[0]]]);
  again.offer?.choose(0);
  expect(again.set).toHaveBeenLastCalledWith(-1);
  localStorage.setItem('VIDEO_QUALITY', 'best');
  expect(offerOf(landscape).offer?.chosen).toBe(0);
});
