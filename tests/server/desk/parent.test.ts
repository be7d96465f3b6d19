import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { product, progress } from '#server/db/tables/course.ts';
import { member } from '#server/db/tables/member.ts';
import { orderTable } from '#server/db/tables/order.ts';
import { attempt, question } from '#server/db/tables/questionnaire.ts';
import { registered } from '#server/domains/desk/registered.ts';
import { deskOn, sampleRow, textIn } from '../harness/desk/desks.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { publishQuestionnaire } from '../harness/questionnaire/publish.ts';

const tableOf = (name: string) => {
  const found = registered.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};

onDatabase('what lies within a row', (opened) => {
  const deskOf = async (name: string) => {
    const table = tableOf(name);
    return { table, ...(await deskOn(opened().db, table)) };
  };

  const someone = async () => {
    const [row] = await opened().db.select({ id: member.id }).from(member).limit(1);
    return row?.id ?? 0;
  };

  const makeCourse = async () => {
    const { make, table } = await deskOf('product');
    return make(sampleRow(table));
  };

  const lessonsOn = async (course: number) => {
    const desk = await deskOf('lesson');
    const add = (title: string, more: Record<string, string> = {}) =>
      desk.make([
        ...[
          { name: 'title', text: title },
          { name: 'productId', text: `${course}` },
          { name: 'kind', text: 'video' },
        ],
        ...Object.entries({ mediaKey: 'slides', durationMs: '1:00', ...more }).map(
          ([name, text]) => ({ name, text }),
        ),
      ]);
    const titles = async () => {
      const filters = [{ name: 'productId', text: `${course}` }];
      return (await desk.list({ filters })).rows.map((row) => textIn(row, 'title'));
    };
    return { ...desk, add, titles };
  };

  it('puts lessons without a chapter into the last one, which is made where there is none', async () => {
    const course = await makeCourse();
    const { add, read, audited, save } = await lessonsOn(course);
    const [first, second] = [await add('第一课'), await add('第二课')];
    const chapterOf = async (id: number) => textIn((await read(id)).row, 'chapterId');
    expect(await chapterOf(first)).toMatch(/^\d+$/);
    expect(await chapterOf(second)).toBe(await chapterOf(first));
    expect((await audited()).some((text) => text.startsWith('新增章节'))).toBe(true);
    const elsewhere = await lessonsOn(await makeCourse());
    const other = await elsewhere.add('别处的');
    const foreign = { name: 'chapterId', text: (await chapterOf(other)) ?? '' };
    expect(await save(first, [foreign])).toMatchObject({
      ...{ outcome: 'faulty', faults: [{ name: 'chapterId' }] },
    });
  });

  it('lists lessons as learners see them, moves several at once, and audits each', async () => {
    const { add, titles, ask, audited } = await lessonsOn(await makeCourse());
    const [a, b, c, d] = [await add('甲'), await add('乙'), await add('丙'), await add('丁')];
    expect(await titles()).toEqual(['甲', '乙', '丙', '丁']);
    await ask('change', { action: 'up', ids: [c, d] });
    expect(await titles()).toEqual(['甲', '丙', '丁', '乙']);
    expect((await audited())[0]).toMatch(/^上移课时「.」.+原来的次序是 \d$/);
    await ask('change', { action: 'down', ids: [a] });
    expect(await titles()).toEqual(['丙', '甲', '丁', '乙']);
    await ask('change', { action: 'first', ids: [b] });
    await ask('change', { action: 'last', ids: [c] });
    expect(await titles()).toEqual(['乙', '甲', '丁', '丙']);
  });

  it('keeps a lesson that somebody has studied, and puts it off instead', async () => {
    const { add, ask, read } = await lessonsOn(await makeCourse());
    const id = await add('学过的');
    const at = new Date();
    const held = { memberId: await someone(), lessonId: id, startedAt: at, reportedAt: at };
    await opened().db.insert(progress).values(held);
    await ask('change', { action: 'shelve', ids: [id] });
    expect(await ask('change', { action: 'remove', ids: [id] })).toEqual({
      ...{ done: 0, left: [{ id, title: '学过的', why: '有人学过' }] },
    });
    expect(await ask('change', { action: 'unshelve', ids: [id] })).toEqual({ done: 1, left: [] });
    expect(textIn((await read(id)).row, 'published')).toBe('0');
  });

  it('changes no question of a paper that was answered, and copies it with its questions', async () => {
    const papers = await deskOf('questionnaire');
    const paper = await papers.make(sampleRow(papers.table));
    const questions = await deskOf('question');
    const sample = sampleRow(questions.table, { questionnaireId: `${paper}` }).map((each) =>
      each.name === 'jumps' ? { ...each, text: '' } : each,
    );
    const [first, second] = [await questions.make(sample), await questions.make(sample)];
    await questions.ask('change', { action: 'up', ids: [second] });
    const inside = (id: number) => ({ filters: [{ name: 'questionnaireId', text: `${id}` }] });
    const idsIn = async (id: number) =>
      (await questions.list(inside(id))).rows.map((row) => row.id);
    expect(await idsIn(paper)).toEqual([second, first]);
    const now = new Date();
    const tried = {
      questionnaireId: paper,
      memberId: await someone(),
      startedAt: now,
      savedAt: now,
    };
    await opened().db.insert(attempt).values(tried);
    const text = '这份问卷已经有人作答，题目不能再改：请复制一份问卷再改';
    const faulty = { outcome: 'faulty', faults: [{ name: '', reason: text }] };
    expect(await questions.save(first, [{ name: 'title', text: '改' }])).toEqual(faulty);
    expect(await questions.save(null, sample)).toEqual(faulty);
    for (const action of ['remove', 'down'] as const) {
      const answer = await questions.ask('change', { action, ids: [second] });
      expect(answer.left.map(({ why }) => why)).toEqual([text]);
    }
    expect(await papers.ask('change', { action: 'copy', ids: [paper] })).toEqual({
      ...{ done: 1, left: [] },
    });
    const [copy] = (await papers.list({ word: '（副本）' })).rows;
    expect(await idsIn(copy?.id ?? 0)).toHaveLength(2);
  });

  it('counts places from 1, and takes jumps along where they go on leading onwards', async () => {
    const { ask, list, save, read, audited } = await deskOf('question');
    const options = ['a', 'b'].map((id) => ({ id, title: `选项${id}` }));
    const paper = await publishQuestionnaire(opened().db, {}, [
      { kind: 'single', title: '甲', options, jumps: [{ option: 'b', to: 2 }] },
      { kind: 'text', title: '乙' },
      { kind: 'text', title: '丙' },
      { kind: 'single', title: '丁', options, jumps: [{ option: 'a', to: -1 }] },
    ]);
    const filters = [{ name: 'questionnaireId', text: `${paper}` }];
    const rows = async () => (await list({ filters })).rows;
    const titles = async () =>
      (await rows()).map((row) => `${textIn(row, 'position')} ${textIn(row, 'title')}`);
    const jumpsOf = async (id: number) => textIn((await read(id)).row, 'jumps');
    const ids = (await rows()).map(({ id }) => id);
    const [a = 0, b = 0, c = 0, d = 0] = ids;
    expect(await titles()).toEqual(['1 甲', '2 乙', '3 丙', '4 丁']);
    expect(await jumpsOf(a)).toBe('B→3');

    await ask('change', { action: 'last', ids: [c] });
    expect(await titles()).toEqual(['1 甲', '2 乙', '3 丁', '4 丙']);
    expect([await jumpsOf(a), await jumpsOf(d)]).toEqual(['B→4', 'A→结束']);
    expect((await audited())[0]).toBe(`移到最后题目「丙」（编号 ${c}），原来的次序是 3`);

    const why = '第 1 题的跳题会变成往回跳：请先改它的跳题，再移动';
    expect(await ask('change', { action: 'first', ids: [c] })).toEqual({
      ...{ done: 0, left: [{ id: c, title: '丙', why }] },
    });
    expect(await titles()).toEqual(['1 甲', '2 乙', '3 丁', '4 丙']);

    const led = '有题目跳到这一题：请先改那一题的跳题';
    expect((await ask('change', { action: 'remove', ids: [c] })).left[0]?.why).toBe(led);
    expect((await ask('change', { action: 'remove', ids: [b] })).done).toBe(1);
    expect(await titles()).toEqual(['1 甲', '2 丁', '3 丙']);
    expect(await jumpsOf(a)).toBe('B→3');

    await save(a, [{ name: 'jumps', text: 'A→2\nB→3' }]);
    expect(await jumpsOf(a)).toBe('A→2\nB→3');
  });

  it('writes a jump by the place that is shown, also where places were counted from 0', async () => {
    const { list, save } = await deskOf('question');
    const options = ['a', 'b'].map((id) => ({ id, title: `选项${id}` }));
    const { db } = opened();
    const paper = await publishQuestionnaire(db, {}, [
      { kind: 'single', title: '甲', options },
      { kind: 'text', title: '乙' },
      { kind: 'text', title: '丙' },
    ]);
    const filters = [{ name: 'questionnaireId', text: `${paper}` }];
    const [first] = (await list({ filters })).rows;
    await save(first?.id ?? 0, [{ name: 'jumps', text: 'B→3' }]);
    const stored = await db
      .select()
      .from(question)
      .where(eq(question.questionnaireId, paper))
      .orderBy(question.position);
    const target = stored.find(({ position }) => position === stored[0]?.jumps[0]?.to);
    expect(target?.title).toBe('丙');
  });

  it('calls a chapter without a title the same everywhere', async () => {
    const course = await makeCourse();
    const chapters = await deskOf('chapter');
    const parent = { name: 'productId', text: `${course}` };
    await chapters.make([parent, { name: 'title', text: '绪论' }]);
    const id = await chapters.make([parent, { name: 'title', text: '' }]);
    const name = '未命名的章（第2章）';
    expect((await chapters.list({ filters: [parent] })).rows.map(({ title }) => title)).toEqual([
      ...['绪论', name],
    ]);
    const { add, read, ask } = await lessonsOn(course);
    const request = { field: 'chapterId', word: '', under: course };
    const { choices } = await ask('choices', request);
    expect(choices.map(({ label }) => label)).toEqual(['绪论', name]);
    const { row } = await read(await add('第一课', { chapterId: `${id}` }));
    expect(row.names).toContainEqual({ name: 'chapterId', text: name });
    expect((await chapters.ask('change', { action: 'remove', ids: [id] })).left).toEqual([
      { id, title: name, why: '还有课时' },
    ]);
  });

  it('takes no room off the shelf while it is on air', async () => {
    const { table, make, save, ask } = await deskOf('live');
    const sample = sampleRow(table).map((each) => {
      const texts: Record<string, string> = { status: '1', published: '1' };
      return { ...each, text: texts[each.name] ?? each.text };
    });
    const id = await make(sample);
    const text = '正在直播，不能下架；请先把状态改为已结束';
    expect(await ask('change', { action: 'unshelve', ids: [id] })).toEqual({
      ...{ done: 0, left: [{ id, title: '样例', why: text }] },
    });
    expect((await ask('change', { action: 'remove', ids: [id] })).left).toHaveLength(1);
    expect(await save(id, [{ name: 'published', text: '0' }])).toEqual({
      ...{ outcome: 'faulty', faults: [{ name: 'published', reason: text }] },
    });
  });

  it('leaves orders that wait at their price, and tells how many a new price does not touch', async () => {
    const { read, save, ask } = await deskOf('product');
    const course = await makeCourse();
    const now = new Date();
    await opened()
      .db.insert(orderTable)
      .values({
        ...{ orderNo: `unpaid-${course}`, memberId: await someone(), kind: 'course' },
        ...{ targetId: course, item: `desk:unpaid:${course}`, state: 'unpaid', title: '样例' },
        ...{ totalFen: 990, payFen: 990, lines: [], createdAt: now, expireAt: now },
      });
    expect((await read(course)).unpaid).toBe(1);
    const sheet = `编号,价格（元）\r\n${course},19.90\r\n`;
    expect(await ask('check', { sheet })).toMatchObject({ changed: 1, unpaid: 1, faults: [] });
    expect(await save(course, [{ name: 'priceFen', text: '19.90' }])).toMatchObject({
      outcome: 'saved',
    });
    const [order] = await opened()
      .db.select()
      .from(orderTable)
      .where(eq(orderTable.targetId, course));
    expect(order?.payFen).toBe(990);
    const [row] = await opened().db.select().from(product).where(eq(product.id, course));
    expect(row?.priceFen).toBe(1990);
  });

  it('cleans an article as it is written, and refuses what it loads from elsewhere', async () => {
    const { read, save } = await deskOf('product');
    const course = await makeCourse();
    const html = (text: string) => save(course, [{ name: 'introHtml', text }]);
    expect(await html('<p onclick="x()">好</p><script>x()</script>')).toMatchObject({
      outcome: 'saved',
    });
    expect(textIn((await read(course)).row, 'introHtml')).toBe('<p>好</p>');
    expect(await html('<img src="https://elsewhere.example/a.png">')).toMatchObject({
      ...{ outcome: 'faulty', faults: [{ name: 'introHtml' }] },
    });
  });
});
