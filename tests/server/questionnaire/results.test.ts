import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { question } from '#server/db/tables/questionnaire.ts';
import { MINUTE } from '#server/platform/time/durations.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { goodAnswers, questionnairesOn } from '../harness/questionnaire/calls.ts';

onDatabase('results of questionnaires', (opened) => {
  let api: ReturnType<typeof questionnairesOn>;
  let plain: string;
  let doctor: string;

  beforeAll(async () => {
    api = questionnairesOn(opened().db);
    plain = await api.tokenOf('demo_plain');
    doctor = await api.tokenOf('demo_doctor');
  });

  const wrong = { 0: ['b'], 2: ['1'], 3: ['a'] };
  const take = async (id: string, token: string, values: Record<number, string[]>, ms: number) => {
    const { submit } = await api.begin(id, token);
    api.tick(ms);
    return (await submit(values)).data;
  };

  it('can be failed and tried again as often as it says, and not after it is passed', async () => {
    const id = await api.publish({ pass: 60, tries: 3 });
    expect(await take(id, plain, wrong, MINUTE)).toEqual({ outcome: 'failed' });
    const failed = await api.get('questionnaireResult', { id }, plain);
    expect(failed).toMatchObject({ tries: 2, score: 0 });
    expect(await take(id, plain, goodAnswers, MINUTE)).toEqual({ outcome: 'passed' });
    const passed = await api.get('questionnaireResult', { id }, plain);
    expect(passed).toMatchObject({ tries: 0, score: 100, outcome: 'passed' });
    const again = await api.get('questionnaireResult', { id, attempt: failed.attempt }, plain);
    expect(again).toMatchObject({ tries: 0, score: 0, outcome: 'failed' });
    expect((await api.ask('startQuestionnaire', { id }, plain)).msg).toBe('你已提交过这份问卷');
  });

  it.each([
    ['has ended', { endAt: new Date(0) }, { endTime: 0 }],
    ['was taken down', { published: false }, {}],
  ])('leave no try once the questionnaire %s', async (_why, change, answer) => {
    const id = await api.publish({ pass: 60, tries: 3 });
    await take(id, plain, wrong, MINUTE);
    const before = await api.get('questionnaireResult', { id }, plain);
    expect(before).toMatchObject({ tries: 2, over: false });
    await api.change(id, change);
    const ended = { tries: 0, over: true, state: 'over', gate: 'over' };
    const after = { ...before, ...answer, ...ended };
    expect(await api.get('questionnaireResult', { id }, plain)).toEqual(after);
    const { items } = await api.get('questionnaireResults', {}, plain);
    expect(after).toMatchObject(items.find((each) => each.id === id) ?? {});
    expect(items.map((each) => each.id)).toContain(id);
    expect((await api.ask('startQuestionnaire', { id }, plain)).msg).toMatch(/已结束|已下架/);
  });

  it('tell what was right once no try is left, where the paper says so', async () => {
    const id = await api.publish({ pass: 60, tries: 2, showRight: true });
    const key = Number(id);
    const first = and(eq(question.questionnaireId, key), eq(question.position, 3));
    await opened().db.update(question).set({ explanation: '因为。' }).where(first);
    await take(id, plain, wrong, MINUTE);
    const failed = await api.get('questionnaireResult', { id }, plain);
    expect(failed).toMatchObject({ tries: 1, reviewed: [] });
    await take(id, plain, wrong, MINUTE);
    const { tries, reviewed } = await api.get('questionnaireResult', { id }, plain);
    expect(tries).toBe(0);
    expect(reviewed[0]).toMatchObject({ correct: false, explanation: '因为。' });
    expect(reviewed[0]?.chosen).not.toEqual(reviewed[0]?.right);
    await take(id, doctor, goodAnswers, MINUTE);
    const passed = await api.get('questionnaireResult', { id }, doctor);
    expect(new Set(passed.reviewed.map(({ correct }) => correct))).toEqual(new Set([true]));
    await api.change(id, { published: false });
    expect(await api.get('questionnaireResult', { id }, plain)).toMatchObject({ reviewed: [] });
    await api.change(id, { published: true, showRight: false });
    expect(await api.get('questionnaireResult', { id }, plain)).toMatchObject({ reviewed: [] });
  });

  it('are nobody else’s, and stay when the questionnaire is taken down', async () => {
    const id = await api.publish();
    expect((await api.ask('questionnaireResult', { id }, plain)).msg).toBe('还没有提交过这份问卷');
    await take(id, plain, goodAnswers, MINUTE);
    const own = await api.get('questionnaireResult', { id }, plain);
    const payload = { id, attempt: own.attempt };
    expect((await api.ask('questionnaireResult', payload, doctor)).msg).toContain('还没有提交过');
    await api.change(id, { published: false });
    const after = { ...own, over: true, state: 'over', gate: 'over' };
    expect(await api.get('questionnaireResult', { id }, plain)).toEqual(after);
    expect((await api.ask('questionnaireResult', { id }, doctor)).msg).toContain('已下架');
  });

  it('are ranked by points, then time, each member once, others’ names masked', async () => {
    const id = await api.publish({ pass: 60, tries: 3 });
    const vip = await api.tokenOf('demo_vip');
    await take(id, plain, wrong, MINUTE);
    await take(id, plain, goodAnswers, 9 * MINUTE);
    await take(id, doctor, goodAnswers, 3 * MINUTE);
    await take(id, vip, { 0: ['b'], 2: ['1'], 3: ['c'] }, MINUTE);
    const { items, mine, rule } = await api.get('questionnaireRanking', { id }, plain);
    expect(rule).toBe('每人取最好的一次：分数高的在前，同分用时短的在前，再同则先提交的在前。');
    expect(mine).toMatchObject({ rank: 2, ranked: 3, aheadScore: 100, aheadSpent: 3 * MINUTE });
    expect(items.map(({ rank, score, mine: own }) => [rank, score, own])).toEqual([
      [1, 100, false],
      [2, 100, true],
      [3, 60, false],
    ]);
    expect(items[0]?.nickname).toMatch(/^.\*\*$/);
    expect(items[1]?.nickname).toBe('林晓');
    const own = await api.get('questionnaireResult', { id }, plain);
    expect(own).toMatchObject({ rank: 2, ranked: 3 });
  });

  it.each([
    { first: 'demo_plain', next: 'demo_vip' },
    { first: 'demo_vip', next: 'demo_plain' },
  ])('put $first before $next, who was as good and as quick and sent it later', async (pair) => {
    const id = await api.publish({ pass: 60 });
    const [first, next] = [await api.tokenOf(pair.first), await api.tokenOf(pair.next)];
    await take(id, first, goodAnswers, 3 * MINUTE);
    await take(id, next, goodAnswers, 3 * MINUTE);
    await take(id, doctor, goodAnswers, 2 * MINUTE);
    const { items } = await api.get('questionnaireRanking', { id }, first);
    const notices = items.map(({ rank, score, spent, mine }) => [rank, score, spent, mine]);
    expect(notices).toEqual([
      [1, 100, 2 * MINUTE, false],
      [2, 100, 3 * MINUTE, true],
      [3, 100, 3 * MINUTE, false],
    ]);
  });

  it('say nothing of who took part in a survey', async () => {
    const id = await api.publish();
    await take(id, doctor, goodAnswers, MINUTE);
    const { items, pageCount } = await api.get('questionnaireRanking', { id }, plain);
    expect([items, pageCount]).toEqual([[], 0]);
    expect((await api.get('questionnaireResult', { id }, doctor)).rank).toBe(0);
  });

  it('are listed page by page as they are shown one by one, and added up', async () => {
    const token = await api.tokenOf('demo_vip');
    const before = await api.get('questionnaireAchievement', {}, token);
    const survey = await api.publish({ reward: 30 });
    const scored = await api.publish({ pass: 60, tries: 3, reward: 10 });
    await take(survey, token, goodAnswers, MINUTE);
    await take(scored, token, wrong, MINUTE);
    await take(scored, token, goodAnswers, MINUTE);
    const { items } = await api.get('questionnaireResults', {}, token);
    expect(items.slice(0, 3).map(({ score, points }) => [score, points])).toEqual([
      [100, 10],
      [0, 0],
      [100, 30],
    ]);
    for (const each of items) {
      const { id, attempt } = each;
      expect(await api.get('questionnaireResult', { id, attempt }, token)).toMatchObject(each);
    }
    const { sent, passed, points } = await api.get('questionnaireAchievement', {}, token);
    expect([sent - before.sent, passed - before.passed, points - before.points]).toEqual([
      2, 1, 40,
    ]);
  });

  it('earn badges, each member their own, with the moment that earned them', async () => {
    const [token, other] = [await api.join(), await api.join()];
    const earned = async (asking: string) => {
      const { badges } = await api.get('questionnaireAchievement', {}, asking);
      return Object.fromEntries(badges.map(({ id, done, earnedAt }) => [id, [done, earnedAt]]));
    };
    expect(Object.values(await earned(token))).toEqual(Array.from({ length: 6 }, () => [0, null]));
    const test = await api.publish({ pass: 60, tries: 3 });
    const survey = await api.publish();
    await take(test, token, wrong, MINUTE);
    // the wire tells whole seconds
    const moment = () => Math.round(api.now() / 1000) * 1000;
    const first = moment();
    await take(survey, token, goodAnswers, MINUTE);
    await take(test, token, goodAnswers, MINUTE);
    const now = await earned(token);
    expect(now).toMatchObject({
      'first-sent': [1, first],
      'first-passed': [1, moment()],
      'five-sent': [2, null],
      'three-in-a-row': [1, null],
      'full-score': [1, moment()],
    });
    expect(
      Object.values(await earned(other))
        .flat()
        .filter(Boolean),
    ).toEqual([]);
    // what was taken down was earned all the same
    await api.change(test, { published: false });
    expect(await earned(token)).toEqual(now);
  });
});
