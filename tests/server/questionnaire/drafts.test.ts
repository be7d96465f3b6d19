import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { question } from '#server/db/tables/questionnaire.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { goodAnswers, questionnairesOn, questions } from '../harness/questionnaire/calls.ts';

onDatabase('drafts of questionnaires', (opened) => {
  let api: ReturnType<typeof questionnairesOn>;
  let plain: string;
  let doctor: string;

  beforeAll(async () => {
    api = questionnairesOn(opened().db);
    plain = await api.tokenOf('demo_plain');
    doctor = await api.tokenOf('demo_doctor');
  });

  const introOf = (id: string) => api.get('questionnaireIntro', { id }, plain);

  describe('two devices', () => {
    it('go on where the other left; an older one loses nothing of the newer', async () => {
      const id = await api.publish();
      const { paper, answers, save } = await api.begin(id, plain);
      expect((await save({ 0: ['a'] })).data).toMatchObject({ saved: 1, version: 1 });
      const late = await api.get(
        'saveQuestionnaire',
        { attempt: paper.attempt, version: 0, answers: answers({ 0: ['b'] }) },
        plain,
      );
      expect(late).toMatchObject({ saved: false, version: 1, answers: answers({ 0: ['a'] }) });
      const second = await api.get('startQuestionnaire', { id }, plain);
      expect(second.answers).toEqual(answers({ 0: ['a'] }));
    });

    it('do not send over what the other has kept since', async () => {
      const { save, submit } = await api.begin(await api.publish(), plain);
      await save({ ...goodAnswers, 4: ['另一台设备写的'] });
      expect((await submit(goodAnswers, 0)).msg).toBe('另一台设备刚保存了新的作答，请确认后再提交');
      expect((await submit(goodAnswers, 1)).msg).toBe('成功');
    });

    it('have one of many drafts kept that are sent at the same moment', async () => {
      const { save } = await api.begin(await api.publish(), plain);
      const all = await Promise.all(['a', 'b', 'c', 'a', 'b'].map((each) => save({ 0: [each] })));
      const saved = all.filter(({ data }) => JSON.stringify(data).includes('"saved":1'));
      expect(saved).toHaveLength(1);
    });

    it('make no new version of what says nothing new', async () => {
      const { save } = await api.begin(await api.publish(), plain);
      await save({ 0: ['a'] });
      expect((await save({ 0: ['a'], 4: [' '] }, 1)).data).toMatchObject({ saved: 1, version: 1 });
    });
  });

  describe('a questionnaire that changes meanwhile', () => {
    it('drops what it no longer asks, and goes on with the rest', async () => {
      const id = await api.publish();
      const { paper, save } = await api.begin(id, plain);
      await save({ 0: ['a'], 1: ['a', 'c'], 2: ['9'] });
      const { db } = opened();
      const [first, second] = paper.questions.map((each) => Number(each.id));
      await db.delete(question).where(eq(question.id, first ?? 0));
      const left = [{ id: 'a', title: '选项a' }];
      await db
        .update(question)
        .set({ options: left })
        .where(eq(question.id, second ?? 0));
      const again = await api.begin(id, plain);
      expect(again.paper.answers).toEqual(again.answers({ 0: ['a'], 1: ['9'] }));
      expect(await introOf(id)).toMatchObject({ questions: 4, answered: 2 });
      expect((await save(goodAnswers, 1)).msg).toContain('题目已更新');
      expect((await again.save({ 0: ['a'], 1: ['9'], 2: ['c'] })).data).toMatchObject({ saved: 1 });
    });

    it('leads nowhere by a jump to a question that is gone', async () => {
      const jumps = [
        { option: 'a', to: 9 },
        { option: 'b', to: -1 },
      ];
      const [first, ...rest] = questions;
      if (!first) throw new Error('no question');
      const id = await api.publish({}, [{ ...first, jumps }, ...rest]);
      const { paper } = await api.begin(id, plain);
      expect(paper.questions[0]?.jumps).toEqual([{ option: 'b', to: '' }]);
    });

    it('is closed to a draft once it is taken down or for doctors', async () => {
      const id = await api.publish();
      const { save, submit } = await api.begin(id, plain);
      await api.change(id, { doctorsOnly: true });
      expect((await save(goodAnswers)).msg).toContain('请先完成认证');
      await api.change(id, { doctorsOnly: false, published: false });
      expect((await submit(goodAnswers)).msg).toBe('问卷不存在或已下架');
      await api.change(id, { published: true });
      expect((await submit(goodAnswers)).msg).toBe('成功');
    });
  });

  describe('places', () => {
    it('are held by those who are at it and never given twice', async () => {
      const id = await api.publish({ quota: 1 });
      const { submit } = await api.begin(id, plain);
      expect((await api.ask('startQuestionnaire', { id }, doctor)).msg).toBe('名额已满，感谢关注');
      const intro = await api.get('questionnaireIntro', { id }, doctor);
      expect(intro).toMatchObject({ gate: 'full', quota: 1 });
      expect((await introOf(id)).gate).toBe('none');
      // a day without a word, and another one may have it
      api.tick(25 * 3_600_000);
      const other = await api.begin(id, doctor);
      expect((await other.submit(goodAnswers)).msg).toBe('成功');
      expect((await submit(goodAnswers)).msg).toBe('名额已满，感谢关注');
    });

    it('go to as many as there are, whoever asks at once', async () => {
      const id = await api.publish({ quota: 2 });
      const names = ['demo_plain', 'demo_doctor', 'demo_vip', 'demo_teacher'];
      const tokens = await Promise.all(names.map((name) => api.tokenOf(name)));
      const all = await Promise.all(
        tokens.map((token) => api.ask('startQuestionnaire', { id }, token)),
      );
      expect(all.filter(({ code }) => code === '200')).toHaveLength(2);
    });
  });
});
