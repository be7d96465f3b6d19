import { and, desc, eq, isNull } from 'drizzle-orm';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { awardDeskApi } from '#schemas/award/desk-endpoints.ts';
import { awardApi } from '#schemas/award/endpoints.ts';
import { contestDeskApi } from '#schemas/contest/desk-endpoints.ts';
import { contestApi } from '#schemas/contest/endpoints.ts';
import { examDeskApi } from '#schemas/exam/desk-endpoints.ts';
import { examApi } from '#schemas/exam/endpoints.ts';
import type { Database } from '#server/db/database.ts';
import { addressTable } from '#server/db/tables/address.ts';
import { award, awardClaim, certificate } from '#server/db/tables/award.ts';
import { game, gameDraw, gamePrize, gameRun } from '#server/db/tables/contest.ts';
import { attempt } from '#server/db/tables/questionnaire.ts';
import { exams } from '#server/domains/exam/kind.ts';
import { assessmentJobs } from '#server/libraries/assessment/index.ts';
import { runJobs } from '#server/platform/jobs/jobs.ts';
import { DAY, MINUTE, SECOND } from '#server/platform/time/durations.ts';
import { among } from '../among.ts';
import { expectAudited } from '../audit/planned.ts';
import { withSecret } from '../award/calls.ts';
import { callsOn } from '../calls-on.ts';
import { consoleOn } from '../operator/console.ts';
import type { PaperQuestion } from '../questionnaire/publish.ts';
import { examsOn, pool } from './calls.ts';

export const acts = [
  'begin',
  'keep',
  'stale',
  'send',
  'twice',
  'foreign',
  'away',
  'back',
  'mark',
  'correct',
  'claim',
  'revoke',
  'play',
  'win',
  'answer',
  'next',
  'draw',
  'address',
  'parcel',
  'second',
  'minutes',
  'day',
  'jobs',
] as const;

/** `which` chooses among what the act may be done to, and what is said. */
export type ExamStep = { who: number; act: (typeof acts)[number]; which: number };

const LIMIT = 10 * MINUTE;

const written: readonly PaperQuestion[] = [
  { ...pool[0], kind: 'single', title: '哪个对？', points: 10 },
  { kind: 'text', title: '为什么？', points: 10 },
];

type Person = { id: number; token: string };

/** What is published: a judged and a marked exam, awards for passing them, and a game with prizes. */
const stockOf = async (db: Database) => {
  const { publish } = examsOn(db);
  const terms = { limitMs: LIMIT, reward: 10, showAnswers: 'after_submit', maxLeave: 1 } as const;
  const judged = await publish({ ...terms, draw: 3, shuffle: true, pass: 10, tries: 2 }, pool);
  const marked = await publish({ ...terms, pass: 15, tries: 3 }, written);
  const poolId = Number(judged);
  const passing = { target: 'exam', needPass: true } as const;
  const awards = await db
    .insert(award)
    .values([
      { ...passing, title: '学分', kind: 'credit', points: 2, examId: poolId, quota: 2 },
      { ...passing, title: '结业', kind: 'certificate', examId: Number(marked) },
      { ...passing, title: '积分', kind: 'points', points: 5, examId: Number(marked), quota: 1 },
    ])
    .returning();
  const [made] = await db
    .insert(game)
    .values({ title: '每日一答', poolId, draw: 2, chances: 2, drawFrom: 5 })
    .returning();
  const gameId = made?.id ?? 0;
  await db.insert(gamePrize).values([
    { gameId, title: '水杯', kind: 'goods', stock: 2, weight: 3 },
    { gameId, title: '5 积分', kind: 'points', points: 5, stock: 2, weight: 2 },
    { gameId, title: '谢谢', kind: 'thanks', stock: 3 },
  ]);
  return { papers: [judged, marked], awards: awards.map(({ id }) => `${id}`), gameId };
};

/** Three members and an operator among exams, awards and a game, who act at random. */
export const sittingsOn = async (db: Database) => {
  const calls = callsOn(db, { ...examApi, ...awardApi, ...contestApi }, withSecret);
  const desk = await consoleOn(
    db,
    { ...withSecret, clock: calls.now },
    { ...examDeskApi, ...awardDeskApi, ...contestDeskApi },
  );
  let seat = await desk.newSeat('publish');
  const people: Person[] = await Promise.all([0, 1, 2].map(() => examsOn(db).join()));
  const stock = await stockOf(db);
  /** What was kept last, by attempt. */
  const cached = new Map<number, Readonly<Record<string, string[]>>>();
  /** How often each act did something, which proves that the walks get there. */
  const reached = new Map<string, number>();

  const note = (name: string, code: string): boolean => {
    if (code === '200') reached.set(name, (reached.get(name) ?? 0) + 1);
    return code === '200';
  };

  const doing = (member: number) =>
    db
      .select()
      .from(attempt)
      .where(and(eq(attempt.memberId, member), isNull(attempt.submittedAt)));

  const sentOnes = () =>
    db
      .select()
      .from(attempt)
      .where(eq(attempt.questionnaireId, Number(stock.papers[1])))
      .orderBy(desc(attempt.id));

  /** An answer of everything that the attempt asks: right ones, or wrong. */
  const sheetOf = async (
    { questionnaireId }: typeof attempt.$inferSelect,
    token: string,
    which: number,
  ) => {
    const paper = await calls.ask('startExam', { id: `${questionnaireId}` }, token);
    if (paper.code !== '200') return undefined;
    const { attempt: own, version, questions } = z.parse(examApi.startExam.data, paper.data);
    const answers = questions.map(({ id, kind }, at) => ({
      question: id,
      values: [kind === 'text' ? '看节律' : (which + at) % 3 === 0 ? 'a' : 'c'],
    }));
    return { attempt: own, version, answers };
  };

  const run = async ({ who, act, which }: ExamStep): Promise<void> => {
    const person = among(people, who);
    if (!person) return;
    const { token } = person;
    if (act === 'second') return calls.tick(9 * SECOND);
    if (act === 'minutes') return calls.tick(4 * MINUTE);
    if (act === 'day') {
      calls.tick(DAY);
      // the session of an operator ends with the day
      seat = await desk.newSeat('publish');
      return;
    }
    if (act === 'jobs') {
      const failures: unknown[] = [];
      await runJobs(db, assessmentJobs(exams), calls.now, {
        failed: (error) => failures.push(error),
      });
      expect(failures).toEqual([]);
      return;
    }
    if (act === 'begin') {
      const id = among(stock.papers, which) ?? '';
      note('begin', (await calls.ask('startExam', { id }, token)).code);
      return;
    }
    if (['keep', 'stale', 'send', 'twice', 'foreign', 'away', 'back'].includes(act))
      return sit(act, person, which);
    if (act === 'mark' || act === 'correct') return judge(act, which);
    if (act === 'claim') {
      const id = among(stock.awards, which) ?? '';
      const notices = await Promise.all([0, 1].map(() => calls.ask('claimAward', { id }, token)));
      note('claim', notices[0]?.code ?? '');
      expect(notices[0]?.code).toBe(notices[1]?.code);
      return;
    }
    if (act === 'revoke') {
      const [row] = await db.select().from(certificate).where(isNull(certificate.revokedAt));
      if (!row || which > 3) return;
      await desk.ask('revokeCertificate', { id: row.id, reason: '重复发放' }, seat);
      note('revoke', '200');
      return;
    }
    return play(act, person, which);
  };

  const sit = async (act: string, { id, token }: Person, which: number): Promise<void> => {
    const row = among(await doing(id), which);
    if (!row) return;
    if (act === 'away' || act === 'back') {
      const request = { attempt: `${row.id}`, away: act === 'away' };
      note(act, (await calls.ask('leaveExam', request, token)).code);
      return;
    }
    const sheet = await sheetOf(row, token, which);
    if (!sheet) return;
    if (act === 'foreign') {
      const other = among(
        people.filter((each) => each.id !== id),
        which,
      );
      if (!other) return;
      for (const name of ['saveExam', 'submitExam'] as const)
        expect((await calls.ask(name, sheet, other.token)).code).not.toBe('200');
      const strange = [{ question: '999999', values: ['c'] }];
      expect((await calls.ask('saveExam', { ...sheet, answers: strange }, token)).code).not.toBe(
        '200',
      );
      return;
    }
    const own = Number(sheet.attempt);
    const statement = Object.fromEntries(
      sheet.answers.map(({ question, values }) => [question, values]),
    );
    if (act === 'keep') {
      const { code, data } = await calls.ask('saveExam', sheet, token);
      if (note('keep', code) && Object(data).saved) cached.set(own, statement);
      return;
    }
    if (act === 'stale') {
      if (sheet.version === 0) return;
      const older = { ...sheet, version: sheet.version - 1 };
      const { code } = await calls.ask('submitExam', older, token);
      // only the clock hands in what was kept
      if (code !== '200') note('stale', '200');
      return;
    }
    const times = act === 'twice' ? 2 : 1;
    const sent = await Promise.all(
      Array.from({ length: times }, () => calls.ask('submitExam', sheet, token)),
    );
    expect(new Set(sent.map(({ code, data }) => `${code} ${JSON.stringify(data)}`)).size).toBe(1);
    if (note('send', sent[0]?.code ?? '')) cached.set(own, statement);
  };

  const judge = async (act: string, which: number): Promise<void> => {
    const rows = (await sentOnes()).filter(({ submittedAt, unmarked }) =>
      act === 'mark' ? unmarked > 0 : submittedAt !== null && unmarked === 0,
    );
    const row = among(rows, which);
    if (!row) return;
    const [question] = Object.keys(row.answers).map(Number).slice(-1);
    const points = [0, 4, 10][which % 3] ?? 0;
    const base = { attempt: row.id, key: `${calls.now()}${which}${act}` };
    if (act === 'mark') {
      const marks = [{ question, points, remark: '' }];
      note('mark', (await desk.send('markExamAttempt', { ...base, marks }, seat)).code);
      return;
    }
    const before = question === undefined ? 0 : (row.earned?.[question] ?? 0);
    const change = {
      question,
      points,
      remark: '',
      reason: '看错了',
      seen: { points: before, remark: '' },
    };
    note('correct', (await desk.send('correctExamMark', { ...base, ...change }, seat)).code);
  };

  const play = async (act: string, { id, token }: Person, which: number): Promise<void> => {
    if (act === 'play') {
      note('play', (await calls.ask('playGame', { id: `${stock.gameId}` }, token)).code);
      return;
    }
    if (act === 'win') {
      for (const each of ['play', 'answer', 'next', 'answer', 'draw'])
        await play(each, { id, token }, each === 'draw' ? 0 : 1);
      return;
    }
    if (act === 'address' || act === 'parcel') {
      const state = act === 'address' ? 'unclaimed' : 'claimed';
      const draws = await db
        .select()
        .from(gameDraw)
        .where(and(eq(gameDraw.gameId, stock.gameId), eq(gameDraw.state, state)));
      const row = among(draws, which);
      if (!row) return;
      if (act === 'parcel') {
        const parcel = { id: row.id, carrier: '顺丰速运', tracking: 'SF1' };
        note(
          'parcel',
          (await desk.send('sendParcel', { ...parcel, key: `p${row.id}${calls.now()}` }, seat))
            .code,
        );
        return;
      }
      const to = { receiver: '周明远', phone: '13900000002', province: '浙江省', city: '杭州市' };
      const [position] = await db
        .insert(addressTable)
        .values({
          ...to,
          county: '西湖区',
          detail: '文三路 268 号',
          savedAt: new Date(),
          memberId: id,
        })
        .returning();
      const request = { draw: `${row.id}`, address: `${position?.id}` };
      const { code } = await calls.ask('claimGamePrize', request, token);
      expect(code === '200').toBe(row.memberId === id);
      note('address', code);
      return;
    }
    const runs = await db
      .select()
      .from(gameRun)
      .where(eq(gameRun.memberId, id))
      .orderBy(desc(gameRun.id));
    const row = act === 'draw' ? among(runs, which) : runs[0];
    if (!row) return;
    const own = `${row.id}`;
    if (act === 'draw') {
      const drawn = await Promise.all(
        [0, 1].map(() => calls.ask('drawGamePrize', { run: own }, token)),
      );
      expect(drawn[0]?.code).toBe(drawn[1]?.code);
      expect(drawn[0]?.data).toEqual(drawn[1]?.data);
      note('draw', drawn[0]?.code ?? '');
      return;
    }
    if (act === 'next') {
      const position = row.answers.length + 1;
      note(
        'next',
        (await calls.ask('nextGameQuestion', { run: own, place: position }, token)).code,
      );
      return;
    }
    const question = `${row.drawn[row.answers.length]?.question ?? 0}`;
    const answer = { question, values: [which % 3 === 0 ? 'a' : 'c'] };
    note('answer', (await calls.ask('answerGame', { run: own, answer }, token)).code);
    const stranger = among(
      people.filter((each) => each.id !== id),
      which,
    );
    if (stranger)
      expect((await calls.ask('answerGame', { run: own, answer }, stranger.token)).code).not.toBe(
        '200',
      );
  };

  /** Expects that the books agree, and that nothing that was acknowledged is lost. */
  const check = async (): Promise<void> => {
    await expectAudited(db);
    for (const { id } of people) {
      for (const row of await db.select().from(attempt).where(eq(attempt.memberId, id))) {
        const statement = cached.get(row.id);
        if (statement) expect(row.answers).toEqual(statement);
      }
      const claims = await db.select().from(awardClaim).where(eq(awardClaim.memberId, id));
      expect(new Set(claims.map(({ awardId }) => awardId)).size).toBe(claims.length);
    }
  };

  return { run, check, reached };
};
