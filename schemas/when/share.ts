import type { Share } from './when.ts';

/**
 * A 32-bit hash: FNV-1a over UTF-16 units with the finaliser of MurmurHash3. It must never change, since it
 * decides what people see of an experiment.
 * @internal for tests
 */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** Maps a text to one of `parts` equal parts, counted from 0. */
const partOf = (text: string, parts: number): number =>
  Math.floor((hashOf(text) / 2 ** 32) * parts);

/**
 * A person's position in an experiment: 0 to 99.9 in steps of 0.1. A share of 30 % takes everybody below 30,
 * so that nobody leaves it when it grows.
 */
export const pointOf = (of: string, id: string): number => partOf(`point:${of}:${id}`, 1000) / 10;

/** The variant assigned to a person, independent of the position. */
export const variantOf = ({ of, variants = [] }: Share, id: string): string | undefined =>
  [...variants].sort()[partOf(`variant:${of}:${id}`, variants.length)];
