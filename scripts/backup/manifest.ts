import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { partSchema } from './part.ts';
import { BackupError } from './refusal.ts';

const FILE = 'manifest.json';
const FORMAT = 1;

export const databaseFiles = { embedded: 'database.tar.gz', postgres: 'database.dump' } as const;
export type DatabaseKind = keyof typeof databaseFiles;

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  madeAt: z.string(),
  database: z.enum(['embedded', 'postgres']),
  /** The newest migration of the database; `at` in ms. */
  migration: z.object({ hash: z.string(), at: z.number() }),
  /** A hash of the server's secret; null if the backup could not read it. */
  secretMark: z.nullable(z.string()),
  parts: z.array(partSchema),
});
export type Manifest = z.infer<typeof manifestSchema>;

const sealOf = (manifest: Manifest): string =>
  createHash('sha256').update(JSON.stringify(manifest)).digest('hex');

const sealed = z.object({ manifest: z.unknown(), seal: z.string() });

export const writeManifest = (folder: string, made: Omit<Manifest, 'format'>): Promise<void> => {
  // parsed, so that the fields have the order in which the seal is checked
  const manifest = z.parse(manifestSchema, { format: FORMAT, ...made });
  const text = JSON.stringify({ manifest, seal: sealOf(manifest) }, null, 1);
  return writeFile(join(folder, FILE), text, { mode: 0o600, flag: 'wx', flush: true });
};

const parse = (text: string): Manifest | undefined => {
  try {
    const outer = z.parse(sealed, JSON.parse(text));
    const manifest = z.parse(manifestSchema, outer.manifest);
    return sealOf(manifest) === outer.seal ? manifest : undefined;
  } catch {
    return undefined;
  }
};

export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => undefined);
  if (text === undefined) throw new BackupError(`${folder} 不是一个备份（没有 ${FILE}）`);
  const manifest = parse(text);
  if (!manifest) throw new BackupError(`${join(folder, FILE)} 已损坏，或由更新的版本写成`);
  return manifest;
};
