import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Where a restore leaves a complete database that is to replace the one in `directory`. */
export const restoredPath = (directory: string): string => `${directory}.restored`;

/** Where a restore makes it; what a killed one leaves there is worth nothing. */
export const halfRestoredPath = (directory: string): string => `${directory}.half`;

/** Whether there is an embedded database in `directory`, or one that is about to be put there. */
export const holdsDatabase = (directory: string): boolean =>
  [directory, restoredPath(directory)].some((path) => existsSync(join(path, 'PG_VERSION')));

/**
 * Puts a restored database in the place of the one in `directory`. Whoever has locked the folder calls
 * it before opening it, so that a restore which was killed half-way is carried to its end.
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
