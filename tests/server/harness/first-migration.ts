import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRootDir } from '../../../server/platform/config/root-dir.ts';

const FOLDER = 'server/db/migrations';

/** A root of the product that has the first migration alone; whoever asks removes it. */
export const withFirstMigration = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'first-migration-'));
  cpSync(join(findRootDir(), FOLDER), join(folder, FOLDER), { recursive: true });
  const journal = join(folder, FOLDER, 'meta/_journal.json');
  const written: { entries: unknown[] } = JSON.parse(readFileSync(journal, 'utf8'));
  writeFileSync(journal, JSON.stringify({ ...written, entries: written.entries.slice(0, 1) }));
  return folder;
};
