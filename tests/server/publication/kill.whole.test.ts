import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, desc, eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/embedded.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { operatorAudit } from '#server/db/tables/operator.ts';
import { homeRelease } from '#server/db/tables/publication.ts';
import { copyTemplate, migrations } from '../../harness/test-database.ts';
import { timeoutFactor, triesOf } from '../../harness/times.ts';
import { filledPostgres, hasPostgres } from '../harness/postgres/database.ts';
import { readLiveDocument } from '../harness/publication/live-document.ts';
import { killedServers } from '../harness/server/killed-server.ts';

vi.setConfig({ testTimeout: 400_000 * timeoutFactor });

const KILLS = hasPostgres
  ? { embedded: triesOf(4), server: triesOf(16) }
  : { embedded: triesOf(20), server: 0 };
/** Servers that wait for their turn; a start takes longer than a turn. */
const AHEAD = 3;
const LONGEST_TURN = 120;

const killed = killedServers();

/** A server that publishes until it is killed. */
const publisher = (engine: 'postgres' | 'embedded', position: string) => {
  const turn = killed({ file: 'tests/server/harness/publication/publisher.ts', engine, position });
  return async (): Promise<void> => {
    // it would have said what had ended it
    expect(await turn('publishing', LONGEST_TURN)).toBe('ready\npublishing\n');
  };
};

/** What is live is one release, whole, and every release was audited. */
const expectWhole = (db: Database): Promise<number> =>
  db.transaction(
    async (tx) => {
      const [release] = await tx.select().from(homeRelease).orderBy(desc(homeRelease.id)).limit(1);
      expect(await readLiveDocument(tx)).toEqual(release?.document);
      const releases = await tx.$count(homeRelease);
      const published = and(eq(operatorAudit.action, 'publish'));
      expect(await tx.$count(operatorAudit, published)).toBe(releases);
      return releases;
    },
    { isolationLevel: 'repeatable read' },
  );

it(`leaves one release live, whole, when it is killed while publishing (${KILLS.embedded} times embedded)`, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'killed-'));
  const path = join(dataDir, 'database');
  await copyTemplate(path);
  let releases = 0;
  for (let kill = 0; kill < KILLS.embedded; kill += 1) {
    await publisher('embedded', path)();
    const { db, close } = await openEmbedded(path, migrations);
    const now = await expectWhole(db);
    await close();
    expect(now).toBeGreaterThan(releases);
    releases = now;
  }
  rmSync(dataDir, { recursive: true, force: true });
});

it.skipIf(!hasPostgres)(`does so on a server as well (${KILLS.server} times)`, async () => {
  const { url, drop } = await filledPostgres();
  const { db, close } = await openPostgres(url, migrations);
  const waiting = Array.from({ length: AHEAD }, () => publisher('postgres', url));
  let releases = 0;
  for (let kill = 0; kill < KILLS.server; kill += 1) {
    const next = waiting.shift();
    if (kill + AHEAD < KILLS.server) waiting.push(publisher('postgres', url));
    await next?.();
    const now = await expectWhole(db);
    expect(now).toBeGreaterThan(releases);
    releases = now;
  }
  await close();
  await drop();
});
