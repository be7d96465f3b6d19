import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, it } from 'vitest';
import { offlineReason } from '#server/db/connections/served-migration.ts';
import { findRootDir } from '#server/platform/config/root-dir.ts';

it.each([
  'alter table "member" drop column "phone"',
  'drop table "member"',
  'ALTER TABLE "member" RENAME COLUMN "phone" TO "mobile"',
  'alter table "member" rename to "person"',
  'alter table "member" alter column "phone" set not null',
  'alter table "member" alter column "phone" type integer',
  'alter table "member" alter column "phone" set data type integer',
  'alter table "member" add column "phone" text not null',
])('a server of the version before does not survive %s', (statement) => {
  expect(offlineReason([statement])).toBe(statement);
});

it.each([
  'alter table "member" add column "phone" text',
  'alter table "member" add column "phone" text default \'\' not null',
  'create index "a" on "member" using btree ("phone")',
  'create table "more" ("id" integer primary key not null, "name" text not null)',
  'drop index "a"',
  'update "member" set "phone" = null',
])('it survives %s', (statement) => {
  expect(offlineReason([statement])).toBeUndefined();
});

it('a migration says why in a line of its own', () => {
  expect(offlineReason(['select 1', '-- offline: 表改名\nselect 2'])).toBe('表改名');
});

it('of all snapshots the newest is kept', () => {
  const migrationsFolder = join(findRootDir(), 'server/db/migrations');
  const newest = readMigrationFiles({ migrationsFolder }).length - 1;
  expect(readdirSync(join(migrationsFolder, 'meta')).sort()).toEqual([
    `${String(newest).padStart(4, '0')}_snapshot.json`,
    '_journal.json',
  ]);
});
