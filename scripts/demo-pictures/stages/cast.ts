import { type Placed, thing } from '../things/thing.ts';
import type { ThingName } from '../things/things.ts';
import type { Tint } from '../tints.ts';

/** What a scene shows: the first of its things is its subject. */
export type Cast = {
  tint: Tint;
  hero: ThingName;
  /** Beside it, from the most to the least important. */
  props: readonly ThingName[];
  /** Counts the pictures, for small differences. */
  turn: number;
  /** A person without ground, 200 × 200. */
  person?: string;
};

export type Stage = (cast: Cast) => string;

/** The same drawing may be made a little smaller or turned, as its own form asks for. */
const fits: Partial<Record<ThingName, { size?: number; turn?: number; dy?: number }>> = {
  'anatomical-heart': { size: 1.02 },
  lungs: { size: 1.06 },
  needles: { size: 1.05 },
  bed: { size: 1.1, dy: -0.04 },
  'couch-and-lamp': { size: 1.1 },
  pressure: { size: 1.02 },
  'growing-heart': { size: 0.9 },
};

export const put = (placed: Placed): string => {
  const { size = 1, turn = 0, dy = 0 } = fits[placed.name] ?? {};
  return thing({
    ...placed,
    size: Math.round(placed.size * size),
    y: Math.round(placed.y + placed.size * dy),
    turn: (placed.turn ?? 0) + turn,
  });
};

export const prop = ({ props }: Cast, index: number, place: Omit<Placed, 'name'>): string => {
  const name = props[index];
  return name === undefined ? '' : put({ name, ...place });
};

export const bars = (
  x: number,
  y: number,
  widths: readonly number[],
  { ink, height = 6, step = 14 }: { ink: string; height?: number; step?: number },
): string =>
  widths
    .map(
      (width, index) =>
        `<rect x="${x}" y="${y + index * step}" width="${width}" height="${height}" rx="${height / 2}" fill="${ink}"/>`,
    )
    .join('');

export const wash = (
  width: number,
  height: number,
  id: string,
  [from, to]: readonly [string, string],
  line = 'x1="0" y1="0" x2="1" y2="1"',
): string =>
  `<defs><linearGradient id="${id}" ${line}><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#${id})"/>`;

/** A little out of focus, before all else. */
export const near = (content: string): string => `<g filter="url(#haze)">${content}</g>`;

export const leafAt = (x: number, y: number, size: number, turn: number, ink: string): string =>
  `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" d="M0 0C16-34 60-44 96-24 76 12 34 24 0 0Z" fill="${ink}"/>`;
