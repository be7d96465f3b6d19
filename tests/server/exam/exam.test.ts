import { and, eq, notInArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { question } from '#server/db/tables/questionnaire.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#server/platform/time/durations.ts';
import { examsOn, judged, pool, rightAnswers } from '../harness/exam/calls.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('an exam', (opened) => {
  let api: ReturnType<typeof examsOn>;

  beforeAll(() => {
    api = examsOn(opened().db);
  });

  const defer = (ms: number) => new Date(api.now() + ms);
  const newToken = async () => (await api.join()).token;

  it('judges choices, 对 or 错, and blanks however wide, large or spaced they are written', async () => {
    const token = await newToken();
    const id = await api.publish({ pass: 40 });
    const { submit } = await api.begin(id, token);
    expect((await submit(rightAnswers)).data).toEqual({ outcome: 'passed' });
    const answer = await api.get('examResult', { id, attempt: '' }, token);
    expect(answer).toMatchObject({ score: 40, full: 40, outcome: 'passed', waiting: 0 });
    expect(answer.kinds).toEqual(
      ['single', 'multiple', 'judge', 'fill'].map((kind) => ({ kind, asked: 1, right: 1 })),
    );
  });

  it.each([
    ['another text', ['120', '90'], '200'],
    ['a blank left empty', ['120', ''], '55011'],
    ['more texts than blanks', ['120', '80mmHg', '1'], '55011'],
  ])('takes no points or no answer for %s', async (_what, values, code) => {
    const token = await newToken();
    const id = await api.publish({ pass: 40 });
    const { submit } = await api.begin(id, token);
    const answer = await submit({ ...rightAnswers, '血压 __ / __': values });
    expect(answer.code).toBe(code);
    if (code === '200') expect(answer.data).toEqual({ outcome: 'failed' });
  });

  it('answers the attempt that is under way to its member alone, and begins none', async () => {
    const [token, other] = [await newToken(), await newToken()];
    const id = await api.publish({});
    const running = async (who: string, exam = id) =>
      (await api.get('runningExam', { id: exam }, who)).paper;
    expect(await running(token)).toBeUndefined();
    expect((await api.get('examIntro', { id }, token)).state).toBe('open');
    const { paper, submit } = await api.begin(id, token);
    const { left: _left, ...same } = paper;
    expect(await running(token)).toMatchObject(same);
    expect(await running(other)).toBeUndefined();
    await submit(rightAnswers);
    expect(await running(token)).toBeUndefined();
    // continuing renews the place, which a read does not
    const limited = await api.publish({ quota: 2 });
    await api.begin(limited, token);
    expect(await running(token, limited)).toBeUndefined();
  });

  describe('that draws', () => {
    it('asks each member the drawn questions alone, the same ones after a reload', async () => {
      const id = await api.publish({ draw: 5, shuffle: true, pass: 25, tries: 50 }, pool);
      const seen = new Set<string>();
      const orders = new Set<string>();
      for (let member = 0; member < 12; member += 1) {
        const token = await newToken();
        const { paper } = await api.begin(id, token);
        expect(new Set(paper.questions.map((each) => each.id)).size).toBe(5);
        const again = await api.begin(id, token);
        expect(again.paper.questions).toEqual(paper.questions);
        for (const { title, options } of paper.questions) {
          seen.add(title);
          orders.add(options.map((each) => each.id).join());
          expect(options.map((each) => each.id).sort()).toEqual(['a', 'b', 'c', 'd']);
        }
      }
      // chances of seeing less are below one in a million
      expect(seen.size).toBeGreaterThan(10);
      expect(orders.size).toBeGreaterThan(4);
    });

    it('refuses answers to what was not drawn by name, and changes nothing', async () => {
      const token = await newToken();
      const id = await api.publish({ draw: 5, pass: 25 }, pool);
      const { paper } = await api.begin(id, token);
      const drawn = paper.questions.map((each) => Number(each.id));
      const others = and(eq(question.questionnaireId, Number(id)), notInArray(question.id, drawn));
      const [undrawn] = await opened().db.select().from(question).where(others);
      const answers = [{ question: String(undrawn?.id), values: ['c'] }];
      const sent = { attempt: paper.attempt, version: 0, answers };
      for (const call of ['saveExam', 'submitExam'] as const)
        expect((await api.ask(call, sent, token)).msg).toBe(
          '有答案不属于这次抽到的题目，请刷新后再提交',
        );
      expect(await api.attemptOf(paper.attempt)).toMatchObject({ answers: {}, submittedAt: null });
    });

    it('scores the drawn ones alone, keeps editors’ order without shuffle', async () => {
      const token = await newToken();
      const id = await api.publish({ draw: 4, pass: 10 }, pool);
      const { paper, submit } = await api.begin(id, token);
      const positions = paper.questions.map(({ title }) => Number(/\d+/.exec(title)?.[0]));
      expect(positions).toEqual(positions.toSorted((one, other) => one - other));
      const [first, second, third, fourth] = paper.questions.map(({ title }) => title);
      const statement = { [`${first}`]: ['c'], [`${second}`]: ['c'], [`${third}`]: ['a'] };
      expect((await submit(statement)).code).toBe('55011');
      await submit({ ...statement, [`${fourth}`]: ['b'] });
      expect(await api.attemptOf(paper.attempt)).toMatchObject({
        ...{ score: 10, fullScore: 20, passed: true },
      });
    });
  });

  describe('limits', () => {
    it('tries ever', async () => {
      const token = await newToken();
      const id = await api.publish({ pass: 40, tries: 2 });
      for (const _ of [1, 2])
        await (await api.begin(id, token)).submit({ ...rightAnswers, '对吗？': ['false'] });
      api.tick(2 * DAY);
      expect((await api.ask('startExam', { id }, token)).msg).toBe('考试已通过，或次数已用完');
    });

    it('tries on a day in China', async () => {
      const token = await newToken();
      const id = await api.publish({ pass: 40, tries: 1, triesPer: 'day' });
      await (await api.begin(id, token)).submit({ ...rightAnswers, '对吗？': ['false'] });
      expect((await api.ask('startExam', { id }, token)).msg).toBe('考试已通过，或次数已用完');
      expect(await api.get('examResult', { id, attempt: '' }, token)).toMatchObject({ tries: 0 });
      api.tick(DAY);
      expect(await api.get('examResult', { id, attempt: '' }, token)).toMatchObject({ tries: 1 });
      const { submit } = await api.begin(id, token);
      expect((await submit(rightAnswers)).data).toEqual({ outcome: 'passed' });
    });

    it.each([
      ['phone', { phone: '' }, '参加这场考试要先绑定手机号'],
      ['doctor', { doctor: false }, '这场考试面向已认证的医生，请先完成认证'],
    ] as const)('those without a %s', async (gate, own, msg) => {
      const { token } = await api.join(own);
      const id = await api.publish({ gate });
      expect(await api.get('examIntro', { id }, token)).toMatchObject({ gate, asks: gate });
      expect((await api.ask('startExam', { id }, token)).msg).toBe(msg);
      const admitted = await api.join({
        ...{ doctor: true, phone: `139${String(api.now()).slice(-6)}${gate.length}1` },
      });
      expect((await api.ask('startExam', { id }, admitted.token)).code).toBe('200');
    });
  });

  it.each([
    [{ pass: 0, tries: 2 }, ['一共可以考 2 次']],
    [{ pass: 60, tries: 2 }, ['60 分及格，及格后不能再考', '一共可以考 2 次']],
    [{ pass: 60, tries: 1, triesPer: 'day' }, ['60 分及格，及格后当天不能再考', '每天可以考 1 次']],
  ] as const)('says what passes, where anything does: %j', async (own, answer) => {
    const id = await api.publish(own);
    const { rules } = await api.get('examIntro', { id }, await newToken());
    expect(rules.filter((rule) => /及格|可以考/.test(rule))).toEqual(answer);
  });

  describe('whose page is left', () => {
    const away = (attempt: string, isAway: boolean, token: string) =>
      api.get('leaveExam', { attempt, away: isAway }, token);

    it('says beforehand what counts, and counts nothing within the grace time', async () => {
      const token = await newToken();
      const id = await api.publish({ maxLeave: 1 });
      const intro = await api.get('examIntro', { id }, token);
      expect(intro.rules).toContain(
        '离开答题页超过 15 秒算一次，可以离开 1 次，再离开一次就自动交卷',
      );
      const { paper } = await api.begin(id, token);
      await away(paper.attempt, true, token);
      api.tick(15 * SECOND);
      expect(await away(paper.attempt, false, token)).toEqual({
        ...{ leaves: 0, closed: false, outcome: 'none' },
      });
    });

    it('is over with what was kept once it was left too often', async () => {
      const token = await newToken();
      const id = await api.publish({ maxLeave: 1, pass: 10 });
      const { paper, save } = await api.begin(id, token);
      await save({ '哪个对？': ['c'] });
      const notices: unknown[] = [];
      for (const _ of [1, 2]) {
        await away(paper.attempt, true, token);
        // the same said twice is one leave, from its first time
        api.tick(10 * SECOND);
        await away(paper.attempt, true, token);
        api.tick(10 * SECOND);
        notices.push(await away(paper.attempt, false, token));
      }
      expect(notices).toEqual([
        { leaves: 1, closed: false, outcome: 'none' },
        { leaves: 2, closed: true, outcome: 'passed' },
      ]);
      expect(await api.get('examResult', { id, attempt: '' }, token)).toMatchObject({
        ...{ byLeave: true, byTime: false, score: 10 },
      });
      expect(await away(paper.attempt, true, token)).toMatchObject({ closed: true });
      expect((await save({})).msg).toBe('这份答卷已经提交');
    });

    it('is nobody else’s', async () => {
      const id = await api.publish({ maxLeave: 1 });
      const { paper } = await api.begin(id, await newToken());
      const sent = { attempt: paper.attempt, away: true };
      expect((await api.ask('leaveExam', sent, await newToken())).msg).toBe('答卷不存在');
    });
  });

  const reviewedOf = async (id: string, token: string) =>
    (await api.get('examResult', { id, attempt: '' }, token)).reviewed;
  const failing = { ...rightAnswers, '哪个对？': ['a'] };

  it.each([
    ['never', 0, 0, 0],
    ['after_submit', 0, 4, 4],
    ['after_end', 0, 0, 4],
  ] as const)('tells what was right %s', async (showAnswers, withTries, used, afterEnd) => {
    const token = await newToken();
    const id = await api.publish({ showAnswers, pass: 40, tries: 2, endAt: defer(HOUR) });
    await (await api.begin(id, token)).submit(failing);
    expect(await reviewedOf(id, token)).toHaveLength(withTries);
    await (await api.begin(id, token)).submit(failing);
    expect(await reviewedOf(id, token)).toHaveLength(used);
    api.tick(2 * HOUR);
    const notices = await reviewedOf(id, token);
    expect(notices).toHaveLength(afterEnd);
    if (afterEnd > 0)
      expect(notices[0]).toMatchObject({
        ...{ chosen: ['选项a'], right: ['选项c'], correct: false, state: 'wrong' },
        ...{ explanation: '因为丙', earned: 0, points: 10 },
      });
  });

  it('tells whoever has passed, and not while another attempt runs', async () => {
    const token = await newToken();
    const own = { showAnswers: 'after_submit', pass: 40, tries: 9 } as const;
    const id = await api.publish(own);
    await (await api.begin(id, token)).submit(rightAnswers);
    expect(await reviewedOf(id, token)).toHaveLength(4);
    const running = await api.publish({ ...own, tries: 2 });
    await (await api.begin(running, token)).submit(failing);
    const { submit } = await api.begin(running, token);
    await api.change(running, { tries: 1 });
    expect(await reviewedOf(running, token)).toEqual([]);
    await submit(failing);
    expect(await reviewedOf(running, token)).toHaveLength(4);
  });

  it.each([
    ['every day anew', { triesPer: 'day', tries: 1 }],
    ['until answers on their way are in', { showAnswers: 'after_end', tries: 2 }],
  ] as const)('keeps what was right: %s', async (_why, own) => {
    const token = await newToken();
    const id = await api.publish({
      ...{ showAnswers: 'after_submit', pass: 40, endAt: defer(DAY), ...own },
    });
    await (await api.begin(id, token)).submit(failing);
    expect(await reviewedOf(id, token)).toEqual([]);
    api.tick(DAY);
    expect(await reviewedOf(id, token)).toEqual([]);
    api.tick(11 * SECOND);
    expect(await reviewedOf(id, token)).toHaveLength(4);
  });

  it.each([
    [{ pass: 60, tries: 2 }, '及格或次数用完后，可以看答案和解析'],
    [{ tries: 2 }, '次数用完后，可以看答案和解析'],
    [{ tries: 1 }, '交卷后可以看答案和解析'],
    [{ triesPer: 'day' }, '考试结束后公布答案和解析'],
  ] as const)('says when it tells what is right: %j', async (own, text) => {
    const id = await api.publish({ showAnswers: 'after_submit', ...own });
    const intro = await api.get('examIntro', { id }, await newToken());
    expect(intro.rules.filter((rule) => rule.includes('答案'))).toEqual([text]);
  });

  it('is in one tab of the list, whatever its state', async () => {
    const token = await newToken();
    const todo = await api.publish({ position: -9 });
    const doing = await api.publish({ position: -9, limitMs: HOUR });
    const done = await api.publish({ position: -9 });
    const over = await api.publish({ position: -9, endAt: defer(-MINUTE) });
    const hidden = await api.publish({ position: -9, published: false });
    await api.begin(doing, token);
    await (await api.begin(done, token)).submit(rightAnswers);
    const own = [todo, doing, done, over, hidden];
    const listed = async (tab: 'todo' | 'doing' | 'done') =>
      (await api.get('myExams', { tab, page: 1 }, token)).items.filter(({ id }) =>
        own.includes(id),
      );
    expect((await listed('todo')).map(({ id }) => id)).toEqual([todo]);
    expect(await listed('doing')).toMatchObject([{ id: doing, state: 'doing', left: HOUR }]);
    expect(await listed('done')).toMatchObject([
      { id: done, outcome: 'finished', score: 40, full: 40, tries: 0 },
      { id: over, state: 'over', outcome: 'none' },
    ]);
  });

  it('ends by its own job', async () => {
    const token = await newToken();
    const id = await api.publish({ limitMs: MINUTE, pass: 10 });
    const { paper, save } = await api.begin(id, token);
    await save({ '哪个对？': ['c'] });
    api.tick(2 * MINUTE);
    await api.jobs();
    expect(await api.attemptOf(paper.attempt)).toMatchObject({ byTime: true, passed: true });
  });

  it('is no questionnaire, and no questionnaire is an exam', async () => {
    const token = await newToken();
    const id = await api.publish({ kind: 'questionnaire' }, judged);
    for (const call of ['examIntro', 'startExam', 'examResult', 'examRank'] as const)
      expect((await api.ask(call, { id, attempt: '', span: 'total' }, token)).msg).toBe(
        '考试不存在或已下架',
      );
  });

  it('looks at once for the places and teams of all that a list shows', async () => {
    const token = await newToken();
    const statements = async () => {
      await api.publish({ quota: 5, teamSize: 2, position: -1 });
      const select = vi.spyOn(opened().db, 'select');
      const { items } = await api.get('myExams', { tab: 'todo', page: 1 }, token);
      const { length } = select.mock.calls;
      select.mockRestore();
      return { length, gates: items.filter(({ gate }) => gate === 'team').length };
    };
    const one = await statements();
    expect(one.length).toBeGreaterThan(2);
    const two = await statements();
    expect(two).toEqual({ length: one.length, gates: one.gates + 1 });
  });
});
