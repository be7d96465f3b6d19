import type { FastifyRequest } from 'fastify';

const formats = ['avif', 'webp'] as const;

/** What pictures are drawn anew in. */
export type DrawnFormat = (typeof formats)[number];

/**
 * What a browser shows of it, the smallest first. Opened as a page of its own a picture stays what it
 * is: a vector needs no styles of the browser's there, which the content policy would refuse.
 */
export const drawnFormats = ({
  headers: { accept = '' },
}: Pick<FastifyRequest, 'headers'>): readonly DrawnFormat[] =>
  accept.includes('text/html') ? [] : formats.filter((each) => accept.includes(`image/${each}`));
