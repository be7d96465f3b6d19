import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { newestMigration } from '#server/db/baseline.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/embedded.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { serveSnapshots } from '#server/db/snapshot-socket.ts';
import { findRootDir } from '#server/platform/config/root-dir.ts';
import { copyTemplate, migrations } from '../../../harness/test-database.ts';
import { filledPostgres, freshPostgres, hasPostgres, onEmbedded } from '../postgres/database.ts';

type Config = { accountSecret: undefined; dataDir: string; databaseUrl: string | undefined };

/** A folder of data with a database, and what a server on it would open. */
export type Site = { config: Config; rootDir: string; serve: () => Promise<OpenDatabase> };

type Begin = 'nothing' | 'demo';
type Engine = 'embedded' | 'postgres';

const serveEmbedded = async (dataDir: string): Promise<OpenDatabase> => {
  const opened = await openEmbedded(join(dataDir, 'database'), migrations);
  const { db, snapshot } = opened;
  const { close } = await serveSnapshots(dataDir, async () => {
    const [tar, migration] = [await snapshot?.(), await newestMigration(db)];
    if (!tar || !migration) throw new Error('an embedded database has both');
    return { tar, migration };
  });
  return { ...opened, close: () => Promise.resolve(close()).then(opened.close) };
};

/** Sites of one engine; all are gone after the file. */
const sitesOn = (engine: Engine) => {
  const undo: (() => unknown)[] = [];
  afterAll(async () => {
    for (const step of undo.reverse()) await step();
  });
  return async (begin: Begin): Promise<Site> => {
    const dataDir = mkdtempSync(join(tmpdir(), 'site-'));
    undo.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const rootDir = findRootDir();
    const config = { accountSecret: undefined, dataDir };
    if (engine === 'embedded') {
      if (begin === 'demo') await copyTemplate(join(dataDir, 'database'));
      const serve = () => serveEmbedded(dataDir);
      return { config: { ...config, databaseUrl: undefined }, rootDir, serve };
    }
    const { url, drop } = await (begin === 'demo' ? filledPostgres() : freshPostgres());
    undo.push(drop);
    const serve = () => openPostgres(url, migrations);
    return { config: { ...config, databaseUrl: url }, rootDir, serve };
  };
};

/** Makes a site of the suite's engine. */
export type MakeSite = (begin: Begin) => Promise<Site>;

type Suite = (make: MakeSite, engine: Engine) => void;

/** Runs a suite on sites of both engines; without a PostgreSQL server on those of one. */
export const onEverySite = (title: string, suite: Suite): void => {
  describe(`${title} on embedded`, () => suite(sitesOn('embedded'), 'embedded'));
  describe.skipIf(!hasPostgres)(`${title} on PostgreSQL`, () =>
    suite(sitesOn('postgres'), 'postgres'),
  );
};

/**
 * Runs a suite on sites of one engine, the server's where there is one, and on every engine in the whole run:
 * `commands.test.ts` backs up and restores an embedded one every day.
 */
export const onOneSite = (title: string, suite: Suite): void => {
  if (onEmbedded) onEverySite(title, suite);
  else describe(title, () => suite(sitesOn('postgres'), 'postgres'));
};

export const backupFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'backups-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
