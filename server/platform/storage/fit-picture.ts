import type { DrawnFormat } from '../http/drawn-formats.ts';
import { MOST_PIXELS, pictureDecoder } from './picture-decoder.ts';

const TIMEOUT_S = 10;

/** AVIF at this effort is as fast as WebP, a sixth smaller and closer to the picture (docs/decisions/pictures.md). */
const settings = {
  avif: { quality: 45, effort: 1 },
  webp: { quality: 75 },
} as const satisfies Record<DrawnFormat, object>;

/** An animated PNG has its control chunk before the picture. */
const isMovingPng = (bytes: Buffer): boolean => {
  const moves = bytes.indexOf('acTL');
  return moves >= 0 && moves < bytes.indexOf('IDAT');
};

export type Fit = { width: number; format: DrawnFormat };

/**
 * Resizes to `width`, never enlarging; upright and without metadata. Undefined for a picture that is animated, broken
 * or larger than 32 million pixels. Rejects where this machine cannot open pictures.
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

export type PictureSize = { width: number; height: number };

/** After rotation by its metadata; undefined for a file that cannot be opened. */
export const pictureSize = async (bytes: Buffer): Promise<PictureSize | undefined> => {
  try {
    const sharp = await pictureDecoder();
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS });
    const { autoOrient } = await picture.metadata();
    return autoOrient;
  } catch {
    return undefined;
  }
};
