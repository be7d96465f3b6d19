import { createHash, randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { filesOf } from '#scripts/project.mjs';
import type { Filling } from '#server/db/database.ts';
import { DirectoryTakenError, lockDirectory } from '#server/db/directory-lock.ts';
import { findRootDir } from '#server/platform/config/root-dir.ts';

/** The demo's times count from when it is inserted, so a copy is at most this old, in ms. */
const LONGEST_AGE = 600_000;

const engine = 'node_modules/@electric-sql/pglite/package.json';

const sources = {
  demo: [engine, 'schemas', 'server'],
  // what makes tables without a row
  empty: [
    engine,
    'server/db/migrations',
    'server/db/prepare-embedded.ts',
    'tests/harness/test-database.ts',
  ],
};

/** Modification times are enough: at worst a template is made once more than needed. */
const readStamp = (paths: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of filesOf(paths).filter((name) => /\.(?:json|sql|ts)$/.test(name))) {
    const { mtimeMs, size } = statSync(join(findRootDir(), file));
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
};

const stamps = new Map<keyof typeof sources, string>();

/** Of the sources as a worker finds them; a run that watches takes another worker after each change. */
const stampOf = (kind: keyof typeof sources): string => {
  const stamp = stamps.get(kind) ?? readStamp(sources[kind]);
  stamps.set(kind, stamp);
  return stamp;
};

/** What a template is called: `kind` is all that templates replacing each other have in common. */
export type Template = { kind: string; name: string };

/** The template that is in force now; another source or a later time is another one. */
export const templateOf = ({ demo = true }: Filling): Template => {
  if (!demo) return { kind: 'template_empty_', name: `template_empty_${stampOf('empty')}` };
  const slot = Math.floor(Date.now() / LONGEST_AGE);
  return { kind: 'template_demo_', name: `template_demo_${stampOf('demo')}_${slot}` };
};

/** Removes templates of other sources and times, unless another file may still copy them. */
const dropOld = async (folder: string, { kind, name }: Template): Promise<void> => {
  const before = Date.now() - 2 * LONGEST_AGE;
  const old = (await readdir(folder)).filter((one) => {
    if (one === name || !one.startsWith(kind)) return false;
    const found = statSync(join(folder, one), { throwIfNoEntry: false });
    return found !== undefined && found.mtimeMs < before;
  });
  for (const one of old) await rm(join(folder, one), { recursive: true, force: true });
};

/** The time between two looks at whether another file has made a template, in ms. */
const SOON = 50;

/** Waits until no other file makes that template. */
const lockTemplate = async (whole: string): Promise<() => void> => {
  for (;;) {
    try {
      return lockDirectory(whole);
    } catch (error) {
      if (!(error instanceof DirectoryTakenError)) throw error;
      await after(SOON);
    }
  }
};

/** The folder of a template, made where this run's files have not made it yet. */
export const templateFolder = async (
  template: Template,
  make: (folder: string) => Promise<void>,
): Promise<string> => {
  const folder = join(findRootDir(), '.cache/database-templates');
  const whole = join(folder, template.name);
  if (existsSync(whole)) return whole;
  await mkdir(folder, { recursive: true });
  const unlock = await lockTemplate(whole);
  const own = join(folder, `${template.kind}half_${randomUUID()}`);
  try {
    if (existsSync(whole)) return whole;
    await make(own);
    await rename(own, whole);
  } catch (error) {
    await rm(own, { recursive: true, force: true });
    throw error;
  } finally {
    unlock();
  }
  await dropOld(folder, template);
  return whole;
};
