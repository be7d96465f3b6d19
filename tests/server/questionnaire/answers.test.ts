import { expect, it } from 'vitest';
import { questionnaireDeskApi } from '#schemas/questionnaire/desk-endpoints.ts';
import { consoleOn, type Seat } from '../harness/operator/console.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { questionnairesOn } from '../harness/questionnaire/calls.ts';
import type { PaperQuestion } from '../harness/questionnaire/publish.ts';

const options = ['a', 'b', 'c'].map((id) => ({ id, title: `选项${id.toUpperCase()}` }));
const rows = [
  { id: 'a', title: '速度' },
  { id: 'b', title: '清晰' },
];

const every: readonly PaperQuestion[] = [
  { kind: 'single', title: '用过吗？', options, jumps: [{ option: 'b', to: 2 }] },
  { kind: 'multiple', title: '怎么用？', options, least: 1, most: 3 },
  { kind: 'scale', title: '推荐吗？', least: 0, most: 3, leastText: '不会', mostText: '会' },
  { kind: 'matrix', title: '怎么样？', options, rows },
  { kind: 'text', title: '建议', required: false, most: 200 },
  { kind: 'upload', title: '照片', required: false, most: 2 },
];

onDatabase('operators and the answers to a questionnaire', (opened) => {
  const start = async () => {
    const { db } = opened();
    const papers = questionnairesOn(db);
    const desk = await consoleOn(db, {}, questionnaireDeskApi);
    const [seat, editor] = [await desk.newSeat('publish'), await desk.newSeat('edit')];
    const id = Number(await papers.publish({ title: '心电图问卷' }, every));
    const send = async (answers: Readonly<Record<number, string[]>>) => {
      const { paper, submit } = await papers.begin(`${id}`, await papers.join());
      expect((await submit(answers)).code).toBe('200');
      const row = await papers.attemptOf(paper.attempt);
      return { attempt: row?.id ?? 0, member: row?.memberId ?? 0 };
    };
    const results = (by: Seat = editor) => desk.ask('readQuestionnaireResults', { id }, by);
    const exported = (own: object = {}) =>
      desk.ask('exportQuestionnaireAnswers', { id, before: null, ...own }, seat);
    const written = (question: number, by: Seat = seat, page = 1) =>
      desk.ask('listWrittenAnswers', { question, page }, by);
    const pictures = (of: number, by: Seat = seat, page = 1) =>
      desk.ask('listAnswerPictures', { question: of, page }, by);
    return { papers, desk, seat, editor, id, send, results, exported, written, pictures };
  };

  const counts = (choices: readonly { count: number }[] = []) => choices.map(({ count }) => count);

  it('see how often each option was chosen, of those that were sent alone', async () => {
    const { papers, id, send, results } = await start();
    expect(await results()).toMatchObject({ sent: 0, more: false, questions: { length: 6 } });
    await send({ 0: ['a'], 1: ['a', 'b'], 2: ['3'], 3: ['a:a', 'b:b'], 4: ['好'] });
    await send({ 0: ['a'], 1: ['b'], 2: ['2'], 3: ['a:a', 'b:c'] });
    await send({ 0: ['b'], 2: ['0'], 3: ['a:b', 'b:c'] });
    await (await papers.begin(`${id}`, await papers.join())).save({ 0: ['c'] });
    const { sent, questions } = await results();
    expect(sent).toBe(3);
    const [single, multiple, scale, matrix, text] = questions;
    expect(single).toMatchObject({ place: 1, title: '用过吗？', answered: 3 });
    expect(single?.tallies).toEqual([
      {
        ...{ row: '', answered: 3, mean: null },
        choices: [
          { title: '选项A', count: 2 },
          { title: '选项B', count: 1 },
          { title: '选项C', count: 0 },
        ],
      },
    ]);
    expect(multiple?.answered).toBe(2);
    expect(counts(multiple?.tallies[0]?.choices)).toEqual([1, 2, 0]);
    expect(scale?.tallies[0]?.mean).toBe(1.7);
    expect(scale?.tallies[0]?.choices.map(({ title, count }) => `${title} ${count}`)).toEqual([
      ...['0（不会） 1', '1 0', '2 1', '3（会） 1'],
    ]);
    expect(matrix?.tallies.map(({ row, choices }) => [row, counts(choices)])).toEqual([
      ['速度', [2, 1, 0]],
      ['清晰', [0, 1, 2]],
    ]);
    expect(text).toMatchObject({ answered: 1, tallies: [] });
  });

  it('read what was written, newest first, page by page, which the audit tells', async () => {
    const { desk, seat, send, results, written } = await start();
    const sent = { 0: ['b'], 2: ['0'], 3: ['a:b', 'b:c'] };
    const authors: number[] = [];
    for (let at = 1; at <= 21; at += 1)
      authors.push((await send({ ...sent, 4: [`第 ${at} 条`] })).member);
    await send(sent);
    const text = (await results()).questions[4]?.id ?? 0;
    const first = await written(text);
    expect(first).toMatchObject({ pages: 2, items: { length: 20 } });
    expect(first.items[0]?.text).toBe('第 21 条');
    expect((await written(text, seat, 2)).items.map((item) => item.text)).toEqual(['第 1 条']);
    const [look] = (await desk.audit(seat)).filter(({ action }) => action === 'look');
    expect(look?.text).toBe(`查看会员 ${authors[0]} 的问卷作答`);
  });

  it('see the pictures that were sent, newest first, page by page, which the audit tells', async () => {
    const { desk, seat, editor, send, results, pictures } = await start();
    const sent = { 0: ['b'], 2: ['0'], 3: ['a:b', 'b:c'] };
    const [one, two] = ['/media/avatar-1.svg', '/media/avatar-2.svg'];
    const senders: number[] = [];
    for (let at = 1; at <= 11; at += 1)
      senders.push((await send({ ...sent, 5: at === 11 ? [one, two] : [two] })).member);
    await send({ ...sent, 4: ['没有照片'] });
    const { questions } = await results();
    const of = questions[5]?.id ?? 0;
    expect(questions[5]).toMatchObject({ answered: 11, tallies: [] });
    await expect(pictures(of, editor)).rejects.toThrow('权限');
    const first = await pictures(of);
    expect(first).toMatchObject({ pages: 2, items: { length: 10 } });
    expect(first.items[0]?.pictures).toEqual([one, two]);
    expect((await pictures(of, seat, 2)).items.map((item) => item.pictures)).toEqual([[two]]);
    const [look] = (await desk.audit(seat)).filter(({ action }) => action === 'look');
    expect(look?.text).toBe(`查看会员 ${senders[0]} 的问卷作答的图片`);
    await expect(pictures(questions[4]?.id ?? 0)).rejects.toThrow('请刷新列表');
  });

  it('export one line for each submission, in words, and nothing that a spreadsheet runs', async () => {
    const { papers, desk, seat, id, send, exported } = await start();
    const first = await send({
      ...{ 0: ['a'], 1: ['a', 'c'], 2: ['3'], 3: ['a:a', 'b:b'] },
      4: ['=HYPERLINK("http://x")'],
    });
    const second = await send({ 0: ['b'], 2: ['0'], 3: ['a:b', 'b:c'] });
    await (await papers.begin(`${id}`, await papers.join())).save({ 0: ['c'] });
    const answer = await exported();
    expect(answer).toMatchObject({ rows: 2, next: null });
    const [heads, newest, oldest, ...rest] = answer.lines.trimEnd().split('\r\n');
    expect(heads).toMatch(
      /^"作答编号","会员编号",.*"1. 用过吗？","2. 怎么用？","3. 推荐吗？","4. 怎么样？：速度","4. 怎么样？：清晰","5. 建议","6. 照片"$/,
    );
    expect(newest?.startsWith(`"${second.attempt}","${second.member}",`)).toBe(true);
    expect(newest).toMatch(/"选项B","","0","选项B","选项C","",""$/);
    expect(oldest).toContain('"选项A","选项A；选项C","3","选项A","选项B"');
    expect(oldest).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(rest).toEqual([]);
    expect((await exported({ before: second.attempt })).lines).toBe(`${oldest}\r\n`);
    const notices = (await desk.audit(seat)).filter(({ action }) => action === 'export');
    expect(notices.map(({ text }) => text)).toEqual([
      `导出问卷「心电图问卷」（编号 ${id}）的全部作答`,
    ]);
    expect((await exported({ before: first.attempt })).rows).toBe(0);
  });

  it('need the right to decide for what members wrote, and a questionnaire that is there', async () => {
    const { desk, seat, editor, id, send, results, written } = await start();
    await send({ 0: ['b'], 2: ['0'], 3: ['a:b', 'b:c'], 4: ['好'] });
    const { questions } = await results();
    await expect(written(questions[4]?.id ?? 0, editor)).rejects.toThrow('权限');
    const wish = { id, before: null };
    await expect(desk.ask('exportQuestionnaireAnswers', wish, editor)).rejects.toThrow('权限');
    const notFound = '这一条已被删除，请刷新列表';
    await expect(written(questions[0]?.id ?? 0)).rejects.toThrow(notFound);
    await expect(desk.ask('readQuestionnaireResults', { id: 2 ** 31 - 1 }, seat)).rejects.toThrow(
      notFound,
    );
  });
});
