import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { member } from '#server/db/tables/member.ts';
import { attempt, bestAttempt, questionnaire } from '#server/db/tables/questionnaire.ts';
import { onEveryDatabase } from '../harness/postgres/database.ts';

const rowsOf = async (db: Database, statement: string): Promise<unknown[]> => {
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
    const savedOf = async () => {
      const one = eq(bestAttempt.questionnaireId, own.questionnaireId);
      const rows = await db.select().from(bestAttempt).where(one);
      const [counted] = await db
        .select()
        .from(questionnaire)
        .where(eq(questionnaire.id, own.questionnaireId));
      return [counted?.ranked, ...rows.map(({ minusScore, spentMs }) => [-minusScore, spentMs])];
    };
    const pass = async () => {
      const one = eq(bestAttempt.questionnaireId, own.questionnaireId);
      const [row] = await db.select().from(bestAttempt).where(one);
      return row && [row.passMinusScore, row.passSpentMs, row.passSubmittedAt];
    };
    await db.insert(attempt).values({ ...own, startedAt: at, savedAt: at });
    await sent(90, 1000, null);
    expect(await savedOf()).toEqual([0]);
    await sent(60, 5000);
    expect(await savedOf()).toEqual([1, [60, 5000]]);
    await sent(50, 1000);
    expect(await savedOf()).toEqual([1, [60, 5000]]);
    const best = await sent(60, 4000);
    expect(await savedOf()).toEqual([1, [60, 4000]]);
    await db.update(attempt).set({ score: 55 }).where(eq(attempt.id, best));
    expect(await savedOf()).toEqual([1, [60, 5000]]);
    const failed = await sent(80, 1000, false);
    expect([await savedOf(), await pass()]).toEqual([
      [1, [80, 1000]],
      [-60, 5000, at],
    ]);
    await db.update(attempt).set({ passed: true }).where(eq(attempt.id, failed));
    expect(await pass()).toEqual([-80, 1000, at]);
    await db.update(attempt).set({ passed: false }).where(eq(attempt.memberId, own.memberId));
    expect(await pass()).toEqual([null, null, null]);
    await db.delete(attempt).where(eq(attempt.memberId, own.memberId));
    expect(await savedOf()).toEqual([0]);
    await sent(70, 100);
    await db.delete(questionnaire).where(eq(questionnaire.id, own.questionnaireId));
    expect(await savedOf()).toEqual([undefined]);
  });
});

onEveryDatabase('what other rows say', (opened) => {
  it('gives a refund the title of what was bought', async () => {
    const { db } = opened();
    const [who] = await db.insert(member).values({ nickname: '学员' }).returning();
    const [order] = await rowsOf(
      db,
      `insert into trade_order (order_no, member_id, kind, target_id, item, state, title, total_fen, pay_fen, lines, created_at, expire_at)
        values ('N1', ${who?.id}, 'course', 1, 'product:1', 'refunded', '心电图新题', 1, 1, '[]', now(), now()) returning id`,
    );
    await rowsOf(
      db,
      `insert into refund (order_id, refund_no, kind, state, amount_fen, asked_at)
        values (${Reflect.get(Object(order), 'id')}, 'N1R1', 'member', 'done', 1, now())`,
    );
    const found = `select title from refund where search @@ search_query('新题')`;
    expect(await rowsOf(db, found)).toEqual([{ title: '心电图新题' }]);
  });

  it('gives a schedule that names no base the newest release', async () => {
    const { db } = opened();
    const titled = (title: string) =>
      `'{"version":2,"layouts":{},"site":{"title":"${title}"}}'::jsonb`;
    for (const title of ['甲', '乙'])
      await rowsOf(
        db,
        `insert into home_release (kind, author, at, note, document) values ('publish', '甲', now(), '', ${titled(title)})`,
      );
    const [schedule] = await rowsOf(
      db,
      `insert into home_schedule (document, start_at, author, note) values (${titled('丙')}, now(), '甲', '') returning base`,
    );
    expect(schedule).toMatchObject({ base: { site: { title: '乙' } } });
  });
});
