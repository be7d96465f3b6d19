import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Migration, newestMigration } from '#server/db/baseline.ts';
import type { DatabaseLocation } from '#server/db/database-location.ts';
import { NoDatabaseError, openAsItIs } from '#server/db/open-existing.ts';
import { askForSnapshot, chunksOf } from '#server/db/snapshot-socket.ts';
import { findClientTools, startClientTool } from './client-tools.ts';
import { type DatabaseKind, databaseFiles } from './manifest.ts';
import { type Part, writeFileFrom } from './part.ts';
import { BackupError } from './refusal.ts';

type Dump = { database: DatabaseKind; migration: Migration; part: Part };
type Written = Pick<Part, 'bytes' | 'sha256'>;

const dumpOf = (database: DatabaseKind, migration: Migration, written: Written): Dump => ({
  database,
  migration,
  part: { path: databaseFiles[database], changedAt: Date.now(), ...written },
});

const writeZipped = (tar: AsyncIterable<Uint8Array>, file: string): Promise<Written> =>
  pipeline(tar, createGzip(), (zipped: AsyncIterable<Uint8Array>) => writeFileFrom(zipped, file));

/** The server that runs on the folder makes the dump itself; without one, this process opens it. */
const dumpEmbedded = async (
  location: Omit<DatabaseLocation, 'databaseUrl'>,
  folder: string,
): Promise<Dump> => {
  const { dataDir } = location;
  const file = join(folder, databaseFiles.embedded);
  const served = await askForSnapshot(dataDir);
  if (served) return dumpOf('embedded', served.migration, await writeZipped(served.tar, file));
  return openAsItIs({ ...location, databaseUrl: undefined }, async ({ snapshot }, newest) => {
    const tar = await snapshot?.();
    if (!tar) throw new NoDatabaseError(`${dataDir} 里没有数据库`);
    return dumpOf('embedded', newest, await writeZipped(chunksOf(tar), file));
  });
};

const aboutSnapshot = sql`select pg_export_snapshot() as snapshot,
  current_setting('server_version_num')::int / 10000 as major`;
const snapshotRow = z.object({
  rows: z.tuple([z.object({ snapshot: z.string(), major: z.number() })]),
});

/** `pg_dump` reads the snapshot in which the newest migration was read as well. */
const dumpPostgres = (url: string, folder: string): Promise<Dump> =>
  openAsItIs({ databaseUrl: url, dataDir: '' }, ({ db }) =>
    db.transaction(
      async (tx) => {
        await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
        const about = z.parse(snapshotRow, await tx.execute(aboutSnapshot));
        const [{ snapshot, major }] = about.rows;
        const migration = await newestMigration(tx);
        if (!migration) throw new BackupError('这个数据库里没有本产品的数据');
        const args = ['-Fc', '--no-owner', '--no-privileges', `--snapshot=${snapshot}`];
        const tool = startClientTool(findClientTools(major), 'pg_dump', { url, args });
        const file = join(folder, databaseFiles.postgres);
        return dumpOf('postgres', migration, await writeFileFrom(tool.output(), file));
      },
      { accessMode: 'read only', isolationLevel: 'repeatable read' },
    ),
  );

/** Writes the configured database, as it is at one moment, into a new file in `folder`. */
export const dumpDatabase = (location: DatabaseLocation, folder: string): Promise<Dump> =>
  location.databaseUrl
    ? dumpPostgres(location.databaseUrl, folder)
    : dumpEmbedded(location, folder);
