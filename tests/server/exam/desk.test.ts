import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { FieldText } from '#schemas/desk/fields.ts';
import { question, questionnaire } from '#server/db/tables/questionnaire.ts';
import { registered } from '#server/domains/desk/registered.ts';
import { deskOn, sampleRow, textIn } from '../harness/desk/desks.ts';
import { examsOn } from '../harness/exam/calls.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const tableOf = (name: string) => {
  const found = registered.find((one) => one.name === name);
  if (!found) throw new Error(`no desk ${name}`);
  return found;
};

const textsOf = (fields: Readonly<Record<string, string>>): FieldText[] =>
  Object.entries(fields).map(([name, text]) => ({ name, text }));

const withOther = (sample: readonly FieldText[], fields: Readonly<Record<string, string>>) =>
  sample.map((each) => ({ ...each, text: fields[each.name] ?? each.text }));

onDatabase('the desks of exams', (opened) => {
  const start = async () => {
    const { db } = opened();
    const [exams, papers] = [tableOf('exam'), tableOf('questionnaire')];
    const [exam, paper] = [await deskOn(db, exams), await deskOn(db, papers)];
    const own = await exam.make(withOther(sampleRow(exams), { title: '心电考试' }));
    const other = await paper.make(withOther(sampleRow(papers), { title: '心电问卷' }));
    const requests = await deskOn(db, tableOf('exam_question'));
    return { db, exam, paper, requests, own, other };
  };
  type Start = Awaited<ReturnType<typeof start>>;

  const ask = async ({ db }: Start, id: number, points: readonly number[]) => {
    if (points.length === 0) return;
    await db.insert(question).values(
      points.map((each, at) => ({
        ...({ questionnaireId: id, position: at + 1, kind: 'judge', title: `第 ${at}` } as const),
        ...{ right: ['true'], points: each },
      })),
    );
  };

  it('know exams alone, as the desk of questionnaires knows those alone', async () => {
    const { db, exam, paper, own, other } = await start();
    const [row] = await db.select().from(questionnaire).where(eq(questionnaire.id, own));
    expect(row).toMatchObject({ kind: 'exam', published: false });
    for (const [desk, mine, theirs] of [
      [exam, own, other],
      [paper, other, own],
    ] as const) {
      const { total, rows } = await desk.list({ word: '心电' });
      expect(rows.map(({ id }) => id)).toContain(mine);
      expect(rows.map(({ id }) => id)).not.toContain(theirs);
      expect(rows).toHaveLength(total);
      expect((await desk.list({ word: `${theirs}` })).rows.map(({ id }) => id)).not.toContain(
        theirs,
      );
      await expect(desk.read(theirs)).rejects.toThrow();
      await expect(desk.save(theirs, textsOf({ title: '改' }), 'x')).rejects.toThrow();
      for (const action of ['shelve', 'copy', 'remove'] as const)
        expect(await desk.ask('change', { action, ids: [theirs] })).toEqual({
          done: 0,
          left: [{ id: theirs, title: '', why: '已被删除' }],
        });
      expect(await desk.exported()).not.toMatch(
        new RegExp(`"${theirs}"\\r?\\n|^"?${theirs}"?,`, 'm'),
      );
      const sheet = `编号,标题\r\n${theirs},改名\r\n`;
      const { faults } = await desk.ask('check', { sheet });
      expect(faults.map(({ reason }) => reason).join()).toContain(`没有编号 ${theirs} 的`);
    }
    const titles = await db.select().from(questionnaire).where(eq(questionnaire.id, other));
    expect(titles[0]?.title).toBe('心电问卷');
  });

  it('copy an exam as an exam, with its questions', async () => {
    const answer = await start();
    await ask(answer, answer.own, [5, 5]);
    await answer.exam.ask('change', { action: 'copy', ids: [answer.own] });
    const { rows } = await answer.exam.list({ word: '心电考试（副本）' });
    expect(rows).toHaveLength(1);
    const copied = eq(question.questionnaireId, rows[0]?.id ?? 0);
    expect(await answer.db.$count(question, copied)).toBe(2);
  });

  it('offer exams alone to a question, and take no other', async () => {
    const { requests, own, other } = await start();
    const { choices } = await requests.ask('choices', {
      ...{ field: 'questionnaireId', word: '心电', under: null },
    });
    expect(choices.map(({ text }) => text)).toContain(`${own}`);
    expect(choices.map(({ text }) => text)).not.toContain(`${other}`);
    const sample = sampleRow(tableOf('exam_question'), { questionnaireId: `${other}` });
    expect(await requests.save(null, sample)).toMatchObject({
      outcome: 'faulty',
      faults: [{ name: 'questionnaireId', reason: '所选的内容已被删除，请重新选择' }],
    });
    const parent = (await requests.ask('tables', {})).tables.find(
      ({ name }) => name === 'exam_question',
    );
    expect(parent?.within).toEqual({ field: 'questionnaireId', table: 'exam' });
  });

  it.each<[string, number[], Record<string, string>, string]>([
    ['no question', [], {}, '还没有题目'],
    ['more drawn than there are', [5, 5], { draw: '3' }, '只有 2 道题，抽不出 3 题'],
    ['drawn ones of different points', [5, 10], { draw: '1', pass: '5' }, '每题分值要一样'],
    ['a pass line that nobody reaches', [5, 5], { pass: '11' }, '现在满分是 10 分'],
    ['one that a draw does not reach', [5, 5], { draw: '1', pass: '6' }, '现在满分是 5 分'],
  ])('put no exam on the shelf with %s, by form or by action', async (_, points, fields, text) => {
    const answer = await start();
    const { exam, own } = answer;
    await ask(answer, own, points);
    const before = textsOf({ draw: '0', pass: '0', ...fields });
    expect(await exam.save(own, before)).toMatchObject({ outcome: 'saved' });
    const saved = await exam.save(own, textsOf({ published: '1' }));
    expect(
      saved.outcome === 'faulty' ? saved.faults.map((one) => one.reason).join() : '',
    ).toContain(text);
    const { done, left } = await exam.ask('change', { action: 'shelve', ids: [own] });
    expect(done).toBe(0);
    expect(left[0]?.why).toContain(text);
    expect(textIn((await exam.read(own)).row, 'published')).toBe('0');
  });

  it('put one on the shelf that asks what it says, and keep a drawn pool as it is from then on', async () => {
    const answer = await start();
    const { exam, requests, own } = answer;
    await ask(answer, own, [5, 5, 5]);
    await exam.save(own, textsOf({ draw: '2', pass: '10' }));
    expect(await exam.ask('change', { action: 'shelve', ids: [own] })).toEqual({
      done: 1,
      left: [],
    });
    const parent = { filters: textsOf({ questionnaireId: `${own}` }) };
    const [first] = (await requests.list(parent)).rows;
    const id = first?.id ?? 0;
    const faulty = await requests.save(id, textsOf({ points: '9' }));
    expect(faulty).toMatchObject({ outcome: 'faulty', faults: [{ name: '' }] });
    const removed = await requests.ask('change', { action: 'remove', ids: [id] });
    expect(removed.left[0]?.why).toContain('没有人作答的，先下架再改');
    await exam.ask('change', { action: 'unshelve', ids: [own] });
    expect(await requests.save(id, textsOf({ points: '9' }))).toMatchObject({ outcome: 'saved' });
  });

  it('keep the size of teams while one stands, by form and by sheet', async () => {
    const answer = await start();
    const { db, exam, own } = answer;
    await ask(answer, own, [5, 5]);
    const terms = { teamSize: '2', pass: '5', quota: '0', endAt: '2098-01-01 08:00', startAt: '' };
    const shown = { published: '1', draw: '0', gate: 'none', showAnswers: 'never' };
    expect(await exam.save(own, textsOf({ ...terms, ...shown }))).toMatchObject({
      outcome: 'saved',
    });
    const api = examsOn(db);
    const { token } = await api.join();
    const { team } = await api.get('foundTeam', { id: `${own}`, name: '心内一队' }, token);
    for (const teamSize of ['3', '0'])
      expect(await exam.save(own, textsOf({ teamSize }))).toEqual({
        outcome: 'faulty',
        faults: [{ name: 'teamSize', reason: '已经有学员组了队，每队 2 人，不能再改' }],
      });
    const sheet = `编号,组队人数\r\n${own},3\r\n`;
    const { faults } = await exam.ask('check', { sheet });
    expect(faults.map(({ reason }) => reason).join()).toContain('每队 2 人，不能再改');
    expect(await exam.save(own, textsOf({ title: '心电团体赛' }))).toMatchObject({
      outcome: 'saved',
    });
    await api.get('leaveTeam', { team }, token);
    expect(await exam.save(own, textsOf({ teamSize: '3' }))).toMatchObject({ outcome: 'saved' });
  });

  it('say of times what they lack', async () => {
    const { exam, own } = await start();
    const faultOf = async (fields: Record<string, string>) => {
      const answer = await exam.save(own, textsOf(fields));
      return answer.outcome === 'faulty' ? answer.faults.map(({ name }) => name) : [];
    };
    expect(await faultOf({ limitMs: '0:00' })).toEqual(['limitMs']);
    expect(await faultOf({ showAnswers: 'after_end', endAt: '' })).toEqual(['endAt']);
    const daily = { showAnswers: 'after_submit', triesPer: 'day', endAt: '' };
    expect(await faultOf(daily)).toEqual(['endAt']);
    expect(await faultOf({ ...daily, triesPer: 'ever', limitMs: '1:30:00' })).toEqual([]);
    expect(textIn((await exam.read(own)).row, 'limitMs')).toBe('1:30:00');
  });

  describe('of what is asked', () => {
    const nothing = {
      options: '',
      right: '',
      rows: '',
      accepted: '',
      jumps: '',
      least: '0',
      most: '0',
    };

    it.each<[string, Record<string, string>, string]>([
      ['a choice without options', { kind: 'single', right: 'A' }, 'options'],
      [
        'a single with two right ones',
        { kind: 'single', options: '甲\n乙', right: 'A,B' },
        'right',
      ],
      ['a letter too many', { kind: 'multiple', options: '甲\n乙', right: 'C' }, 'right'],
      ['points without an answer', { kind: 'multiple', options: '甲\n乙' }, 'right'],
      ['a judge by letters', { kind: 'judge', right: 'A' }, 'right'],
      ['a choice by 对', { kind: 'single', options: '甲\n乙', right: '对' }, 'right'],
      ['a fill without blanks', { kind: 'fill', accepted: '120' }, 'rows'],
      ['fewer answers than blanks', { kind: 'fill', rows: '高\n低', accepted: '120' }, 'accepted'],
      ['a fill of points without answers', { kind: 'fill', rows: '高' }, 'accepted'],
      ['blanks of another kind', { kind: 'text', accepted: '120' }, 'accepted'],
      ['an essay with a right option', { kind: 'text', options: '甲\n乙', right: 'A' }, 'right'],
      ['a recording of fewer seconds at most', { kind: 'voice', least: '60', most: '30' }, 'most'],
    ])('refuse %s beside its field', async (_, fields, name) => {
      const { requests, own } = await start();
      const sample = sampleRow(tableOf('exam_question'), { questionnaireId: `${own}` });
      const answer = await requests.save(null, withOther(sample, { ...nothing, ...fields }));
      expect(answer.outcome === 'faulty' ? answer.faults.map((one) => one.name) : []).toEqual([
        name,
      ]);
    });

    it('write each kind so that a member’s right answers bring its points', async () => {
      const { db, exam, requests, own } = await start();
      const make = (fields: Record<string, string>) =>
        requests.make(
          withOther(sampleRow(tableOf('exam_question'), { questionnaireId: `${own}` }), {
            ...nothing,
            ...fields,
            points: '10',
          }),
        );
      await make({ title: '单选', kind: 'single', options: '甲\n乙', right: 'B' });
      await make({ title: '判断', kind: 'judge', right: '错' });
      const fill = await make({
        ...{ title: '填空', kind: 'fill', rows: '高\n低' },
        accepted: '120；一百二\n80mmHg',
      });
      await make({ title: '问答', kind: 'text' });
      expect(textIn((await requests.read(fill)).row, 'accepted')).toBe('120；一百二\n80mmHg');
      await exam.save(
        own,
        textsOf({ draw: '0', pass: '30', published: '1', startAt: '', gate: 'none' }),
      );
      const api = examsOn(db);
      const { token } = await api.join();
      const { submit } = await api.begin(`${own}`, token);
      const statement = {
        单选: ['b'],
        判断: ['false'],
        填空: ['一百二', '80 MMHG'],
        问答: ['节律'],
      };
      expect((await submit(statement)).data).toEqual({ outcome: 'marking' });
      expect(await api.get('examResult', { id: `${own}`, attempt: '' }, token)).toMatchObject({
        ...{ score: 30, full: 40, waiting: 1 },
      });
      const sheet = await requests.exported();
      expect(await requests.ask('check', { sheet: `\uFEFF${sheet}` })).toMatchObject({
        ...{ made: 0, changed: 0, faults: [] },
      });
    });
  });
});
