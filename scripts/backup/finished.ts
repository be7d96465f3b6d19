import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest } from './manifest.ts';
import { BackupError } from './refusal.ts';
import type { Earlier } from './uploads.ts';

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

/** A timestamp, so that names sort by age. */
export const nameNow = (): string => new Date().toISOString().replace(/[:.]/g, '-');

const finishedIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder))
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();

export const newestIn = async (folder: string): Promise<Earlier | undefined> => {
  const [name] = await finishedIn(folder);
  if (name === undefined) return undefined;
  const path = join(folder, name);
  try {
    const { parts } = await readManifest(path);
    return { folder: path, parts: new Map(parts.map((part) => [part.path, part])) };
  } catch (error) {
    if (error instanceof BackupError) return undefined;
    throw error;
  }
};

export const dropOlder = async (folder: string, keep: number): Promise<number> => {
  const older = (await finishedIn(folder)).slice(keep);
  for (const name of older) await rm(join(folder, name), { recursive: true, force: true });
  return older.length;
};
