import { statfsSync } from 'node:fs';
import { SECOND } from '../time/durations.ts';

const MEGABYTE = 1024 * 1024;

/**
 * So much has to be free for a change, in bytes. The embedded database ends where its log cannot grow, by 16 MB at a
 * time, so it is never let that far; operators and the server's own work have the last of it, to say so and to clear up.
 */
const NEEDED = { learners: 64 * MEGABYTE, staff: 32 * MEGABYTE } as const;

/** A start needs as much as operators do; a first one makes the whole database, its log included. */
export const START_NEEDS = NEEDED.staff;
export const FIRST_START_NEEDS = 128 * MEGABYTE;

/** For so long after a change that failed for want of room, the server says that it takes none, in ms. */
const REMEMBERED = 10 * SECOND;

/** Free bytes of the disk that a folder is on; for one that is not there yet or tells nothing, endless. */
export const freeBytes = (folder: string): number => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
};

/** Whether there is room for changes where the data are kept. */
export type DiskCapacity = {
  /** Where room is short; '' for the disk of the database's own server. */
  folder: string;
  has: (whose: keyof typeof NEEDED) => boolean;
  /** A change has failed for want of room, wherever that was. */
  noteFull: () => void;
  /** Whether learners' changes are refused now, or one has just failed for want of room. */
  isFull: () => boolean;
};

/** The disk of another machine is known by what fails there; that of the embedded database in `folder` is looked at. */
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
