import { statfsSync } from 'node:fs';
import { SECOND } from '../time/durations.ts';

const MEGABYTE = 1024 * 1024;

/**
 * Free bytes that a change needs. The embedded database ends where its log cannot grow, by 16 MB at a time, so it is
 * stopped before; the rest is for operators and the server's own work, so that they can say so and clear up.
 */
const NEEDED = { learners: 64 * MEGABYTE, staff: 32 * MEGABYTE } as const;

/** A start needs as much as operators do; the first one creates the whole database with its log. */
export const START_NEEDS = NEEDED.staff;
export const FIRST_START_NEEDS = 128 * MEGABYTE;

/** How long the server refuses changes after one has failed for lack of space, in ms. */
const REMEMBERED = 10 * SECOND;

/** Infinity for a folder that does not exist yet or whose disk tells nothing. */
export const freeBytes = (folder: string): number => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
};

export type DiskCapacity = {
  /** '' for the disk of the database's own server. */
  folder: string;
  has: (whose: keyof typeof NEEDED) => boolean;
  noteFull: () => void;
  /** Learners' changes are refused now, or one has just failed for lack of space. */
  isFull: () => boolean;
};

/** Without `folder` the database is on another machine, whose disk is known only by failures. */
export const openDiskCapacity = (
  folder: string | undefined,
  free: (folder: string) => number = freeBytes,
  clock: () => number = () => performance.now(),
): DiskCapacity => {
  let failedAt = Number.NEGATIVE_INFINITY;
  const has: DiskCapacity['has'] = (whose) => folder === undefined || free(folder) >= NEEDED[whose];
  return {
    folder: folder ?? '',
    has,
    noteFull: () => {
      failedAt = clock();
    },
    isFull: () => !has('learners') || clock() - failedAt < REMEMBERED,
  };
};
