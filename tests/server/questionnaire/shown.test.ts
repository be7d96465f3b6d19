import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { member } from '../../../server/db/tables/member.ts';
import { question } from '../../../server/db/tables/questionnaire.ts';
import { HOUR, MINUTE } from '../../../server/platform/time/durations.ts';
import { onDatabase } from '../harness/database.ts';
import { goodAnswers, questionnairesOn } from '../harness/questionnaire/calls.ts';

onDatabase('what is shown of questionnaires', (opened) => {
  let api: ReturnType<typeof questionnairesOn>;
  let plain: string;
  let doctor: string;

  beforeEach(async () => {
    api = questionnairesOn(opened().db);
    plain = await api.tokenOf('demo_plain');
    doctor = await api.tokenOf('demo_doctor');
  });

  const introOf = (id: string) => api.get('questionnaireIntro', { id }, plain);
  const resultOf = (id: string) => api.get('questionnaireResult', { id }, plain);
  const later = (ms: number) => new Date(api.now() + ms);

  describe('a result', () => {
    it('stays as it was when the line and the points are moved afterwards', async () => {
      const id = await api.publish({ pass: 60, tries: 2 });
      await (await api.begin(id, plain)).submit(goodAnswers);
      const before = await resultOf(id);
      expect(before).toMatchObject({ outcome: 'passed', score: 100, full: 100, pass: 60 });
      expect(before).toMatchObject({ rank: 1, ranked: 1 });
      await api.change(id, { pass: 150 });
      await opened()
        .db.update(question)
        .set({ points: 90 })
        .where(eq(question.questionnaireId, Number(id)));
      expect(await resultOf(id)).toMatchObject(before);
      const { items } = await api.get('questionnaireRanking', { id }, plain);
      expect(items).toMatchObject([{ rank: 1, score: 100, mine: true }]);
      expect(await introOf(id)).toMatchObject({ pass: 150, full: 180 });
    });

    it('stays nobody’s business where a survey becomes a test afterwards', async () => {
      const id = await api.publish({ tries: 2 });
      await (await api.begin(id, plain)).submit(goodAnswers);
      await api.change(id, { pass: 60 });
      expect((await api.get('questionnaireRanking', { id }, doctor)).items).toEqual([]);
      expect(await resultOf(id)).toMatchObject({ outcome: 'finished', pass: 0, rank: 0 });
    });
  });

  it('others have no face in a ranking, as they have no name', async () => {
    const own = eq(member.id, await api.memberOf('demo_plain'));
    const [row] = await opened().db.select().from(member).where(own);
    expect(row?.avatar).not.toBe('');
    const id = await api.publish({ pass: 60 });
    await (await api.begin(id, plain)).submit(goodAnswers);
    const seenBy = async (token: string) =>
      (await api.get('questionnaireRanking', { id }, token)).items[0];
    expect(await seenBy(plain)).toMatchObject({ mine: true, avatar: row?.avatar });
    expect(await seenBy(doctor)).toMatchObject({ mine: false, avatar: '' });
  });

  describe('an intro', () => {
    it('says that a certified doctor is wanted, also before it begins', async () => {
      const id = await api.publish({ doctorsOnly: true, startAt: later(HOUR) });
      expect(await introOf(id)).toMatchObject({
        gate: 'before',
        doctors: true,
        certify: true,
      });
      const seen = await api.get('questionnaireIntro', { id }, doctor);
      expect(seen).toMatchObject({ gate: 'before', certify: false });
      expect(await introOf(await api.publish())).toMatchObject({
        gate: 'none',
        doctors: false,
        certify: false,
      });
    });

    it('says how long the running attempt still may take', async () => {
      const id = await api.publish({ limitMs: 10 * MINUTE });
      expect(await introOf(id)).toMatchObject({ limit: 10 * MINUTE, left: 0 });
      await api.begin(id, plain);
      api.tick(4 * MINUTE);
      expect(await introOf(id)).toMatchObject({ state: 'doing', left: 6 * MINUTE });
      const endless = await api.publish();
      await api.begin(endless, plain);
      expect(await introOf(endless)).toMatchObject({ state: 'doing', left: 0 });
    });
  });

  it('what has not begun is not among those that can be answered', async () => {
    const early = await api.publish({ startAt: later(HOUR), position: -2 });
    const begun = await api.publish({ startAt: later(-HOUR), position: -1 });
    const idsIn = async (tab: 'open' | 'all') =>
      (await api.get('myQuestionnaires', { tab }, plain)).items.map(({ id }) => id);
    expect(await idsIn('open')).not.toContain(early);
    expect(await idsIn('open')).toContain(begun);
    expect(await idsIn('all')).toContain(early);
  });

  describe('answers', () => {
    it('of signs that nobody sees are none', async () => {
      const id = await api.publish({}, [{ kind: 'text', title: '建议' }]);
      const { submit } = await api.begin(id, plain);
      expect((await submit({ 0: ['\u200b\u2060\ufeff'] })).msg).toContain('还有 1 道题');
      expect((await submit({ 0: ['\u200b好'] })).msg).toBe('成功');
    });

    it('may be to a table of many rows', async () => {
      const rows = Array.from({ length: 80 }, (_, n) => ({ id: `r${n}`, title: `第 ${n} 行` }));
      const options = [{ id: 'a', title: '是' }];
      const id = await api.publish({}, [{ kind: 'matrix', title: '逐项评价', rows, options }]);
      const { submit } = await api.begin(id, plain);
      expect((await submit({ 0: rows.map((row) => `${row.id}:a`) })).msg).toBe('成功');
    });

    it('may be to very many questions', async () => {
      const asked = Array.from({ length: 320 }, (_, n) => ({
        kind: 'scale' as const,
        title: `第 ${n} 题`,
        most: 5,
      }));
      const id = await api.publish({}, asked);
      const { submit } = await api.begin(id, plain);
      const all = Object.fromEntries(asked.map((_, place) => [place, ['3']]));
      expect((await submit(all)).msg).toBe('成功');
    });
  });
});
