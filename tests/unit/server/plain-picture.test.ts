import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type PictureKind, pictureKind } from '#server/platform/storage/picture-kind.ts';
import { isPlainPicture } from '#server/platform/storage/plain-picture.ts';
import { isInBounds, TidyPicture, tidyPicture } from '#server/platform/storage/tidy-picture.ts';
import {
  flatPng,
  jpegOf,
  jpegOnItsSide,
  moving,
  movingPng,
} from '../../server/harness/pictures.ts';

const isPlain = (bytes: Buffer): boolean => {
  const kind = pictureKind(bytes);
  if (!kind) throw new Error('no picture');
  return isPlainPicture(bytes, kind);
};

/** A JPEG with a segment of that kind behind its first one. */
const withSegment = (jpeg: Buffer, marker: number, text: string): Buffer => {
  const head = Buffer.from([0xff, marker, 0, text.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(text), jpeg.subarray(2)]);
};

const colours = (channels: 3 | 4) =>
  sharp({ create: { width: 40, height: 30, channels, background: '#00800080' } });

test.each<[what: string, make: () => Promise<Buffer>]>([
  ['a photo', () => jpegOf(300, 200)],
  [
    'a photo that comes by and by',
    async () =>
      sharp(await jpegOf(300, 200))
        .jpeg({ progressive: true })
        .toBuffer(),
  ],
  ['a PNG', () => flatPng(40, 30)],
  ['a PNG with a palette', () => colours(4).png({ palette: true }).toBuffer()],
  ['a WebP', () => colours(4).webp().toBuffer()],
  ['a lossless WebP', () => colours(3).webp({ lossless: true }).toBuffer()],
  ['a GIF', () => colours(3).gif().toBuffer()],
  ['a moving GIF', () => moving('gif')],
  ['a moving WebP', () => moving('webp')],
])('%s is plain, as is what is kept of it, and nothing cut short is', async (_what, make) => {
  const bytes = await make();
  expect(isPlain(bytes)).toBe(true);
  expect(isPlain(bytes.subarray(0, bytes.length - 5))).toBe(false);
  expect(isPlain(Buffer.concat([bytes, Buffer.from('a film')]))).toBe(false);
});

const commented = async (kind: 'png' | 'webp' | 'jpeg') =>
  colours(3)
    .withExif({ IFD0: { Copyright: 'whoever took it' } })
    .toFormat(kind)
    .toBuffer();

test.each<[what: string, make: () => Promise<Buffer>]>([
  ['a photo with place and camera', () => jpegOnItsSide(30, 60)],
  ['a photo with a comment', async () => withSegment(await jpegOf(30, 60), 0xfe, 'at home')],
  ['a photo with previews', async () => withSegment(await jpegOf(30, 60), 0xe2, 'MPF')],
  ['a photo whose head is another', async () => withSegment(await jpegOf(30, 60), 0xe0, 'JFXX')],
  [
    'a photo with a profile',
    async () =>
      sharp(await jpegOf(30, 60))
        .withIccProfile('p3')
        .toBuffer(),
  ],
  ['a PNG with Exif', () => commented('png')],
  ['a PNG that moves', () => movingPng()],
  ['a WebP with Exif', () => commented('webp')],
  [
    'a GIF with a comment',
    async () => {
      const gif = await colours(3).gif().toBuffer();
      const comment = Buffer.from('\x21\xfe\x04home\0', 'latin1');
      return Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1)]);
    },
  ],
])('%s is not, and becomes so', async (_what, make) => {
  const bytes = await make();
  expect(isPlain(bytes)).toBe(false);
  const kind: PictureKind | undefined = pictureKind(bytes);
  const saved = kind && (await tidyPicture(bytes, kind));
  if (!(saved instanceof TidyPicture)) throw new Error(`not kept: ${saved}`);
  expect(isPlain(saved.bytes)).toBe(true);
  expect(await isInBounds(saved.bytes)).toBe(true);
});

test('what is larger than what is kept is out of bounds, and no longer once it was kept', async () => {
  const large = await flatPng(6000, 5000);
  expect(await isInBounds(large)).toBe(false);
  const saved = await tidyPicture(large, 'png');
  if (!(saved instanceof TidyPicture)) throw new Error(`not kept: ${saved}`);
  expect(await isInBounds(saved.bytes)).toBe(true);
  expect(await isInBounds(Buffer.from('no picture'))).toBe(false);
});
