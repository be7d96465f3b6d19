import { pathToFileURL } from 'node:url';

/** Imports files of one kind, such as every domain's routes, all of which export the same names. */
export const importAll = <T>(files: readonly string[]): Promise<T[]> =>
  Promise.all(files.map((file): Promise<T> => import(/* @vite-ignore */ pathToFileURL(file).href)));
