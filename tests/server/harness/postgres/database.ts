import { setTimeout as after } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Filling, OpenDatabase } from '#server/db/database.ts';
import { servePostgres } from '#server/db/postgres.ts';
import { openTestDatabase } from '../../../harness/test-database.ts';
import { whole } from '../../../harness/whole.ts';
import { postgresBinaries, startPostgres } from './postgres-server.ts';
import { newName, onServer, templateOn } from './postgres-template.ts';

type Fresh = { url: string; drop: () => Promise<void> };

/** The server that TEST_DATABASE_URL names (the run's own, as a rule), or else one for this file. */
const serverAtHand = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const binaries = postgresBinaries();
  if (!binaries) throw new Error('no PostgreSQL server');
  return startPostgres(binaries);
};

/** Looks at most so often, each some ms after the one before. */
const LOOKS = 200;
const PAUSE = 5;

/** Waits for connections that are being closed: those that are ended by force say so. */
const untilLeft = async (client: pg.Client, name: string): Promise<void> => {
  const connected = 'select from pg_stat_activity where datname = $1';
  for (let look = 0; look < LOOKS; look += 1) {
    const { rowCount } = await client.query(connected, [name]);
    if (rowCount === 0) return;
    await after(PAUSE);
  }
};

/** A copy of the template with that filling; an empty database without it. */
const create = async (filling?: Filling): Promise<Fresh> => {
  const server = await serverAtHand();
  const name = newName();
  const statement = `create database ${name}`;
  if (!filling) await onServer(server.url, (client) => client.query(statement));
  // half the work of the other strategy, which writes every page to the log
  else
    await templateOn(
      server.url,
      filling,
      (source) => `${statement} template ${source} strategy file_copy`,
    );
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const drop = async () => {
    await onServer(server.url, async (client) => {
      await untilLeft(client, name);
      await client.query(`drop database ${name} with (force)`);
    });
    await server.stop();
  };
  return { url: url.href, drop };
};

/** An empty database of its own on a PostgreSQL server; `url` is given back with it. */
export const freshPostgres = (): Promise<Fresh> => create();

/** The same with the tables and the demo data: a copy, which takes a tenth of making them. */
export const filledPostgres = (): Promise<Fresh> => create({});

/** A database of its own on a PostgreSQL server, with the demo data unless told so; it is gone when it is closed. */
export const openFilledPostgres = async (filling: Filling = {}): Promise<OpenDatabase> => {
  const { url, drop } = await create(filling);
  const opened = await servePostgres(url);
  return { ...opened, close: () => opened.close().then(drop) };
};

export const hasPostgres = Boolean(process.env.TEST_DATABASE_URL || postgresBinaries());

/** Whether what has a test of its own for each engine runs on the embedded one; the daily run takes one. */
export const onEmbedded = whole || !hasPostgres;

/** On the engine that the daily run takes: for what no engine decides. */
export const openDatabase = (filling: Filling = {}): Promise<OpenDatabase> =>
  onEmbedded ? openTestDatabase(filling) : openFilledPostgres(filling);

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
  describe(
    `${title} on embedded`,
    withDatabase(() => openTestDatabase(), suite),
  );
  describe.skipIf(!hasPostgres)(
    `${title} on PostgreSQL`,
    withDatabase(() => openFilledPostgres(), suite),
  );
};

/**
 * Runs a suite on one engine, the server's where there is one, and on every engine in the whole run:
 * for what no engine decides. Browser tests stand on the embedded one.
 */
export const onDatabase = (title: string, suite: Suite): void => {
  if (whole) onEveryDatabase(title, suite);
  else
    describe(
      title,
      withDatabase(() => openDatabase(), suite),
    );
};
