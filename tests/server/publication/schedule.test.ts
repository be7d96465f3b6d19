import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { job } from '#server/db/tables/job.ts';
import { homeRelease } from '#server/db/tables/publication.ts';
import { publicationJobs } from '#server/domains/publication/schedule/run-due.ts';
import { runJobs } from '#server/platform/jobs/jobs.ts';
import { DAY, HOUR, MINUTE } from '#server/platform/time/durations.ts';
import { consoleOn, retitled } from '../harness/operator/console.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { readLiveDocument } from '../harness/publication/live-document.ts';

onDatabase('scheduled publishing', (opened) => {
  const start = async () => {
    let now = Date.now();
    const desk = await consoleOn(opened().db, { clock: () => now });
    const seat = await desk.newSeat('publish');
    const { ask, db } = desk;
    /** Two servers look at the clock at once. */
    const pass = async (ms: number) => {
      now += ms;
      await Promise.all([1, 2].map(() => runJobs(db, publicationJobs(desk.app.log), () => now)));
    };
    const plan = async (title: string, minutes: number, until: number | null = null) => {
      const version = await desk.save(seat, retitled(title));
      const times = { from: now + minutes * MINUTE, until: until && now + until * MINUTE };
      const answer = await ask('schedulePublication', { version, note: '活动', ...times }, seat);
      if (answer.outcome !== 'scheduled') throw new Error(answer.outcome);
      return answer.schedule;
    };
    const title = async () =>
      (await readLiveDocument(db)).sections.find(({ name }) => name === '资讯列表')?.title;
    const live = async () => (await ask('readDesk', {}, seat)).live;
    const schedules = async () => (await ask('readDesk', {}, seat)).schedules;
    return { ...desk, seat, pass, plan, title, live, schedules, at: () => now };
  };

  /** Its clock runs as any does, and goes ahead when the test says so. */
  const consoleWithRealClock = async () => {
    let ahead = 0;
    const desk = await consoleOn(opened().db, { clock: () => Date.now() + ahead });
    const goAhead = (ms: number) => {
      ahead += ms;
    };
    const title = async () =>
      (await readLiveDocument(desk.db)).sections.find(({ name }) => name === '资讯列表')?.title;
    return { ...desk, seat: await desk.newSeat('publish'), title, goAhead };
  };

  it('puts the draft of then live at its time, once, whatever was saved since', async () => {
    const { pass, plan, save, seat, title, live, schedules, audit } = await start();
    const before = await live();
    const made = await plan('定时', 5);
    expect(made).toMatchObject({ state: 'waiting', until: null, author: seat.name });
    await save(seat, retitled('以后的草稿'));
    await pass(5 * MINUTE - 1);
    expect((await live()).id).toBe(before.id);
    expect(await schedules()).toHaveLength(1);
    await pass(1);
    expect(await title()).toBe('定时');
    const after = await live();
    expect(after).toMatchObject({ kind: 'scheduled', author: seat.name, note: '活动' });
    expect(await schedules()).toEqual([]);
    await pass(MINUTE);
    expect((await live()).id).toBe(after.id);
    const scheduled = (await audit(seat)).filter(({ action }) => action === 'scheduled');
    expect(scheduled).toHaveLength(1);
    expect(scheduled[0]).toMatchObject({ name: '系统' });
  });

  it('goes back at its end to what was live before', async () => {
    const { pass, plan, title, live, schedules } = await start();
    const before = await live();
    await plan('限时', 1, 10);
    await pass(MINUTE);
    expect(await title()).toBe('限时');
    expect(await schedules()).toMatchObject([{ state: 'live' }]);
    await pass(9 * MINUTE);
    const after = await live();
    expect(after).toMatchObject({ kind: 'ended', source: before.id });
    expect(after.document).toEqual(before.document);
    expect(await readLiveDocument(opened().db)).toEqual(before.document);
    expect(await schedules()).toEqual([]);
  });

  it('changes nothing at its end where somebody has published since, and says so', async () => {
    const { pass, plan, ask, save, seat, title, live, audit } = await start();
    await plan('限时二', 1, 10);
    await pass(MINUTE);
    const version = await save(seat, retitled('抢先'));
    await ask('publish', { version, note: '' }, seat);
    const { id } = await live();
    await pass(10 * MINUTE);
    expect((await live()).id).toBe(id);
    expect(await title()).toBe('抢先');
    expect((await audit(seat))[0]).toMatchObject({
      action: 'ended',
      text: expect.stringContaining('其间已另有发布'),
    });
  });

  it('skips what was over before a server could begin it, and catches up with the rest', async () => {
    const { pass, plan, title, live, audit, seat, db } = await start();
    const releases = await db.$count(homeRelease);
    await plan('错过', 1, 3);
    await plan('补上', 2);
    await pass(10 * MINUTE);
    expect(await title()).toBe('补上');
    expect(await db.$count(homeRelease)).toBe(releases + 1);
    expect((await live()).kind).toBe('scheduled');
    const texts = (await audit(seat)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('已经过期'))).toHaveLength(1);
  });

  it('is called off before it begins, or before it ends', async () => {
    const { pass, plan, ask, seat, title, live } = await start();
    const { id } = await plan('取消', 1);
    await ask('cancelSchedule', { id }, seat);
    const before = await live();
    await pass(2 * MINUTE);
    expect((await live()).id).toBe(before.id);
    await expect(ask('cancelSchedule', { id }, seat)).rejects.toThrow('已结束或已取消');
    await expect(ask('cancelSchedule', { id: 999_999 }, seat)).rejects.toThrow('没有这个定时发布');
    const saved = await plan('留下', 1, 5);
    await pass(MINUTE);
    await ask('cancelSchedule', { id: saved.id }, seat);
    await pass(DAY);
    expect(await title()).toBe('留下');
  });

  it.each([false, true])(
    'is made once of one version for one time (clears the draft: %s)',
    async (clearDraft) => {
      const { ask, seat, save, at, schedules } = await start();
      const version = await save(seat, retitled(`一次 ${at()}`));
      const times = { from: at() + DAY, until: at() + 2 * DAY };
      const wish = { version, note: '', clearDraft, ...times };
      const made = await ask('schedulePublication', wish, seat);
      if (made.outcome !== 'scheduled') throw new Error(made.outcome);
      expect(made.repeated).toBe(false);
      const again = [1, 2, 3].map(() =>
        ask('schedulePublication', { ...wish, note: '再来' }, seat),
      );
      for (const answer of await Promise.all(again))
        expect(answer).toEqual({ ...made, repeated: true });
      const own = (await schedules()).filter(({ from }) => from === times.from);
      expect(own).toHaveLength(1);
      const { items } = await ask('listSchedules', {}, seat);
      const [listed] = items.filter(({ id }) => id === made.schedule.id);
      expect(listed?.changes).toEqual([expect.stringContaining('资讯列表 标题由')]);
      const { changes } = await ask('readSchedule', { id: made.schedule.id }, seat);
      expect(changes).toMatchObject([{ text: listed?.changes[0], field: '', details: [] }]);
      // another time is another wish
      if (!clearDraft) {
        const next = { ...wish, from: times.from + HOUR };
        const other = await ask('schedulePublication', next, seat);
        expect(other).toMatchObject({ outcome: 'scheduled', repeated: false });
        if (other.outcome === 'scheduled')
          await ask('cancelSchedule', { id: other.schedule.id }, seat);
      }
      await ask('cancelSchedule', { id: made.schedule.id }, seat);
    },
  );

  it('wants a beginning within ninety days and an end after it', async () => {
    const { ask, seat, save, at, schedules, db } = await start();
    const version = await save(seat, retitled(`时刻 ${at()}`));
    const plan = (from: number, until: number | null) =>
      ask('schedulePublication', { version, note: '', from, until }, seat);
    await expect(plan(at(), null)).rejects.toThrow('开始时间须在现在之后、90 天之内');
    await expect(plan(at() + 90 * DAY + 1, null)).rejects.toThrow('90 天之内');
    await expect(plan(at() + DAY, at() + DAY)).rejects.toThrow('结束时间须晚于开始时间');
    expect(await schedules()).toEqual([]);
    const last = await plan(at() + 90 * DAY, at() + 90 * DAY + 1);
    if (last.outcome !== 'scheduled') throw new Error(last.outcome);
    await ask('cancelSchedule', { id: last.schedule.id }, seat);
    // its jobs would wait for ninety days
    await db.delete(job).where(eq(job.kind, 'publication'));
  });

  it('is caught up with in the order of its time, whichever a server wakes for', async () => {
    const { plan, title, pass, db, at } = await start();
    const releases = await db.$count(homeRelease);
    // the one that begins last was made first
    await plan('后', 2);
    const first = await plan('先', 1);
    // another server has just taken it
    await db
      .update(job)
      .set({ takenUntil: new Date(at() + DAY) })
      .where(eq(job.subject, `${first.id} begins`));
    await pass(10 * MINUTE);
    expect(await title()).toBe('后');
    expect(await db.$count(homeRelease)).toBe(releases + 2);
    await pass(2 * DAY);
    expect(await title()).toBe('后');
    expect(await db.$count(job, eq(job.kind, 'publication'))).toBe(0);
  });

  // that a job which falls due while it listens is found: `platform/jobs.test.ts`
  it('happens by itself once the server listens', async () => {
    const { app, ask, seat, save, title, goAhead } = await consoleWithRealClock();
    const version = await save(seat, retitled('自动'));
    const from = Date.now() + HOUR;
    await ask('schedulePublication', { version, note: '', from, until: null }, seat);
    expect(await title()).not.toBe('自动');
    goAhead(HOUR);
    await app.listen({ port: 0, host: '127.0.0.1' });
    await expect.poll(title, { timeout: 20_000 }).toBe('自动');
    await app.close();
  });
});
