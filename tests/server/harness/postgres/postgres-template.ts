import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Filling } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { type Template, templateOf } from '../../../harness/database-template.ts';
import { migrations } from '../../../harness/test-database.ts';

/** Any number that only these tests use. */
const TEMPLATE_LOCK = 720_116;

type Saved = { client: pg.Client; last: Promise<unknown> };
let saved: Promise<Saved> | undefined;

/** A connection of this worker to the run's server: a new one takes as long as half a copy of a database. */
const storedOn = async (url: string): Promise<Saved> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {
    saved = undefined;
  });
  await client.connect();
  return { client, last: Promise.resolve() };
};

/** Does something on a connection that nobody else uses meanwhile. */
export const onServer = async <T>(
  url: string,
  use: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  if (url === process.env.TEST_DATABASE_URL) {
    saved ??= storedOn(url).catch((error) => {
      saved = undefined;
      throw error;
    });
    const own = await saved;
    const used = own.last.then(() => use(own.client));
    own.last = used.catch(() => {});
    return used;
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return use(client).finally(() => client.end());
};

const namesLike = async (client: pg.Client, prefix: string): Promise<string[]> => {
  const found = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  return found.rows.map(({ datname }) => datname);
};

/** The template gets its name last, so a broken run leaves none that looks complete. */
const make = async (
  client: pg.Client,
  url: string,
  { kind, name }: Template,
  filling: Filling,
): Promise<void> => {
  for (const old of await namesLike(client, kind)) await client.query(`drop database ${old}`);
  const half = `${kind}half`;
  await client.query(`create database ${half}`);
  const own = new URL(url);
  own.pathname = `/${half}`;
  await (await openPostgres(own.href, migrations, filling)).close();
  await client.query(`alter database ${half} rename to ${name}`);
};

/**
 * Runs the statement that copies a template, made where it is missing. One at a time: a server that
 * copies a database lets nobody else connect to it.
 */
export const templateOn = (
  url: string,
  filling: Filling,
  copied: (name: string) => string,
): Promise<void> =>
  onServer(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    try {
      const template = templateOf(filling);
      const names = await namesLike(client, template.kind);
      if (!names.includes(template.name)) await make(client, url, template, filling);
      await client.query(copied(template.name));
    } finally {
      await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
    }
  });

const dropTemplates = (url: string): Promise<void> =>
  onServer(url, async (client) => {
    for (const filling of [{}, { demo: false }])
      for (const name of await namesLike(client, templateOf(filling).kind))
        await client.query(`drop database ${name}`);
  });

/** A database of the run that TEST_RUN names. */
export const newName = (): string =>
  `test_${process.env.TEST_RUN ?? '00000000'}_${randomUUID().replaceAll('-', '')}`;

/** Databases of runs that have no connection of their own any more. */
const LEFT = `select datname from pg_database where datname ~ '^test_[0-9a-f]{8}_[0-9a-f]{32}$'
  and not exists (select from pg_stat_activity where application_name = 'tests-' || substr(datname, 6, 8))`;

/**
 * A run on a server that was there before, known there by a connection as long as it lasts: drops what runs have
 * left that were interrupted. The end of it leaves nothing.
 */
export const beginRun = async (url: string): Promise<() => Promise<void>> => {
  const run = randomUUID().slice(0, 8);
  const client = new pg.Client({ connectionString: url, application_name: `tests-${run}` });
  client.on('error', () => {});
  await client.connect();
  const left = await client.query<{ datname: string }>(LEFT);
  for (const { datname } of left.rows)
    await client.query(`drop database if exists ${datname} with (force)`);
  process.env.TEST_RUN = run;
  return async () => {
    delete process.env.TEST_RUN;
    await dropTemplates(url);
    await client.end();
  };
};
