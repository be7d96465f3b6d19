import { ASSETS, shellOf, shells } from './requests.ts';

export const SHELLS = 'shells';
export const FILES = 'files';

/** What HTML cannot do without; what it only asks for early is kept once a page has loaded it. */
const FILE = /<(?:script|link)\b(?![^>]*preload)[^>]* (?:src|href)="(\/assets\/[^"]+)"/g;
const SCRIPT = /<script\b[^>]* src="(\/assets\/[^"]+)"/g;

const namesIn = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].flatMap(([, name]) => name ?? []);

const pathOf = (address: string): string => new URL(address, location.origin).pathname;

/** Adds what the cache lacks, by way of the browser's own cache; false where some cannot be had or stored. */
const addMissing = async (cache: Cache, paths: readonly string[]): Promise<boolean> => {
  const known = new Set((await cache.keys()).map(({ url }) => pathOf(url)));
  const missing = [...new Set(paths)].filter((path) => !known.has(path));
  const results = await Promise.allSettled(missing.map((path) => cache.add(path)));
  return results.every(({ status }) => status === 'fulfilled');
};

const isOfRelease = async (shell: Response, paths: ReadonlySet<string>): Promise<boolean> =>
  namesIn(await shell.text(), SCRIPT).every((script) => paths.has(script));

/** Keeps a shell with all files that it needs, or leaves the one before. Returns those files. */
const keepShell = async (cache: Cache, files: Cache, shell: string): Promise<readonly string[]> => {
  const response = await fetch(shell, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${shell}: ${response.status}`);
  const names = namesIn(await response.clone().text(), FILE);
  if (!(await addMissing(files, names))) throw new Error(`files of ${shell}`);
  await cache.put(shell, response);
  return names;
};

const dropOthers = async (cache: Cache, paths: readonly string[]): Promise<void> => {
  const current = new Set(paths);
  const old = (await cache.keys()).filter(({ url }) => !current.has(pathOf(url)));
  await Promise.all(old.map((request) => cache.delete(request)));
};

const assetsIn = (files: readonly string[]): readonly string[] =>
  files.map(pathOf).filter((path) => path.startsWith(ASSETS));

type PageFiles = {
  /** Path of the page. */
  page: string;
  /** Addresses of the files that it has loaded. */
  files: readonly string[];
};

/**
 * Keeps what a page needs to open without a network: its files and, unless they are of the page's release already, the
 * shells. Those of an earlier release go with their files.
 */
export const keepPage = async ({ page, files }: PageFiles): Promise<void> => {
  const [cache, fileCache] = await Promise.all([caches.open(SHELLS), caches.open(FILES)]);
  const paths = assetsIn(files);
  await addMissing(fileCache, paths);
  const shell = await cache.match(shellOf(page));
  if (shell && (await isOfRelease(shell, new Set(paths)))) return;
  const names = await Promise.all(shells.map((each) => keepShell(cache, fileCache, each)));
  await dropOthers(fileCache, [...paths, ...names.flat()]);
};

/** Keeps files that a page has loaded later. */
export const keepFiles = async (files: readonly string[]): Promise<void> => {
  await addMissing(await caches.open(FILES), assetsIn(files));
};

/** Removes what earlier versions of the worker have stored. */
export const dropEarlier = async (): Promise<void> => {
  const names = (await caches.keys()).filter((name) => name !== SHELLS && name !== FILES);
  await Promise.all(names.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase('workbox-expiration');
};
