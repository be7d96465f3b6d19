import path from 'node:path';
import { createFilter } from 'vite';
import { importedPath, writtenImports } from '../check/imports.ts';
import { kindOf } from './tests.ts';
import type { Tree } from './tree.ts';

/**
 * `from` may break when `to` changes; the higher the cost, the less likely. `noun`: `from` registers
 * all that a folder holds, `to` among it, and who imports `from` may care for other nouns alone.
 */
export type Edge = { from: string; to: string; cost: number; noun?: string };

const IMPORTED = 1;
const FOUND = 2;
const NAMED = 3;
const SET_UP = 5;
/** Who reads sources as text seldom notices what they do. */
const READ = 12;

const SCRIPT = /\.(?:tsx?|mjs)$/;
const GLOB = /import\.meta\.glob(?:<[\s\S]*?>)?\(\s*(\[[\s\S]*?\]|'[^']*')/g;
const STYLE = /@import\s+(?:url\()?['"]([^'"]+)['"]|\bfrom\s+['"](\.[^'"]+)['"]/g;
const WORD = /'((?:[\w@.-]+\/)*[\w@.-]+\/?)'/g;
/** Where paths in words are paths of files; elsewhere they are addresses. */
const SPELLS_PATHS = /^(?:tests\/|scripts\/|\.storybook\/|vitest\.config\.ts$)/;
const LISTS_FILES = /\b(?:filesOf|readdir(?:Sync)?)\(/;
/** Folders that are only hashed, or read where there is no bundler. */
const NAMES_IN_PASSING = /\bkeptFolder\(|import\.meta\.glob/;

const locate = (from: string, name: string): string =>
  name.startsWith('/')
    ? name.slice(1)
    : path.posix.normalize(path.posix.join(path.posix.dirname(from), name));

type Found = { to: string; noun?: string };

/** What a pattern finds; the noun is the folder in the place of its first wildcard. */
const foundBy = (from: string, patterns: readonly string[], files: readonly string[]): Found[] => {
  const wanted = patterns.filter((each) => !each.startsWith('!')).map((each) => locate(from, each));
  const unwanted = patterns.flatMap((each) =>
    each.startsWith('!') ? [locate(from, each.slice(1))] : [],
  );
  const matches = createFilter(wanted, unwanted, { resolve: false });
  const fixed = wanted.map((pattern) => pattern.replace(/[^/]*[*{][\s\S]*$/, ''));
  return files.filter(matches).map((to) => {
    const base = fixed.find((each) => to.startsWith(each)) ?? '';
    const [noun = '', ...below] = to.slice(base.length).split('/');
    return below.length > 0 ? { to, noun } : { to };
  });
};

/** Tests that list all of something break with each part of it; this one only guards what is called. */
const registers = (from: string): boolean =>
  !from.startsWith('tests/') || from === 'tests/server/harness/listed-refusals.ts';

const globEdges = (from: string, source: string, files: readonly string[]): Edge[] =>
  [...source.matchAll(GLOB)].flatMap(([, list = '']) => {
    const patterns = [...list.matchAll(/'([^']+)'/g)].map(([, pattern = '']) => pattern);
    const cost = source.includes("'?raw'") ? READ : FOUND;
    return foundBy(from, patterns, files).map(({ to, noun }) => ({
      from,
      to,
      cost,
      ...(noun !== undefined && registers(from) ? { noun } : {}),
    }));
  });

const namedEdges = (from: string, source: string, tree: FileTree): Edge[] => {
  if (!SPELLS_PATHS.test(from)) return [];
  const listsFiles = kindOf(from) !== undefined && LISTS_FILES.test(source);
  const mayBeFolder = (word: string) =>
    (word.includes('/') || listsFiles) && !NAMES_IN_PASSING.test(source);
  const words = new Set([...source.matchAll(WORD)].map(([, word = '']) => word.replace(/\/$/, '')));
  return [...words].flatMap((word): Edge[] => {
    const spelt = [path.posix.normalize(word), locate(from, word)];
    const file = spelt.find((path) => tree.files.has(path));
    if (file !== undefined) return file === from ? [] : [{ from, to: file, cost: NAMED }];
    const folder = mayBeFolder(word) ? spelt[word.startsWith('.') ? 1 : 0] : undefined;
    return (tree.folders.get(folder ?? '') ?? []).map((to) => ({ from, to, cost: READ }));
  });
};

type FileTree = { files: ReadonlySet<string>; folders: ReadonlyMap<string, readonly string[]> };

const treeOf = (files: readonly string[]): FileTree => {
  const folders = new Map<string, string[]>();
  for (const file of files) {
    for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder))
      folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return { files: new Set(files), folders };
};

const importEdges = (from: string, source: string): Edge[] =>
  writtenImports(from, source).flatMap(({ specifier, typeOnly }) => {
    const to = importedPath(from, specifier);
    return typeOnly || to === undefined ? [] : [{ from, to, cost: IMPORTED }];
  });

const styleEdges = (from: string, source: string): Edge[] =>
  [...source.matchAll(STYLE)].map(([, sheet, composed]) => ({
    from,
    to: locate(from, sheet ?? composed ?? ''),
    cost: IMPORTED,
  }));

/** What Vitest and the workshop do ahead of every file of a project. */
const setUpEdges = (from: string): Edge[] => {
  const kind = kindOf(from);
  if (kind === undefined) return [];
  const paths =
    kind === 'stories'
      ? ['.storybook/preview.tsx', '.storybook/main.ts']
      : [`tests/${kind}/harness/global-setup.ts`];
  return paths.map((to) => ({ from, to, cost: SET_UP }));
};

/** Who breaks with whom. Sources that do not parse import nothing. */
export const edgesOf = ({ files, read }: Tree): Edge[] => {
  const tree = treeOf(files);
  const edgesFrom = (from: string): Edge[] => {
    if (from.endsWith('.css')) return styleEdges(from, read(from));
    if (!SCRIPT.test(from)) return [];
    const source = read(from);
    const globs = source.includes('import.meta.glob') ? globEdges(from, source, files) : [];
    const named = namedEdges(from, source, tree);
    try {
      return [...importEdges(from, source), ...globs, ...named, ...setUpEdges(from)];
    } catch {
      return [...globs, ...named, ...setUpEdges(from)];
    }
  };
  return files.flatMap(edgesFrom);
};
