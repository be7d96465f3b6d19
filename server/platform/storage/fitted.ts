import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { limitConcurrency } from '../limits/limit-concurrency.ts';
import { type Fit, fitPicture } from './fit-picture.ts';
import { writeWhole } from './write-whole.ts';

/** The folder of the uploads that keeps what was made of them: a backup needs none of it. */
export const FITTED = 'fitted';

/** Pictures that may wait for their turn. */
const MOST_WAITING = 32;

/**
 * What stands for a picture in a width: a file of that format; the picture itself as it came, for ever
 * (`kept`) or since too many are waited for (`busy`).
 */
export type Fitted = { path: string; size: number } | 'kept' | 'busy';

const inform = async (path: string): Promise<Fitted | undefined> => {
  const found = await stat(path).catch(() => undefined);
  if (!found) return undefined;
  // an empty file says that there is nothing better than the picture as it came
  return found.size > 0 ? { path, size: found.size } : 'kept';
};

/**
 * Pictures of a folder in other widths, each made once and kept in `fitted/<file>/`. One is made at a
 * time, with one thread of the four that files need as well, so that calls do not wait for pictures.
 */
export const openFitted = (
  directory: string,
  fitOne = fitPicture,
  inTurn = limitConcurrency(1),
) => {
  const underWay = new Map<string, Promise<Fitted>>();
  const folderOf = (file: string) => join(directory, FITTED, file);
  const remove = (file: string) => rm(folderOf(file), { recursive: true, force: true });

  const make = async (file: string, target: string, fit: Fit): Promise<Fitted> => {
    const source = join(directory, file);
    const bytes = await readFile(source);
    const made = await fitOne(bytes, fit);
    await mkdir(folderOf(file), { recursive: true });
    await writeWhole(target, made && made.length < bytes.length ? made : '');
    // one that was removed meanwhile leaves nothing behind
    await stat(source).catch(async (error: unknown) => {
      await remove(file);
      throw error;
    });
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
  return { find, remove };
};
