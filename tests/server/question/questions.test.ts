import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { questionDeskApi } from '#schemas/question/desk-endpoints.ts';
import { questionApi } from '#schemas/question/endpoints.ts';
import { grant, product } from '#server/db/tables/course.ts';
import { member } from '#server/db/tables/member.ts';
import { message } from '#server/db/tables/message.ts';
import { questionReport, questionTable } from '#server/db/tables/question.ts';
import { teacher } from '#server/db/tables/teacher.ts';
import { giveGrant } from '#server/domains/course/index.ts';
import { HOUR, SECOND } from '#server/platform/time/durations.ts';
import { callsOn } from '../harness/calls-on.ts';
import { shelve, studyOn } from '../harness/course/calls.ts';
import { consoleOn } from '../harness/operator/console.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('questions on lessons', (opened) => {
  type Who = { id: number; token: string };
  let calls: ReturnType<typeof callsOn<typeof questionApi>>;
  let asker: Who;
  let learner: Who;
  let stranger: Who;
  let doctor: Who;
  let course: Awaited<ReturnType<typeof shelve>>;

  beforeAll(async () => {
    const { db } = opened();
    calls = callsOn(db, questionApi);
    const { join } = studyOn(db);
    [asker, learner, stranger, doctor] = [await join(), await join(), await join(), await join()];
    await db
      .update(member)
      .set({ nickname: '林晓', avatar: '/a.svg' })
      .where(eq(member.id, asker.id));
    const [made] = await db
      .insert(teacher)
      .values({ name: '陈思远', memberId: doctor.id })
      .returning({ id: teacher.id });
    const own = { type: 4, title: '甲课', priceFen: 100, teacherId: made?.id ?? 0 };
    course = await shelve(db, own, [{}, { trialSeconds: 20 }]);
  });

  beforeEach(async () => {
    const { db } = opened();
    await db.delete(questionTable);
    await db.delete(questionReport);
    for (const { id: memberId } of [asker, learner]) {
      const own = { memberId, target: 'product', targetId: course.key } as const;
      await giveGrant(db, { ...own, source: 'buy', endAt: null }, Date.now() - HOUR);
    }
  });

  const about = (own: object = {}) => ({
    ...{
      product: course.id,
      lesson: course.lessons[0] ?? '',
      text: '先看哪里？',
      anonymous: false,
    },
    ...own,
  });
  const ask = async (own: object = {}, { token } = asker) =>
    (await calls.get('askQuestion', about(own), token)).id;
  const answer = (id: string, text = '先看节律', { token } = learner) =>
    calls.get('answerQuestion', { id, text }, token);
  const list = (who = learner, own: object = {}) => {
    const { product: of, lesson } = about(own);
    const request = { product: of, lesson, order: 'newest', page: 1, ...own } as const;
    return calls.get('questionList', request, who.token);
  };
  const detail = (id: string, who = asker) => calls.get('questionDetail', { id }, who.token);
  const answers = async (id: string, who = asker) =>
    (await calls.get('answerList', { id, page: 1 }, who.token)).items;
  const mine = async (who = asker) =>
    (await calls.get('ownQuestions', { page: 1 }, who.token)).items;
  const news = ({ id }: Who) =>
    opened()
      .db.select()
      .from(message)
      .where(and(eq(message.memberId, id), eq(message.group, 'interact')));
  const refusedAsk = async (own: object, { token } = asker) =>
    (await calls.ask('askQuestion', about(own), token)).msg;

  it('are listed under their lesson, newest or most answered first, with veiled names', async () => {
    const first = await ask({ text: ' 第一行\r\n第二行 ' });
    const second = await ask({ text: '第二问' }, learner);
    await answer(first);
    const { items } = await list();
    expect(items.map(({ id }) => id)).toEqual([second, first]);
    expect(items[1]).toMatchObject({
      ...{ nickname: '林**', avatar: '/a.svg', mine: false, text: '第一行\n第二行' },
      ...{ answers: 1, teacher: false },
    });
    expect(items[0]).toMatchObject({ mine: true });
    const most = await list(learner, { order: 'answered' });
    expect(most.items.map(({ id }) => id)).toEqual([first, second]);
    expect((await list(learner, { lesson: course.lessons[1] })).items).toEqual([]);
  });

  it('tell nobody who asked without a name', async () => {
    const id = await ask({ anonymous: true });
    const without = { nickname: '匿名学员', avatar: '', anonymous: true };
    expect((await list()).items).toMatchObject([{ ...without, mine: false }]);
    expect(await detail(id, learner)).toMatchObject(without);
    expect(await detail(id)).toMatchObject({ ...without, mine: true });
  });

  it('are answered by who may study all of it, and the asker is told', async () => {
    const id = await ask();
    const before = (await news(asker)).length;
    calls.tick(SECOND);
    await answer(id, '先看\n节律');
    expect((await answers(id)).map(({ text, mine: own }) => [text, own])).toEqual([
      ['先看\n节律', false],
    ]);
    expect(await mine()).toMatchObject([{ id, answers: 1, fresh: 1, lessonTitle: '第 1 节' }]);
    await answer(id, '谢谢', asker);
    expect((await mine())[0]).toMatchObject({ answers: 2, fresh: 1 });
    const notices = await news(asker);
    expect(notices).toHaveLength(before + 1);
    expect(notices.at(-1)).toMatchObject({
      ...{ title: '你的提问有了新回答', body: '先看 节律', link: `/question?id=${id}` },
    });
    await calls.get('seeAnswers', { id }, asker.token);
    expect((await mine())[0]).toMatchObject({ fresh: 0 });
  });

  it('show the teacher’s answer first, also of a course the teacher has not bought', async () => {
    const id = await ask();
    await answer(id);
    await answer(id, '间期在前', doctor);
    expect(await answers(id)).toMatchObject([
      { nickname: '陈思远', teacher: true, text: '间期在前' },
      { teacher: false },
    ]);
    expect((await list()).items).toMatchObject([{ teacher: true, answers: 2 }]);
    expect((await news(asker)).at(-1)).toMatchObject({ title: '讲师回答了你的提问' });
  });

  it('are asked, read and answered only where the lesson is open', async () => {
    const id = await ask();
    const closed = '购买后才能学习这一节';
    expect(await refusedAsk({}, stranger)).toBe(closed);
    expect(await refusedAsk({ lesson: '2000000000' })).toBe('课时不存在或已下架');
    const read = async (name: 'questionDetail' | 'answerList') =>
      (await calls.ask(name, { id, page: 1 }, stranger.token)).msg;
    expect([await read('questionDetail'), await read('answerList')]).toEqual([closed, closed]);
    const tried = await calls.ask('answerQuestion', { id, text: '答' }, stranger.token);
    expect(tried.msg).toBe(closed);
    const onTrial = await ask({ lesson: course.lessons[1] }, stranger);
    expect(await detail(onTrial, stranger)).toMatchObject({ mine: true, answerable: false });
    expect(
      (await calls.ask('answerQuestion', { id: onTrial, text: '答' }, stranger.token)).msg,
    ).toBe(closed);
  });

  it('have 1 to 300 characters, and answers up to 1000', async () => {
    expect(await refusedAsk({ text: ' \n ' })).toBe('问题须为 1 至 300 个字');
    expect(await refusedAsk({ text: '字'.repeat(301) })).toBe('问题须为 1 至 300 个字');
    const id = await ask({ text: '字'.repeat(300) });
    const long = await calls.ask('answerQuestion', { id, text: '字'.repeat(1001) }, learner.token);
    expect(long.msg).toBe('回答须为 1 至 1000 个字');
  });

  it('are removed by who wrote them alone', async () => {
    const id = await ask();
    await answer(id);
    const [only] = await answers(id);
    const remove = async (kind: 'question' | 'answer', of: string, who: Who) =>
      (await calls.ask('removeEntry', { kind, id: of }, who.token)).msg;
    expect(await remove('question', id, learner)).toBe('问题不存在或已删除');
    expect(await remove('answer', only?.id ?? '', asker)).toBe('回答不存在或已删除');
    await remove('answer', only?.id ?? '', learner);
    expect((await list()).items).toMatchObject([{ answers: 0 }]);
    await remove('question', id, asker);
    expect(await mine()).toEqual([]);
    expect((await calls.ask('questionDetail', { id }, asker.token)).msg).toBe('问题不存在或已删除');
  });

  it('stay the asker’s own when access ends', async () => {
    const id = await ask();
    const { db } = opened();
    await db.update(grant).set({ revokedAt: new Date() }).where(eq(grant.memberId, asker.id));
    await db.update(product).set({ published: false }).where(eq(product.id, course.key));
    expect(await detail(id)).toMatchObject({ mine: true, answerable: false });
    expect(await answers(id)).toEqual([]);
    await db.update(product).set({ published: true }).where(eq(product.id, course.key));
  });

  describe('at the desk', () => {
    const sit = async () => {
      const desk = await consoleOn(opened().db, {}, questionDeskApi);
      const seat = await desk.newSeat('publish');
      const tab = async (state: 'waiting' | 'reported' | 'hidden' | 'all') => {
        const answer = await desk.ask('listQuestions', { state, word: '', page: 1 }, seat);
        return answer.items.map(({ id }) => String(id));
      };
      const hide = (kind: 'question' | 'answer', id: string, hidden: boolean) =>
        desk.ask('hideEntry', { kind, id: Number(id), hidden }, seat);
      return { desk, seat, tab, hide };
    };

    it('are answered as the teacher, and wait no longer', async () => {
      const { desk, seat, tab } = await sit();
      const id = await ask({ anonymous: true });
      expect(await tab('waiting')).toEqual([id]);
      expect(await desk.ask('readQuestion', { question: Number(id) }, seat)).toMatchObject({
        ...{ nickname: '林晓', anonymous: true, product: '甲课', taught: false, list: [] },
      });
      await desk.ask('answerAsTeacher', { question: Number(id), text: '先看节律' }, seat);
      expect(await tab('waiting')).toEqual([]);
      expect(await answers(id)).toMatchObject([{ nickname: '陈思远', teacher: true, mine: false }]);
      expect((await news(asker)).at(-1)).toMatchObject({ title: '讲师回答了你的提问' });
      const [latest] = await desk.audit(seat);
      expect(latest).toMatchObject({ action: 'question', text: `回答问题 ${id}` });
      const low = await desk.newSeat('edit');
      await expect(desk.ask('countQuestions', {}, low)).rejects.toThrow('没有权限');
    });

    it('are hidden from all but the asker, and shown again', async () => {
      const { tab, hide } = await sit();
      const id = await ask();
      await answer(id);
      const [only] = await answers(id);
      await hide('answer', only?.id ?? '', true);
      expect(await answers(id)).toEqual([]);
      expect((await list()).items).toMatchObject([{ answers: 0 }]);
      await hide('question', id, true);
      expect((await list()).items).toEqual([]);
      expect((await calls.ask('questionDetail', { id }, learner.token)).msg).toBe(
        '问题不存在或已删除',
      );
      expect(await detail(id)).toMatchObject({ hidden: true, answerable: false });
      expect(await mine()).toMatchObject([{ hidden: true }]);
      expect(await tab('hidden')).toEqual([id]);
      await hide('question', id, false);
      await hide('answer', only?.id ?? '', false);
      expect((await list()).items).toMatchObject([{ answers: 1 }]);
    });

    it('are reported once by each member, until an operator has looked', async () => {
      const { desk, seat, tab, hide } = await sit();
      const id = await ask();
      await answer(id);
      const [only] = await answers(id);
      const report = () =>
        calls.get('reportEntry', { kind: 'answer', id: only?.id ?? '' }, asker.token);
      await report();
      await report();
      expect(await tab('reported')).toEqual([id]);
      expect(await desk.ask('readQuestion', { question: Number(id) }, seat)).toMatchObject({
        ...{ reports: 1, list: [{ reports: 1 }] },
      });
      await hide('answer', only?.id ?? '', false);
      expect(await tab('reported')).toEqual([]);
      const missing = { kind: 'answer', id: '2000000000' } as const;
      expect((await calls.ask('reportEntry', missing, asker.token)).msg).toBe('回答不存在或已删除');
    });
  });
});
