import type { FastifyRequest } from 'fastify';

const formats = ['avif', 'webp'] as const;

export type DrawnFormat = (typeof formats)[number];

/**
 * The smallest first. Opened as a page of its own a picture is not converted: a vector then needs none of the
 * browser's styles, which the content policy would refuse.
 */
export const drawnFormats = ({
  headers: { accept = '' },
}: Pick<FastifyRequest, 'headers'>): readonly DrawnFormat[] =>
  accept.includes('text/html') ? [] : formats.filter((each) => accept.includes(`image/${each}`));
