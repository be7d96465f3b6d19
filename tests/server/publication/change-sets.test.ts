import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { homeRelease } from '#server/db/tables/publication.ts';
import { retitled } from '../harness/operator/console.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { plannerOn } from '../harness/publication/planner.ts';

const MORE = '优质内容';
const start = { 资讯列表: '平时', [MORE]: '平时' };

const withBanners =
  (keys: readonly string[]) =>
  (document: HomeDocument): HomeDocument => ({
    ...document,
    banners: [
      ...document.banners,
      ...keys.map((key) => ({
        ...{ key, slot: 'ordered' as const, title: key, link: '' },
        thumb: '/media/banner-1.svg',
      })),
    ],
  });

const many = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}-${index}`);

onDatabase('schedules are sets of changes', (opened) => {
  const open = async () => {
    const planner = await plannerOn(opened().db);
    await planner.clean(start);
    return planner;
  };

  it('of which none that has expired comes back: X 16:57–16:59, Y 16:58–17:00', async () => {
    const { plan, at, titleOf } = await open();
    await plan(retitled('X'), { from: 57, until: 59 });
    await plan(retitled('Y', MORE), { from: 58, until: 60 });
    const seen: unknown[] = [];
    for (const minute of [57, 58, 59, 60]) {
      await at(minute);
      seen.push([await titleOf(), await titleOf(MORE)]);
    }
    expect(seen).toEqual([
      ['X', '平时'],
      ['X', 'Y'],
      ['平时', 'Y'],
      ['平时', '平时'],
    ]);
  });

  it('of which the later one wins while both run, and the earlier one shows again', async () => {
    const { plan, at, titleOf } = await open();
    await plan(retitled('X'), { from: 1, until: 4 });
    await plan(retitled('Y'), { from: 2, until: 3 });
    const seen: unknown[] = [];
    for (const minute of [1, 2, 3, 4]) {
      await at(minute);
      seen.push(await titleOf());
    }
    expect(seen).toEqual(['X', 'Y', 'X', '平时']);
  });

  it('and leave what was published after they were made', async () => {
    const { plan, publish, at, titleOf } = await open();
    await plan(retitled('活动'), { from: 5, until: 10 });
    await publish(retitled('后来', MORE));
    await at(5);
    expect([await titleOf(), await titleOf(MORE)]).toEqual(['活动', '后来']);
    await publish(retitled('更后', MORE));
    await at(10);
    expect([await titleOf(), await titleOf(MORE)]).toEqual(['平时', '更后']);
  });

  it('whose changes in the draft do not stay for ever when another thing is published', async () => {
    const { plan, publish, at, titleOf, draftTitle } = await open();
    await plan(retitled('活动'), { from: 5, until: 10 });
    expect(await draftTitle()).toBe('平时');
    await at(5);
    expect(await draftTitle()).toBe('活动');
    await publish(retitled('后来', MORE));
    await at(10);
    expect([await titleOf(), await titleOf(MORE)]).toEqual(['平时', '后来']);
    expect(await draftTitle()).toBe('平时');
  });

  it('and give up what is published explicitly', async () => {
    const { plan, publish, at, titleOf, live } = await open();
    await plan((document) => retitled('活动', MORE)(retitled('活动')(document)), {
      ...{ from: 5, until: 10 },
    });
    await at(5);
    await publish(retitled('改正'));
    await at(10);
    expect([await titleOf(), await titleOf(MORE)]).toEqual(['改正', '平时']);
    expect(await live()).toMatchObject({ kind: 'ended', source: null });
  });

  it('and leave what was edited differently in the draft', async () => {
    const { plan, at, save, seat, draftTitle } = await open();
    await plan(retitled('活动'), { from: 5, until: 10 });
    await save(seat, retitled('草稿'));
    await at(5);
    expect(await draftTitle()).toBe('草稿');
    await at(10);
    expect(await draftTitle()).toBe('草稿');
  });

  it('which stay in the draft unless they are to be taken out of it', async () => {
    const { plan, draftTitle, draft, live } = await open();
    await plan(retitled('活动'), { from: 5, clearDraft: false });
    expect(await draftTitle()).toBe('活动');
    await plan(retitled('活动二'), { from: 6, clearDraft: true });
    expect((await draft()).document).toEqual((await live()).document);
  });

  it('end with a rollback where they run, and wait where they wait', async () => {
    const { plan, at, ask, live, seat, titleOf, schedules, audit, draftTitle } = await open();
    const { id } = await live();
    await plan(retitled('在线'), { from: 5, until: 10 });
    const waiting = await plan(retitled('等待', MORE), { from: 20, until: 30 });
    await at(5);
    await ask('rollBack', { release: id, note: '' }, seat);
    expect(await titleOf()).toBe('平时');
    expect(await draftTitle()).toBe('在线');
    expect((await schedules()).map((schedule) => schedule.id)).toEqual([waiting.id]);
    expect((await audit(seat))[0]?.text).toContain('就此结束');
    await at(10);
    expect(await titleOf()).toBe('平时');
    await at(20);
    expect(await titleOf(MORE)).toBe('等待');
  });

  it('begin and end in order where no server was awake at either', async () => {
    const { plan, at, titleOf } = await open();
    await plan(retitled('甲'), { from: 1, until: 6 });
    await at(1);
    await plan(retitled('乙'), { from: 3, until: 20 });
    await plan(retitled('丙', MORE), { from: 2 });
    await at(8);
    expect([await titleOf(), await titleOf(MORE)]).toEqual(['乙', '丙']);
    await at(20);
    expect([await titleOf(), await titleOf(MORE)]).toEqual(['平时', '丙']);
  });
});

onDatabase('a schedule that is open', (opened) => {
  const open = async () => {
    const planner = await plannerOn(opened().db);
    await planner.clean(start);
    return planner;
  };

  it('does not begin while it is paused, and begins when it goes on', async () => {
    const { plan, at, ask, seat, titleOf, schedules } = await open();
    const { id } = await plan(retitled('活动'), { from: 1, until: 9 });
    await ask('pauseSchedule', { id, paused: true }, seat);
    // at the very moment of its start
    await at(1);
    expect(await titleOf()).toBe('平时');
    expect(await schedules()).toMatchObject([{ id, state: 'paused', begun: false }]);
    await ask('pauseSchedule', { id, paused: false }, seat);
    expect(await titleOf()).toBe('活动');
    await at(9);
    expect(await titleOf()).toBe('平时');
  });

  it('waits again where it goes on before its start', async () => {
    const { plan, at, ask, seat, titleOf } = await open();
    const { id } = await plan(retitled('活动'), { from: 3, until: 9 });
    await ask('pauseSchedule', { id, paused: true }, seat);
    await ask('pauseSchedule', { id, paused: false }, seat);
    expect(await titleOf()).toBe('平时');
    await at(3);
    expect(await titleOf()).toBe('活动');
  });

  it('takes its changes back while it is paused, below those that began after it', async () => {
    const { plan, at, ask, seat, titleOf, audit } = await open();
    const { id } = await plan((document) => retitled('甲', MORE)(retitled('甲')(document)), {
      ...{ from: 1, until: 9 },
    });
    await plan(retitled('乙'), { from: 2, until: 9 });
    await at(2);
    await ask('pauseSchedule', { id, paused: true }, seat);
    expect([await titleOf(), await titleOf(MORE)]).toEqual(['乙', '平时']);
    await ask('pauseSchedule', { id, paused: false }, seat);
    expect([await titleOf(), await titleOf(MORE)]).toEqual(['乙', '甲']);
    expect((await audit(seat)).slice(0, 2)).toMatchObject([
      { action: 'pause-schedule', text: expect.stringContaining('继续') },
      { action: 'pause-schedule', text: expect.stringContaining('暂停') },
    ]);
  });

  it('is over where it was paused till its end', async () => {
    const { plan, at, ask, seat, titleOf, schedules } = await open();
    const { id } = await plan(retitled('活动'), { from: 1, until: 3 });
    await ask('pauseSchedule', { id, paused: true }, seat);
    await at(3);
    expect(await titleOf()).toBe('平时');
    expect(await schedules()).toEqual([]);
    await expect(ask('pauseSchedule', { id, paused: false }, seat)).rejects.toThrow('已结束');
  });

  it('is paused once, however often that is asked for', async () => {
    const { plan, send, ask, seat, audit } = await open();
    const { id } = await plan(retitled('活动'), { from: 1, until: 3 });
    const payload = { id, paused: true, key: randomUUID() };
    await send('pauseSchedule', payload, seat);
    await send('pauseSchedule', payload, seat);
    await ask('pauseSchedule', { id, paused: true }, seat);
    const own = (await audit(seat)).filter(({ name }) => name === seat.name);
    const paused = own.filter(({ action }) => action === 'pause-schedule');
    expect(paused).toHaveLength(1);
  });

  it('changes its times, note and changes', async () => {
    const { plan, at, ask, save, seat, moment, titleOf, schedules, audit } = await open();
    const { id } = await plan(retitled('活动'), { from: 1, until: 3 });
    const version = await save(seat, retitled('换过', MORE));
    const times = { from: moment(2), until: moment(4) };
    const answer = await ask('changeSchedule', { id, note: '改期', ...times, version }, seat);
    expect(answer).toMatchObject({ outcome: 'changed', schedule: { note: '改期', ...times } });
    expect((await audit(seat))[0]).toMatchObject({ action: 'change-schedule' });
    await at(1);
    expect(await schedules()).toMatchObject([{ state: 'waiting' }]);
    await at(2);
    expect([await titleOf(), await titleOf(MORE)]).toEqual(['平时', '换过']);
    const change = (payload: object) =>
      ask('changeSchedule', { id, note: '', ...times, version: null, ...payload }, seat);
    await expect(change({ from: moment(3) })).rejects.toThrow('已经开始');
    await expect(change({ version })).rejects.toThrow('已经开始');
    await expect(change({ until: moment(2) })).rejects.toThrow('结束时间');
    await change({ until: moment(8) });
    await at(4);
    expect(await titleOf(MORE)).toBe('换过');
    await at(8);
    expect(await titleOf(MORE)).toBe('平时');
    await expect(change({})).rejects.toThrow('已结束或已取消');
  });

  it('stays on the page where its end is called off, and goes with others all the same', async () => {
    const { plan, at, ask, seat, titleOf } = await open();
    const { id } = await plan(retitled('留下'), { from: 1, until: 5 });
    await plan(retitled('之上'), { from: 2, until: 6 });
    await at(2);
    await ask('cancelSchedule', { id }, seat);
    expect(await titleOf()).toBe('之上');
    await at(6);
    expect(await titleOf()).toBe('留下');
  });

  it('shows its changes and the page as it will be at its start', async () => {
    const { plan, ask, seat } = await open();
    await plan(retitled('先'), { from: 1, until: 20 });
    await plan(retitled('过去', MORE), { from: 1, until: 2 });
    const { id } = await plan(retitled('直播', '直播标题'), { from: 5, until: 9 });
    const { changes, document } = await ask('readSchedule', { id }, seat);
    expect(changes).toMatchObject([{ key: '直播标题' }]);
    const titles = Object.fromEntries(document.sections.map(({ name, title }) => [name, title]));
    expect(titles).toMatchObject({ 资讯列表: '先', [MORE]: '平时', 直播标题: '直播' });
  });

  it('shows the page as it is while it runs, with what others have changed since it began', async () => {
    const { plan, at, ask, seat } = await open();
    const { id } = await plan(retitled('先'), { from: 1, until: 9 });
    await plan(retitled('之上'), { from: 2, until: 8 });
    await at(2);
    const { document } = await ask('readSchedule', { id }, seat);
    expect(document.sections.find(({ name }) => name === '资讯列表')?.title).toBe('之上');
  });

  it('is told with those that run at the same time, and what both change', async () => {
    const { plan, schedules } = await open();
    const one = await plan(retitled('甲'), { from: 1, until: 5 });
    const two = await plan(retitled('乙'), { from: 4, until: 8 });
    const three = await plan(retitled('丙', MORE), { from: 2, until: 3 });
    await plan(retitled('丁'), { from: 8, until: 9 });
    const notices = await schedules();
    expect(notices.find(({ id }) => id === one.id)?.overlaps).toEqual([
      { id: three.id, both: [] },
      { id: two.id, both: ['资讯列表的标题'] },
    ]);
    expect(notices.find(({ id }) => id === two.id)?.overlaps).toEqual([
      { id: one.id, both: ['资讯列表的标题'] },
    ]);
  });
});

onDatabase('a review for schedules', (opened) => {
  it('tells what would go live early, what is taken, what changes again and what overlaps', async () => {
    const { plan, at, ask, save, seat, moment, clean } = await plannerOn(opened().db);
    await clean(start);
    await plan(retitled('在线', '直播标题'), { from: 1, until: 60, note: '直播周' });
    await at(1);
    await plan(retitled('以后'), { from: 30, until: 40, note: '月底' });
    await save(seat, (document) => retitled('改正', '直播标题')(retitled('以后')(document)));
    const now = await ask('reviewSchedules', { from: null, until: null }, seat);
    expect(now.early).toMatchObject([expect.stringMatching(/资讯列表的标题.*月底.*提前上线/)]);
    expect(now.taken).toMatchObject([expect.stringMatching(/直播标题的标题.*直播周.*不再收回/)]);
    expect(now.later).toEqual([]);
    expect(now.overlaps).toEqual([]);
    await save(seat, retitled('别的'));
    const other = await ask('reviewSchedules', { from: null, until: null }, seat);
    expect(other.later).toMatchObject([expect.stringMatching(/资讯列表的标题.*月底.*再次改变/)]);
    const next = { from: moment(35), until: moment(45) };
    const { overlaps, early } = await ask('reviewSchedules', next, seat);
    expect(early).toEqual([]);
    expect(overlaps).toMatchObject([
      expect.stringMatching(/直播周.*直播标题的标题/),
      expect.stringMatching(/月底.*资讯列表的标题/),
    ]);
    const after = await ask('reviewSchedules', { from: moment(60), until: moment(70) }, seat);
    expect(after.overlaps).toEqual([]);
  });
});

onDatabase('a schedule that does not run as planned', (opened) => {
  const open = async () => {
    const planner = await plannerOn(opened().db);
    await planner.clean(start);
    const errors = () => planner.logged.filter((line) => line.includes('schedule not run'));
    return { ...planner, errors };
  };

  it('because no server ran stands there until it is seen to', async () => {
    const { plan, at, ask, seat, schedules, audit, errors, titleOf, db } = await open();
    const { id } = await plan(retitled('错过'), { from: 1, until: 3 });
    const releases = await db.$count(homeRelease);
    await at(3);
    expect(await titleOf()).toBe('平时');
    expect(await db.$count(homeRelease)).toBe(releases);
    expect(await schedules()).toMatchObject([{ id, state: 'failed', trouble: 'missed' }]);
    expect((await audit(seat))[0]).toMatchObject({ action: 'schedule-trouble', name: '系统' });
    expect(errors()).toHaveLength(1);
    await ask('handleSchedule', { id }, seat);
    expect(await schedules()).toEqual([]);
    expect((await audit(seat))[0]?.text).toContain('已处理');
    await expect(ask('handleSchedule', { id: 999_999 }, seat)).rejects.toThrow('没有这个');
  });

  it('because the page would break the rules changes nothing', async () => {
    const { plan, publish, at, schedules, page, errors } = await open();
    await plan(withBanners(many('a', 17)), { from: 1, until: 3 });
    await publish(withBanners(many('b', 1)));
    const before = await page();
    await at(1);
    expect(await page()).toEqual(before);
    expect(await schedules()).toMatchObject([{ state: 'failed', trouble: 'misfit' }]);
    expect(errors()).toHaveLength(1);
  });

  it('because the page without it would break the rules stays on it', async () => {
    const { plan, publish, at, ask, seat, schedules, page } = await open();
    await publish(withBanners(many('a', 17)));
    const { id } = await plan((document) => ({ ...document, banners: [] }), { from: 1, until: 3 });
    await at(1);
    await publish(withBanners(many('b', 5)));
    const before = await page();
    await expect(ask('pauseSchedule', { id, paused: true }, seat)).rejects.toThrow('不符合');
    await at(3);
    expect(await page()).toEqual(before);
    expect(await schedules()).toMatchObject([{ id, state: 'done', trouble: 'kept' }]);
    await publish(retitled('之后'));
    expect((await page()).banners).toEqual(before.banners);
  });

  it('because the server failed is told, tried again, and no trouble once it has begun', async () => {
    const { plan, at, turn, wake, schedules, titleOf, db, audit, seat } = await open();
    await db.execute(sql`create function break_it() returns trigger language plpgsql as
      $$ begin if new.note = '坏' then raise exception 'broken'; end if; return new; end $$`);
    await db.execute(sql`create trigger break_it before insert on home_release
      for each row execute function break_it()`);
    await plan(retitled('坏'), { from: 1, until: 30, note: '坏' });
    await plan(retitled('好', MORE), { from: 2, until: 30 });
    await at(2);
    expect([await titleOf(), await titleOf(MORE)]).toEqual(['平时', '好']);
    expect(await schedules()).toMatchObject([{ state: 'waiting', trouble: 'error' }, {}]);
    turn(3);
    await wake();
    const notices = (await audit(seat)).filter(({ action }) => action === 'schedule-trouble');
    expect(notices.filter(({ text }) => text.includes('没有成功'))).toHaveLength(1);
    await db.execute(sql`drop trigger break_it on home_release`);
    await db.execute(sql`drop function break_it()`);
    await at(5);
    expect(await titleOf()).toBe('坏');
    expect(await schedules()).toMatchObject([{ state: 'live', trouble: null }, {}]);
  });
});
