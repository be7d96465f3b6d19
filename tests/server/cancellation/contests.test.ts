import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { caseApi } from '#schemas/case/endpoints.ts';
import { appealApi } from '#schemas/exam/appeal-endpoints.ts';
import {
  caseContest,
  caseCriterion,
  caseEntry,
  caseJudge,
  caseScore,
  caseVote,
} from '#server/db/tables/case.ts';
import { member } from '#server/db/tables/member.ts';
import { appeal } from '#server/db/tables/questionnaire.ts';
import { examTeam, examTeammate } from '#server/db/tables/team.ts';
import { auditBooks } from '#server/libraries/audit/index.ts';
import { DAY } from '#server/platform/time/durations.ts';
import { callsOn } from '../harness/calls-on.ts';
import { examsOn, rightAnswers } from '../harness/exam/calls.ts';
import { fatesOn } from '../harness/member/fates.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('an account that ends or is disabled', (opened) => {
  const start = async () => {
    const { db } = opened();
    const api = examsOn(db);
    const fates = await fatesOn(db, api);
    const newExam = (own = {}) =>
      api.publish({ teamSize: 2, pass: 10, tries: 2, endAt: new Date(api.now() + DAY), ...own });
    const found = async (id: string, token: string, name = `队伍${id}`) =>
      (await api.get('foundTeam', { id, name }, token)).team;
    const teamOf = async (id: string) => {
      const [row] = await db
        .select()
        .from(examTeam)
        .where(eq(examTeam.id, Number(id)));
      const mates = await db
        .select()
        .from(examTeammate)
        .where(eq(examTeammate.teamId, Number(id)))
        .orderBy(examTeammate.id);
      return {
        ...{ captain: row?.captainId, closed: row?.closedAt !== null },
        mates: mates.map(({ memberId }) => memberId),
      };
    };
    /** A contest that is judged, with an author's case, a vote and a judge. */
    const newContest = async () => {
      const own = callsOn(db, caseApi);
      const [author, voter, judge] = [await api.join(), await api.join(), await api.join()];
      const at = (days: number) => new Date(own.now() + days * DAY);
      const [made] = await db
        .insert(caseContest)
        .values({
          ...{ title: '病例大赛', submissionAt: at(-9), submissionEnd: at(-6), voteAt: at(-6) },
          ...{ voteEnd: at(-3), judgingAt: at(-3), judgingEnd: at(1), resultAt: at(1) },
          ...{ anonymous: false },
        })
        .returning();
      const contestId = made?.id ?? 0;
      const [criterion] = await db
        .insert(caseCriterion)
        .values({ contestId, title: '诊断思路', most: 10, weight: 1 })
        .returning();
      const parts = { history: 'a', findings: 'b', diagnosis: 'c', treatment: 'd', discussion: '' };
      const sent = { savedAt: at(-7), submittedAt: at(-7), consentAt: at(-7), decidedAt: at(-7) };
      const [entry] = await db
        .insert(caseEntry)
        .values({
          ...{ contestId, memberId: author.id, title: '一例胸痛', parts, votes: 1, ...sent },
          ...{ state: 'accepted', pictures: ['/uploads/a.png'] },
        })
        .returning();
      const entryId = entry?.id ?? 0;
      const vote = { contestId, memberId: voter.id, day: '2026-01-05', entryId, at: at(-5) };
      await db.insert(caseVote).values(vote);
      await db.insert(caseJudge).values({ contestId, memberId: judge.id, note: '心内科' });
      const id = String(contestId);
      const marks = [{ criterion: String(criterion?.id), points: 8 }];
      const score = (token: string) =>
        own.ask('scoreCaseEntry', { id, entry: `${entryId}`, marks, comment: '写得好' }, token);
      const detail = async () =>
        z.parse(caseApi.caseDetail.data, (await own.ask('caseDetail', { id })).data);
      return { author, voter, judge, contestId, entryId, detail, score, tick: own.tick };
    };
    return { db, api, fates, newExam, found, teamOf, newContest };
  };

  it('goes out of its teams with its points, which stay in its attempts', async () => {
    const { db, api, fates, newExam, found, teamOf } = await start();
    const id = await newExam();
    const [founder, mate] = [await api.join(), await api.join({ nickname: '周明' })];
    const team = await found(id, founder.token);
    const alone = await found(await newExam(), founder.token);
    await api.get('joinTeam', { team }, mate.token);
    for (const { token } of [founder, mate]) {
      const { submit } = await api.begin(id, token);
      await submit(rightAnswers);
    }
    const share = () => api.get('teamShare', { id }, mate.token);
    expect(await share()).toMatchObject({ members: 2, place: { score: 80 } });
    await fates.end(founder.token);
    expect(await teamOf(team)).toEqual({ captain: mate.id, closed: false, mates: [mate.id] });
    expect(await teamOf(alone)).toEqual({ captain: null, closed: true, mates: [] });
    const left = await share();
    expect(left).toMatchObject({ members: 1, score: 40, share: 100, place: { score: 40 } });
    expect(JSON.stringify(left)).not.toContain('已注销用户');
    const { mates } = await api.get('examTeamDetail', { id: team }, mate.token);
    expect(mates).toMatchObject([{ nickname: '周明', captain: true }]);
    expect(await auditBooks(db)).toEqual([]);
  });

  it('hands its teams on while it is disabled, and leaves them when its days are over', async () => {
    const { db, api, fates, newExam, found, teamOf } = await start();
    const id = await newExam({ teamSize: 3 });
    const [founder, second, third] = [await api.join(), await api.join(), await api.join()];
    const team = await found(id, founder.token);
    for (const { token } of [second, third]) await api.get('joinTeam', { team }, token);
    const all = [founder.id, second.id, third.id];
    await fates.disable(founder.id);
    expect(await teamOf(team)).toEqual({ captain: second.id, closed: false, mates: all });
    await fates.disable(second.id);
    expect(await teamOf(team)).toEqual({ captain: third.id, closed: false, mates: all });
    await fates.enable(founder.id);
    // who leads it by now goes on leading it
    expect((await teamOf(team)).captain).toBe(third.id);
    await fates.end(third.token);
    expect(await teamOf(team)).toEqual({
      ...{ captain: founder.id, closed: false, mates: [founder.id, second.id] },
    });
    await fates.disable(founder.id);
    const token = await fates.enable(second.id);
    expect((await teamOf(team)).captain).toBe(second.id);
    await fates.end(token);
    // nobody in it can act until the operators let somebody in again
    expect(await teamOf(team)).toEqual({ captain: founder.id, closed: false, mates: [founder.id] });
    expect(await auditBooks(db)).toEqual([]);
  });

  it('is ended by its day although it was disabled after it had asked', async () => {
    const { db, api, fates, newExam, found, teamOf } = await start();
    const [founder, other] = [await api.join(), await api.join()];
    const team = await found(await newExam(), founder.token);
    await fates.ask(founder.token);
    await fates.disable(founder.id);
    await fates.end(other.token);
    const [row] = await db.select().from(member).where(eq(member.id, founder.id));
    expect(row).toMatchObject({ nickname: '已注销用户', disabled: true });
    expect(await teamOf(team)).toEqual({ captain: null, closed: true, mates: [] });
    await expect(fates.enable(founder.id)).rejects.toThrow();
    expect(await auditBooks(db)).toEqual([]);
  });

  it('leaves what it voted and what it scored, without its seat and its notes', async () => {
    const { db, fates, newContest } = await start();
    const { author, voter, judge, contestId, entryId, detail, score, tick } = await newContest();
    expect((await score(judge.token)).code).toBe('200');
    for (const { token } of [author, voter, judge]) await fates.end(token);
    const own = and(eq(caseScore.entryId, entryId), eq(caseScore.memberId, judge.id));
    expect(await db.select().from(caseScore).where(own)).toMatchObject([
      { total: 8000, marks: [{ points: 8 }], comment: '' },
    ]);
    expect(await db.$count(caseJudge, eq(caseJudge.contestId, contestId))).toBe(0);
    expect(await db.$count(caseVote, eq(caseVote.memberId, voter.id))).toBe(1);
    tick(2 * DAY);
    expect((await detail()).winners).toMatchObject([
      { id: `${entryId}`, author: '已注销用户', thumb: '', votes: 1, score: 8000, place: 1 },
    ]);
    expect(await auditBooks(db)).toEqual([]);
  });

  it('keeps its seat and its case while it is disabled, and cannot score', async () => {
    const { db, fates, newContest } = await start();
    const { author, judge, entryId, detail, score } = await newContest();
    await fates.disable(author.id);
    await fates.disable(judge.id);
    expect((await score(judge.token)).code).toBe('-200');
    expect(await detail()).toMatchObject({ entries: 1 });
    const [saved] = await db.select().from(caseEntry).where(eq(caseEntry.id, entryId));
    expect(saved).toMatchObject({ state: 'accepted', votes: 1, pictures: ['/uploads/a.png'] });
    const token = await fates.enable(judge.id);
    expect((await score(token)).code).toBe('200');
    expect(await auditBooks(db)).toEqual([]);
  });

  it('takes its appeals along', async () => {
    const { db, api, fates } = await start();
    const exam = await api.publish({ pass: 10, tries: 2 });
    const { token } = await api.join();
    const { paper, submit } = await api.begin(exam, token);
    await submit(rightAnswers);
    const own = callsOn(db, appealApi);
    await own.get('makeExamAppeal', { attempt: paper.attempt, text: '我是林晓' }, token);
    await fates.end(token);
    expect(await db.$count(appeal, eq(appeal.attemptId, Number(paper.attempt)))).toBe(0);
    expect((await api.attemptOf(paper.attempt)).score).toBe(40);
  });
});
