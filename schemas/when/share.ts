import type { Share } from './when.ts';

/**
 * A whole number of 32 bits for a text, the same on every machine for ever: what people see of an
 * experiment depends on it. FNV-1a over UTF-16 units, mixed as at the end of MurmurHash3.
 * @internal a test holds its values
 */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** One of `parts` equal parts, counted from 0. */
const partOf = (text: string, parts: number): number =>
  Math.floor((hashOf(text) / 2 ** 32) * parts);

/**
 * Where somebody stands in an experiment: in steps of 0.1, from 0 to 99.9. A share of 30 % is
 * everybody below 30, so that nobody leaves it when it grows.
 */
export const pointOf = (of: string, id: string): number => partOf(`point:${of}:${id}`, 1000) / 10;

/** The variant that somebody is given, by another hash than the point. */
export const variantOf = ({ of, variants = [] }: Share, id: string): string | undefined =>
  [...variants].sort()[partOf(`variant:${of}:${id}`, variants.length)];
