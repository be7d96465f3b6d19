import { expect, it } from 'vitest';
import { MOST_IMPORTED } from '#schemas/desk/endpoints.ts';
import { registered } from '#server/domains/desk/registered.ts';
import { deskOn, textIn } from '../harness/desk/desks.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const table = registered.find(({ name }) => name === 'help_question');
if (!table) throw new Error('no help questions');

const HEADS = '编号,主题,问题,答案,已上架,次序';

onDatabase('a file of rows', (opened) => {
  const start = () => deskOn(opened().db, table);

  it('makes and changes rows in one go, each told in the audit', async () => {
    const { make, ask, list, read, audited } = await start();
    const id = await make([
      { name: 'topic', text: '订单' },
      { name: 'question', text: '怎样退款？' },
      { name: 'answer', text: '在订单里申请。' },
    ]);
    const sheet = `${HEADS}\r\n${id},订单,怎样退款？,"在订单里申请。\n三天到账。",是,7\r\n,导入的,怎样开票？,"写""抬头""",否,8\r\n`;
    const checked = await ask('check', { sheet });
    expect(checked).toMatchObject({ made: 1, changed: 1, same: 0, faults: [] });
    expect((await list({ word: '导入的' })).total).toBe(0);
    const answer = await ask('import', { sheet, stamp: checked.stamp });
    expect(answer).toEqual({ outcome: 'imported', made: 1, changed: 1 });
    expect(textIn((await read(id)).row, 'answer')).toBe('在订单里申请。\n三天到账。');
    const [made] = (await list({ word: '导入的' })).rows;
    expect(textIn((await read(made?.id ?? 0)).row, 'answer')).toBe('写"抬头"');
    expect((await audited()).slice(0, 2)).toEqual([
      `修改问题「怎样退款？」（编号 ${id}）：答案 在订单里申请。 → 在订单里申请。 三天到账。；次序 0 → 7`,
      `新增问题「怎样开票？」（编号 ${made?.id}）：主题 导入的；问题 怎样开票？；答案 写"抬头"；已上架 否；次序 8`,
    ]);
  });

  it('with a fault anywhere writes nothing, and tells each by its line', async () => {
    const { ask, list } = await start();
    const sheet = [
      HEADS,
      ',好的,问一,答一,是,1',
      ',,问二,答二,是,1',
      '2147483,没有的,问三,答三,是,1',
      'x,编号不对,问四,答四,是,1',
      ',好的,问五,答五,也许,1.5',
      '',
    ].join('\n');
    const checked = await ask('check', { sheet });
    expect(checked.faults).toEqual([
      { line: 3, reason: '主题：请填写' },
      { line: 4, reason: '没有编号 2147483 的问题' },
      { line: 5, reason: '编号要是数字；新增的请留空' },
      { line: 6, reason: '已上架：请选择是或否' },
      { line: 6, reason: '次序：请填写整数' },
    ]);
    expect(await ask('import', { sheet, stamp: checked.stamp })).toEqual({ outcome: 'stale' });
    expect((await list({ word: '问一' })).total).toBe(0);
  });

  it.each([
    ['', '文件里没有内容：第一行是表头，从第二行起一行一条'],
    [HEADS, '文件里没有内容：第一行是表头，从第二行起一行一条'],
    ['主题,"问题\n学习,怎样？', '这不是有效的表格：请用导出的文件修改，另存为 CSV（UTF-8）'],
    ['主题,密码\n学习,1', '没有“密码”这一列，请与导出的表头对照'],
    ['主题,主题\n学习,1', '“主题”这一列有两个'],
    [
      `主题\n${'学习\n'.repeat(MOST_IMPORTED + 1)}`,
      `一次最多导入 ${MOST_IMPORTED} 行，这个文件有 ${MOST_IMPORTED + 1} 行`,
    ],
  ])('%j is told as a whole', async (sheet, text) => {
    const { ask } = await start();
    const { faults } = await ask('check', { sheet });
    expect(faults.map((fault) => fault.reason)).toEqual([text]);
  });

  it('that a colleague’s change has overtaken is checked anew before it is written', async () => {
    const { make, ask, save, read } = await start();
    const id = await make([
      { name: 'topic', text: '学习' },
      { name: 'question', text: '怎样学？' },
      { name: 'answer', text: '打开。' },
    ]);
    const sheet = `编号,问题\n${id},文件的`;
    const { stamp } = await ask('check', { sheet });
    await save(id, [{ name: 'topic', text: '同事的' }]);
    expect(await ask('import', { sheet, stamp })).toEqual({ outcome: 'stale' });
    expect(textIn((await read(id)).row, 'question')).toBe('怎样学？');
    const again = await ask('check', { sheet });
    await ask('import', { sheet, stamp: again.stamp });
    const { row } = await read(id);
    expect([textIn(row, 'topic'), textIn(row, 'question')]).toEqual(['同事的', '文件的']);
  });
});
