import { and, eq, isNotNull } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { startExam, submitExam } from '../../../schemas/exam/endpoints.ts';
import { attempt, questionnaire } from '../../../server/db/tables/questionnaire.ts';
import { auditBooks } from '../../../server/libraries/audit/index.ts';
import { MINUTE, SECOND } from '../../../server/platform/time/durations.ts';
import { type AskedCall, callServers, SERVERS } from '../harness/call-servers.ts';
import { hasPostgres } from '../harness/database.ts';
import { examsOn, pool } from '../harness/exam/calls.ts';
import { crowd } from '../harness/order/crowd.ts';

/** `EXAM_CROWD=1000` for the full count (docs/assessment.md). */
const MEMBERS = Number(process.env.EXAM_CROWD ?? 90);
const DRAWN = 5;
/** How long after its end an exam still takes what was on its way. */
const ON_ITS_WAY = 10 * SECOND;

vi.setConfig({ testTimeout: 120_000 + MEMBERS * 400 });

const servers = callServers();

type Paper = { attempt: string; version: number; questions: readonly { id: string }[] };

/** So many right answers, and the others wrong. */
const answered = ({ attempt, version, questions }: Paper, right: number) => ({
  ...{ attempt, version },
  answers: questions.map(({ id }, at) => ({ question: id, values: [at < right ? 'c' : 'a'] })),
});

describe.skipIf(!hasPostgres)(`an exam of many on ${SERVERS} servers`, () => {
  it(`counts for each of ${MEMBERS} what came in time, once`, async () => {
    const { db, callAll } = await servers();
    const api = examsOn(db);
    const limitMs = MINUTE;
    const id = await api.publish({ draw: DRAWN, shuffle: true, pass: 10, limitMs }, pool);
    const tokens = await crowd(db, MEMBERS);
    const began = api.now();
    const begun = await callAll(
      tokens.map((token) => ({ path: startExam.path, payload: { id }, token })),
      began,
    );
    const papers = begun.map(({ data }) => data as Paper);
    expect(new Set(papers.map((paper) => paper.attempt)).size).toBe(MEMBERS);
    /** Every submission goes to two servers at once. */
    const handIn = (from: number, to: number, right: number): AskedCall[] =>
      tokens.slice(from, to).flatMap((token, at) => {
        const paper = papers[from + at];
        if (!paper) throw new Error('nobody');
        const call = { path: submitExam.path, payload: answered(paper, right), token };
        return [call, call];
      });
    const [third, twoThirds] = [Math.floor(MEMBERS / 3), Math.floor((2 * MEMBERS) / 3)];
    const end = began + limitMs;
    const inTime = await callAll(handIn(0, third, 3), end - 1);
    const onItsWay = await callAll(handIn(third, twoThirds, 4), end + ON_ITS_WAY);
    api.tick(limitMs + ON_ITS_WAY + 1);
    // the clock sends those who are gone at the same time
    const [late] = await Promise.all([
      callAll(handIn(twoThirds, MEMBERS, 5), end + ON_ITS_WAY + 1),
      api.jobs(),
    ]);
    const outcomes = (told: typeof inTime) =>
      new Set(told.map(({ code, data }) => `${code} ${JSON.stringify(data)}`));
    expect(outcomes([...inTime, ...onItsWay])).toEqual(new Set(['200 {"outcome":"passed"}']));
    expect(outcomes(late)).toEqual(new Set(['200 {"outcome":"failed"}']));
    const closed = and(eq(attempt.questionnaireId, Number(id)), isNotNull(attempt.submittedAt));
    const rows = await db.select().from(attempt).where(closed);
    const scores = new Map(rows.map((row) => [`${row.id}`, [row.score, row.byTime]]));
    expect(rows).toHaveLength(MEMBERS);
    papers.forEach((paper, at) => {
      const due = at < third ? [15, false] : at < twoThirds ? [20, true] : [0, true];
      expect(scores.get(paper.attempt), `member ${at}`).toEqual(due);
    });
    const [paper] = await db
      .select()
      .from(questionnaire)
      .where(eq(questionnaire.id, Number(id)));
    expect(paper).toMatchObject({ participants: MEMBERS, ranked: MEMBERS });
    expect(await auditBooks(db)).toEqual([]);
  });
});
