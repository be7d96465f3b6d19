import { and, eq, isNotNull } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { startExam, submitExam } from '#schemas/exam/endpoints.ts';
import { examRefusals } from '#schemas/exam/refusals.ts';
import { foundTeam, joinTeam, leaveTeam } from '#schemas/exam/team-endpoints.ts';
import { attempt, questionnaire } from '#server/db/tables/questionnaire.ts';
import { examTeam, examTeammate } from '#server/db/tables/team.ts';
import { auditBooks } from '#server/libraries/audit/index.ts';
import { DAY, MINUTE, SECOND } from '#server/platform/time/durations.ts';
import { examsOn, pool } from '../harness/exam/calls.ts';
import { crowd } from '../harness/order/crowd.ts';
import { hasPostgres } from '../harness/postgres/database.ts';
import { type CallRequest, callServers, SERVERS } from '../harness/server/call-servers.ts';

/** `EXAM_CROWD=1000` for the full count (docs/assessment.md). */
const MEMBERS = Number(process.env.EXAM_CROWD ?? 90);
const DRAWN = 5;
/** How long after its end an exam still takes what was on its way. */
const ON_ITS_WAY = 10 * SECOND;
/** How many want the last place of a team. */
const WISHES = Math.min(MEMBERS, 30);

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
    const handIn = (from: number, to: number, right: number): CallRequest[] =>
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
    const outcomes = (notices: typeof inTime) =>
      new Set(notices.map(({ code, data }) => `${code} ${JSON.stringify(data)}`));
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

describe.skipIf(!hasPostgres)(`teams on ${SERVERS} servers`, () => {
  const codeOf = (name: keyof typeof examRefusals) => String(examRefusals[name].code);

  it(`give their last place to one of ${WISHES}, and a member one team`, async () => {
    const { db, callAll } = await servers();
    const api = examsOn(db);
    const endAt = new Date(api.now() + DAY);
    const id = await api.publish({ teamSize: 3, pass: 10, endAt });
    const [captain = '', mate = '', twice = '', ...wishes] = await crowd(db, WISHES + 3);
    const found = async (token: string, name: string) =>
      (await api.get('foundTeam', { id, name }, token)).team;
    const rowsOf = (team: string) =>
      db
        .select()
        .from(examTeammate)
        .where(eq(examTeammate.teamId, Number(team)));
    const noticeOf = async (calls: readonly CallRequest[]) =>
      (await callAll(calls)).map(({ code }) => code);
    const team = await found(captain, '心内一队');
    await api.get('joinTeam', { team }, mate);
    const join = (token: string): CallRequest => ({
      path: joinTeam.path,
      payload: { team },
      token,
    });
    // each wish comes to two servers at once
    const codes = await noticeOf(wishes.flatMap((token) => [join(token), join(token)]));
    const entered = wishes.filter((_, at) => codes[2 * at] === '200');
    expect(entered).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['200', codeOf('teamFull')]));
    expect(codes.filter((code) => code === '200')).toHaveLength(2);
    expect(await rowsOf(team)).toHaveLength(3);

    const founding = (name: string): CallRequest => {
      return { path: foundTeam.path, payload: { id, name }, token: twice };
    };
    const founded = await noticeOf([...'甲甲乙乙丙丙'].map((sign) => founding(`${sign}队`)));
    expect(founded.filter((code) => code === '200')).toHaveLength(1);
    expect(new Set(founded)).toEqual(new Set(['200', codeOf('teamElsewhere')]));

    // one leaves while others want the place, and all leave a team at once
    const leave = (token: string): CallRequest => {
      return { path: leaveTeam.path, payload: { team }, token };
    };
    const strangers = wishes.filter((token) => !entered.includes(token)).slice(0, 6);
    await noticeOf([leave(mate), ...strangers.map(join)]);
    expect((await rowsOf(team)).length).toBeLessThanOrEqual(3);
    const left = await noticeOf([captain, ...entered, ...strangers].map(leave));
    expect(left.filter((code) => code === '200').length).toBeGreaterThan(1);
    const [closed] = await db
      .select()
      .from(examTeam)
      .where(eq(examTeam.id, Number(team)));
    expect(await rowsOf(team)).toEqual([]);
    expect(closed).toMatchObject({ captainId: null });
    expect(await auditBooks(db)).toEqual([]);
  });
});
