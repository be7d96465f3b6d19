import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { member } from '#server/db/tables/member.ts';
import { question } from '#server/db/tables/questionnaire.ts';
import { HOUR, MINUTE } from '#server/platform/time/durations.ts';
import { onDatabase } from '../harness/postgres/database.ts';
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
  const defer = (ms: number) => new Date(api.now() + ms);

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
      const id = await api.publish({ doctorsOnly: true, startAt: defer(HOUR) });
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
    const early = await api.publish({ startAt: defer(HOUR), position: -2 });
    const begun = await api.publish({ startAt: defer(-HOUR), position: -1 });
    const idsIn = async (tab: 'open' | 'all') =>
      (await api.get('myQuestionnaires', { tab }, plain)).items.map(({ id }) => id);
    expect(await idsIn('open')).not.toContain(early);
    expect(await idsIn('open')).toContain(begun);
    expect(await idsIn('all')).toContain(early);
  });

  describe('a member stands', () => {
    const listed = async (tab: 'all' | 'open', token: string) => {
      const rows = new Map<string, object>();
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const { items, pageCount } = await api.get('myQuestionnaires', { tab, page }, token);
        for (const item of items) rows.set(item.id, item);
        pages = pageCount ?? 1;
      }
      return rows;
    };

    it('the same in the list, in an introduction and in a result, wherever it stands', async () => {
      const full = await api.publish({ quota: 1, tries: 2 });
      await (await api.begin(full, await api.join())).submit(goodAnswers);
      const held = await api.publish({ quota: 1 });
      await api.begin(held, doctor);
      const own = await api.publish({ quota: 1, tries: 2, pass: 99 });
      await (await api.begin(own, plain)).submit({ ...goodAnswers, 3: ['a'] });
      const forDoctors = await api.publish({ doctorsOnly: true });
      const early = await api.publish({ doctorsOnly: true, startAt: defer(HOUR) });
      const doing = await api.publish({ quota: 2 });
      await api.begin(doing, plain);
      const last = await api.publish({ endAt: new Date(api.now()) });
      const gates = {
        ...{ [full]: 'full', [held]: 'full', [own]: 'none', [forDoctors]: 'certify' },
        ...{ [early]: 'before', [doing]: 'none', [last]: 'over' },
      };
      const rows = await listed('all', plain);
      for (const [id, gate] of Object.entries(gates)) expect(rows.get(id)).toMatchObject({ gate });
      const open = await listed('open', plain);
      for (const [id, row] of rows) {
        const intro = await introOf(id);
        expect(intro).toMatchObject(row);
        expect(open.has(id), intro.title).toBe(intro.gate === 'none');
      }
      const { gate, state, tries, sent } = await resultOf(own);
      expect(rows.get(own)).toMatchObject({ gate, state, tries, sent });
      expect((await listed('open', doctor)).has(forDoctors)).toBe(true);
      // a draft that nobody touches gives its place back
      api.tick(25 * HOUR);
      expect((await listed('open', plain)).has(held)).toBe(true);
    });

    it('so with a result whose questionnaire wants a doctor by now, is over or was taken down', async () => {
      const id = await api.publish({ pass: 99, tries: 3 });
      await (await api.begin(id, plain)).submit({ ...goodAnswers, 3: ['a'] });
      expect(await resultOf(id)).toMatchObject({ state: 'open', gate: 'none', tries: 2 });
      await api.change(id, { doctorsOnly: true });
      expect(await resultOf(id)).toMatchObject({ gate: 'certify', certify: true, tries: 2 });
      await api.change(id, { endAt: new Date(api.now()) });
      expect(await resultOf(id)).toMatchObject({ state: 'over', gate: 'over', tries: 0 });
      await api.change(id, { published: false, endAt: null });
      expect(await resultOf(id)).toMatchObject({ state: 'over', gate: 'over', tries: 0 });
    });
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
      const requests = Array.from({ length: 320 }, (_, n) => ({
        kind: 'scale' as const,
        title: `第 ${n} 题`,
        most: 5,
      }));
      const id = await api.publish({}, requests);
      const { submit } = await api.begin(id, plain);
      const all = Object.fromEntries(requests.map((_, position) => [position, ['3']]));
      expect((await submit(all)).msg).toBe('成功');
    });
  });
});
