import { availableParallelism } from 'node:os';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { readImports } from './scripts/check/imports.ts';
import { filesOf } from './scripts/project.mjs';
import { chromiumArgs, findChromium } from './tests/e2e/harness/chromium.ts';
import { LongestFirst } from './tests/harness/longest-first.ts';
import { moduleCache } from './tests/harness/module-cache.ts';

type Project = TestProjectInlineConfiguration;

// a file of the whole run that is named runs
if (process.argv.some((word) => word.includes('.whole.'))) process.env.TEST_WHOLE = '1';

/** `npm run test:whole`; workers read it in `tests/harness/whole.ts`. */
const whole = process.env.TEST_WHOLE === '1';

/** Puts a file of the tests in the place of the modules whose names end so. */
const inProjectOf = (ending: string, file: string): Plugin => ({
  name: `in-place-of-${path.basename(ending)}`,
  enforce: 'pre',
  resolveId: (id) => (id.endsWith(ending) ? path.resolve(import.meta.dirname, file) : undefined),
});

/** Hundreds of tests log in by password, so they hash at a low cost. */
const cheapPasswords = inProjectOf('/password-cost.ts', 'tests/harness/password-cost.ts');

/** What a file of tests asks for with `@vitest-environment window`. */
const windowEnvironment = inProjectOf('vitest-environment-window', 'tests/unit/harness/window.ts');

/** Vitest knows `import.meta.glob(` alone: kept with its type, a list of files would outlive those files. */
const listsAnew: Plugin = {
  name: 'lists-anew',
  configureVitest: (context) =>
    context.experimental_defineCacheKeyGenerator(({ sourceCode }) =>
      sourceCode.includes('import.meta.glob') ? false : undefined,
    ),
};

// later versions of Node have a storage of their own, which stands in the way of the one that tests are given
const withoutStorage = process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
  ? ['--no-experimental-webstorage']
  : [];

const inNode = (
  name: string,
  { globalSetup = [], ...test }: Project['test'] = {},
  plugins: Plugin[] = [],
): Project => ({
  extends: './vite.config.ts',
  // the same in all, so that they share their transformed modules
  plugins: [windowEnvironment, listsAnew, ...plugins],
  test: {
    name,
    globalSetup: ['./tests/harness/temporary-folders.ts', ...[globalSetup].flat()],
    environment: 'node',
    execArgv: withoutStorage,
    maxWorkers: cores,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    exclude: whole ? [] : ['**/*.whole.test.{ts,tsx}'],
    // what is waited for may take its time on a busy machine
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 30_000,
    // some load the code of all sections
    hookTimeout: 60_000,
    ...test,
  },
});

/** One file for each core; by itself Vitest leaves one core idle. */
const cores = availableParallelism();

/** `npm run test:stress` sets more than there are cores, so that the files crowd each other. */
const atOnce = Number(process.env.TEST_FILES_AT_ONCE) || Math.min(cores, 4);

/**
 * Megabytes for what is new: an app of hundreds of routes is dropped with its test, and seldom copied before. What
 * runs for a second is not worth compiling twice: a tenth of the work of a file.
 */
const forShortRuns = [
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--interrupt-budget=1000000',
];

// after the light projects and a few files at a time: each opens databases of 100 MB and more
const heavy = (groupOrder: number): Project['test'] => ({
  maxWorkers: atOnce,
  // the files of a worker share the server's modules, which keep nothing of their own
  isolate: false,
  execArgv: [...withoutStorage, ...forShortRuns],
  sequence: { groupOrder },
  // more than any single wait: what does not come is named before the whole test is given up
  testTimeout: 120_000,
  hookTimeout: 180_000,
});

/** Of the run: the database server, the browser. */
const setups = {
  server: ['./tests/server/harness/global-setup.ts'],
  e2e: ['./tests/server/harness/global-setup.ts', './tests/e2e/harness/global-setup.ts'],
};

const withServer = (name: keyof typeof setups, test: Project['test']): Project =>
  inNode(name, { ...test, globalSetup: setups[name] }, [cheapPasswords]);

/** Packages that stories load: bundled before the first one runs, not found on the way. */
const clientPackages = (): string[] => {
  const modules = filesOf(['schemas', 'sections', 'src', 'stories']);
  try {
    const imports = readImports(modules.filter((file) => /\.tsx?$/.test(file)));
    const specifiers = imports.flatMap(({ to, typeOnly, specifier }) =>
      to === undefined && !typeOnly && !specifier.endsWith('.css') ? [specifier] : [],
    );
    return [...new Set(specifiers)].sort();
  } catch {
    // a file that does not parse fails the tests that import it, not all of them
    return [];
  }
};

/** Storybook's plugin forgets that a run watches nothing: Vite would follow each of 30,000 files. */
const watchNothing: Plugin = {
  name: 'watch-nothing',
  configResolved: ({ server }) => {
    if (process.argv.includes('run')) server.watch = null;
  },
};

const stories = (executablePath: string): Project => ({
  extends: './vite.config.ts',
  plugins: [storybookTest({ configDir: '.storybook' }), watchNothing],
  optimizeDeps: { include: clientPackages(), noDiscovery: true },
  test: {
    name: 'stories',
    env: whole ? {} : { AXE_FIRST_STORY: '1' },
    // as in the workshop, where all stories share a page
    isolate: false,
    // more than a play function waits for one thing, so that this thing is named
    testTimeout: 30_000,
    maxWorkers: cores,
    sequence: { groupOrder: 3 },
    browser: {
      enabled: true,
      headless: true,
      // its first page comes once all packages are bundled
      connectTimeout: 180_000,
      provider: playwright({ launchOptions: { executablePath, args: chromiumArgs } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

/** The projects that `--project` names; none: all of them. */
const wanted = process.argv.flatMap((word, at, words) => {
  if (word === '--project') return words[at + 1] ?? [];
  return word.startsWith('--project=') ? word.slice('--project='.length) : [];
});

/** Storybook takes seconds to read its stories, also in runs of other projects. */
const drawsStories = wanted.length === 0 || wanted.some((name) => /stories|[*!]/.test(name));

export default defineConfig(async () => ({
  test: {
    sequence: { sequencer: LongestFirst },
    // a file that is as it was is not transformed again by another project or run
    experimental: { fsModuleCache: true, fsModuleCachePath: moduleCache },
    projects: [
      inNode('unit', {
        pool: 'threads',
        isolate: false,
        setupFiles: './tests/unit/harness/fresh-file.ts',
        globalSetup: './tests/unit/harness/global-setup.ts',
        // keeps answers and follows its window, so each file loads it anew
        server: { deps: { inline: ['swr'] } },
      }),
      inNode('contract', { isolate: false }),
      // `npm run fuzz` tries everything so many times as often
      inNode('fuzz', {
        isolate: false,
        globalSetup: setups.server,
        testTimeout: 180_000 * (Number(process.env.FUZZ_TIMES) || 1),
      }),
      withServer('server', heavy(1)),
      // as long as the browser's own waits
      withServer('e2e', { ...heavy(2), expect: { poll: { timeout: 30_000 } } }),
      ...(drawsStories ? [stories(await findChromium())] : []),
    ],
  },
}));
