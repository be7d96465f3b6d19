import { beforeAll, describe, expect, it } from 'vitest';
import { HOUR, MINUTE, SECOND } from '#server/platform/time/durations.ts';
import { examsOn, pool, rightAnswers } from '../harness/exam/calls.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('the book of wrong answers', (opened) => {
  let api: ReturnType<typeof examsOn>;

  beforeAll(() => {
    api = examsOn(opened().db);
  });

  const allWrong = { '哪个对？': ['a'], '哪些对？': ['a'], '对吗？': ['false'] };
  /** A moment as the wire tells it: in seconds. */
  const noticeOf = (at: number) => Math.round(at / SECOND) * SECOND;
  const open = { tab: 'open', exam: '', page: 1 } as const;

  const failed = async (own: object = {}) => {
    const { token } = await api.join();
    const id = await api.publish({ showAnswers: 'after_submit', tries: 1, pass: 40, ...own });
    const { paper, submit } = await api.begin(id, token);
    await submit({ ...rightAnswers, ...allWrong });
    const question = (title: string) =>
      paper.questions.find((each) => each.title === title)?.id ?? '';
    return { token, id, question };
  };

  it('holds what was answered wrongly, and how often', async () => {
    const { token, id } = await failed();
    const before = await api.get('wrongAnswers', open, token);
    await api.change(id, { tries: 2 });
    expect(before.items.map(({ question, times }) => [question.title, times]).sort()).toEqual(
      Object.keys(allWrong)
        .map((title) => [title, 1])
        .sort(),
    );
    api.tick(MINUTE);
    await (await api.begin(id, token)).submit({ ...rightAnswers, '哪个对？': ['b'] });
    const [newest] = (await api.get('wrongAnswers', { ...open, exam: id }, token)).items;
    expect(newest).toMatchObject({
      ...{ exam: id, times: 2, chosen: ['选项b'], right: ['选项c'], kept: false },
      ...{ explanation: '因为丙', wrongAt: noticeOf(api.now()), resolvedAt: null },
    });
  });

  it('is the member’s own, ten on a page', async () => {
    const { token } = await api.join();
    const id = await api.publish({ pass: 100, showAnswers: 'after_submit' }, pool);
    const { submit } = await api.begin(id, token);
    await submit(Object.fromEntries(pool.map(({ title }) => [title, ['a']])));
    const pages = [1, 2, 3].map((page) => api.get('wrongAnswers', { ...open, page }, token));
    const [first, second, third] = await Promise.all(pages);
    expect([first, second, third].map((page) => page?.items.length)).toEqual([10, 10, 0]);
    expect(first?.pageCount).toBe(2);
    const other = await api.join();
    expect((await api.get('wrongAnswers', open, other.token)).items).toEqual([]);
  });

  it('is told of one exam alone, the last one that was wrong in front', async () => {
    const { token, id } = await failed();
    api.tick(MINUTE);
    const other = await api.publish({ pass: 40 });
    await (await api.begin(other, token)).submit({ ...rightAnswers, '对吗？': ['false'] });
    api.tick(MINUTE);
    await api.change(id, { tries: 2 });
    await (await api.begin(id, token)).submit({ ...rightAnswers, '对吗？': ['false'] });
    const examsIn = async (exam: string) =>
      (await api.get('wrongAnswers', { ...open, exam }, token)).items.map((each) => each.exam);
    expect(await examsIn('')).toEqual([id, other, id, id]);
    expect(await examsIn(id)).toEqual([id, id, id]);
    expect(await examsIn(other)).toEqual([other]);
  });

  it('is filled by the clock as well', async () => {
    const { token } = await api.join();
    const id = await api.publish({ limitMs: MINUTE, pass: 10 });
    await (await api.begin(id, token)).save({ '哪个对？': ['a'] });
    api.tick(2 * MINUTE);
    await api.jobs();
    expect((await api.get('wrongAnswers', open, token)).items).toMatchObject([
      { question: { title: '哪个对？' }, kept: true, right: [], explanation: '' },
    ]);
  });

  describe('practised', () => {
    it('is resolved by one right answer, and opened by a wrong one', async () => {
      const { token, question: request } = await failed();
      const question = request('哪个对？');
      const practise = (values: string[]) =>
        api.get('practiseWrong', { answer: { question, values } }, token);
      expect(await practise(['b'])).toMatchObject({ correct: false, right: ['选项c'], times: 2 });
      expect(await practise(['c'])).toMatchObject({ correct: true, times: 2 });
      const resolved = await api.get('wrongAnswers', { ...open, tab: 'resolved' }, token);
      expect(resolved.items).toMatchObject([
        { question: { id: question }, resolvedAt: noticeOf(api.now()) },
      ]);
      expect((await api.get('wrongAnswers', open, token)).items).toHaveLength(2);
      // a further right answer moves nothing
      api.tick(MINUTE);
      await practise(['c']);
      const still = await api.get('wrongAnswers', { ...open, tab: 'resolved' }, token);
      expect(still.items).toMatchObject([{ resolvedAt: resolved.items[0]?.resolvedAt }]);
      await practise(['a']);
      const again = await api.get('wrongAnswers', open, token);
      expect(again.items).toHaveLength(3);
      expect(again.items[0]).toMatchObject({
        ...{ question: { id: question }, chosen: ['选项a'], wrongAt: noticeOf(api.now()) },
      });
    });

    it('is open again once a later attempt gets it wrong', async () => {
      const { token, id, question: request } = await failed();
      const question = request('哪个对？');
      await api.get('practiseWrong', { answer: { question, values: ['c'] } }, token);
      await api.change(id, { tries: 2 });
      await (await api.begin(id, token)).submit({ ...rightAnswers, '哪个对？': ['b'] });
      const { items } = await api.get('wrongAnswers', open, token);
      expect(items.filter((each) => each.question.id === question)).toMatchObject([
        { times: 2, chosen: ['选项b'], resolvedAt: null },
      ]);
    });

    it('counts once, however often the request comes', async () => {
      const { token, question } = await failed();
      const sent = {
        answer: { question: question('对吗？'), values: ['false'] },
        key: 'same-key-1',
      };
      const all = await Promise.all([1, 2, 3].map(() => api.get('practiseWrong', sent, token)));
      expect(all.map(({ times }) => times)).toEqual([2, 2, 2]);
    });

    it.each([
      ['nothing', [], '还有 1 道题需要补充'],
      ['what is no option', ['z'], '题目已更新，请刷新后再提交'],
    ])('refuses %s', async (_what, values, msg) => {
      const { token, question } = await failed();
      const sent = { answer: { question: question('哪个对？'), values } };
      expect((await api.ask('practiseWrong', sent, token)).msg).toBe(msg);
    });

    it('waits until the exam tells what is right', async () => {
      const { token, question } = await failed({
        showAnswers: 'after_end',
        endAt: new Date(api.now() + HOUR),
      });
      const sent = { answer: { question: question('哪个对？'), values: ['c'] } };
      expect((await api.ask('practiseWrong', sent, token)).msg).toBe(
        '这场考试还没有公布答案，暂时不能练习',
      );
      const [saved] = (await api.get('wrongAnswers', open, token)).items;
      expect(saved).toMatchObject({ kept: true, right: [], explanation: '' });
      api.tick(2 * HOUR);
      expect((await api.ask('practiseWrong', sent, token)).data).toMatchObject({ correct: 1 });
    });
  });

  it.each(['after_submit', 'never'] as const)(
    'keeps which were wrong while the exam (%s) can be taken again',
    async (showAnswers) => {
      const { token, id, question: request } = await failed({ showAnswers, tries: 2 });
      const question = request('对吗？');
      const { items, pageCount } = await api.get('wrongAnswers', open, token);
      expect([items, pageCount]).toEqual([[], 0]);
      const practice = { answer: { question, values: ['true'] } };
      expect((await api.ask('practiseWrong', practice, token)).msg).toBe('错题本里没有这道题');
      expect((await api.ask('removeWrong', { question }, token)).msg).toBe('错题本里没有这道题');
      await (await api.begin(id, token)).submit({ ...rightAnswers, ...allWrong });
      expect((await api.get('wrongAnswers', open, token)).items).toMatchObject(
        Object.keys(allWrong).map(() => ({ times: 2 })),
      );
    },
  );

  it('loses what its member removes, and nobody else’s', async () => {
    const { token, question: request } = await failed();
    const question = request('对吗？');
    const stranger = await api.join();
    expect((await api.ask('removeWrong', { question }, stranger.token)).msg).toBe(
      '错题本里没有这道题',
    );
    expect((await api.ask('removeWrong', { question }, token)).code).toBe('200');
    expect((await api.get('wrongAnswers', open, token)).items).toHaveLength(2);
    expect((await api.ask('removeWrong', { question }, token)).msg).toBe('错题本里没有这道题');
  });
});
