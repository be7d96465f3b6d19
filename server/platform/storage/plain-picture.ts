import type { PictureKind } from './picture-kind.ts';

/**
 * Whether a file holds only its picture: no place, camera, program, comment, profile or preview, and nothing behind
 * its end. A file that is cut short or misshapen is not plain.
 */
type IsPlain = (bytes: Buffer) => boolean;

const SCAN = 0xda;
const END = 0xd9;
const COMMENT = 0xfe;
const heads: ReadonlyMap<number, string> = new Map([
  [0xe0, 'JFIF\0'],
  [0xee, 'Adobe'],
]);

const afterPixels = (bytes: Buffer, at: number): number => {
  for (let next = bytes.indexOf(0xff, at); next >= 0; next = bytes.indexOf(0xff, next + 1)) {
    const marker = bytes[next + 1] ?? 0;
    if (marker !== 0 && (marker < 0xd0 || marker > 0xd7)) return next;
  }
  return bytes.length;
};

const isPlainJpeg: IsPlain = (bytes) => {
  let at = 2;
  while (at + 4 <= bytes.length || bytes[at + 1] === END) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return false;
    if (marker === END) return at + 2 === bytes.length;
    const head = heads.get(marker);
    const isApplication = marker >= 0xe0 && marker <= 0xef;
    if (marker === COMMENT || (isApplication && head === undefined)) return false;
    if (head !== undefined && bytes.toString('latin1', at + 4, at + 4 + head.length) !== head)
      return false;
    const next = at + 2 + bytes.readUInt16BE(at + 2);
    at = marker === SCAN ? afterPixels(bytes, next) : next;
  }
  return false;
};

const pngChunks = new Set([
  ...['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'pHYs', 'sRGB', 'gAMA', 'cHRM', 'bKGD', 'sBIT'],
]);

const isPlainPng: IsPlain = (bytes) => {
  let at = 8;
  while (at + 12 <= bytes.length) {
    const kind = bytes.toString('latin1', at + 4, at + 8);
    if (!pngChunks.has(kind)) return false;
    at += 12 + bytes.readUInt32BE(at);
    if (kind === 'IEND') return at === bytes.length;
  }
  return false;
};

const webpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']);

const isPlainWebp: IsPlain = (bytes) => {
  if (bytes.length < 12 || bytes.readUInt32LE(4) + 8 !== bytes.length) return false;
  let at = 12;
  while (at + 8 <= bytes.length) {
    if (!webpChunks.has(bytes.toString('latin1', at, at + 4))) return false;
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return at === bytes.length;
};

const IMAGE = 0x2c;
const EXTENSION = 0x21;
const TRAILER = 0x3b;
const CONTROL = 0xf9;
const APPLICATION = 0xff;
const LOOP = 'NETSCAPE2.0';

const tableSize = (flags = 0): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

const afterBlocks = (bytes: Buffer, at: number): number => {
  let next = at;
  for (let size = bytes[next]; size; size = bytes[next]) next += size + 1;
  return next + 1;
};

const isPlainGif: IsPlain = (bytes) => {
  let at = 13 + tableSize(bytes[10]);
  while (at < bytes.length) {
    if (bytes[at] === TRAILER) return at + 1 === bytes.length;
    if (bytes[at] === IMAGE) at = afterBlocks(bytes, at + 11 + tableSize(bytes[at + 9]));
    else {
      const label = bytes[at + 1];
      const isLoop = bytes.toString('latin1', at + 3, at + 3 + LOOP.length) === LOOP;
      const isKnown = label === CONTROL || (label === APPLICATION && isLoop);
      if (bytes[at] !== EXTENSION || !isKnown) return false;
      at = afterBlocks(bytes, at + 2);
    }
  }
  return false;
};

const rules: Readonly<Record<PictureKind, IsPlain>> = {
  jpg: isPlainJpeg,
  png: isPlainPng,
  webp: isPlainWebp,
  gif: isPlainGif,
};

export const isPlainPicture = (bytes: Buffer, kind: PictureKind): boolean => rules[kind](bytes);
