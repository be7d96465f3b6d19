import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { assessmentRefusals } from '#schemas/assessment/refusals.ts';
import { questionnaireRefusals } from '#schemas/questionnaire/refusals.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import { ledgerEntry } from '#server/db/tables/ledger.ts';
import { attempt } from '#server/db/tables/questionnaire.ts';
import {
  assessmentJobs,
  type Kind,
  listResults,
  readAchievement,
  readRanking,
  readResult,
  save,
  startAttempt,
  submit,
} from '#server/libraries/assessment/index.ts';
import { openSecret } from '#server/platform/auth/secret.ts';
import { type Member, memberOf } from '#server/platform/auth/session.ts';
import type { Context } from '#server/platform/endpoint/context.ts';
import { runJobs } from '#server/platform/jobs/jobs.ts';
import { MINUTE } from '#server/platform/time/durations.ts';
import { simulatedWechat } from '#server/platform/wechat/simulated.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { questionnairesOn } from '../harness/questionnaire/calls.ts';

/** Contests for doctors alone, with words and a posting of their own. */
const contests: Kind = {
  name: 'contest',
  job: 'contest-end',
  refusals: {
    unknown: callRefusals.noSuchPage,
    before: questionnaireRefusals.questionnaireEarly,
    over: questionnaireRefusals.questionnaireOver,
    done: assessmentRefusals.attemptSent,
    full: questionnaireRefusals.questionnaireFull,
    barred: callRefusals.notLoggedIn,
  },
  admits: (_paper, { doctor }) => doctor,
  reward: ({ id, title }, memberId) => ({
    cause: `contest:${id}:${memberId}`,
    title: `参加竞赛：${title}`,
  }),
  badges: [
    { id: 'won', tier: 'gold', title: '首胜', text: '通过 1 场', measure: 'passed', goal: 1 },
  ],
};

onDatabase('another kind of paper', (opened) => {
  let api: ReturnType<typeof questionnairesOn>;
  let doctor: string;
  let context: () => Promise<Context<Member>>;

  beforeAll(async () => {
    const { db } = opened();
    api = questionnairesOn(db);
    doctor = await api.tokenOf('demo_doctor');
    context = async () => {
      const member = await memberOf(db, doctor, api.now());
      if (!member) throw new Error('not logged in');
      // what verbs of papers read of their context
      return { db, member, now: api.now() } as Context<Member>;
    };
  });

  const services = () => ({
    secret: openSecret('s'.repeat(32), undefined),
    wechat: simulatedWechat(opened().db),
  });
  const begin = async (id: string) =>
    startAttempt(contests, services())(await context(), { id, key: randomUUID() });
  const contest = (own: object = {}) =>
    api.publish({ kind: 'contest', title: '心电图竞赛', pass: 60, tries: 2, ...own });
  const answersTo = (questions: readonly { id: string }[]) =>
    [['a'], ['a', 'b'], ['9'], ['c']].map((values, position) => ({
      question: questions[position]?.id ?? '',
      values,
    }));

  it('is begun, kept, sent, paid and ranked by the same engine', async () => {
    const id = await contest({ reward: 7 });
    const paper = await begin(id);
    const draft = { attempt: paper.attempt, answers: answersTo(paper.questions) };
    const saved = await save(contests, services())(await context(), { ...draft, version: 0 });
    expect(saved).toMatchObject({ saved: true, version: 1 });
    api.tick(MINUTE);
    const sent = { ...draft, version: 1, key: 'k' };
    expect(await submit(contests, services())(await context(), sent)).toEqual({
      outcome: 'passed',
    });
    const request = { id, attempt: '' };
    expect(await readResult(contests)(await context(), request)).toMatchObject({
      outcome: 'passed',
      score: 100,
      points: 7,
      spent: MINUTE,
      rank: 1,
    });
    expect(await listResults(contests)(await context(), { page: 1 })).toMatchObject({
      items: [{ id }],
      pageCount: 1,
    });
    expect(await readAchievement(contests)(await context())).toEqual({
      ...{ sent: 1, passed: 1, points: 7 },
      badges: [
        {
          ...{ id: 'won', tier: 'gold', title: '首胜', text: '通过 1 场' },
          ...{ done: 1, goal: 1, earnedAt: api.now() },
        },
      ],
    });
    const ranking = await readRanking(contests)(await context(), { id, page: 1, since: null });
    expect(ranking.items).toMatchObject([{ rank: 1, mine: true }]);
    const member = await api.memberOf('demo_doctor');
    const cause = eq(ledgerEntry.cause, `contest:${id}:${member}`);
    const entries = await opened().db.select().from(ledgerEntry).where(cause);
    expect(entries).toMatchObject([{ amount: 7, title: '参加竞赛：心电图竞赛' }]);
    await expect(begin(id)).rejects.toThrow('这份答卷已经提交');
  });

  it('ends by a job of its own', async () => {
    const id = await contest({ limitMs: MINUTE });
    const { attempt: own } = await begin(id);
    api.tick(2 * MINUTE);
    await runJobs(opened().db, assessmentJobs(contests), api.now);
    const [row] = await opened()
      .db.select()
      .from(attempt)
      .where(eq(attempt.id, Number(own)));
    expect(row).toMatchObject({ byTime: true, passed: false });
  });

  describe('is reached by no call of questionnaires', () => {
    it('neither by its number', async () => {
      const id = await contest();
      for (const name of [
        'questionnaireIntro',
        'startQuestionnaire',
        'questionnaireResult',
        'questionnaireRanking',
      ] as const)
        expect((await api.ask(name, { id, attempt: '' }, doctor)).msg).toBe('问卷不存在或已下架');
      const { attempt: own, questions } = await begin(id);
      const sent = { attempt: own, version: 0, answers: answersTo(questions) };
      for (const name of ['saveQuestionnaire', 'submitQuestionnaire'] as const)
        expect((await api.ask(name, sent, doctor)).msg).toBe('答卷不存在');
    });

    it('nor in a list', async () => {
      const before = await api.get('questionnaireAchievement', {}, doctor);
      const results = await api.get('questionnaireResults', {}, doctor);
      const id = await contest({ position: -1 });
      const { attempt: own, questions } = await begin(id);
      const sent = { attempt: own, version: 0, answers: answersTo(questions), key: 'k' };
      await submit(contests, services())(await context(), sent);
      expect(await api.get('questionnaireAchievement', {}, doctor)).toEqual(before);
      expect(await api.get('questionnaireResults', {}, doctor)).toEqual(results);
      const listed = await api.get('myQuestionnaires', { tab: 'all' }, doctor);
      expect(listed.items.map((row) => row.id)).not.toContain(id);
      const home = await api.post('/v4/index/QuestionnaireList', { page: 1 });
      expect(JSON.stringify(home.data)).not.toContain('心电图竞赛');
    });
  });

  it('finds no questionnaire either', async () => {
    const id = await api.publish();
    await expect(begin(id)).rejects.toThrow('不存在');
    const { paper, answers } = await api.begin(id, doctor);
    const sent = { attempt: paper.attempt, version: 0, answers: answers({ 0: ['a'] }) };
    await expect(save(contests, services())(await context(), sent)).rejects.toThrow('答卷不存在');
  });
});
