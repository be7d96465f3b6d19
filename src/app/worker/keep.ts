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
const addMissing = async (files: Cache, paths: readonly string[]): Promise<boolean> => {
  const there = new Set((await files.keys()).map(({ url }) => pathOf(url)));
  const missing = [...new Set(paths)].filter((path) => !there.has(path));
  const added = await Promise.allSettled(missing.map((path) => files.add(path)));
  return added.every(({ status }) => status === 'fulfilled');
};

const isOfRelease = async (kept: Response, paths: ReadonlySet<string>): Promise<boolean> =>
  namesIn(await kept.text(), SCRIPT).every((script) => paths.has(script));

/** Keeps a shell with all files that it names, or leaves what was kept as it is. */
const keepShell = async (cache: Cache, files: Cache, shell: string): Promise<readonly string[]> => {
  const response = await fetch(shell, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${shell}: ${response.status}`);
  const names = namesIn(await response.clone().text(), FILE);
  if (!(await addMissing(files, names))) throw new Error(`files of ${shell}`);
  await cache.put(shell, response);
  return names;
};

const dropOthers = async (files: Cache, paths: readonly string[]): Promise<void> => {
  const keep = new Set(paths);
  const old = (await files.keys()).filter(({ url }) => !keep.has(pathOf(url)));
  await Promise.all(old.map((request) => files.delete(request)));
};

export type Opened = {
  /** Path of the page that was opened. */
  page: string;
  /** Files that it has loaded. */
  loaded: readonly string[];
};

/**
 * Keeps what a page needs to open without a network: its files and, unless they are of the page's release already, the
 * shells. Those of an earlier release go with their files.
 */
export const keepPage = async ({ page, loaded }: Opened): Promise<void> => {
  const [cache, files] = await Promise.all([caches.open(SHELLS), caches.open(FILES)]);
  const paths = loaded.map(pathOf).filter((path) => path.startsWith(ASSETS));
  await addMissing(files, paths);
  const known = await cache.match(shellOf(page));
  if (known && (await isOfRelease(known, new Set(paths)))) return;
  const named = await Promise.all(shells.map((shell) => keepShell(cache, files, shell)));
  await dropOthers(files, [...paths, ...named.flat()]);
};

/** Keeps files that a page has loaded later. */
export const keepFiles = async (loaded: readonly string[]): Promise<void> => {
  const paths = loaded.map(pathOf).filter((path) => path.startsWith(ASSETS));
  await addMissing(await caches.open(FILES), paths);
};

/** Removes what earlier versions of the worker have stored. */
export const dropEarlier = async (): Promise<void> => {
  const names = (await caches.keys()).filter((name) => name !== SHELLS && name !== FILES);
  await Promise.all(names.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase('workbox-expiration');
};
