import { and, eq, isNull } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { faultsOf } from '#schemas/assessment/judge.ts';
import { answersOf, type Question } from '#schemas/assessment/question.ts';
import { attempt } from '#server/db/tables/questionnaire.ts';
import { upload } from '#server/db/tables/upload.ts';
import { questionnaires } from '#server/domains/questionnaire/kind.ts';
import { startAttempt } from '#server/libraries/assessment/index.ts';
import { balanceOf } from '#server/libraries/ledger/index.ts';
import { openSecret } from '#server/platform/auth/secret.ts';
import { memberOf as memberBy } from '#server/platform/auth/session.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { goodAnswers, questionnairesOn } from '../harness/questionnaire/calls.ts';

const yesOrNo = [
  { id: 'a', title: '有' },
  { id: 'b', title: '没有' },
];

onDatabase('questionnaires', (opened) => {
  let api: ReturnType<typeof questionnairesOn>;
  let plain: string;
  let doctor: string;

  beforeAll(async () => {
    api = questionnairesOn(opened().db);
    plain = await api.tokenOf('demo_plain');
    doctor = await api.tokenOf('demo_doctor');
  });

  const balance = async () => balanceOf(opened().db, await api.memberOf('demo_plain'), 'points');
  const introOf = (id: string) => api.get('questionnaireIntro', { id }, plain);

  describe('an attempt', () => {
    it('is one draft however often it is begun, and shows nothing of what is right', async () => {
      const id = await api.publish();
      const all = await Promise.all(
        Array.from({ length: 10 }, () => api.get('startQuestionnaire', { id }, plain)),
      );
      expect(new Set(all.map((each) => each.attempt)).size).toBe(1);
      expect(JSON.stringify(all[0])).not.toMatch(/right|points/);
    });

    it('counts once, however often it is sent', async () => {
      const id = await api.publish();
      const { submit } = await api.begin(id, plain);
      const all = await Promise.all(Array.from({ length: 50 }, () => submit(goodAnswers)));
      expect(new Set(all.map(({ code }) => code))).toEqual(new Set(['200']));
      expect(await introOf(id)).toMatchObject({ participants: 1, gate: 'done', state: 'done' });
      const again = await api.ask('startQuestionnaire', { id }, plain);
      expect(again.msg).toBe('你已提交过这份问卷');
    });

    it('is no second one where another device has sent the last meanwhile', async () => {
      const id = await api.publish();
      const { db } = opened();
      const sendsFirst = new Proxy(db, {
        get: (target, name) =>
          name === 'transaction'
            ? async (work: Parameters<typeof db.transaction>[0]) => {
                const { submit } = await api.begin(id, plain);
                await submit(goodAnswers);
                return target.transaction(work);
              }
            : Reflect.get(target, name),
      });
      const member = await memberBy(db, plain, api.now());
      if (!member) throw new Error('not logged in');
      // what `startAttempt` reads of its context
      const context = { db: sendsFirst, member, now: api.now() } as Parameters<
        ReturnType<typeof startAttempt>
      >[0];
      const begin = startAttempt(questionnaires, { secret: openSecret('s'.repeat(32), undefined) });
      await expect(begin(context, { id, key: 'k' })).rejects.toThrow('你已提交过这份问卷');
      expect(await db.$count(attempt, eq(attempt.questionnaireId, Number(id)))).toBe(1);
    });

    it('brings its points once, and one member more', async () => {
      const id = await api.publish({ reward: 30, tries: 3 });
      const before = await balance();
      for (let round = 0; round < 2; round += 1) {
        const { submit } = await api.begin(id, plain);
        await Promise.all([submit(goodAnswers), submit(goodAnswers)]);
      }
      expect((await balance()) - before).toBe(30);
      expect((await introOf(id)).participants).toBe(1);
      const { items } = await api.get('questionnaireResults', {}, plain);
      expect(items.slice(0, 2).map(({ points }) => points)).toEqual([0, 30]);
    });

    it('is nobody else’s', async () => {
      const { paper, answers } = await api.begin(await api.publish(), plain);
      const payload = { attempt: paper.attempt, version: 0, answers: answers(goodAnswers) };
      for (const name of ['saveQuestionnaire', 'submitQuestionnaire'] as const)
        expect((await api.ask(name, payload, doctor)).msg).toBe('答卷不存在');
      expect((await api.ask('saveQuestionnaire', payload)).msg).toBe('暂未登录');
    });

    it.each([
      ['an answer that jumps skip', { 0: ['b'], 1: ['a'], 2: ['3'], 3: ['c'] }, '已跳过的题目'],
      ['what is missing', { 0: ['a'], 2: ['3'] }, '还有 2 道题需要补充'],
      ['an option that is none', { 0: ['z'], 1: ['a'], 2: ['3'], 3: ['c'] }, '还有 1 道题需要补充'],
      ['a number beyond the scale', { ...goodAnswers, 2: ['11'] }, '还有 1 道题需要补充'],
      ['a number below the scale', { ...goodAnswers, 2: ['-1'] }, '还有 1 道题需要补充'],
      ['a number in disguise', { ...goodAnswers, 2: ['09'] }, '还有 1 道题需要补充'],
      ['a text that is too long', { ...goodAnswers, 4: ['长'.repeat(21)] }, '还有 1 道题需要补充'],
    ])('refuses %s and changes nothing', async (_what, values, text) => {
      const { paper, submit } = await api.begin(await api.publish(), plain);
      expect((await submit(values)).msg).toContain(text);
      const own = and(eq(attempt.id, Number(paper.attempt)), isNull(attempt.submittedAt));
      expect(await opened().db.$count(attempt, own)).toBe(1);
    });

    it('takes no answers to another questionnaire, and no flood of them', async () => {
      const { paper } = await api.begin(await api.publish(), plain);
      const other = await api.begin(await api.publish(), plain);
      for (const answers of [
        other.answers({ 0: ['a'] }),
        [{ question: paper.questions[4]?.id ?? '', values: ['长'.repeat(5000)] }],
        [{ question: paper.questions[1]?.id ?? '', values: Array.from({ length: 99 }, () => 'a') }],
        [{ question: '__proto__', values: ['a'] }],
      ]) {
        const payload = { attempt: paper.attempt, version: 0, answers };
        expect((await api.ask('saveQuestionnaire', payload, plain)).msg).toContain('题目已更新');
      }
    });

    it('keeps a text without what no database keeps', async () => {
      const id = await api.publish();
      const { save, submit } = await api.begin(id, plain);
      const dirty = { ...goodAnswers, 4: ['第一行\n\u0000第\ud800二\u001b行'] };
      expect((await save(dirty)).msg).toBe('成功');
      const { answers } = await api.get('startQuestionnaire', { id }, plain);
      expect(answers.at(-1)?.values).toEqual(['第一行\n第二行']);
      expect((await submit(dirty, 1)).msg).toBe('成功');
    });

    it('takes pictures of the member’s own alone', async () => {
      const id = await api.publish({}, [{ kind: 'upload', title: '检查资料', most: 2 }]);
      const { save, submit } = await api.begin(id, plain);
      const own = await api.pictureOf('demo_plain');
      const foreign = await api.pictureOf('demo_doctor');
      await save({ 0: [own, foreign] });
      const saved = await api.get('startQuestionnaire', { id }, plain);
      const [shown = ''] = saved.answers[0]?.values ?? [];
      expect(shown).toContain(`${own}?t=`);
      expect((await api.attemptOf(saved.attempt))?.answers).toEqual({
        [saved.questions[0]?.id ?? '']: [own],
      });
      // what was shown may come back, and is no change
      expect((await save({ 0: [shown] }, 1)).data).toMatchObject({ saved: 1, version: 1 });
      expect((await submit({ 0: [own, foreign] }, 1)).msg).toBe('图片已失效，请重新上传');
      expect((await submit({ 0: ['/uploads/../secret.png'] }, 1)).msg).toContain('还有 1 道题');
      expect((await submit({ 0: [shown] }, 1)).msg).toBe('成功');
      expect((await api.attemptOf(saved.attempt))?.answers).toEqual({
        [saved.questions[0]?.id ?? '']: [own],
      });
    });

    it('drops a picture that is taken out of the draft, or that the way no longer asks for', async () => {
      const id = await api.publish({}, [
        { kind: 'single', title: '有资料吗？', options: yesOrNo, jumps: [{ option: 'b', to: 2 }] },
        { kind: 'upload', title: '检查资料', most: 2 },
        { kind: 'text', title: '建议' },
      ]);
      const { save, submit } = await api.begin(id, plain);
      const [one, two] = [await api.pictureOf('demo_plain'), await api.pictureOf('demo_plain')];
      const left = async () => {
        const rows = await opened().db.select().from(upload);
        return [one, two].map((each) => rows.some(({ file }) => each.endsWith(file)));
      };
      await save({ 0: ['a'], 1: [one, two] });
      await save({ 0: ['a'], 1: [two] }, 1);
      expect(await left()).toEqual([false, true]);
      expect((await submit({ 0: ['b'], 2: ['好'] }, 2)).msg).toBe('成功');
      expect(await left()).toEqual([false, false]);
    });
  });

  it('says so where there is none', async () => {
    for (const id of ['0', '99999999', 'x', '1e9'])
      expect((await api.ask('questionnaireIntro', { id }, plain)).msg).toBe('问卷不存在或已下架');
  });

  it('lists by state', async () => {
    const done = await api.get('myQuestionnaires', { tab: 'done' }, plain);
    expect(done.items.length).toBeGreaterThan(0);
    expect(new Set(done.items.map(({ state }) => state))).toEqual(new Set(['done']));
    const over = await api.get('myQuestionnaires', { tab: 'over' }, plain);
    expect(new Set(over.items.map(({ state }) => state))).toEqual(new Set(['over']));
    const open = await api.get('myQuestionnaires', { tab: 'open' }, plain);
    expect(open.items.length).toBeGreaterThan(0);
    expect(open.items.every(({ state }) => ['open', 'doing'].includes(state))).toBe(true);
  });

  it('every one of the demo opens', async () => {
    const { pageCount } = await api.get('myQuestionnaires', { tab: 'all' }, doctor);
    let begun = 0;
    for (let page = 1; page <= (pageCount ?? 0); page += 1) {
      const { items } = await api.get('myQuestionnaires', { tab: 'all', page }, doctor);
      for (const { id, state } of items) {
        const intro = await api.get('questionnaireIntro', { id }, doctor);
        expect(intro.questions, intro.title).toBeGreaterThan(0);
        if (state !== 'open' || intro.gate !== 'none') continue;
        const paper = await api.get('startQuestionnaire', { id }, doctor);
        const questions: readonly Question[] = paper.questions;
        expect(faultsOf(questions, answersOf(paper.answers)).length).toBeGreaterThan(0);
        begun += 1;
      }
    }
    expect(begun).toBeGreaterThan(0);
  });
});
