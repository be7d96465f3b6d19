import type { FastifyRequest } from 'fastify';
import { pictureWidth } from '#schemas/picture-widths.ts';

/** What a phone's screen of single density needs of a picture across it. */
export const SINGLE_DENSITY = 420;

/** What the width of a picture depends on, beside its address. */
export const VARIES = 'accept, save-data';

type PictureRequest = Pick<FastifyRequest, 'headers'> & {
  query: Readonly<Record<string, unknown>>;
};

/** The width of `?w=`, less for a browser that saves data; undefined for a picture as it came. */
export const requestedWidth = ({ query, headers }: PictureRequest): number | undefined => {
  const width = pictureWidth(query.w);
  return width && headers['save-data'] === 'on' ? Math.min(width, SINGLE_DENSITY) : width;
};
