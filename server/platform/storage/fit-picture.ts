import type { DrawnFormat } from '../http/drawn-formats.ts';
import { MOST_PIXELS, pictureDecoder } from './picture-decoder.ts';

/** How long one may take, in s. */
const TIMEOUT_S = 10;

/** AVIF at this effort is as fast as WebP, a sixth smaller and nearer to the picture (docs/decisions/pictures.md). */
const settings = {
  avif: { quality: 45, effort: 1 },
  webp: { quality: 75 },
} as const satisfies Record<DrawnFormat, object>;

/** Whether a PNG moves: its control chunk precedes the picture. */
const isMovingPng = (bytes: Buffer): boolean => {
  const moves = bytes.indexOf('acTL');
  return moves >= 0 && moves < bytes.indexOf('IDAT');
};

export type Fit = { width: number; format: DrawnFormat };

/**
 * A picture as wide as asked, or as it is where that is less, upright and without what cameras add.
 * Undefined for one that moves, is broken or has more than 32 million pixels. Rejects where no picture
 * can be opened here.
 */
export const fitPicture = async (
  bytes: Buffer,
  { width, format }: Fit,
): Promise<Buffer | undefined> => {
  const sharp = await pictureDecoder();
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS });
    const { pages = 1 } = await picture.metadata();
    if (pages > 1 || isMovingPng(bytes)) return undefined;
    return await picture
      .timeout({ seconds: TIMEOUT_S })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .toFormat(format, settings[format])
      .toBuffer();
  } catch {
    return undefined;
  }
};

/** In pixels. */
export type PictureSize = { width: number; height: number };

/** The size in which a picture is seen, by its file; undefined for one that cannot be opened. */
export const pictureSize = async (path: string): Promise<PictureSize | undefined> => {
  try {
    const sharp = await pictureDecoder();
    const picture = sharp(path, { limitInputPixels: MOST_PIXELS });
    const { autoOrient } = await picture.metadata();
    return autoOrient;
  } catch {
    return undefined;
  }
};
