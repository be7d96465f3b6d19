import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { activity } from '#server/db/tables/activity.ts';
import { job } from '#server/db/tables/job.ts';
import { member } from '#server/db/tables/member.ts';
import { relation, reminder } from '#server/db/tables/relation.ts';
import { reminderJobs } from '#server/domains/relation/jobs.ts';
import { addJob, runJobs } from '#server/platform/jobs/jobs.ts';
import { HOUR, MINUTE } from '#server/platform/time/durations.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { remindersOn, statedOf, waitingFor } from '../harness/relation/reminders.ts';

onDatabase('a reminder of an activity', (opened) => {
  const on = () => remindersOn(opened().db);
  const change = (id: string, values: Partial<typeof activity.$inferInsert>) =>
    opened()
      .db.update(activity)
      .set(values)
      .where(eq(activity.id, Number(id)));

  describe('is asked for', () => {
    it('once, however often, and taken back', async () => {
      const { shop, upcoming, reserve } = on();
      const [one, other] = [await shop.join(), await shop.join()];
      const { id } = await upcoming(60);
      const mine = async (token: string) => (await shop.get('flashDetail', { id }, token)).mine;
      expect((await mine(one.token)).reserved).toBe(false);
      const taps = await Promise.all(Array.from({ length: 8 }, () => reserve(id, true, one.token)));
      expect(taps.map(({ data }) => data)).toEqual(Array(8).fill({ on: 1, total: 1 }));
      const rows = and(eq(relation.target, 'activity'), eq(relation.targetId, Number(id)));
      expect(await shop.db.$count(relation, rows)).toBe(1);
      expect((await mine(one.token)).reserved).toBe(true);
      expect((await mine(other.token)).reserved).toBe(false);
      expect((await reserve(id, false, other.token)).data).toEqual({ on: 0, total: 1 });
      expect((await reserve(id, false, one.token)).data).toEqual({ on: 0, total: 0 });
      expect((await mine(one.token)).reserved).toBe(false);
    });

    it('of a group buy as well', async () => {
      const { shop, upcoming, reserve } = on();
      const { token } = await shop.join();
      const { id } = await upcoming(60, { type: 1 });
      await reserve(id, true, token);
      expect((await shop.get('teamDetail', { id }, token)).mine.reserved).toBe(true);
    });

    it('only of what is to come, by who is logged in', async () => {
      const { shop, upcoming, reserve } = on();
      const { id: memberId, token } = await shop.join();
      const past = new Date(shop.now() - HOUR);
      const running = await upcoming(-1);
      const over = await upcoming(-90, { endAt: past });
      const hidden = await upcoming(60, { published: false });
      const unsold = await upcoming(60, { productId: null });
      const next = await upcoming(60);
      const noticeOf = async ({ id }: { id: string }) => (await reserve(id, true, token)).msg;
      expect(await noticeOf(running)).toBe('活动已经开始，无需提醒');
      expect(await noticeOf(over)).toBe('活动已结束');
      for (const one of [hidden, unsold, { id: '2147483647' }, { id: 'abc' }])
        expect(await noticeOf(one)).toBe('内容不存在或已下架');
      expect((await reserve(next.id, true, '')).code).toBe('-200');
      // what was asked for can be let go of at any time
      expect((await reserve(running.id, false, token)).code).toBe('200');
      await shop.db.update(member).set({ disabled: true }).where(eq(member.id, memberId));
      expect(await noticeOf(next)).toBe('该账号已被停用');
    });
  });

  describe('comes', () => {
    it('once, five minutes before the start, and leads there', async () => {
      const { shop, upcoming, reserve, messagesOf, remind } = on();
      const { id: memberId, token } = await shop.join();
      const { id } = await upcoming(60, { title: '心电图（秒杀）', quota: 20 });
      await reserve(id, true, token);
      shop.pass(54 * MINUTE);
      await remind();
      expect(await messagesOf(memberId)).toEqual([]);
      shop.pass(MINUTE);
      await remind();
      const [answer, ...more] = await messagesOf(memberId);
      expect(more).toEqual([]);
      expect(answer).toMatchObject({
        group: 'order',
        title: '秒杀即将开始',
        link: `/sk_detail/${id}`,
      });
      expect(answer?.body).toMatch(
        /^你设了提醒的“心电图（秒杀）”将于 \d{4}-\d\d-\d\d \d\d:\d\d 开始，秒杀价 ¥40\.00，共 20 个名额，先到先得。$/,
      );
      for (let n = 0; n < 4; n += 1) {
        shop.pass(2 * MINUTE);
        await remind();
      }
      expect(await messagesOf(memberId)).toHaveLength(1);
    });

    it('at the start to who asked later, also again after taking it back', async () => {
      const { shop, upcoming, reserve, messagesOf, remind } = on();
      const { id: memberId, token } = await shop.join();
      const { id } = await upcoming(4, { type: 1 });
      for (const wanted of [true, false, true]) await reserve(id, wanted, token);
      await remind();
      shop.pass(4 * MINUTE - 1);
      await remind();
      expect(await messagesOf(memberId)).toEqual([]);
      shop.pass(1);
      await remind();
      await remind();
      expect(await messagesOf(memberId)).toMatchObject([
        { title: '拼团开始了', link: `/teamDetails/${id}` },
      ]);
    });

    it('not to who took it back, or was disabled', async () => {
      const { shop, upcoming, reserve, messagesOf, remind } = on();
      const [one, other] = [await shop.join(), await shop.join()];
      const { id } = await upcoming(60);
      for (const { token } of [one, other]) await reserve(id, true, token);
      await reserve(id, false, one.token);
      const disable = (disabled: boolean) =>
        shop.db.update(member).set({ disabled }).where(eq(member.id, other.id));
      await disable(true);
      shop.pass(56 * MINUTE);
      await remind();
      for (const { id: memberId } of [one, other]) expect(await messagesOf(memberId)).toEqual([]);
      await disable(false);
      await remind();
      expect(await messagesOf(other.id)).toHaveLength(1);
    });

    it.each([
      ['withdrawn', { published: false }],
      ['without anything to sell', { productId: null }],
      ['sold out', { quota: 0 }],
      ['over', { endAt: new Date(0) }],
    ])('not where the activity is %s', async (_, values) => {
      const { shop, upcoming, reserve, messagesOf, remind } = on();
      const { id: memberId, token } = await shop.join();
      const { id } = await upcoming(60);
      await reserve(id, true, token);
      await change(id, values);
      shop.pass(61 * MINUTE);
      await remind();
      expect(await messagesOf(memberId)).toEqual([]);
    });

    it('at the new time where the start is moved, and again where it was told already', async () => {
      const { shop, upcoming, reserve, messagesOf, remind } = on();
      const { id: memberId, token } = await shop.join();
      const { id, startAt } = await upcoming(60);
      const moved = (minutes: number) => ({ startAt: new Date(+startAt + minutes * MINUTE) });
      const noticeOf = async (after: number) => {
        shop.pass(after * MINUTE);
        await remind();
        return (await messagesOf(memberId)).length;
      };
      await reserve(id, true, token);
      await change(id, moved(-30));
      expect(await noticeOf(24)).toBe(0);
      await change(id, moved(0));
      expect(await noticeOf(2)).toBe(0);
      expect(await noticeOf(29)).toBe(1);
      await change(id, moved(30));
      expect(await noticeOf(5)).toBe(1);
      expect(await noticeOf(25)).toBe(2);
      // one that is put back to a time that was told of is told of no more
      await change(id, moved(0));
      expect(await noticeOf(0)).toBe(2);
    });

    it('no more long after the start', async () => {
      const { shop, upcoming, reserve, messagesOf, remind } = on();
      const { id: memberId, token } = await shop.join();
      const { id } = await upcoming(10);
      await reserve(id, true, token);
      shop.pass(71 * MINUTE);
      await remind();
      expect(await messagesOf(memberId)).toEqual([]);
    });
  });

  describe('for many', () => {
    const MANY = 1200;

    it('comes to each once from several servers, and their work comes again', async () => {
      const { shop, upcoming } = on();
      const { db } = shop;
      const { id } = await upcoming(3);
      await waitingFor(db, id, MANY, shop.now());
      const due = { kind: 'reminders', subject: 'activity', dueAt: shop.now() };
      await addJob(db, due);
      const failed: unknown[] = [];
      const run = () =>
        runJobs(db, reminderJobs, shop.now, { failed: (error) => failed.push(error) });
      const work = await Promise.all([run(), run(), run()]);
      expect(work.toSorted()).toEqual([0, 0, 1]);
      expect(await statedOf(db, id)).toEqual({ members: MANY, most: 1 });
      shop.pass(9999);
      expect(await run()).toBe(0);
      shop.pass(1);
      expect(await run()).toBe(1);
      expect(await statedOf(db, id)).toEqual({ members: MANY, most: 1 });
      expect(failed).toEqual([]);
      await db.delete(job).where(eq(job.kind, 'reminders'));
    });

    it('comes to each once where two tell at a time', async () => {
      const { shop, upcoming, remind } = on();
      const { id } = await upcoming(3);
      await waitingFor(shop.db, id, MANY, shop.now());
      await Promise.all([remind(), remind(), remind()]);
      await remind();
      expect(await statedOf(shop.db, id)).toEqual({ members: MANY, most: 1 });
    });

    it('goes on where it broke off', async () => {
      const { shop, upcoming, remind } = on();
      const { db } = shop;
      const { id } = await upcoming(3);
      const people = await waitingFor(db, id, MANY, shop.now());
      await db.execute(
        sql.raw(`alter table message add constraint broken check (member_id <> ${people[700]})`),
      );
      await expect(remind()).rejects.toThrow();
      const half = await statedOf(db, id);
      expect(half).toEqual({ members: 500, most: 1 });
      // nobody counts as told without having been
      expect(await db.$count(reminder, eq(reminder.targetId, Number(id)))).toBe(half.members);
      await db.execute(sql`alter table message drop constraint broken`);
      await remind();
      expect(await statedOf(db, id)).toEqual({ members: MANY, most: 1 });
    });
  });
});
