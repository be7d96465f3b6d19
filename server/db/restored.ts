import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A complete restored database, which is to replace the one in `directory`. */
export const restoredPath = (directory: string): string => `${directory}.restored`;

/** A restore in progress; worthless after it was killed. */
export const halfRestoredPath = (directory: string): string => `${directory}.half`;

/** True also for a restored one that is still to be moved there. */
export const holdsDatabase = (directory: string): boolean =>
  [directory, restoredPath(directory)].some((path) => existsSync(join(path, 'PG_VERSION')));

/**
 * Moves a restored database to `directory`. Called under the folder's lock before it is opened, so that a restore
 * which was killed while moving is completed.
 */
export const putRestored = (directory: string): void => {
  const restored = restoredPath(directory);
  const replaced = `${directory}.replaced`;
  if (existsSync(restored)) {
    rmSync(replaced, { recursive: true, force: true });
    if (existsSync(directory)) renameSync(directory, replaced);
    renameSync(restored, directory);
  }
  for (const left of [replaced, halfRestoredPath(directory)])
    rmSync(left, { recursive: true, force: true });
};
