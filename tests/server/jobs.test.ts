import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { job } from '../../server/db/tables/job.ts';
import { usedWechatCode } from '../../server/db/tables/people.ts';
import { chinaDay, chinaMonth, chinaStamp, dayBefore } from '../../server/platform/china-time.ts';
import { gate } from '../../server/platform/gate.ts';
import { addJob, type JobHandlers, runJobs } from '../../server/platform/jobs.ts';
import { onEveryDatabase } from './database.ts';

onEveryDatabase('jobs', (opened) => {
  // far behind the demo's own
  const now = 1_000_000;
  const done: string[] = [];
  const handlers: JobHandlers = {
    'test-note': async (_db, subject) => async (tx) => {
      done.push(subject);
      await tx.insert(usedWechatCode).values({ codeHash: `job ${subject}` });
    },
    'test-fail': async () => {
      throw new Error('not yet');
    },
  };

  it('are done once, by however many servers, when they are due', async () => {
    const { db } = opened();
    for (let n = 0; n < 60; n += 1) {
      await addJob(db, { kind: 'test-note', subject: `n${n % 50}`, dueAt: now });
      await addJob(db, { kind: 'test-note', subject: `later${n}`, dueAt: now + 1 });
    }
    await Promise.all([1, 2, 3].map(() => runJobs(db, handlers, now)));
    expect(done.toSorted()).toEqual(Array.from({ length: 50 }, (_, n) => `n${n}`).toSorted());
    expect(await runJobs(db, handlers, now)).toBe(0);
    expect(await runJobs(db, handlers, now + 1)).toBe(60);
  });

  it('are left to the server that knows their kind', async () => {
    const { db } = opened();
    await addJob(db, { kind: 'test-later', subject: 'one', dueAt: now });
    expect(await runJobs(db, handlers, now)).toBe(0);
    const seen: string[] = [];
    const knowing: JobHandlers = {
      'test-later': async (_db, subject) => {
        seen.push(subject);
        return undefined;
      },
    };
    expect(await runJobs(db, knowing, now)).toBe(1);
    expect(seen).toEqual(['one']);
  });

  it('that fail are tried again later, later each time, and tell why', async () => {
    const { db } = opened();
    const errors: unknown[] = [];
    const run = (at: number) => runJobs(db, handlers, at, (error) => errors.push(error));
    await addJob(db, { kind: 'test-fail', subject: 'one', dueAt: now });
    await run(now);
    await run(now + 1999);
    expect(errors).toHaveLength(1);
    await run(now + 2000);
    expect(errors).toHaveLength(2);
    const [row] = await db.select().from(job).where(eq(job.kind, 'test-fail'));
    expect(row).toMatchObject({ tries: 2, failure: 'not yet', takenUntil: null });
    expect(row?.dueAt.getTime()).toBe(now + 2000 + 4000);
    await db.delete(job).where(eq(job.kind, 'test-fail'));
  });

  it('of a server that died are another’s after a minute', async () => {
    const { db } = opened();
    const takenUntil = new Date(now + 60_000);
    await db
      .insert(job)
      .values({ kind: 'test-note', subject: 'left', dueAt: new Date(now), takenUntil });
    await runJobs(db, handlers, now + 59_999);
    expect(done).not.toContain('left');
    await runJobs(db, handlers, now + 60_000);
    expect(done).toContain('left');
  });
});

it.each(['Asia/Shanghai', 'America/New_York', 'UTC'])(
  'days are China’s on a server whose clock is in %s',
  (zone) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    const midnight = Date.parse('2026-11-20T16:00:00Z');
    expect([chinaDay(midnight - 1), chinaDay(midnight)]).toEqual(['2026-11-20', '2026-11-21']);
    expect(chinaStamp(midnight)).toBe('20261121000000');
    expect(dayBefore('2026-03-01')).toBe('2026-02-28');
    expect(chinaMonth('2026-11')?.from.toISOString()).toBe('2026-10-31T16:00:00.000Z');
    expect(chinaMonth('2026-13')).toBeNull();
    process.env.TZ = before;
  },
);

it('a gate lets so many through at a time, all in the end, in their order', async () => {
  const pass = gate(3);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      pass(async () => {
        order.push(n);
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
        if (n % 5 === 0) throw new Error('one that fails');
      }).catch(() => undefined),
    ),
  );
  expect(most).toBe(3);
  expect(order).toEqual(Array.from({ length: 20 }, (_, n) => n));
});
