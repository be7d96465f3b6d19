import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { bySize, changeOf, matchStories, percent } from '#scripts/stories-compare/compare.ts';
import {
  atMost,
  differenceOf,
  type Picture,
  sideBySide,
} from '#scripts/stories-compare/difference.ts';
import type { Shot } from '#scripts/stories-sheet/draw-sheet.ts';

const filled = async (width: number, height: number, background: string): Promise<Picture> => ({
  png: await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer(),
  width,
  height,
});

/** White, with a square of ten px in a colour. */
const marked = async (colour: string): Promise<Picture> => {
  const [ground, mark] = [await filled(100, 50, '#ffffff'), await filled(10, 10, colour)];
  const png = await sharp(ground.png)
    .composite([{ input: mark.png, left: 5, top: 5 }])
    .png()
    .toBuffer();
  return { ...ground, png };
};

const shot = (name: string, { png, width, height }: Picture): Shot => ({
  title: '组件/按钮',
  name,
  fault: '',
  picture: png,
  width,
  height,
});

describe('the difference of two pictures', () => {
  it('is the share of the pixels that differ, if anybody can see it', async () => {
    const before = await marked('#0b7a75');
    expect(await differenceOf(before, await marked('#0b7a75'))).toMatchObject({ share: 0 });
    expect(await differenceOf(before, await marked('#0c7b76'))).toMatchObject({ share: 0 });
    expect(await differenceOf(before, await marked('#0b827c'))).toMatchObject({ share: 0.02 });
    const hairline = await marked('#e6eaed');
    expect(await differenceOf(hairline, await marked('#e0e5e9'))).toMatchObject({ share: 0.02 });
  });

  it('counts what one of them has no room for', async () => {
    const [short, tall] = [await filled(100, 50, '#ffffff'), await filled(100, 100, '#ffffff')];
    expect(await differenceOf(short, tall)).toMatchObject({ share: 0.5, width: 100, height: 100 });
    expect(await differenceOf(tall, short)).toMatchObject({ share: 0.5, width: 100, height: 100 });
  });

  it('shows where it is, in red', async () => {
    const { png } = await differenceOf(await marked('#000000'), await marked('#ffffff'));
    const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => [
      ...data.subarray((y * 100 + x) * 3, (y * 100 + x) * 3 + 3),
    ];
    expect(pixel(8, 8)).toEqual([255, 0, 0]);
    expect(pixel(50, 25)).toEqual([255, 255, 255]);
  });
});

it('pictures stand beside each other, and are no wider than the sheet', async () => {
  const beside = await sideBySide([
    await filled(100, 50, '#111111'),
    await filled(60, 80, '#eeeeee'),
  ]);
  expect(beside).toMatchObject({ width: 176, height: 80 });
  expect(await atMost(beside, 88)).toMatchObject({ width: 88, height: 40 });
  expect(await atMost(beside, 400)).toBe(beside);
});

describe('a story', () => {
  it('differs by the smallest difference between two looks, and not if two are the same', async () => {
    const same = shot('same', await marked('#000000'));
    const small = shot('small', await marked('#ff0000'));
    const large = shot('large', await filled(100, 50, '#00ff00'));
    const change = await changeOf({ before: [same], after: [large, small] });
    expect([change?.after.name, change?.difference.share]).toEqual(['small', 0.02]);
    expect(await changeOf({ before: [same, small], after: [large, small] })).toBeUndefined();
  });

  it('stands before one that differs less', async () => {
    const before = [shot('before', await marked('#000000'))];
    const small = await changeOf({ before, after: [shot('small', await marked('#ff0000'))] });
    const large = await changeOf({
      before,
      after: [shot('large', await filled(100, 50, '#00ff00'))],
    });
    const changes = [small, large].filter((change) => change !== undefined);
    expect(bySize(changes).map(({ after }) => after.name)).toEqual(['large', 'small']);
  });
});

it('stories of one state alone are named apart', () => {
  const story = (id: string) => ({ id, type: 'story', title: '组件/按钮', name: id });
  const { both, added, removed } = matchStories([story('a'), story('b')], [story('b'), story('c')]);
  expect([both, added, removed].map((stories) => stories.map(({ id }) => id))).toEqual([
    ['b'],
    ['c'],
    ['a'],
  ]);
});

it.each([
  [1, '100.0 %'],
  [0.1234, '12.3 %'],
  [0.0005, '0.1 %'],
  [0.000_01, '< 0.1 %'],
])('%d is written %s', (share, words) => {
  expect(percent(share)).toBe(words);
});
