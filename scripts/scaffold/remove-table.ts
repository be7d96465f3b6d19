/**
 * `npm run remove:table <noun> <name> [title] [--force]`: undoes `new:table` with the same arguments. A
 * committed migration stays, since databases may have run it.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { deskFile, migrationName, type NewTable, readTable, tablePlan } from './table.ts';
import { removeFrom } from './undo.ts';

const MIGRATIONS = 'server/db/migrations';
const META = join(MIGRATIONS, 'meta');

const git = (...args: string[]): string => spawnSync('git', args, { encoding: 'utf8' }).stdout;

/** Removes a migration that is neither committed nor followed by another, and its changes to the snapshot. */
const takeBackMigration = (name: string): void => {
  const file = readdirSync(MIGRATIONS).find((each) => each.endsWith(`_${name}.sql`));
  if (!file) return;
  const migration = join(MIGRATIONS, file);
  const others = git('ls-files', '--others', '--', MIGRATIONS).split('\n');
  const own = others.filter((each) => each.endsWith('.sql'));
  if (own.join() !== migration) {
    console.log(
      `${migration} 已经提交或不是最后一个，请保留；npm run db:migration 会写下删除这张表的迁移`,
    );
    return;
  }
  rmSync(migration);
  git('clean', '-fq', '--', META);
  git('checkout', '-q', '--', META);
  console.log(migration);
};

const tableOf = (words: readonly string[]): NewTable => {
  const table = readTable(words);
  if (typeof table === 'string') throw new Error(table);
  return table;
};

removeFrom(
  'npm run remove:table help wishes 心愿',
  (words) => {
    const table = tableOf(words);
    return { ...tablePlan(table), folder: deskFile(table), starts: [] };
  },
  (words) => takeBackMigration(migrationName(tableOf(words))),
);
