/**
 * Replaces three loaded servers one after the other with a next version whose first start migrates the
 * database, and counts failed calls. Callers choose a server that is ready, as a proxy does.
 */
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import pg from 'pg';
import { root } from '#scripts/project.mjs';
import { nextVersion } from '#tests/server/harness/server/next-version.ts';
import { startLoad } from './load.ts';
import { restartablePostgres } from './postgres.ts';
import { published } from './published.ts';
import { type Server, site, startServer, stopServers } from './servers.ts';
import { verdict } from './verdict.ts';

/** Changes tables that every call of the load uses. */
const MIGRATION = `alter table relation add column note text;
--> statement-breakpoint
alter table section_order add column note text;
--> statement-breakpoint
create index relation_note on relation (note);`;

const folderOfNext = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-next-'));
  const { folder: migrations, remove } = nextVersion(MIGRATION);
  cpSync(join(root, 'dist/server'), join(folder, 'dist/server'), { recursive: true });
  cpSync(join(root, 'server/db'), join(folder, 'server/db'), { recursive: true });
  cpSync(migrations, join(folder, 'server/db/migrations'), { recursive: true });
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  symlinkSync(join(root, 'dist/client'), join(folder, 'dist/client'));
  remove();
  return folder;
};

const migrated = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `select 1 from information_schema.columns
     where column_name = 'note' and table_name in ('relation', 'section_order')`,
  );
  await client.end();
  return rows.length;
};

const postgres = await restartablePostgres();
const own = site(postgres.url);
let current: readonly Server[] = [
  await startServer(own),
  await startServer(own),
  await startServer(own),
];
const load = await startLoad(() => current, postgres.url, await published(postgres.url));
const next = folderOfNext();
const codes: (number | null)[] = [];
const before = await migrated(postgres.url);
for (const old of current) {
  await after(2000);
  const fresh = await startServer(own, next);
  current = [...current.filter((server) => server !== old), fresh];
  old.child.kill('SIGTERM');
  codes.push(await old.exited);
}
await after(3000);
const { acknowledged, lost } = await load.stop();
console.table(load.counts);
const failed = Object.entries(load.counts)
  .filter(([name]) => !name.endsWith('done'))
  .reduce((sum, [, times]) => sum + times, 0);
const changed = (await migrated(postgres.url)) - before;
await stopServers(current);
own.remove();
postgres.remove();
rmSync(next, { recursive: true, force: true });
verdict([
  ['tables of two that were not migrated meanwhile', 2 - changed, 0],
  ['calls that failed', failed, 0],
  [`acknowledged writes lost, of ${acknowledged}`, lost, 0],
  ['servers that did not end with 0', codes.filter((code) => code !== 0).length, 0],
]);
