/**
 * A server that publishes one document after the other until it is killed:
 * `node --import tsx operator-publisher.ts postgres|embedded <url or folder>`. It says `ready`, and
 * begins when it is told anything.
 */
import { openEmbedded } from '#server/db/embedded.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { findRootDir } from '#server/platform/config/root-dir.ts';
import { consoleOn } from '../operator/console.ts';

const [engine, path = ''] = process.argv.slice(2);
const migrations = `${findRootDir()}/server/db/migrations`;
const { db } = await (engine === 'postgres' ? openPostgres : openEmbedded)(path, migrations);
const { ask, newSeat, save } = await consoleOn(db);
const seat = await newSeat('publish');
process.stdout.write('ready\n');
await new Promise((resolve) => process.stdin.once('data', resolve));

for (let count = 0; ; count += 1) {
  const version = await save(seat, (document) => ({
    ...document,
    sections: document.sections.toReversed().map((section) => ({ ...section, open: true })),
    banners: document.banners.toReversed(),
    icons: document.icons.toReversed(),
    site: { ...document.site, title: `第 ${count} 次 ${process.pid}` },
  }));
  await ask('publish', { version, note: '' }, seat);
  if (count === 0) process.stdout.write('publishing\n');
}
