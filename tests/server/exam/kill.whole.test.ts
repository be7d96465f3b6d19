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
import { filledPostgres, hasPostgres } from '../harness/database.ts';
import { killedServers } from '../harness/killed-server.ts';

/** `EXAM_KILLS=50` for the full count (docs/assessment.md). */
const far = process.env.EXAM_KILLS;
const KILLS = { embedded: Number(far ?? (hasPostgres ? 1 : 3)), server: Number(far ?? 2) };
const LONGEST_TURN = 900;

vi.setConfig({ testTimeout: 240_000 + Number(far ?? 0) * 20_000 });

const killed = killedServers();

/** What of an attempt was acknowledged: its version, the answers by question, that it was sent. */
type Kept = { version: number; answers: Map<string, string>; sent: boolean };

/** Lets members answer until the server is killed; gives what was acknowledged last, by attempt. */
const saver = (engine: 'postgres' | 'embedded', place: string) => {
  const turn = killed({ file: 'tests/server/harness/exam/saver.ts', engine, place });
  return async (): Promise<Map<number, Kept>> => {
    const output = await turn('kept', LONGEST_TURN);
    // it would have said what had ended it
    expect(output).toMatch(/^ready\n((kept|sent) \d+ \d+ \d+ [abc]\n)*$/);
    const told = new Map<number, Kept>();
    for (const [, word, id, version, question = '', value = ''] of output.matchAll(
      /(kept|sent) (\d+) (\d+) (\d+) ([abc])\n/g,
    )) {
      const own = told.get(Number(id)) ?? { version: 0, answers: new Map(), sent: false };
      told.set(Number(id), own);
      own.version = Number(version);
      if (word === 'sent') own.sent = true;
      else own.answers.set(question, value);
    }
    return told;
  };
};

/** Every answer that was acknowledged is there, unless a later one came in its place. */
const expectWhole = async (db: Database, told: Map<number, Kept>): Promise<void> => {
  expect(await auditBooks(db)).toEqual([]);
  const rows = await db
    .select()
    .from(attempt)
    .where(inArray(attempt.id, [...told.keys()]));
  expect(rows).toHaveLength(told.size);
  for (const row of rows) {
    const said = told.get(row.id);
    if (!said) throw new Error(`nobody asked for ${row.id}`);
    expect(row.version).toBeGreaterThanOrEqual(said.version);
    // what was on its way when it was killed is one answer
    expect(row.version).toBeLessThanOrEqual(said.version + 1);
    expect(row.submittedAt !== null || !said.sent).toBe(true);
    const differ = [...said.answers].filter(
      ([question, value]) => row.answers[question]?.[0] !== value,
    );
    expect(differ.length).toBeLessThanOrEqual(row.version - said.version);
  }
};

it(`keeps answers that were acknowledged when it is killed (${KILLS.embedded} times embedded)`, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'killed-'));
  const place = join(dataDir, 'database');
  await copyTemplate(place);
  let kept = 0;
  for (let kill = 0; kill < KILLS.embedded; kill += 1) {
    const told = await saver('embedded', place)();
    const { db, close } = await openEmbedded(place, migrations);
    await expectWhole(db, told);
    kept += told.size;
    await close();
  }
  rmSync(dataDir, { recursive: true, force: true });
  expect(kept).toBeGreaterThanOrEqual(KILLS.embedded);
});

it.skipIf(!hasPostgres)(`does so on a server as well (${KILLS.server} times)`, async () => {
  const { url, drop } = await filledPostgres();
  const { db, close } = await openPostgres(url, migrations);
  let kept = 0;
  for (let kill = 0; kill < KILLS.server; kill += 1) {
    const told = await saver('postgres', url)();
    // the connections of the dead end a moment later
    await vi.waitFor(() => expectWhole(db, told), { timeout: 60_000 });
    kept += told.size;
  }
  await close();
  await drop();
  expect(kept).toBeGreaterThanOrEqual(KILLS.server);
});
