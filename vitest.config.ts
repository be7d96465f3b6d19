import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { readImports } from './scripts/check/imports.ts';
import { filesOf } from './scripts/project.mjs';
import { chromiumArgs, findChromium } from './tests/e2e/chromium.ts';

type Project = TestProjectInlineConfiguration;

const inNode = (name: string, test: Project['test'] = {}): Project => ({
  extends: './vite.config.ts',
  test: {
    name,
    environment: 'node',
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    ...test,
  },
});

// after the light projects and two files at a time: each file opens a database or a browser
const heavy = (groupOrder: number): Project['test'] => ({
  maxWorkers: 2,
  sequence: { groupOrder },
  testTimeout: 30_000,
  hookTimeout: 60_000,
});

/** Packages that stories load: bundled before the first one runs, not found on the way. */
const clientPackages = (): string[] => {
  const modules = filesOf(['schemas', 'sections', 'src', 'stories']);
  try {
    const imports = readImports(modules.filter((file) => /\.tsx?$/.test(file)));
    const specifiers = imports.flatMap(({ to, typeOnly, specifier }) =>
      to === undefined && !typeOnly ? [specifier] : [],
    );
    return [...new Set(specifiers)].sort();
  } catch {
    // a file that does not parse fails the tests that import it, not all of them
    return [];
  }
};

const stories = (executablePath: string): Project => ({
  extends: './vite.config.ts',
  plugins: [storybookTest({ configDir: '.storybook' })],
  optimizeDeps: { include: clientPackages() },
  test: {
    name: 'stories',
    sequence: { groupOrder: 3 },
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: { executablePath, args: chromiumArgs } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

export default defineConfig(async () => ({
  test: {
    projects: [
      inNode('unit'),
      inNode('contract'),
      inNode('fuzz', { testTimeout: 180_000 }),
      inNode('server', heavy(1)),
      inNode('e2e', {
        ...heavy(2),
        globalSetup: ['./tests/e2e/global-setup.ts'],
        // what a page does by itself may take its time on a busy machine
        expect: { poll: { timeout: 15_000 } },
      }),
      stories(await findChromium()),
    ],
  },
}));
