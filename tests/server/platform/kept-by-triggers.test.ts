import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { openDatabase } from '../../../server/db/open-database.ts';
import { member } from '../../../server/db/tables/member.ts';
import { attempt, bestAttempt, questionnaire } from '../../../server/db/tables/questionnaire.ts';
import { findRootDir } from '../../../server/platform/config/root-dir.ts';
import { freshPostgres, hasPostgres, onEveryDatabase } from '../harness/database.ts';
import { withFirstMigration } from '../harness/first-migration.ts';

const rowsOf = async (db: Database, statement: string): Promise<unknown> => {
  const { rows } = Object(await db.execute(sql.raw(statement)));
  return rows;
};

onEveryDatabase('the best attempt of a member', (opened) => {
  it('follows the attempts, whoever writes them', async () => {
    const { db } = opened();
    const [paper] = await db.insert(questionnaire).values({ title: '测评' }).returning();
    const [who] = await db.insert(member).values({ nickname: '学员' }).returning();
    const own = { questionnaireId: paper?.id ?? 0, memberId: who?.id ?? 0 };
    const at = new Date();
    const sent = async (score: number, spentMs: number, passed: boolean | null = true) => {
      const row = { ...own, startedAt: at, savedAt: at, submittedAt: at, score, spentMs, passed };
      return (await db.insert(attempt).values(row).returning())[0]?.id ?? 0;
    };
    const kept = async () => {
      const one = eq(bestAttempt.questionnaireId, own.questionnaireId);
      const rows = await db.select().from(bestAttempt).where(one);
      const [counted] = await db
        .select()
        .from(questionnaire)
        .where(eq(questionnaire.id, own.questionnaireId));
      return [counted?.ranked, ...rows.map(({ minusScore, spentMs }) => [-minusScore, spentMs])];
    };
    await db.insert(attempt).values({ ...own, startedAt: at, savedAt: at });
    await sent(90, 1000, null);
    expect(await kept()).toEqual([0]);
    await sent(60, 5000);
    expect(await kept()).toEqual([1, [60, 5000]]);
    await sent(50, 1000);
    expect(await kept()).toEqual([1, [60, 5000]]);
    const best = await sent(60, 4000);
    expect(await kept()).toEqual([1, [60, 4000]]);
    await db.update(attempt).set({ score: 55 }).where(eq(attempt.id, best));
    expect(await kept()).toEqual([1, [60, 5000]]);
    await db.delete(attempt).where(eq(attempt.memberId, own.memberId));
    expect(await kept()).toEqual([0]);
    await sent(70, 100);
    await db.delete(questionnaire).where(eq(questionnaire.id, own.questionnaireId));
    expect(await kept()).toEqual([undefined]);
  });
});

const filled = `
  insert into member (id) values (1), (2);
  insert into questionnaire (id, title) values (1, '测评'), (2, '调查');
  insert into attempt (questionnaire_id, member_id, started_at, saved_at, submitted_at, score, spent_ms, passed) values
    (1, 1, now(), now(), now(), 40, 10, false), (1, 1, now(), now(), now(), 80, 20, true),
    (1, 2, now(), now(), now(), 60, 30, true), (1, 2, now(), now(), null, 0, 0, null),
    (2, 1, now(), now(), now(), 0, 10, null);
  insert into trade_order (id, order_no, member_id, kind, target_id, item, state, title, total_fen, pay_fen, lines, created_at, expire_at)
    values (1, 'N1', 1, 'course', 1, 'product:1', 'refunded', '心电图入门', 1, 1, '[]', now(), now());
  insert into refund (order_id, refund_no, kind, state, amount_fen, asked_at) values (1, 'N1R1', 'member', 'done', 1, now())`;

describe.each([
  ['embedded', true],
  ['PostgreSQL', hasPostgres],
])('a database of before, %s', (engine, there) => {
  let end = async () => {};
  afterEach(() => end());

  it.skipIf(!there)('has its best attempts and the titles of its refunds', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'before-'));
    const firstAlone = withFirstMigration();
    const fresh = engine === 'embedded' ? undefined : await freshPostgres();
    end = async () => {
      for (const folder of [dataDir, firstAlone]) rmSync(folder, { recursive: true, force: true });
      await fresh?.drop();
    };
    const config = { databaseUrl: fresh?.url, dataDir };
    const before = await openDatabase(config, firstAlone, { demo: false });
    for (const statement of filled.split(';')) await before.db.execute(sql.raw(statement));
    await before.close();
    const { db, close } = await openDatabase(config, findRootDir(), { demo: false });
    const best = 'select questionnaire_id, member_id, minus_score from best_attempt order by 1, 2';
    expect(await rowsOf(db, best)).toEqual([
      { questionnaire_id: 1, member_id: 1, minus_score: -80 },
      { questionnaire_id: 1, member_id: 2, minus_score: -60 },
    ]);
    const ranked = 'select ranked from questionnaire order by id';
    expect(await rowsOf(db, ranked)).toEqual([{ ranked: 2 }, { ranked: 0 }]);
    const found = `select title from refund where search @@ search_query('心电')`;
    expect(await rowsOf(db, found)).toEqual([{ title: '心电图入门' }]);
    await close();
  });
});
