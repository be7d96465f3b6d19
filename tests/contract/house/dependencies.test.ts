import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

const versions = z.record(z.string(), z.string());
const project = z.object({
  dependencies: versions,
  devDependencies: versions,
  overrides: versions,
});
const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      resolved: z.optional(z.string()),
      integrity: z.optional(z.string()),
      link: z.optional(z.boolean()),
    }),
  ),
});

const read = <T>(schema: z.ZodMiniType<T>, file: string): T =>
  z.parse(schema, JSON.parse(readFileSync(file, 'utf8')));

it('packages are named by one version each', () => {
  const { dependencies, devDependencies, overrides } = read(project, 'package.json');
  const named = { ...dependencies, ...devDependencies, ...overrides };
  const ranges = Object.entries(named).filter(
    ([, version]) => !/^(?:\d+\.\d+\.\d+|\$[\w-]+)$/.test(version),
  );
  expect(ranges).toEqual([]);
});

it('whatever is installed is what the lock file has seen, and from no place of its own', () => {
  const { packages } = read(lock, 'package-lock.json');
  const installed = Object.entries(packages).filter(([path]) => path !== '');
  // the place that a package came from is left to whoever installs; the hash holds for each
  const open = installed.filter(
    ([, { integrity = '', resolved, link }]) =>
      link || !integrity.startsWith('sha512-') || resolved !== undefined,
  );
  expect(open.map(([path]) => path)).toEqual([]);
  expect(installed.length).toBeGreaterThan(100);
});
