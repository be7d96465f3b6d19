import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { LeftOut } from '#schemas/publication/change-sets.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { homeRelease } from '#server/db/tables/publication.ts';
import { consoleOn, retitled } from '../harness/operator/console.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { readLiveDocument } from '../harness/publication/live-document.ts';
import { plannerOn } from '../harness/publication/planner.ts';

const news = '资讯列表';
const broadcast = '直播标题';
const long = '长'.repeat(21);

const section = (key: string): LeftOut => ({ part: '首页区块', key, field: '' });
const titleIn = ({ sections }: HomeDocument, name = news) =>
  sections.find((item) => item.name === name)?.title;
const siteTitled = (title: string) => (document: HomeDocument) => ({
  ...document,
  site: { ...document.site, title },
});

onDatabase('publishing a part of the draft', (opened) => {
  /** Each begins with a draft that is what is live. */
  const start = async () => {
    const desk = await consoleOn(opened().db);
    const chief = await desk.newSeat('publish');
    const { draft, live } = await desk.ask('readDesk', {}, chief);
    await desk.ask('resetDraft', { version: draft.version, release: live.id }, chief);
    const now = async () => (await desk.ask('readDesk', {}, chief)).draft;
    return { ...desk, chief, now, live };
  };

  it('tells of each change who has made it, since it was live', async () => {
    const { ask, save, chief, newSeat } = await start();
    const other = await newSeat('edit');
    await save(other, retitled('同事写的'));
    await save(chief, siteTitled('主编的站名'));
    await save(chief, retitled('又改了一次'));
    await save(other, (document) => ({
      ...document,
      site: { ...document.site, copyright: '同事的版权' },
      tabs: document.tabs.map((tab) => ({ ...tab, shown: tab.name !== '消息' })),
    }));
    const authorsOf = async () => {
      const { changes } = await ask('reviewDraft', {}, chief);
      return changes.map(({ key, field, authors }) => [key, field, authors]);
    };
    expect(await authorsOf()).toEqual([
      [news, '', [other.name, chief.name]],
      ['消息', '', [other.name]],
      ['one', 'title', [chief.name]],
      ['one', 'copyright', [other.name]],
    ]);
    // what went live of it was made before
    const { version, changes } = await ask('reviewDraft', {}, chief);
    const left = changes.filter(({ key }) => key !== news);
    await ask('publish', { version, note: '', left }, chief);
    await save(chief, retitled('第三次'));
    expect((await authorsOf())[0]).toEqual([news, '', [chief.name]]);
  });

  it('puts live what was chosen, and keeps the rest in the draft', async () => {
    const { ask, save, chief, now, live, audit, db } = await start();
    await save(chief, retitled('今日'));
    await save(chief, retitled('名家', broadcast));
    await save(chief, siteTitled('新站名'));
    const version = await save(chief, (document) => ({
      ...document,
      tabs: document.tabs.map((tab) => ({ ...tab, shown: tab.name !== '消息' })),
      site: { ...document.site, copyright: '新版权' },
    }));
    const { changes } = await ask('reviewDraft', {}, chief);
    expect(changes.map(({ part, key, field }) => [part, key, field])).toEqual([
      ['首页区块', broadcast, ''],
      ['首页区块', news, ''],
      ['底部标签', '消息', ''],
      ['站点信息', 'one', 'title'],
      ['站点信息', 'one', 'copyright'],
    ]);
    const left = changes.filter(({ key, field }) => key === broadcast || field === 'title');
    const answer = await ask('publish', { version, note: '', left }, chief);
    expect(answer).toMatchObject({ outcome: 'published', repeated: false });
    const again = await ask('publish', { version, note: '', left }, chief);
    expect(again).toEqual({ ...answer, repeated: true });
    const page = await readLiveDocument(db);
    expect(titleIn(page)).toBe('今日');
    expect(titleIn(page, broadcast)).toBe(titleIn(live.document, broadcast));
    expect(page.site).toEqual({ ...live.document.site, copyright: '新版权' });
    expect(page.tabs.find(({ name }) => name === '消息')?.shown).toBe(false);
    const after = await now();
    expect(after.version).toBe(version);
    expect(titleIn(after.document, broadcast)).toBe('名家');
    expect((await audit(chief))[0]?.text).toMatch(/发布第 \d+ 版.*今日.*另有 2 处改动留在草稿/);
    const rest = await ask('reviewDraft', {}, chief);
    expect(rest.changes.map(({ key, field }) => [key, field])).toEqual([
      [broadcast, ''],
      ['one', 'title'],
    ]);
    await ask('publish', { version, note: '' }, chief);
    expect(await readLiveDocument(db)).toEqual(after.document);
  });

  it('judges what is published and not what stays', async () => {
    const { ask, save, chief, db } = await start();
    await save(chief, retitled('今日要看'));
    const version = await save(chief, retitled(long, broadcast));
    const whole = await ask('publish', { version, note: '' }, chief);
    expect(whole.outcome).toBe('faulty');
    expect((await ask('reviewDraft', {}, chief)).faults).toHaveLength(1);
    const left = [section(broadcast)];
    expect((await ask('reviewDraft', { left }, chief)).faults).toEqual([]);
    expect(await ask('publish', { version, note: '', left }, chief)).toMatchObject({
      outcome: 'published',
    });
    expect(titleIn(await readLiveDocument(db))).toBe('今日要看');
  });

  it('refuses a choice that would leave learners nothing, though the draft would not', async () => {
    const { ask, save, chief, now, db } = await start();
    await save(chief, (document) => ({
      ...document,
      tabs: document.tabs.map((tab) => ({ ...tab, shown: tab.name === '发现' })),
    }));
    await ask('publish', { version: (await now()).version, note: '' }, chief);
    const version = await save(chief, (document) => ({
      ...document,
      tabs: document.tabs.map((tab) => ({ ...tab, shown: tab.name === '我的' })),
    }));
    const left = [{ part: '底部标签', key: '我的', field: '' }];
    const before = await readLiveDocument(db);
    const refused = await ask('publish', { version, note: '', left }, chief);
    expect(refused).toMatchObject({ outcome: 'faulty', faults: [{ path: 'tabs' }] });
    expect((await ask('reviewDraft', { left }, chief)).faults).toMatchObject([{ path: 'tabs' }]);
    expect(await readLiveDocument(db)).toEqual(before);
    await ask('publish', { version, note: '' }, chief);
  });

  it('refuses to publish or schedule nothing, and takes no notice of what is no change', async () => {
    const { ask, save, chief, db } = await start();
    const version = await save(chief, retitled(`一 ${randomUUID().slice(0, 4)}`));
    const count = await db.$count(homeRelease);
    const left = [section(news)];
    const nothing = '没有选中要发布的改动';
    await expect(ask('publish', { version, note: '', left }, chief)).rejects.toThrow(nothing);
    const times = { from: Date.now() + 3_600_000, until: null };
    await expect(
      ask('schedulePublication', { version, note: '', left, ...times }, chief),
    ).rejects.toThrow(nothing);
    expect(await db.$count(homeRelease)).toBe(count);
    const forged = [section('没有这个'), { part: 'x', key: '__proto__', field: 'constructor' }];
    const answer = await ask('publish', { version, note: '', left: forged }, chief);
    expect(answer.outcome).toBe('published');
    expect(await db.$count(homeRelease)).toBe(count + 1);
  });

  it('knows whose the rest is: what was published of a colleague keeps nobody from giving up their own', async () => {
    const { ask, save, chief, newSeat, now, live } = await start();
    const [one, other] = [await newSeat('edit'), await newSeat('edit')];
    await save(one, retitled('一的'));
    const version = await save(other, retitled('二的', broadcast));
    expect((await ask('unpublishedChanges', {}, other)).mayDiscard).toBe(false);
    const left = [section(broadcast)];
    await ask('publish', { version, note: '', left }, chief);
    expect(await ask('unpublishedChanges', {}, other)).toEqual({
      ...{ version, earlier: 0, mayDiscard: true },
      owners: [{ name: other.name, own: true, count: 1 }],
    });
    expect((await ask('unpublishedChanges', {}, one)).mayDiscard).toBe(false);
    // what is changed again after it was published is somebody's again
    await save(one, retitled('一又改'));
    expect((await ask('unpublishedChanges', {}, other)).owners).toEqual([
      { name: other.name, own: true, count: 1 },
      { name: one.name, own: false, count: 1 },
    ]);
    // and so is all that a rollback takes off the page
    await ask('rollBack', { release: live.id, note: '' }, chief);
    expect((await ask('unpublishedChanges', {}, other)).mayDiscard).toBe(false);
    await ask('resetDraft', { version: (await now()).version, release: null }, chief);
    expect(await ask('unpublishedChanges', {}, other)).toMatchObject({ owners: [], earlier: 0 });
  });

  it('gives what a rollback takes off the page back to whose it was', async () => {
    const { ask, save, chief, newSeat, live } = await start();
    const [one, other] = [await newSeat('edit'), await newSeat('edit')];
    await save(one, retitled('一的'));
    const version = await save(other, retitled('二的', broadcast));
    await ask('publish', { version, note: '', left: [section(broadcast)] }, chief);
    await ask('rollBack', { release: live.id, note: '' }, chief);
    const { owners, mayDiscard } = await ask('unpublishedChanges', {}, other);
    expect(owners).toEqual([
      { name: other.name, own: true, count: 1 },
      { name: one.name, own: false, count: 1 },
    ]);
    expect(mayDiscard).toBe(false);
  });

  it('begins a further step of the history after a part was published', async () => {
    const { ask, save, chief } = await start();
    await save(chief, retitled('甲'));
    const version = await save(chief, retitled('乙', broadcast));
    await ask('publish', { version, note: '', left: [section(broadcast)] }, chief);
    await save(chief, retitled('丙', broadcast));
    const [last] = (await ask('listDraftSteps', { page: 1 }, chief)).items;
    expect(last?.changes).toMatchObject([{ text: '直播标题 标题由「乙」改为「丙」' }]);
  });

  it('publishes one part of two that are chosen at once by the same version, then the other', async () => {
    const { ask, save, chief, newSeat, db } = await start();
    await save(chief, retitled('左'));
    const version = await save(chief, retitled('右', broadcast));
    const seats = [chief, await newSeat('publish')];
    const lefts = [[section(broadcast)], [section(news)]];
    const answers = await Promise.all(
      seats.map((seat, index) => ask('publish', { version, note: '', left: lefts[index] }, seat)),
    );
    expect(answers.map(({ outcome }) => outcome)).toEqual(['published', 'published']);
    const page = await readLiveDocument(db);
    expect([titleIn(page), titleIn(page, broadcast)]).toEqual(['左', '右']);
    expect((await ask('reviewDraft', {}, chief)).changes).toEqual([]);
  });

  it('schedules what was chosen; the rest stays in the draft, and is no part of what overlaps', async () => {
    const planner = await plannerOn(opened().db);
    const { ask, seat, save, titleOf, draftTitle, at, moment } = planner;
    await planner.clean({ [news]: '平时', [broadcast]: '平时' });
    await save(seat, retitled('排期'));
    const version = await save(seat, retitled('以后', broadcast));
    const left = [section(broadcast)];
    const plan = { from: moment(1), until: moment(9), note: '', left, clearDraft: true };
    const planned = await ask('schedulePublication', { version, ...plan }, seat);
    expect(planned.outcome).toBe('scheduled');
    expect([await draftTitle(), await draftTitle(broadcast)]).toEqual(['平时', '以后']);
    const times = { from: moment(2), until: moment(3) };
    const seen = await ask('reviewSchedules', times, seat);
    expect(seen.overlaps.join()).toMatch('改的地方不同');
    await save(seat, retitled('又改'));
    const both = await ask('reviewSchedules', times, seat);
    expect(both.overlaps.join()).toMatch('都改了资讯列表的标题');
    const one = await ask('reviewSchedules', { ...times, left: [section(news)] }, seat);
    expect(one.overlaps.join()).toMatch('改的地方不同');
    await at(1);
    expect([await titleOf(), await titleOf(broadcast)]).toEqual(['排期', '平时']);
    await at(9);
    expect([await titleOf(), await titleOf(broadcast)]).toEqual(['平时', '平时']);
  });
});
