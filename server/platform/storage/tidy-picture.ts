import { limitConcurrency } from '../limits/limit-concurrency.ts';
import type { PictureSize } from './fit-picture.ts';
import { MOST_PIXELS, pictureDecoder } from './picture-decoder.ts';
import type { PictureKind } from './picture-kind.ts';

/** The largest picture that is kept, in pixels; a larger one becomes smaller. */
const MAX_STORED = 16_000_000;
/** In pixels: WebP knows no longer side. */
const LONGEST_SIDE = 16_383;
/** How long one may take, in s. */
const TIMEOUT_S = 20;
/** What may wait for its turn, in bytes; sixteen of the largest pictures. */
const MOST_WAITING = 64 * 1024 * 1024;

/** Why a picture is not kept; `busy`: too many wait. */
export type PictureFault = 'unreadable' | 'tooManyPixels' | 'busy';

type Written = {
  data: Buffer;
  info: { width: number; height: number; pageHeight?: number | undefined };
};

/**
 * A picture as it is kept: decoded and written anew, upright, without what cameras and programs add to it, within
 * bounds. Only `tidyPicture` makes one.
 */
export class TidyPicture {
  readonly kind: PictureKind;
  /** In pixels; of one frame where it moves. */
  readonly size: PictureSize;
  readonly #bytes: Buffer;

  private constructor(kind: PictureKind, { data, info }: Written) {
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
      // the header alone, so that it costs nothing how large the picture says it is
      const metadata = await sharp(bytes, { limitInputPixels: false, animated: true }).metadata();
      if (metadata.width * metadata.height > MOST_PIXELS) return 'tooManyPixels';
      const moves = (metadata.pages ?? 1) > 1;
      const options = { limitInputPixels: MOST_PIXELS, animated: true, failOn: 'error' } as const;
      const source = sharp(bytes, options).timeout({ seconds: TIMEOUT_S });
      const upright = moves
        ? source
        : source.autoOrient().resize({ ...boundedSize(metadata.autoOrient), fit: 'fill' });
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
  // effort costs seconds where many frames move
  gif: (opened) => opened.gif({ effort: 1 }),
  webp: (opened) => opened.webp({ quality: 85, effort: 1 }),
};

/** The size within the bounds of what is kept, in the same ratio. */
const boundedSize = ({ width, height }: PictureSize): PictureSize => {
  const scale = Math.min(
    1,
    Math.sqrt(MAX_STORED / (width * height)),
    LONGEST_SIDE / Math.max(width, height),
  );
  const scaled = (side: number) => Math.max(1, Math.floor(side * scale));
  return { width: scaled(width), height: scaled(height) };
};

/** Whether a picture is no larger than what is kept, by its head; false where it has none. */
export const isInBounds = async (bytes: Buffer): Promise<boolean> => {
  try {
    const sharp = await pictureDecoder();
    const options = { limitInputPixels: false, animated: true } as const;
    const { width, height, pages = 1 } = await sharp(bytes, options).metadata();
    if (pages > 1) return width * height <= MOST_PIXELS;
    const pictureSize = boundedSize({ width, height });
    return pictureSize.width === width && pictureSize.height === height;
  } catch {
    return false;
  }
};

const inTurn = limitConcurrency(1);
let waiting = 0;

/**
 * The picture in these bytes as it may be kept, or why not: what does not decode to its end, has more than 32 million
 * pixels (all frames together) or takes too long is none. One is opened at a time.
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
