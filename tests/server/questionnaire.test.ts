import { and, eq, isNull } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { questionnaireApi } from '../../schemas/api/questionnaire.ts';
import { faultsOf } from '../../schemas/questionnaire/judge.ts';
import { answerList, answersOf, type Question } from '../../schemas/questionnaire/question.ts';
import { questionnaire } from '../../server/db/tables/events.ts';
import { member, wechatIdentity } from '../../server/db/tables/people.ts';
import { attempt, question } from '../../server/db/tables/questionnaire.ts';
import { balanceOf } from '../../server/domains/wallet/index.ts';
import { callsOn } from './calls-on.ts';
import { onEveryDatabase } from './database.ts';

const MINUTE = 60_000;

const options = ['a', 'b', 'c'].map((id) => ({ id, title: `选项${id}` }));
const questions = [
  { kind: 'single', title: '用过吗？', options, jumps: [{ option: 'b', to: 2 }] },
  {
    kind: 'multiple',
    title: '怎么用？',
    options,
    least: 1,
    most: 2,
    right: ['a', 'b'],
    points: 40,
  },
  { kind: 'scale', title: '推荐吗？', least: 0, most: 10 },
  { kind: 'single', title: '哪个对？', options, right: ['c'], points: 60 },
  { kind: 'text', title: '建议', required: false, most: 20 },
] as const;

onEveryDatabase('questionnaires', (opened) => {
  let api: ReturnType<typeof callsOn<typeof questionnaireApi>>;
  let plain: string;
  let doctor: string;

  beforeAll(async () => {
    api = callsOn(opened().db, questionnaireApi);
    plain = await api.tokenOf('demo_plain');
    doctor = await api.tokenOf('demo_doctor');
  });

  const publish = async (own: Partial<typeof questionnaire.$inferInsert> = {}) => {
    const [row] = await opened()
      .db.insert(questionnaire)
      .values({ title: '问卷', position: 900, ...own })
      .returning();
    if (!row) throw new Error('not inserted');
    const asked = questions.map((each, position) => ({
      ...each,
      options: [...options],
      jumps: 'jumps' in each ? [...each.jumps] : [],
      right: 'right' in each ? [...each.right] : [],
      questionnaireId: row.id,
      position,
    }));
    await opened().db.insert(question).values(asked);
    return String(row.id);
  };

  const begin = async (id: string, token = plain) => {
    const paper = await api.get('startQuestionnaire', { id }, token);
    const [used, how, score, right, text] = paper.questions.map((each) => each.id);
    const answers = (values: Record<number, string[]>) =>
      answerList(
        Object.fromEntries(
          [used, how, score, right, text].flatMap((each, at) =>
            each && values[at] ? [[each, values[at]]] : [],
          ),
        ),
      );
    return { paper, answers };
  };

  const balance = async (): Promise<number> => {
    const openid = eq(wechatIdentity.openid, 'demo_plain');
    const [own] = await opened().db.select().from(wechatIdentity).where(openid);
    return balanceOf(opened().db, own?.memberId ?? 0, 'points');
  };

  const good = { 0: ['a'], 1: ['a', 'b'], 2: ['9'], 3: ['c'] };

  describe('an attempt', () => {
    it('is one draft however often it is begun, and shows nothing of what is right', async () => {
      const id = await publish();
      const all = await Promise.all(
        Array.from({ length: 10 }, () => api.get('startQuestionnaire', { id }, plain)),
      );
      expect(new Set(all.map((each) => each.attempt)).size).toBe(1);
      expect(JSON.stringify(all[0])).not.toMatch(/right|points/);
    });

    it('goes on where another device left it; an older device loses nothing of the newer', async () => {
      const id = await publish();
      const { paper, answers } = await begin(id);
      const saved = await api.get(
        'saveQuestionnaire',
        { attempt: paper.attempt, version: 0, answers: answers({ 0: ['a'] }) },
        plain,
      );
      expect(saved).toMatchObject({ saved: true, version: 1 });
      const late = await api.get(
        'saveQuestionnaire',
        { attempt: paper.attempt, version: 0, answers: answers({ 0: ['b'] }) },
        plain,
      );
      expect(late).toMatchObject({ saved: false, version: 1, answers: answers({ 0: ['a'] }) });
      const second = await api.get('startQuestionnaire', { id }, plain);
      expect(second.answers).toEqual(answers({ 0: ['a'] }));
      expect((await api.get('questionnaireIntro', { id }, plain)).answered).toBe(1);
    });

    it('keeps one of many drafts that are sent at the same moment', async () => {
      const id = await publish();
      const { paper, answers } = await begin(id);
      const all = await Promise.all(
        ['a', 'b', 'c', 'a', 'b'].map((option) =>
          api.get(
            'saveQuestionnaire',
            { attempt: paper.attempt, version: 0, answers: answers({ 0: [option] }) },
            plain,
          ),
        ),
      );
      expect(all.filter(({ saved }) => saved)).toHaveLength(1);
    });

    it('counts once, however often it is sent', async () => {
      const id = await publish();
      const { paper, answers } = await begin(id);
      const sent = { attempt: paper.attempt, answers: answers(good) };
      const all = await Promise.all(
        Array.from({ length: 50 }, () => api.get('submitQuestionnaire', sent, plain)),
      );
      expect(new Set(all.map(({ outcome }) => outcome))).toEqual(new Set(['finished']));
      const intro = await api.get('questionnaireIntro', { id }, plain);
      expect(intro).toMatchObject({ participants: 1, gate: 'done', state: 'done' });
      const again = await api.ask('startQuestionnaire', { id }, plain);
      expect(again.msg).toBe('您已提交过这份问卷');
    });

    it('brings its points once', async () => {
      const id = await publish({ reward: 30, tries: 3 });
      const before = await balance();
      for (let round = 0; round < 2; round += 1) {
        const { paper, answers } = await begin(id);
        const sent = { attempt: paper.attempt, answers: answers(good) };
        await Promise.all([1, 2].map(() => api.get('submitQuestionnaire', sent, plain)));
      }
      expect((await balance()) - before).toBe(30);
    });

    it('is nobody else’s', async () => {
      const { paper, answers } = await begin(await publish());
      const payload = { attempt: paper.attempt, version: 0, answers: answers(good) };
      for (const name of ['saveQuestionnaire', 'submitQuestionnaire'] as const)
        expect((await api.ask(name, payload, doctor)).msg).toBe('答卷不存在');
      expect((await api.ask('saveQuestionnaire', payload)).msg).toBe('暂未登录');
    });

    it.each([
      ['an answer that jumps skip', { 0: ['b'], 1: ['a'], 2: ['3'], 3: ['c'] }, '已跳过的题目'],
      ['what is missing', { 0: ['a'], 2: ['3'] }, '还有 2 道题需要补充'],
      ['an option that is none', { 0: ['z'], 1: ['a'], 2: ['3'], 3: ['c'] }, '还有 1 道题需要补充'],
      ['a number beyond the scale', { ...good, 2: ['11'] }, '还有 1 道题需要补充'],
      ['a text that is too long', { ...good, 4: ['长'.repeat(21)] }, '还有 1 道题需要补充'],
    ])('refuses %s and changes nothing', async (_what, values, said) => {
      const id = await publish();
      const { paper, answers } = await begin(id);
      const sent = { attempt: paper.attempt, answers: answers(values) };
      expect((await api.ask('submitQuestionnaire', sent, plain)).msg).toContain(said);
      const own = and(eq(attempt.id, Number(paper.attempt)), isNull(attempt.submittedAt));
      expect(await opened().db.$count(attempt, own)).toBe(1);
    });

    it('takes no answers to another questionnaire, and no flood of them', async () => {
      const { paper } = await begin(await publish());
      const other = await begin(await publish());
      for (const answers of [
        other.answers({ 0: ['a'] }),
        [{ question: paper.questions[4]?.id ?? '', values: ['长'.repeat(5000)] }],
        [{ question: paper.questions[1]?.id ?? '', values: Array.from({ length: 99 }, () => 'a') }],
      ]) {
        const payload = { attempt: paper.attempt, version: 0, answers };
        expect((await api.ask('saveQuestionnaire', payload, plain)).msg).toContain('题目已更新');
      }
    });
  });

  describe('time', () => {
    it('is the server’s: a draft that is over counts as sent with what was kept', async () => {
      const id = await publish({ pass: 60, tries: 2, limitMs: 10 * MINUTE });
      const { paper, answers } = await begin(id, doctor);
      expect(paper.deadline).toBe(Math.round(api.now() / 1000) * 1000 + 10 * MINUTE);
      await api.get(
        'saveQuestionnaire',
        { attempt: paper.attempt, version: 0, answers: answers({ 0: ['a'], 3: ['c'] }) },
        doctor,
      );
      api.tick(11 * MINUTE);
      const late = { attempt: paper.attempt, answers: answers(good) };
      expect((await api.ask('submitQuestionnaire', late, doctor)).msg).toContain('作答时间已到');
      const result = await api.get('questionnaireResult', { id }, doctor);
      expect(result).toMatchObject({
        outcome: 'passed',
        score: 60,
        full: 100,
        spent: 10 * MINUTE,
        rank: 1,
      });
    });

    it.each([
      ['before it begins', { startAt: 1 }, '问卷还没有开始'],
      ['after it ended', { endAt: -1 }, '问卷已结束'],
    ])('keeps it closed %s', async (_when, hours, said) => {
      const at = Object.fromEntries(
        Object.entries(hours).map(([name, n]) => [name, new Date(api.now() + n * 60 * MINUTE)]),
      );
      const id = await publish(at);
      expect((await api.ask('startQuestionnaire', { id }, plain)).msg).toBe(said);
    });
  });

  describe('what is scored', () => {
    const take = async (
      id: string,
      token: string,
      values: Record<number, string[]>,
      ms: number,
    ) => {
      const { paper, answers } = await begin(id, token);
      api.tick(ms);
      const sent = { attempt: paper.attempt, answers: answers(values) };
      return (await api.get('submitQuestionnaire', sent, token)).outcome;
    };

    it('can be failed and tried again as often as it says, and not after it is passed', async () => {
      const id = await publish({ pass: 60, tries: 2 });
      expect(await take(id, plain, { 0: ['b'], 2: ['1'], 3: ['a'] }, MINUTE)).toBe('failed');
      expect(await api.get('questionnaireResult', { id }, plain)).toMatchObject({
        tries: 1,
        score: 0,
      });
      expect(await take(id, plain, good, MINUTE)).toBe('passed');
      const result = await api.get('questionnaireResult', { id }, plain);
      expect(result).toMatchObject({ tries: 0, score: 100, outcome: 'passed' });
      expect((await api.ask('startQuestionnaire', { id }, plain)).msg).toBe('您已提交过这份问卷');
      const all = await api.get('questionnaireResults', {}, plain);
      expect(all.items.slice(0, 2).map(({ score }) => score)).toEqual([100, 0]);
    });

    it('ranks by points, then time, each member once, others’ names masked', async () => {
      const id = await publish({ pass: 60, tries: 3 });
      const vip = await api.tokenOf('demo_vip');
      await take(id, plain, { 0: ['b'], 2: ['1'], 3: ['a'] }, MINUTE);
      await take(id, plain, good, 9 * MINUTE);
      await take(id, doctor, good, 3 * MINUTE);
      await take(id, vip, { 0: ['b'], 2: ['1'], 3: ['c'] }, MINUTE);
      const { items } = await api.get('questionnaireRanking', { id }, plain);
      expect(items.map(({ rank, score, mine }) => [rank, score, mine])).toEqual([
        [1, 100, false],
        [2, 100, true],
        [3, 60, false],
      ]);
      expect(items[0]?.nickname).toMatch(/^.\*\*$/);
      expect(items[1]?.nickname).toBe('林晓');
    });
  });

  describe('a questionnaire for doctors', () => {
    const told = {
      name: '林晓',
      hospital: '市第一医院',
      department: '心内科',
      jobTitle: '主治医师',
      pictures: ['/uploads/a.png'],
    };

    it('waits for the certification of the others', async () => {
      const id = await publish({ doctorsOnly: true });
      expect((await api.get('questionnaireIntro', { id }, plain)).gate).toBe('certify');
      expect((await api.ask('startQuestionnaire', { id }, plain)).msg).toContain('请先完成认证');
      expect((await api.get('questionnaireIntro', { id }, doctor)).gate).toBe('none');
      await api.get('askCertification', told, plain);
      expect(await api.get('certification', {}, plain)).toMatchObject({
        state: 'waiting',
        ...told,
      });
      const openid = eq(wechatIdentity.openid, 'demo_plain');
      const [own] = await opened().db.select().from(wechatIdentity).where(openid);
      const only = eq(member.id, own?.memberId ?? 0);
      await opened().db.update(member).set({ doctor: true }).where(only);
      expect((await api.get('certification', {}, plain)).state).toBe('passed');
      expect((await begin(id)).paper.questions).toHaveLength(5);
      await opened().db.update(member).set({ doctor: false }).where(only);
    });

    it.each([
      ['without a name', { name: ' ' }],
      ['without a picture', { pictures: [] }],
      ['with a picture from elsewhere', { pictures: ['https://example.com/a.png'] }],
      ['with a name without end', { name: '长'.repeat(41) }],
    ])('refuses a certification %s', async (_what, wrong) => {
      const answer = await api.ask('askCertification', { ...told, ...wrong }, plain);
      expect(answer.msg).toBe('请填写完整并上传执业证照片');
    });
  });

  it('says so where there is none', async () => {
    for (const id of ['0', '99999999', 'x', '1e9'])
      expect((await api.ask('questionnaireIntro', { id }, plain)).msg).toBe('问卷不存在或已下架');
    expect((await api.ask('questionnaireResult', { id: await publish() }, plain)).msg).toBe(
      '还没有提交过这份问卷',
    );
  });

  it('lists by state', async () => {
    const done = await api.get('myQuestionnaires', { tab: 'done' }, plain);
    expect(done.items.length).toBeGreaterThan(0);
    expect(new Set(done.items.map(({ state }) => state))).toEqual(new Set(['done']));
    const over = await api.get('myQuestionnaires', { tab: 'over' }, plain);
    expect(new Set(over.items.map(({ state }) => state))).toEqual(new Set(['over']));
    const open = await api.get('myQuestionnaires', { tab: 'open' }, plain);
    expect(open.items.every(({ state }) => ['open', 'doing', 'before'].includes(state))).toBe(true);
  });

  it('every one of the demo opens', async () => {
    const { pageCount } = await api.get('myQuestionnaires', { tab: 'all' }, doctor);
    for (let page = 1; page <= (pageCount ?? 0); page += 1) {
      const { items } = await api.get('myQuestionnaires', { tab: 'all', page }, doctor);
      for (const { id, state } of items) {
        const intro = await api.get('questionnaireIntro', { id }, doctor);
        expect(intro.questions, intro.title).toBeGreaterThan(0);
        if (state !== 'open') continue;
        const paper = await api.get('startQuestionnaire', { id }, doctor);
        const asked: readonly Question[] = paper.questions;
        expect(faultsOf(asked, answersOf(paper.answers)).length).toBeGreaterThan(0);
      }
    }
  });
});
