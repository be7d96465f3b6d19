import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/embedded.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { attempt } from '#server/db/tables/questionnaire.ts';
import { auditBooks } from '#server/libraries/audit/index.ts';
import { copyTemplate, migrations } from '../../harness/test-database.ts';
import { filledPostgres, hasPostgres } from '../harness/postgres/database.ts';
import { killedServers } from '../harness/server/killed-server.ts';

/** `EXAM_KILLS=50` for the full count (docs/assessment.md). */
const far = process.env.EXAM_KILLS;
const KILLS = { embedded: Number(far ?? (hasPostgres ? 1 : 3)), server: Number(far ?? 2) };
const LONGEST_TURN = 900;

vi.setConfig({ testTimeout: 240_000 + Number(far ?? 0) * 20_000 });

const killed = killedServers();

/** What of an attempt was acknowledged: its version, the answers by question, that it was sent. */
type Saved = { version: number; answers: Map<string, string>; sent: boolean };

/** Lets members answer until the server is killed; gives what was acknowledged last, by attempt. */
const saver = (engine: 'postgres' | 'embedded', position: string) => {
  const turn = killed({ file: 'tests/server/harness/exam/saver.ts', engine, position });
  return async (): Promise<Map<number, Saved>> => {
    const output = await turn('kept', LONGEST_TURN);
    // it would have said what had ended it
    expect(output).toMatch(/^ready\n((kept|sent) \d+ \d+ \d+ [abc]\n)*$/);
    const notices = new Map<number, Saved>();
    for (const [, word, id, version, question = '', value = ''] of output.matchAll(
      /(kept|sent) (\d+) (\d+) (\d+) ([abc])\n/g,
    )) {
      const own = notices.get(Number(id)) ?? { version: 0, answers: new Map(), sent: false };
      notices.set(Number(id), own);
      own.version = Number(version);
      if (word === 'sent') own.sent = true;
      else own.answers.set(question, value);
    }
    return notices;
  };
};

/** Every answer that was acknowledged is there, unless a later one came in its place. */
const expectWhole = async (db: Database, notices: Map<number, Saved>): Promise<void> => {
  expect(await auditBooks(db)).toEqual([]);
  const rows = await db
    .select()
    .from(attempt)
    .where(inArray(attempt.id, [...notices.keys()]));
  expect(rows).toHaveLength(notices.size);
  for (const row of rows) {
    const statement = notices.get(row.id);
    if (!statement) throw new Error(`nobody asked for ${row.id}`);
    expect(row.version).toBeGreaterThanOrEqual(statement.version);
    // what was on its way when it was killed is one answer
    expect(row.version).toBeLessThanOrEqual(statement.version + 1);
    expect(row.submittedAt !== null || !statement.sent).toBe(true);
    const differ = [...statement.answers].filter(
      ([question, value]) => row.answers[question]?.[0] !== value,
    );
    expect(differ.length).toBeLessThanOrEqual(row.version - statement.version);
  }
};

it(`keeps answers that were acknowledged when it is killed (${KILLS.embedded} times embedded)`, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'killed-'));
  const path = join(dataDir, 'database');
  await copyTemplate(path);
  let remaining = 0;
  for (let kill = 0; kill < KILLS.embedded; kill += 1) {
    const notices = await saver('embedded', path)();
    const { db, close } = await openEmbedded(path, migrations);
    await expectWhole(db, notices);
    remaining += notices.size;
    await close();
  }
  rmSync(dataDir, { recursive: true, force: true });
  expect(remaining).toBeGreaterThanOrEqual(KILLS.embedded);
});

it.skipIf(!hasPostgres)(`does so on a server as well (${KILLS.server} times)`, async () => {
  const { url, drop } = await filledPostgres();
  const { db, close } = await openPostgres(url, migrations);
  let remaining = 0;
  for (let kill = 0; kill < KILLS.server; kill += 1) {
    const notices = await saver('postgres', url)();
    // the connections of the dead end a moment later
    await vi.waitFor(() => expectWhole(db, notices), { timeout: 60_000 });
    remaining += notices.size;
  }
  await close();
  await drop();
  expect(remaining).toBeGreaterThanOrEqual(KILLS.server);
});
