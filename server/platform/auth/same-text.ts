import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Takes the same time wherever the texts differ, and whatever their lengths. */
export const isSameText = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other));
