import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PictureKind } from '#server/platform/storage/picture-kind.ts';
import { TidyPicture, tidyPicture } from '#server/platform/storage/tidy-picture.ts';
import {
  flatPng,
  jpegOf,
  jpegOnItsSide,
  moving,
  movingPng,
  pngHead,
} from '../../server/harness/pictures.ts';

const storedOf = async (bytes: Buffer, kind: PictureKind): Promise<TidyPicture> => {
  const saved = await tidyPicture(bytes, kind);
  if (!(saved instanceof TidyPicture)) throw new Error(`not kept: ${saved}`);
  return saved;
};

test('what is kept is upright, and holds neither place nor camera', async () => {
  const taken = await jpegOnItsSide(30, 60);
  expect((await sharp(taken).metadata()).exif?.includes('a camera')).toBe(true);
  const { bytes, size } = await storedOf(taken, 'jpg');
  const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
  expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
  expect(size).toEqual({ width: 30, height: 60 });
});

test('what follows the end of a picture is not kept', async () => {
  const tail = 'PK and a whole archive';
  const { bytes } = await storedOf(Buffer.concat([await flatPng(9, 9), Buffer.from(tail)]), 'png');
  expect(bytes.includes(tail)).toBe(false);
});

test.each(['gif', 'webp'] as const)('a moving %s moves on', async (kind) => {
  const { bytes, size } = await storedOf(await moving(kind), kind);
  const { pages, pageHeight } = await sharp(bytes, { animated: true }).metadata();
  expect({ pages, pageHeight, size }).toEqual({
    ...{ pages: 2, pageHeight: 200, size: { width: 300, height: 200 } },
  });
});

test('a moving PNG stands still', async () => {
  const { bytes } = await storedOf(await movingPng(), 'png');
  expect(bytes.includes('acTL')).toBe(false);
});

test.each(['png', 'webp', 'gif'] as const)('a transparent %s stays transparent', async (kind) => {
  const create = { width: 4, height: 4, channels: 4 as const, background: '#00800000' };
  const { bytes } = await storedOf(await sharp({ create }).toFormat(kind).toBuffer(), kind);
  const pixels = await sharp(bytes).ensureAlpha().raw().toBuffer();
  expect(pixels[3]).toBe(0);
});

test.each([
  ['so many pixels', 6000, 5000, { width: 4381, height: 3651 }],
  ['so long a side', 20, 20_000, { width: 16, height: 16_383 }],
])('a picture of %s becomes smaller', async (_what, width, height, size) => {
  expect((await storedOf(await flatPng(width, height), 'png')).size).toEqual(size);
});

test('more pixels than are opened are refused by what the picture says of itself', async () => {
  expect(await tidyPicture(pngHead(30_000, 30_000), 'png')).toBe('tooManyPixels');
  expect(await tidyPicture(pngHead(8000, 4100), 'png')).toBe('tooManyPixels');
});

test.each([
  ['half a picture', async () => (await jpegOf(500, 300)).subarray(0, 4000)],
  ['a head alone', async () => pngHead(20, 20)],
  ['first bytes alone', async () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex')], 64)],
  ['a vector', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9"/>')],
])('%s is no picture', async (_what, bytesOf) => {
  expect(await tidyPicture(await bytesOf(), 'jpg')).toBe('unreadable');
});

test('beyond what may wait nobody waits', async () => {
  const large = Buffer.alloc(40 * 1024 * 1024);
  expect(await Promise.all([tidyPicture(large, 'png'), tidyPicture(large, 'png')])).toEqual([
    ...['unreadable', 'busy'],
  ]);
  expect(await tidyPicture(large, 'png')).toBe('unreadable');
});
