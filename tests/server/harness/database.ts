import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import type { OpenDatabase } from '../../../server/db/database.ts';
import { openPostgres } from '../../../server/db/postgres.ts';
import { migrations, openInMemory } from '../../harness/in-memory.ts';
import { postgresBinaries, startPostgres } from './postgres-server.ts';

const onServer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

/** An empty database of its own on a PostgreSQL server; `url` is given back with it. */
export const freshPostgres = async (): Promise<{ url: string; drop: () => Promise<void> }> => {
  const given = process.env.TEST_DATABASE_URL;
  const binaries = postgresBinaries();
  if (!given && !binaries) throw new Error('no PostgreSQL server');
  const server = given ? { url: given, stop: async () => {} } : await startPostgres(binaries ?? '');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server.url, `create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const drop = async () => {
    await onServer(server.url, `drop database ${name} with (force)`);
    await server.stop();
  };
  return { url: url.href, drop };
};

const openFreshPostgres = async (): Promise<OpenDatabase> => {
  const { url, drop } = await freshPostgres();
  const opened = await openPostgres(url, migrations);
  return { db: opened.db, close: () => opened.close().then(drop) };
};

export const hasPostgres = Boolean(process.env.TEST_DATABASE_URL || postgresBinaries());

type Suite = (opened: () => OpenDatabase) => void;

const withDatabase = (open: () => Promise<OpenDatabase>, suite: Suite) => () => {
  let opened: OpenDatabase | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());
  suite(() => {
    if (!opened) throw new Error('the database is not open yet');
    return opened;
  });
};

/** Runs a suite on every engine, each with a database of its own; without a server it is skipped there. */
export const onEveryDatabase = (title: string, suite: Suite): void => {
  describe(`${title} on embedded`, withDatabase(openInMemory, suite));
  describe.skipIf(!hasPostgres)(`${title} on PostgreSQL`, withDatabase(openFreshPostgres, suite));
};
