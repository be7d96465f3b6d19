import { pipeline } from 'node:stream/promises';
import { setTimeout as after } from 'node:timers/promises';
import pg from 'pg';
import { servingConnections } from '#server/db/connections/migrate.ts';
import { START_LOCK } from '#server/db/postgres.ts';
import { findClientTools, startClientTool } from './client-tools.ts';
import { BackupError } from './refusal.ts';
import type { RestoreTarget } from './restore-target.ts';

/** The product's schemas; objects of extensions and columns are dropped with their owners. */
const OURS = `nspname in ('public', 'drizzle') and not exists
  (select 1 from pg_depend d where d.objid = o.oid and d.deptype in ('e', 'i'))`;

const tables = `from pg_class o join pg_namespace n on n.oid = relnamespace
  where relkind in ('r', 'p', 'v', 'm', 'S', 'f') and ${OURS}`;

/**
 * Drops everything, so that nothing of another version remains. All names are read first, since a `drop …
 * cascade` may take others along.
 */
const EMPTY = `do $$ declare one text; begin
  foreach one in array array(select format('drop %s if exists %s cascade', case relkind
      when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
      when 'f' then 'foreign table' else 'table' end, o.oid::regclass) ${tables})
    loop execute one; end loop;
  foreach one in array array(select format('drop routine if exists %s cascade', o.oid::regprocedure)
      from pg_proc o join pg_namespace n on n.oid = pronamespace where ${OURS})
    loop execute one; end loop;
  foreach one in array array(select format('drop type if exists %s cascade', o.oid::regtype)
      from pg_type o join pg_namespace n on n.oid = typnamespace
      where typtype in ('e', 'd') and ${OURS})
    loop execute one; end loop;
  drop schema if exists drizzle cascade;
end $$;`;

const kinds = async (client: pg.Client): Promise<{ isEmpty: boolean; isOurs: boolean }> => {
  const { rows } = await client.query<{ tables: number; ours: boolean }>(
    `select (select count(*)::int ${tables}) as tables,
      to_regclass('drizzle.__drizzle_migrations') is not null as ours`,
  );
  return { isEmpty: rows[0]?.tables === 0, isOurs: rows[0]?.ours === true };
};

/** In milliseconds: how long connections of a server that has just stopped may linger. */
const TIMEOUT_MS = 3000;
const LOOK = 100;

/** Takes the lock that starting servers wait for; it is released with the connection. */
const assertAlone = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
    START_LOCK,
  ]);
  if (!rows[0]?.got) throw new BackupError('另一个服务或另一次恢复正在准备这个数据库');
  const until = performance.now() + TIMEOUT_MS;
  while ((await servingConnections(client)) > 0) {
    if (performance.now() > until) throw new BackupError('仍有服务在使用这个数据库，请先停止它们');
    await after(LOOK);
  }
};

/** In one transaction: if this process is killed, psql ends without `commit` and nothing has changed. */
const load = async (folder: string, url: string, file: string, loaded: () => void) => {
  const args = ['-X', '-q', '-o', '/dev/null', '-v', 'ON_ERROR_STOP=1'];
  const psql = startClientTool(folder, 'psql', { url, args });
  const reading = ['--no-owner', '--no-privileges', '-f', '-', file];
  const script = startClientTool(folder, 'pg_restore', { args: reading });
  psql.input.write(
    `set client_min_messages = warning;\nbegin;\nset local lock_timeout = '30s';\n${EMPTY}\n`,
  );
  try {
    await pipeline(script.output(), psql.input, { end: false });
  } catch (error) {
    psql.input.destroy();
    // if psql has failed, it knows the reason
    await psql.ended();
    throw error;
  }
  loaded();
  psql.input.end('commit;\nanalyze;\n');
  await psql.ended();
};

/** Opens the database at `url` for a restore. Throws {@link BackupError} if servers use it. */
export const openPostgresTarget = async (
  url: string,
): Promise<RestoreTarget & { close: () => Promise<void> }> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  const close = () => client.end();
  try {
    await assertAlone(client);
    const { isEmpty, isOurs } = await kinds(client);
    if (!isEmpty && !isOurs) throw new BackupError('这个数据库里有别的数据，不能恢复到这里');
    const version = await client.query<{ major: number }>(
      "select current_setting('server_version_num')::int / 10000 as major",
    );
    const folder = findClientTools(version.rows[0]?.major ?? 0);
    return {
      isEmpty: async () => isEmpty,
      put: (file, loaded) => load(folder, url, file, loaded),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};
