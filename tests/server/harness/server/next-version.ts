import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { migrations } from '../../../harness/test-database.ts';

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ when: z.number() })) });

type NextVersion = { root: string; folder: string; remove: () => void };

/** A root with the migrations of a version to come, which has one more, and their folder; `remove` deletes both. */
export const nextVersion = (statement: string): NextVersion => {
  const root = mkdtempSync(join(tmpdir(), 'next-version-'));
  const folder = join(root, 'server/db/migrations');
  cpSync(migrations, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = z.parse(journalSchema, JSON.parse(readFileSync(file, 'utf8')));
  const idx = journal.entries.length;
  const when = (journal.entries.at(-1)?.when ?? 0) + 1;
  journal.entries.push({ idx, version: '7', when, tag: 'next', breakpoints: true });
  writeFileSync(file, JSON.stringify(journal));
  writeFileSync(join(folder, 'next.sql'), statement);
  return { root, folder, remove: () => rmSync(root, { recursive: true, force: true }) };
};
