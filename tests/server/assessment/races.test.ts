import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import type { OpenDatabase } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { attempt } from '#server/db/tables/questionnaire.ts';
import { questionnaires } from '#server/domains/questionnaire/kind.ts';
import { assessmentJobs } from '#server/libraries/assessment/index.ts';
import { RefusedError } from '#server/platform/endpoint/errors.ts';
import { runJobs } from '#server/platform/jobs/jobs.ts';
import { MINUTE } from '#server/platform/time/durations.ts';
import { migrations } from '../../harness/test-database.ts';
import { triesOf } from '../../harness/times.ts';
import { filledPostgres, hasPostgres, onDatabase } from '../harness/postgres/database.ts';
import { goodAnswers, questionnairesOn } from '../harness/questionnaire/calls.ts';

const ROUNDS = triesOf(200);
/** Between them, in ms: nobody begins as often as a flood. */
const SECONDS = 2000;
const counted = z.object({ rows: z.tuple([z.object({ n: z.number() })]) });

onDatabase('a request to begin', (opened) => {
  let api: ReturnType<typeof questionnairesOn>;
  let plain: string;

  beforeAll(async () => {
    api = questionnairesOn(opened().db);
    plain = await api.tokenOf('demo_plain');
  });

  const triesAt = (id: string) =>
    opened().db.$count(attempt, eq(attempt.questionnaireId, Number(id)));
  const wrong = { 0: ['b'], 2: ['1'], 3: ['a'] };

  it('begins nothing anew when it comes again after the attempt was sent', async () => {
    const id = await api.publish({ pass: 60, tries: 3 });
    const key = randomUUID();
    const begin = () => api.ask('startQuestionnaire', { id, key }, plain);
    const first = await begin();
    expect((await begin()).data).toEqual(first.data);
    // another device goes on with the same draft
    const other = randomUUID();
    await api.ask('startQuestionnaire', { id, key: other }, plain);
    await (await api.begin(id, plain)).submit(wrong);
    expect((await begin()).msg).toBe('这份答卷已经提交');
    const again = await api.ask('startQuestionnaire', { id, key: other }, plain);
    expect(again.msg).toBe('这份答卷已经提交');
    expect(await triesAt(id)).toBe(1);
    await api.begin(id, plain);
    expect((await begin()).msg).toBe('这份答卷已经提交');
    expect(await triesAt(id)).toBe(2);
  });

  it('begins nothing anew where the draft was forgotten', async () => {
    const id = await api.publish({ limitMs: MINUTE });
    const key = randomUUID();
    await api.ask('startQuestionnaire', { id, key }, plain);
    api.tick(2 * MINUTE);
    expect((await api.ask('startQuestionnaire', { id, key }, plain)).msg).toContain('已到');
    expect(await triesAt(id)).toBe(0);
  });

  it('is one however often it comes at once', async () => {
    const id = await api.publish({ tries: 3 });
    const key = randomUUID();
    const all = await Promise.all(
      Array.from({ length: 10 }, () => api.ask('startQuestionnaire', { id, key }, plain)),
    );
    expect(new Set(all.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await triesAt(id)).toBe(1);
  });
});

describe.skipIf(!hasPostgres)('two transactions about one attempt', () => {
  const opened = async (): Promise<OpenDatabase> => {
    const { url, drop } = await filledPostgres();
    const database = await openPostgres(url, migrations);
    onTestFinished(() => database.close().then(drop));
    return database;
  };

  /** How many wait for a lock that another holds. */
  const waiting = async ({ db }: OpenDatabase): Promise<number> => {
    const held = sql`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    return z.parse(counted, await db.execute(held)).rows[0].n;
  };

  it('the clock takes what was being kept while it looked', async () => {
    const database = await opened();
    const { db } = database;
    const api = questionnairesOn(db);
    const plain = await api.tokenOf('demo_plain');
    const id = await api.publish({ limitMs: MINUTE });
    const { paper, save } = await api.begin(id, plain);
    await save({ 0: ['a'] });
    api.tick(2 * MINUTE);
    const question = paper.questions[2]?.id ?? '';
    const own = eq(attempt.id, Number(paper.attempt));
    const closing = await db.transaction(async (tx) => {
      await tx
        .update(attempt)
        .set({ answers: { [question]: ['9'] } })
        .where(own);
      const running = runJobs(db, assessmentJobs(questionnaires), api.now);
      await expect.poll(() => waiting(database), { timeout: 20_000 }).toBeGreaterThan(0);
      return { running };
    });
    await closing.running;
    const [row] = await db.select().from(attempt).where(own);
    expect(row).toMatchObject({ byTime: true, answers: { [question]: ['9'] } });
  });

  /** The database, and what its transactions failed of beside refusals, also if tried again. */
  const watched = ({ db }: OpenDatabase) => {
    const failures: unknown[] = [];
    const note = (error: unknown) => {
      if (!(error instanceof RefusedError)) failures.push(error);
      throw error;
    };
    const answer = new Proxy(db, {
      get: (target, name) =>
        name === 'transaction'
          ? (work: Parameters<typeof db.transaction>[0]) => target.transaction(work).catch(note)
          : Reflect.get(target, name),
    });
    return { db: answer, failures };
  };

  it(`are never in each other’s way in ${ROUNDS} rounds of beginning and sending`, async () => {
    const database = await opened();
    const { db, failures } = watched(database);
    const api = questionnairesOn(db);
    const plain = await api.tokenOf('demo_plain');
    const texts = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await api.publish({ quota: 1 });
      api.tick(SECONDS);
      const { submit } = await api.begin(id, plain);
      const answers = await Promise.all([
        submit(goodAnswers),
        api.ask('startQuestionnaire', { id }, plain),
        submit(goodAnswers),
        api.ask('startQuestionnaire', { id }, plain),
      ]);
      for (const { msg } of answers) texts.add(msg);
      const sent = and(eq(attempt.questionnaireId, Number(id)), eq(attempt.byTime, false));
      expect(await database.db.$count(attempt, sent)).toBe(1);
    }
    expect(failures).toEqual([]);
    expect([...texts].toSorted()).toEqual(['你已提交过这份问卷', '成功']);
  }, 120_000);
});
