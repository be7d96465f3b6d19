import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { job } from '#server/db/tables/job.ts';
import { questionnaires } from '#server/domains/questionnaire/kind.ts';
import { balanceOf } from '#server/libraries/ledger/index.ts';
import { MINUTE, SECOND } from '#server/platform/time/durations.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { goodAnswers, questionnairesOn } from '../harness/questionnaire/calls.ts';

onDatabase('the time of questionnaires', (opened) => {
  let api: ReturnType<typeof questionnairesOn>;
  let plain: string;

  beforeAll(async () => {
    api = questionnairesOn(opened().db);
    plain = await api.tokenOf('demo_plain');
  });

  const limited = { pass: 60, tries: 2, limitMs: 10 * MINUTE };
  const resultOf = (id: string) => api.get('questionnaireResult', { id }, plain);

  it('is the server’s: what was kept counts, and what comes later does not', async () => {
    const id = await api.publish(limited);
    const { paper, save, submit } = await api.begin(id, plain);
    expect(paper.left).toBe(10 * MINUTE);
    await save({ 0: ['a'], 3: ['c'] });
    api.tick(11 * MINUTE);
    expect((await save(goodAnswers, 1)).msg).toContain('作答时间已到');
    expect((await submit(goodAnswers, 1)).data).toEqual({ outcome: 'passed' });
    expect(await resultOf(id)).toMatchObject({
      outcome: 'passed',
      score: 60,
      full: 100,
      spent: 10 * MINUTE,
      byTime: true,
    });
  });

  it('takes what was on its way when it was over, finished or not', async () => {
    const id = await api.publish(limited);
    const { submit } = await api.begin(id, plain);
    api.tick(10 * MINUTE + 3 * SECOND);
    expect((await submit({ 0: ['a'], 1: ['a', 'b'], 3: ['a'] })).data).toEqual({
      outcome: 'failed',
    });
    expect(await resultOf(id)).toMatchObject({ score: 40, spent: 10 * MINUTE, tries: 1 });
  });

  it.each([
    ['at the end of the grace time', 10 * MINUTE + 10 * SECOND],
    ['after the server was away', 24 * 60 * MINUTE],
  ])('ends for those who never come back, %s', async (_when, next) => {
    const id = await api.publish(limited);
    const { paper, save } = await api.begin(id, plain);
    await save({ 3: ['c'] });
    const { db } = opened();
    await api.jobs();
    expect((await api.attemptOf(paper.attempt))?.submittedAt).toBeNull();
    api.tick(next);
    await Promise.all([1, 2, 3].map(() => api.jobs()));
    expect(await api.attemptOf(paper.attempt)).toMatchObject({
      score: 60,
      byTime: true,
      spentMs: 10 * MINUTE,
    });
    const own = and(eq(job.kind, questionnaires.job), eq(job.subject, paper.attempt));
    expect(await db.$count(job, own)).toBe(0);
  });

  it('goes with the questionnaire where editors move its end', async () => {
    const endAt = new Date(api.now() + 10 * MINUTE);
    const id = await api.publish({ endAt });
    const { paper, save, submit } = await api.begin(id, plain);
    await api.change(id, { endAt: new Date(api.now() + 60 * MINUTE) });
    api.tick(30 * MINUTE);
    await api.jobs();
    expect((await api.attemptOf(paper.attempt))?.submittedAt).toBeNull();
    const answer = await save({ 0: ['b'] });
    expect(answer.data).toMatchObject({ saved: 1, left: 30 * MINUTE });
    await api.change(id, { endAt: new Date(api.now() - MINUTE) });
    expect((await save(goodAnswers, 1)).msg).toContain('作答时间已到');
    expect((await submit(goodAnswers, 1)).data).toEqual({ outcome: 'finished' });
    expect((await api.attemptOf(paper.attempt))?.answers).toEqual({
      [paper.questions[0]?.id ?? '']: ['b'],
    });
  });

  it('waits while the questionnaire is taken down', async () => {
    const id = await api.publish(limited);
    const { paper, save } = await api.begin(id, plain);
    await save({ 3: ['c'] });
    await api.change(id, { published: false });
    api.tick(11 * MINUTE);
    await api.jobs();
    expect((await api.attemptOf(paper.attempt))?.submittedAt).toBeNull();
    await api.change(id, { published: true });
    expect(await resultOf(id)).toMatchObject({ score: 60, spent: 10 * MINUTE, byTime: true });
  });

  it('brings no points for what was not finished', async () => {
    const member = await api.memberOf('demo_plain');
    const before = await balanceOf(opened().db, member, 'points');
    const id = await api.publish({ reward: 50, limitMs: MINUTE });
    const { save } = await api.begin(id, plain);
    await save({ 0: ['a'] });
    api.tick(2 * MINUTE);
    expect(await resultOf(id)).toMatchObject({ outcome: 'finished', byTime: true, points: 0 });
    expect(await balanceOf(opened().db, member, 'points')).toBe(before);
  });

  it('forgets a survey in which nothing was answered', async () => {
    const id = await api.publish({ endAt: new Date(api.now() + MINUTE) });
    const { submit } = await api.begin(id, plain);
    api.tick(MINUTE);
    expect((await submit({})).msg).toBe('作答时间已到，没有可以提交的答案');
    api.tick(MINUTE);
    const intro = await api.get('questionnaireIntro', { id }, plain);
    expect(intro).toMatchObject({ state: 'over', gate: 'over', sent: 0, participants: 0 });
  });

  it('uses up a try of what is scored, answered or not', async () => {
    const id = await api.publish({ ...limited, tries: 1 });
    await api.begin(id, plain);
    api.tick(11 * MINUTE);
    expect((await api.ask('startQuestionnaire', { id }, plain)).msg).toBe('你已提交过这份问卷');
    expect(await resultOf(id)).toMatchObject({ outcome: 'failed', score: 0, tries: 0 });
  });

  it.each([
    ['closed a moment before it begins', { startAt: 1 }, '问卷还没有开始'],
    ['open from its beginning', { startAt: 0, endAt: 1 }, '成功'],
    ['closed from its end', { endAt: 0 }, '问卷已结束'],
  ])('keeps it %s', async (_when, moments, text) => {
    const at = Object.fromEntries(
      Object.entries(moments).map(([name, ms]) => [name, new Date(api.now() + ms)]),
    );
    const id = await api.publish(at);
    expect((await api.ask('startQuestionnaire', { id }, plain)).msg).toBe(text);
  });
});
