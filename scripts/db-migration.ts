/**
 * `npm run db:migration [-- --name <name>]`: writes a migration for the changes of the tables, and keeps only
 * its snapshot, the only one that drizzle-kit compares with.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const META = 'server/db/migrations/meta';

const { status } = spawnSync('drizzle-kit', ['generate', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
const snapshots = readdirSync(META).filter((name) => name.endsWith('_snapshot.json'));
for (const earlier of snapshots.sort().slice(0, -1)) rmSync(join(META, earlier));
process.exitCode = status ?? 1;
