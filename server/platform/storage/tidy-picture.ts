import { limitConcurrency } from '../limits/limit-concurrency.ts';
import type { PictureSize } from './fit-picture.ts';
import { MOST_PIXELS, pictureDecoder } from './picture-decoder.ts';
import type { PictureKind } from './picture-kind.ts';

/** In pixels; a larger picture is reduced. */
const MAX_STORED_PIXELS = 16_000_000;
/** In pixels: WebP's maximum. */
const LONGEST_SIDE = 16_383;
const TIMEOUT_S = 20;
const MOST_WAITING = 64 * 1024 * 1024;

export type PictureFault = 'unreadable' | 'tooManyPixels' | 'busy';

type EncodedPicture = {
  data: Buffer;
  info: { width: number; height: number; pageHeight?: number | undefined };
};

/**
 * A picture as it is stored: decoded and encoded anew, upright, without metadata, within bounds. Only `tidyPicture`
 * makes one.
 */
export class TidyPicture {
  readonly kind: PictureKind;
  /** In pixels; of one frame if it is animated. */
  readonly size: PictureSize;
  readonly #bytes: Buffer;

  private constructor(kind: PictureKind, { data, info }: EncodedPicture) {
    this.kind = kind;
    this.size = { width: info.width, height: info.pageHeight ?? info.height };
    this.#bytes = data;
  }

  get bytes(): Buffer {
    return this.#bytes;
  }

  static async from(bytes: Buffer, kind: PictureKind): Promise<TidyPicture | PictureFault> {
    try {
      const sharp = await pictureDecoder();
      // reads the header alone, so that a picture's claimed size costs nothing
      const metadata = await sharp(bytes, { limitInputPixels: false, animated: true }).metadata();
      if (metadata.width * metadata.height > MOST_PIXELS) return 'tooManyPixels';
      const moves = (metadata.pages ?? 1) > 1;
      const options = { limitInputPixels: MOST_PIXELS, animated: true, failOn: 'error' } as const;
      const source = sharp(bytes, options).timeout({ seconds: TIMEOUT_S });
      const upright = moves
        ? source
        : source.autoOrient().resize({ ...sizeInBounds(metadata.autoOrient), fit: 'fill' });
      const written = await writers[kind](upright).toBuffer({ resolveWithObject: true });
      return new TidyPicture(kind, written);
    } catch (error) {
      return /timeout/.test(String(error)) ? 'tooManyPixels' : 'unreadable';
    }
  }
}

type Decoder = Awaited<ReturnType<typeof pictureDecoder>>;
type Opened = ReturnType<Decoder>;

const writers: Record<PictureKind, (opened: Opened) => Opened> = {
  jpg: (opened) => opened.jpeg({ quality: 90 }),
  png: (opened) => opened.png(),
  // higher effort takes seconds for many frames
  gif: (opened) => opened.gif({ effort: 1 }),
  webp: (opened) => opened.webp({ quality: 85, effort: 1 }),
};

const sizeInBounds = ({ width, height }: PictureSize): PictureSize => {
  const scale = Math.min(
    1,
    Math.sqrt(MAX_STORED_PIXELS / (width * height)),
    LONGEST_SIDE / Math.max(width, height),
  );
  const scaled = (side: number) => Math.max(1, Math.floor(side * scale));
  return { width: scaled(width), height: scaled(height) };
};

export const isInBounds = async (bytes: Buffer): Promise<boolean> => {
  try {
    const sharp = await pictureDecoder();
    const options = { limitInputPixels: false, animated: true } as const;
    const { width, height, pages = 1 } = await sharp(bytes, options).metadata();
    if (pages > 1) return width * height <= MOST_PIXELS;
    const inBounds = sizeInBounds({ width, height });
    return inBounds.width === width && inBounds.height === height;
  } catch {
    return false;
  }
};

const inTurn = limitConcurrency(1);
let waiting = 0;

/**
 * Refuses a picture that does not decode to its end, has more than 32 million pixels (all frames together) or takes
 * too long. One is opened at a time.
 */
export const tidyPicture = async (
  bytes: Buffer,
  kind: PictureKind,
): Promise<TidyPicture | PictureFault> => {
  if (waiting + bytes.length > MOST_WAITING) return 'busy';
  waiting += bytes.length;
  try {
    return await inTurn(() => TidyPicture.from(bytes, kind));
  } finally {
    waiting -= bytes.length;
  }
};
