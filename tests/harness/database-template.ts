import { createHash, randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOf } from '../../scripts/project.mjs';
import type { Filling } from '../../server/db/database.ts';
import { findRootDir } from '../../server/platform/config/root-dir.ts';

/** The demo's times count from when it is inserted, so a copy is at most this old, in ms. */
const LONGEST_AGE = 300_000;

const sources = ['node_modules/@electric-sql/pglite/package.json', 'schemas', 'server'];

/** Modification times are enough: at worst a template is made once more than needed. */
const readStamp = (): string => {
  const hash = createHash('sha256');
  for (const file of filesOf(sources).filter((name) => /\.(?:json|sql|ts)$/.test(name))) {
    const { mtimeMs, size } = statSync(join(findRootDir(), file));
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
};

/** ms; a run that watches sees a change of the tables after this time. */
const STAMP_AGE = 10_000;

let latest = { at: Number.NEGATIVE_INFINITY, stamp: '' };

const stamp = (): string => {
  const now = performance.now();
  if (now - latest.at > STAMP_AGE) latest = { at: now, stamp: readStamp() };
  return latest.stamp;
};

/** What a template is called: `kind` is all that templates replacing each other have in common. */
export type Template = { kind: string; name: string };

/** The template that is in force now; another source or a later time is another one. */
export const templateOf = ({ demo = true }: Filling): Template => {
  if (!demo) return { kind: 'template_empty_', name: `template_empty_${stamp()}` };
  const slot = Math.floor(Date.now() / LONGEST_AGE);
  return { kind: 'template_demo_', name: `template_demo_${stamp()}_${slot}` };
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

/** The folder of a template, made where this run's files have not made it yet. */
export const templateFolder = async (
  template: Template,
  make: (folder: string) => Promise<void>,
): Promise<string> => {
  const folder = join(findRootDir(), '.cache/database-templates');
  const whole = join(folder, template.name);
  if (existsSync(whole)) return whole;
  await mkdir(folder, { recursive: true });
  const own = join(folder, `${template.kind}half_${randomUUID()}`);
  try {
    await make(own);
    await rename(own, whole);
  } catch (error) {
    await rm(own, { recursive: true, force: true });
    // two files may make it at once: the first one's stands
    if (!existsSync(whole)) throw error;
  }
  await dropOld(folder, template);
  return whole;
};
