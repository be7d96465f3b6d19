import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { limitConcurrency } from '../limits/limit-concurrency.ts';
import { type Fit, fitPicture } from './fit-picture.ts';
import { writeWhole } from './write-whole.ts';

/** Subfolder of the uploads for resized pictures; a backup does not need it. */
export const FITTED = 'fitted';

const MOST_WAITING = 32;

/** A resized file, or the original: for good (`kept`), or because too many wait (`busy`). */
export type Fitted = { path: string; size: number } | 'kept' | 'busy';

const inform = async (path: string): Promise<Fitted | undefined> => {
  const found = await stat(path).catch(() => undefined);
  if (!found) return undefined;
  // an empty file records that the original is no larger
  return found.size > 0 ? { path, size: found.size } : 'kept';
};

type Originals = {
  read: (file: string) => Promise<Buffer>;
  isThere: (file: string) => Promise<boolean>;
};

const originalsIn = (directory: string): Originals => ({
  read: (file) => readFile(join(directory, file)),
  isThere: async (file) => (await stat(join(directory, file)).catch(() => undefined)) !== undefined,
});

/**
 * Resized pictures, each made once and stored in `fitted/<file>/` of a folder. One is made at a time, on one of the
 * four threads that files need as well, so that calls do not wait for pictures.
 */
export const openFitted = (
  directory: string,
  fitOne = fitPicture,
  inTurn = limitConcurrency(1),
  originals = originalsIn(directory),
) => {
  const underWay = new Map<string, Promise<Fitted>>();
  const folderOf = (file: string) => join(directory, FITTED, file);
  const remove = (file: string) => rm(folderOf(file), { recursive: true, force: true });

  const make = async (file: string, target: string, fit: Fit): Promise<Fitted> => {
    const bytes = await originals.read(file);
    const made = await fitOne(bytes, fit);
    await mkdir(folderOf(file), { recursive: true });
    await writeWhole(target, made && made.length < bytes.length ? made : '');
    // if the original was removed meanwhile, nothing of it may stay
    if (!(await originals.isThere(file))) {
      await remove(file);
      throw new Error('the original was removed');
    }
    return (await inform(target)) ?? 'busy';
  };

  const find = (file: string, fit: Fit): Promise<Fitted> => {
    const target = join(folderOf(file), `${fit.width}.${fit.format}`);
    const cachedOrMade = async (): Promise<Fitted> => {
      const found = await inform(target);
      if (found) return found;
      return inTurn.waiting() < MOST_WAITING ? inTurn(() => make(file, target, fit)) : 'busy';
    };
    const work = underWay.get(target) ?? cachedOrMade().finally(() => underWay.delete(target));
    underWay.set(target, work);
    return work;
  };

  /** Those that were made before `time`, for a server that does not see what another one removes. */
  const removeBefore = async (time: number): Promise<void> => {
    const files = await readdir(join(directory, FITTED)).catch(() => []);
    for (const file of files) {
      const found = await stat(folderOf(file)).catch(() => undefined);
      if (found && found.mtimeMs < time) await remove(file);
    }
  };
  return { find, remove, removeBefore };
};
