import type { Edge } from './edges.ts';
import { edgesOf } from './edges.ts';
import { nounReader } from './nouns.ts';
import { kindOf, nounOf } from './tests.ts';
import type { Tree } from './tree.ts';

/** The distance of each test file from the changes: the cost of the cheapest path. */
export type Reached = Map<string, number>;

/** Used by every page, so the crawl and the journeys through the home pages are enough. */
const SHARED =
  /^(?:src\/(?:ui|engine|app|platform|page-kinds|home|layouts)|schemas\/(?:wire|field)|server\/(?:platform|db))\//;
const DRAWN = /^(?:src\/(?:pages|entities|operator)|sections)\//;
const CONFIG = 'vitest.config.ts';
const CONFIGS = ['vite.config.ts', 'package-lock.json', 'tsconfig.json'];
const BROWSER_TEST = 20;
const FILE_READER = 30;

const nearer = (found: Map<string, number>, file: string, distance: number): boolean => {
  if (distance >= (found.get(file) ?? Number.POSITIVE_INFINITY)) return false;
  found.set(file, distance);
  return true;
};

const spread = (
  starts: Iterable<readonly [string, number]>,
  ways: (file: string, distance: number) => readonly Edge[],
): Map<string, number> => {
  const found = new Map<string, number>();
  const rows: string[][] = [];
  const put = (file: string, distance: number): void => {
    if (!nearer(found, file, distance)) return;
    rows[distance] ??= [];
    rows[distance].push(file);
  };
  for (const [file, distance] of starts) put(file, distance);
  for (let distance = 0; distance < rows.length; distance += 1) {
    for (const file of rows[distance] ?? []) {
      if (found.get(file) !== distance) continue;
      for (const { from, cost } of ways(file, distance)) put(from, distance + cost);
    }
  }
  return found;
};

/**
 * Browser tests open the build and import no product code, so they are found by the nouns of their folders.
 */
const browserNouns = (changed: readonly string[], near: ReadonlyMap<string, number>) => {
  const nouns = new Map<string, number>();
  const put = (file: string, distance: number): void => {
    const noun = nounOf(file);
    if (noun !== undefined) nearer(nouns, noun, distance);
    if (file.startsWith('src/operator/')) nearer(nouns, 'operator', distance + 1);
    if (!file.startsWith('sections/')) return;
    for (const drawn of ['sections', 'home']) nearer(nouns, drawn, distance + 1);
  };
  for (const file of changed) {
    put(file, 0);
    if (SHARED.test(file)) for (const noun of ['app', 'home']) nearer(nouns, noun, 1);
  }
  if (!changed.some((file) => SHARED.test(file)))
    for (const [file, distance] of near) if (DRAWN.test(file)) put(file, distance);
  return nouns;
};

/** Reads the tree once; the returned function finds the test files that any changes reach. */
export const reachOf = (tree: Tree) => {
  const edges = edgesOf(tree);
  const importers = new Map<string, Edge[]>();
  for (const edge of edges) importers.set(edge.to, [...(importers.get(edge.to) ?? []), edge]);
  const nounsOf = nounReader(tree, edges);
  const tests = tree.files.filter((file) => kindOf(file) !== undefined);
  const readers = tests.filter(
    (file) =>
      kindOf(file) === 'contract' &&
      /node:fs|node:child_process|project\.mjs|\?raw/.test(tree.read(file)),
  );

  const waysFrom = (changed: readonly string[]) => (file: string) =>
    (importers.get(file) ?? []).filter(
      ({ from }) =>
        !from.startsWith('tests/e2e/') || file.startsWith('tests/') || changed.includes(file),
    );

  /** Adds importers of registries, if they concern a noun through which the registry was reached. */
  const throughRegistries = (near: Map<string, number>, ways: ReturnType<typeof waysFrom>) => {
    const entered = new Map<string, Map<string, number>>();
    for (const [file, distance] of near) {
      for (const { from, noun, cost } of ways(file)) {
        if (noun === undefined) continue;
        const nouns = entered.get(from) ?? new Map<string, number>();
        nearer(nouns, noun, distance + cost);
        entered.set(from, nouns);
      }
    }
    for (const [registry, nouns] of entered) {
      for (const [test, distance] of spread([[registry, 0]], ways)) {
        if (kindOf(test) === undefined) continue;
        const spoken = [...nounsOf(test)].flatMap((noun) => nouns.get(noun) ?? []);
        if (spoken.length > 0) nearer(near, test, distance + Math.min(...spoken));
      }
    }
  };

  /** `withReaders`: also tests that read the whole tree. */
  const reached = (changed: readonly string[], withReaders = true): Reached => {
    const ways = waysFrom(changed);
    const near = spread(
      changed.map((file) => [file, 0]),
      (file) => ways(file).filter(({ noun }) => noun === undefined),
    );
    const nouns = browserNouns(changed, near);
    throughRegistries(near, ways);
    for (const file of tests) {
      const distance = kindOf(file) === 'e2e' ? nouns.get(nounOf(file) ?? '') : undefined;
      if (distance !== undefined) nearer(near, file, distance + BROWSER_TEST);
    }
    if (withReaders && changed.length > 0)
      for (const file of readers) nearer(near, file, FILE_READER);
    return new Map(tests.flatMap((file) => (near.has(file) ? [[file, near.get(file) ?? 0]] : [])));
  };

  const breakAll = (changed: readonly string[]): string[] => {
    const setUp = edges.filter(({ from, to }) => from === CONFIG && to.startsWith('tests/'));
    const all = new Set([CONFIG, ...CONFIGS, ...setUp.map(({ to }) => to)]);
    return changed.filter((file) => all.has(file));
  };
  return { reached, breakAll };
};
