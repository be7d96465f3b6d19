import { pathToFileURL } from 'node:url';

/** T is unchecked: all files of a kind export the same names. */
export const importAll = <T>(files: readonly string[]): Promise<T[]> =>
  Promise.all(files.map((file): Promise<T> => import(/* @vite-ignore */ pathToFileURL(file).href)));
