import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  type AuditFilter,
  EXPORTED_AT_ONCE,
  LOOKED_THROUGH,
} from '#schemas/operator/audit-endpoints.ts';
import { operatorAudit } from '#server/db/tables/operator.ts';
import { noteLook, SYSTEM, writeAudit } from '#server/domains/operator/index.ts';
import { DAY, HOUR, MINUTE } from '#server/platform/time/durations.ts';
import { consoleOn } from '../harness/operator/console.ts';
import { onDatabase } from '../harness/postgres/database.ts';

/** Noon in China, on days that no other test writes to. */
const NOON = Date.parse('2031-05-10T12:00:00+08:00');

onDatabase('the audit', (opened) => {
  const start = async () => {
    const { db } = opened();
    const desk = await consoleOn(db);
    const [boss, one, two] = [
      await desk.newSeat('publish'),
      await desk.newSeat('edit'),
      await desk.newSeat('edit'),
    ];
    const write = (
      who: { id: number | null; name: string },
      now: number,
      text: string,
      action = 'save',
    ) => writeAudit(db, { who, action: action as 'save', text, now });
    const list = (filter: AuditFilter & { run?: number; page?: number }) =>
      desk.ask('listAudit', { page: 1, ...filter }, boss);
    const texts = async (filter: Parameters<typeof list>[0]) =>
      (await list(filter)).items.map(({ text }) => text);
    return { ...desk, boss, one, two, write, list, texts };
  };

  it('tells saves of one operator in a row once, with their number and time, and each when asked', async () => {
    const { one, two, write, list } = await start();
    await write(one, NOON, 'a');
    await write(two, NOON + MINUTE, 'other');
    await write(one, NOON + 2 * MINUTE, 'b');
    await write(one, NOON + 3 * MINUTE, 'c');
    await write(one, NOON + 4 * MINUTE, 'out', 'sign-out');
    await write(one, NOON + 5 * MINUTE, 'd');
    await write(one, NOON + DAY, 'next day');
    const { items } = await list({ operator: one.id });
    expect(items.map(({ text, count, at, until }) => [text, count, until - at])).toEqual([
      ['next day', 1, 0],
      ['d', 1, 0],
      ['out', 1, 0],
      ['a', 3, 3 * MINUTE],
    ]);
    const run = items[3]?.id ?? 0;
    expect((await list({ run })).items.map(({ text, count }) => [text, count])).toEqual([
      ['c', 1],
      ['b', 1],
      ['a', 1],
    ]);
    expect((await list({ operator: two.id })).items.map(({ text }) => text)).toEqual(['other']);
  });

  it('is filtered by operator, kind, days in China and word, together', async () => {
    const { one, write, texts } = await start();
    const midnight = Date.parse('2031-06-02T00:00:00+08:00');
    await write(one, midnight - 1, '前一天 100%', 'publish');
    await write(one, midnight, '当天', 'publish');
    await write(one, midnight + DAY - 1, '当天末', 'upload');
    await write(one, midnight + DAY, '后一天 _x', 'publish');
    const day = { operator: one.id, from: '2031-06-02', until: '2031-06-02' };
    expect(await texts(day)).toEqual(['当天末', '当天']);
    expect(await texts({ ...day, action: 'publish' })).toEqual(['当天']);
    expect(await texts({ operator: one.id, from: '2031-06-03' })).toEqual(['后一天 _x']);
    expect(await texts({ operator: one.id, until: '2031-06-01' })).toEqual(['前一天 100%']);
    expect(await texts({ operator: one.id, word: '一天' })).toEqual(['后一天 _x', '前一天 100%']);
    expect(await texts({ operator: one.id, word: '%' })).toEqual(['前一天 100%']);
    expect(await texts({ operator: one.id, word: '_X' })).toEqual(['后一天 _x']);
    expect(await texts({ operator: one.id, word: '没有' })).toEqual([]);
  });

  it('tells what the server did by itself, and whose acts may be asked for', async () => {
    const { db, boss, list, write } = await start();
    await writeAudit(db, { who: SYSTEM, action: 'scheduled', text: '到点', now: NOON });
    await write({ id: null, name: '（未知账号）' }, NOON, '登录失败', 'sign-in-failed');
    const { items, operators } = await list({ operator: 'system' });
    expect(new Set(items.map(({ name }) => name))).toEqual(new Set(['系统']));
    expect(operators).toContainEqual({ id: boss.id, name: boss.name });
  });

  it('has pages, of which each tells twenty', async () => {
    const { one, write, list } = await start();
    for (let at = 0; at < 45; at += 1) await write(one, NOON + at, `n${at}`, 'upload');
    const second = await list({ operator: one.id, page: 2 });
    expect(second.pages).toBe(3);
    expect(second.items.map(({ text }) => text)).toEqual(
      Array.from({ length: 20 }, (_, at) => `n${24 - at}`),
    );
    expect((await list({ operator: one.id, page: 9 })).items).toEqual([]);
  });

  it('refuses days, kinds and words that are none', async () => {
    const { send, boss } = await start();
    for (const request of [
      { from: '2026-02-30' },
      { until: '26-01-01' },
      { action: 'nothing' },
      { word: 'x'.repeat(41) },
      { operator: 'admin' },
    ])
      expect((await send('listAudit', { page: 1, ...request }, boss)).code).toBe('400');
  });

  it('is exported as it is filtered, in parts, safe for spreadsheets, and says so once an hour', async () => {
    const { db, ask, one, boss, write } = await start();
    const at = new Date(NOON);
    const row = { at, operatorId: one.id, name: one.name, action: 'upload' } as const;
    const count = EXPORTED_AT_ONCE + 5;
    const rows = Array.from({ length: count }, (_, position) => ({
      ...row,
      text: `第${position}`,
    }));
    await db.insert(operatorAudit).values(rows);
    await write(one, NOON, '=HYPERLINK("x")', 'upload');
    await write(one, NOON, 'a save');
    await write(one, NOON, 'another save');
    const filter = { operator: one.id };
    const first = await ask('exportAudit', filter, boss);
    const [heads, ...lines] = first.lines.split('\r\n');
    expect(heads).toBe('"编号","时间（北京）","谁","操作","说明"');
    expect(lines[0]).toMatch(/^"\d+","2031-05-10 12:00",".*","保存草稿","another save"$/);
    expect(lines[2]).toMatch(/"'=HYPERLINK\(""x""\)"$/);
    expect(first.rows).toBe(EXPORTED_AT_ONCE);
    const second = await ask('exportAudit', { ...filter, before: first.next }, boss);
    expect([second.rows, second.next]).toEqual([count + 3 - EXPORTED_AT_ONCE, null]);
    expect(second.lines).not.toContain('编号');
    await ask('exportAudit', filter, boss);
    await ask('exportAudit', { ...filter, word: '张三' }, boss);
    const notices = await db
      .select()
      .from(operatorAudit)
      .where(eq(operatorAudit.operatorId, boss.id));
    expect(notices.filter(({ action }) => action === 'export').map(({ text }) => text)).toEqual([
      `导出操作记录：账号编号 ${one.id} 的`,
      `导出操作记录：账号编号 ${one.id} 的，含搜索词`,
    ]);
    expect(JSON.stringify(notices)).not.toContain('张三');
  });

  it('looks for a word among all, for mere signs among so many of the newest', async () => {
    const { db, one, write, texts } = await start();
    const long = `${'长'.repeat(700)}，很久以前（※）`;
    await write(one, NOON, long, 'upload');
    const row = {
      at: new Date(NOON),
      operatorId: one.id,
      name: one.name,
      action: 'upload',
    } as const;
    const rows = Array.from({ length: LOOKED_THROUGH }, () => ({ ...row, text: '后来' }));
    for (let from = 0; from < rows.length; from += 1000)
      await db.insert(operatorAudit).values(rows.slice(from, from + 1000));
    expect(await texts({ operator: one.id, word: '久以' })).toEqual([long]);
    expect(await texts({ operator: one.id, word: '以久' })).toEqual([]);
    expect(await texts({ operator: one.id, word: '※' })).toEqual([]);
    expect(await texts({ operator: one.id, word: '后来' })).toHaveLength(20);
  });

  it('tells one look at the same of the same members an hour once, by their numbers alone', async () => {
    const { db, one, two, texts } = await start();
    const look = (now: number, members: number[], by = one, what = '认证资料') =>
      noteLook({ db, operator: { ...by, rights: {} } as never, now }, { what, members });
    const hour = Math.floor(NOON / HOUR) * HOUR;
    await Promise.all([1, 2, 3].map((each) => look(hour + each, [12])));
    await look(hour + HOUR - 1, [12]);
    await look(hour + HOUR, [12]);
    await look(hour, [12], two);
    await look(hour, [12], one, '发票资料');
    await look(hour, [9, 3, 9]);
    await look(hour, []);
    expect(await texts({ operator: one.id, action: 'look' })).toEqual([
      '查看会员 3、9 的认证资料',
      '查看会员 12 的发票资料',
      '查看会员 12 的认证资料',
      '查看会员 12 的认证资料',
    ]);
    expect(await texts({ operator: two.id, action: 'look' })).toHaveLength(1);
  });
});
