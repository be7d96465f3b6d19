import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { job } from '#server/db/tables/job.ts';
import { type JobHandlers, runJobs } from '#server/platform/jobs/jobs.ts';
import { MINUTE, SECOND } from '#server/platform/time/durations.ts';
import { ordersOn } from '../harness/order/shop.ts';
import { onEveryDatabase } from '../harness/postgres/database.ts';

const realNow = Date.now;
afterEach(() => {
  Date.now = realNow;
});

// the embedded database goes by the clock of its process, so there both are off
onEveryDatabase('a server whose clock is off', (opened) => {
  const databaseTime = async (): Promise<number> => {
    const { db } = opened();
    const [row] = await db
      .select({ now: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8` })
      .from(sql`(select 1) as one`);
    return row?.now ?? 0;
  };
  const setBy = (ms: number) => {
    Date.now = () => realNow() + ms;
  };

  it.each([-10, 10])('by %i minutes sells when the database says so', async (minutes) => {
    setBy(minutes * MINUTE);
    const { db, line } = opened();
    const shop = ordersOn(db, { line, clock: undefined });
    const now = await databaseTime();
    const token = (await shop.join()).token;
    const sale = async (from: number, to: number) => {
      const window = { startAt: new Date(now + from), endAt: new Date(now + to) };
      const { id } = await shop.run({ quota: 5, ...window });
      const { msg } = await shop.ask('createOrder', { kind: 'flash', id, pay: '40.00' }, token);
      const detail = await shop.get('flashDetail', { id }, token);
      return [msg, detail.state, Math.abs(Number(detail.now) - now) < MINUTE];
    };
    const soon = await sale(5 * MINUTE, 15 * MINUTE);
    const past = await sale(-15 * MINUTE, -5 * MINUTE);
    const running = await sale(-5 * MINUTE, 5 * MINUTE);
    expect([soon, past, running]).toEqual([
      ['活动还没有开始', 'before', true],
      ['活动已结束', 'over', true],
      ['成功', 'running', true],
    ]);
  });

  it.each([-10, 10])('by %i minutes takes jobs when they are due and free', async (minutes) => {
    setBy(minutes * MINUTE);
    const { db, line } = opened();
    const now = await databaseTime();
    const done: string[] = [];
    const kind = `skewed ${minutes}`;
    const handlers: JobHandlers = {
      [kind]: async (_db, subject) => {
        done.push(subject);
        return undefined;
      },
    };
    const row = (subject: string, due: number, lease?: number) => ({
      ...{ kind, subject, dueAt: new Date(now + due) },
      takenUntil: lease === undefined ? null : new Date(now + lease),
    });
    await db
      .insert(job)
      .values([
        row('due', -SECOND),
        row('later', 5 * MINUTE),
        row('another’s', -MINUTE, MINUTE / 2),
        row('left', -5 * MINUTE, -4 * MINUTE),
      ]);
    await runJobs(db, handlers, line.now);
    expect(done.toSorted()).toEqual(['due', 'left']);
    await db.delete(job).where(eq(job.kind, kind));
  });
});
