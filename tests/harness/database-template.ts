import { createHash, randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOf } from '../../scripts/project.mjs';
import type { Filling } from '../../server/db/database.ts';
import { findRootDir } from '../../server/platform/config/root-dir.ts';

/** The demo's times count from when it is inserted, so a copy is at most this old, in ms. */
const LONGEST_AGE = 300_000;

const sources = ['node_modules/@electric-sql/pglite/package.json', 'schemas', 'server'];

/** Modification times are enough: at worst a template is made once more than needed. */
const stamp = (): string => {
  const hash = createHash('sha256');
  for (const file of filesOf(sources).filter((name) => /\.(?:json|sql|ts)$/.test(name))) {
    const { mtimeMs, size } = statSync(join(findRootDir(), file));
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
};

/** What a template is called: `kind` is all that templates replacing each other have in common. */
export type Template = { kind: string; name: string };

/** The template that is in force now; another source or a later time is another one. */
export const templateOf = ({ demo = true }: Filling): Template => {
  if (!demo) return { kind: 'template_empty_', name: `template_empty_${stamp()}` };
  const slot = Math.floor(Date.now() / LONGEST_AGE);
  return { kind: 'template_demo_', name: `template_demo_${stamp()}_${slot}` };
};

/** Other test files may make the template too, so each writes a file of its own and renames it. */
const keep = async (folder: string, { kind, name }: Template, dump: Uint8Array): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const own = join(folder, randomUUID());
  await writeFile(own, dump);
  await rename(own, join(folder, name));
  const old = (await readdir(folder)).filter((one) => one.startsWith(kind) && one !== name);
  for (const one of old) await rm(join(folder, one), { force: true });
};

/** The bytes of a template, made where this run's files have not made it yet. */
export const templateBytes = async (
  template: Template,
  make: () => Promise<Blob>,
): Promise<Uint8Array<ArrayBuffer>> => {
  const folder = join(findRootDir(), '.cache/databases');
  try {
    // read at once: another test file may replace the file while a blob still reads
    return new Uint8Array(await readFile(join(folder, template.name)));
  } catch {
    const dump = new Uint8Array(await (await make()).arrayBuffer());
    await keep(folder, template, dump);
    return dump;
  }
};
