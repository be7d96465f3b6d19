import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { examRefusals } from '#schemas/exam/refusals.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { attempt, question, questionnaire, wrongItem } from '#server/db/tables/questionnaire.ts';
import { examTeammate } from '#server/db/tables/team.ts';
import { auditBooks } from '#server/libraries/audit/index.ts';
import { DAY, MINUTE, SECOND } from '#server/platform/time/durations.ts';
import { migrations } from '../../harness/test-database.ts';
import { examsOn, pool } from '../harness/exam/calls.ts';
import { filledPostgres, freshPostgres, hasPostgres } from '../harness/postgres/database.ts';

const MEMBERS = 60;
const DRAWN = 5;

describe.skipIf(!hasPostgres)('many who hand in at the last second', () => {
  it('are all heard, once each, also where the clock sends at the same time', async () => {
    const { url, drop } = await filledPostgres();
    const database = await openPostgres(url, migrations);
    onTestFinished(() => database.close().then(drop));
    const { db } = database;
    const api = examsOn(db);
    const own = { draw: DRAWN, shuffle: true, pass: 10, limitMs: MINUTE };
    const id = await api.publish(own, pool);
    const sheets = [];
    for (let member = 0; member < MEMBERS; member += 1) {
      const { token } = await api.join();
      sheets.push(await api.begin(id, token));
    }
    // one right answer is what was kept, and two more are on their way
    const texts = sheets.map(({ paper }) =>
      Object.fromEntries(paper.questions.map(({ title }, at) => [title, [at < 3 ? 'c' : 'a']])),
    );
    // within the grace time of everybody's deadline, after it
    api.tick(MINUTE + 5 * SECOND);
    const sent = await Promise.all([
      ...sheets.flatMap(({ submit }, at) => [submit(texts[at] ?? {}), submit(texts[at] ?? {})]),
      api.jobs(),
    ]);
    const answers = sent.flatMap((answer) => (answer ? [answer] : []));
    expect(answers).toHaveLength(2 * MEMBERS);
    expect(new Set(answers.map(({ code, data }) => `${code} ${JSON.stringify(data)}`))).toEqual(
      new Set(['200 {"outcome":"passed"}']),
    );
    const closed = and(eq(attempt.questionnaireId, Number(id)), isNotNull(attempt.submittedAt));
    const rows = await db.select().from(attempt).where(closed);
    expect(rows).toHaveLength(MEMBERS);
    for (const row of rows) {
      expect(row).toMatchObject({ score: 15, fullScore: 25, passed: true, byTime: true });
      const drawn = new Set(row.drawn?.map(({ question }) => String(question)));
      expect(drawn.size).toBe(DRAWN);
      expect(Object.keys(row.answers).filter((question) => !drawn.has(question))).toEqual([]);
    }
    const [paper] = await db
      .select()
      .from(questionnaire)
      .where(eq(questionnaire.id, Number(id)));
    expect(paper).toMatchObject({ participants: MEMBERS, ranked: MEMBERS });
    // each wrong answer is counted once, however often it was sent
    const wrong = await db
      .select({ times: wrongItem.times })
      .from(wrongItem)
      .innerJoin(question, eq(question.id, wrongItem.questionId))
      .where(eq(question.questionnaireId, Number(id)));
    expect(wrong).toHaveLength(2 * MEMBERS);
    expect(new Set(wrong.map(({ times }) => times))).toEqual(new Set([1]));
    expect(await auditBooks(db)).toEqual([]);
  }, 120_000);
});

describe.skipIf(!hasPostgres)('who leaves a team and begins at once', () => {
  it('does one of the two, also where leaving waits after it has looked', async () => {
    const { url, drop } = await freshPostgres();
    const database = await openPostgres(url, migrations, { demo: false });
    onTestFinished(() => database.close().then(drop));
    const { db } = database;
    const api = examsOn(db);
    const endAt = new Date(api.now() + DAY);
    const id = await api.publish({ teamSize: 2, pass: 10, endAt });
    const [captain, mate] = [await api.join(), await api.join()];
    const { team } = await api.get('foundTeam', { id, name: '心内一队' }, captain.token);
    await api.get('joinTeam', { team }, mate.token);
    const own = eq(examTeammate.memberId, mate.id);
    let goOn = (): void => undefined;
    let holding = Promise.resolve();
    await new Promise<void>((locked) => {
      holding = db.transaction(async (tx) => {
        await tx.select().from(examTeammate).where(own).for('update');
        locked();
        await new Promise<void>((held) => {
          goOn = held;
        });
      });
    });
    const waiting = async (): Promise<number> => {
      const { rows } = Object(
        await db.execute(sql`select count(*)::int as waits from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`),
      );
      return Number(rows[0].waits);
    };
    const leaving = api.ask('leaveTeam', { team }, mate.token);
    await expect.poll(waiting).toBe(1);
    let isOver = false;
    const beginning = api.ask('startExam', { id }, mate.token).finally(() => {
      isOver = true;
    });
    await expect.poll(async () => isOver || (await waiting()) === 2).toBe(true);
    goOn();
    await holding;
    const [left, began] = [await leaving, await beginning];
    expect([left.code, began.code]).toEqual(['200', String(examRefusals.teamNeeded.code)]);
    expect(await db.$count(examTeammate, own)).toBe(0);
    expect(await auditBooks(db)).toEqual([]);
  });
});
