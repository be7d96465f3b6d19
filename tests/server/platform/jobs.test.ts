import { eq, sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { job } from '#server/db/tables/job.ts';
import { usedWechatCode } from '#server/db/tables/login.ts';
import { addJob, bringForward, type JobHandlers, runJobs } from '#server/platform/jobs/jobs.ts';
import { startJobRunners } from '#server/platform/jobs/run.ts';
import { limitConcurrency } from '#server/platform/limits/limit-concurrency.ts';
import { noMeters } from '#server/platform/metrics/meters.ts';
import { chinaDate, chinaMonth, chinaStamp, dayBefore } from '#server/platform/time/china-time.ts';
import { apiOn } from '../harness/api.ts';
import { onEveryDatabase } from '../harness/postgres/database.ts';

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
    await Promise.all([1, 2, 3].map(() => runJobs(db, handlers, () => now)));
    expect(done.toSorted()).toEqual(Array.from({ length: 50 }, (_, n) => `n${n}`).toSorted());
    expect(await runJobs(db, handlers, () => now)).toBe(0);
    expect(await runJobs(db, handlers, () => now + 1)).toBe(60);
  });

  it('are left to the server that knows their kind', async () => {
    const { db } = opened();
    await addJob(db, { kind: 'test-later', subject: 'one', dueAt: now });
    expect(await runJobs(db, handlers, () => now)).toBe(0);
    const seen: string[] = [];
    const knowing: JobHandlers = {
      'test-later': async (_db, subject) => {
        seen.push(subject);
        return undefined;
      },
    };
    expect(await runJobs(db, knowing, () => now)).toBe(1);
    expect(seen).toEqual(['one']);
  });

  it('that take long are kept while they run, and lost once another server has them', async () => {
    const { db } = opened();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    let passed = 0;
    const clock = () => now + passed;
    const runs: string[] = [];
    const lengthy = (name: string): JobHandlers => ({
      'test-long': async (_db, _subject, _now, lease) => {
        await lease.during(async (stop) => {
          runs.push(`${name} begins, try ${lease.tries}`);
          await new Promise((resolve, reject) => {
            ends.set(name, () => resolve(undefined));
            stop.addEventListener('abort', () => reject(new Error('lost')));
          });
        });
        return async () => {
          runs.push(`${name} ends`);
        };
      },
    });
    const ends = new Map<string, () => void>();
    const until = async () => {
      const [row] = await db.select().from(job).where(eq(job.kind, 'test-long'));
      return (row?.takenUntil?.getTime() ?? 0) - now;
    };
    await addJob(db, { kind: 'test-long', subject: 'one', dueAt: now });
    const first = runJobs(db, lengthy('first'), clock);
    await vi.waitFor(() => expect(runs).toEqual(['first begins, try 1']));
    for (let minute = 1; minute <= 3; minute += 1) {
      for (let quarter = 0; quarter < 4; quarter += 1) {
        passed += 15_000;
        vi.advanceTimersByTime(15_000);
        const renewed = passed + 60_000;
        await vi.waitFor(async () => expect(await until()).toBe(renewed));
      }
      expect(await runJobs(db, lengthy('second'), clock)).toBe(0);
    }
    // the first server sleeps for longer than its lease
    passed += 61_000;
    const second = runJobs(db, lengthy('second'), clock);
    await vi.waitFor(() => expect(runs).toContain('second begins, try 2'));
    vi.advanceTimersByTime(15_000);
    expect(await first).toBe(0);
    ends.get('second')?.();
    expect(await second).toBe(1);
    expect(runs).toEqual(['first begins, try 1', 'second begins, try 2', 'second ends']);
    expect(await db.$count(job, eq(job.kind, 'test-long'))).toBe(0);
  });

  it('are brought forward, and never put off, by who wants them sooner', async () => {
    const { db } = opened();
    const want = (dueAt: number) => bringForward(db, { kind: 'test-soon', subject: 'one', dueAt });
    const dueAt = async () => {
      const rows = await db.select().from(job).where(eq(job.kind, 'test-soon'));
      return rows.map((row) => row.dueAt.getTime() - now);
    };
    await want(now + 60_000);
    expect(await dueAt()).toEqual([60_000]);
    await want(now + 10_000);
    await want(now + 30_000);
    expect(await dueAt()).toEqual([10_000]);
    await db.delete(job).where(eq(job.kind, 'test-soon'));
  });

  it('are taken in the order of their times, however they were added', async () => {
    const { db } = opened();
    const seen: string[] = [];
    const noting: JobHandlers = {
      'test-order': async (_db, subject) => {
        seen.push(subject);
        return undefined;
      },
    };
    for (const [subject, before] of [
      ['last', 0],
      ['first', 2],
      ['second', 1],
    ] as const)
      await addJob(db, { kind: 'test-order', subject, dueAt: now - before });
    expect(await runJobs(db, noting, () => now)).toBe(3);
    expect(seen).toEqual(['first', 'second', 'last']);
  });

  it('that fail are tried again later, later each time, and tell why', async () => {
    const { db } = opened();
    const errors: unknown[] = [];
    const note = (error: unknown) => errors.push(error);
    const run = (at: number) => runJobs(db, handlers, () => at, { failed: note });
    await addJob(db, { kind: 'test-fail', subject: 'one', dueAt: now });
    await run(now);
    await run(now + 1999);
    expect(errors).toHaveLength(1);
    await run(now + 2000);
    expect(errors).toHaveLength(2);
    const [row] = await db.select().from(job).where(eq(job.kind, 'test-fail'));
    expect(row).toMatchObject({ tries: 2, failure: 'not yet', takenUntil: null });
    expect(row?.dueAt.getTime()).toBe(now + 2000 + 4000);
    // and at last once an hour
    const own = eq(job.kind, 'test-fail');
    await db
      .update(job)
      .set({ tries: 30, dueAt: new Date(now) })
      .where(own);
    await run(now);
    const [often] = await db.select().from(job).where(own);
    expect(often?.dueAt.getTime()).toBe(now + 60 * 60_000);
    await db.delete(job).where(own);
  });

  it('of a server that died are another’s after a minute', async () => {
    const { db } = opened();
    const takenUntil = new Date(now + 60_000);
    await db
      .insert(job)
      .values({ kind: 'test-note', subject: 'left', dueAt: new Date(now), takenUntil });
    await runJobs(db, handlers, () => now + 59_999);
    expect(done).not.toContain('left');
    await runJobs(db, handlers, () => now + 60_000);
    expect(done).toContain('left');
  });

  it('are each taken for a minute from when they begin, however long the others took', async () => {
    const { db } = opened();
    let time = now;
    const leases: (number | undefined)[] = [];
    const slow: JobHandlers = {
      'test-slow': async (_, subject, at) => {
        const [row] = await db.select().from(job).where(eq(job.subject, subject));
        leases.push(row?.takenUntil?.getTime());
        expect(at).toBe(time);
        time += 50_000;
        return undefined;
      },
    };
    for (const subject of ['slow1', 'slow2', 'slow3'])
      await addJob(db, { kind: 'test-slow', subject, dueAt: now });
    expect(await runJobs(db, slow, () => time)).toBe(3);
    expect(leases).toEqual([60_000, 110_000, 160_000].map((after) => now + after));
  });

  it('are put off from when they failed', async () => {
    const { db } = opened();
    let time = now;
    const failing: JobHandlers = {
      'test-late': async () => {
        time += 15_000;
        throw new Error('nobody answered');
      },
    };
    await addJob(db, { kind: 'test-late', subject: 'one', dueAt: now });
    expect(await runJobs(db, failing, () => time)).toBe(0);
    const [row] = await db.select().from(job).where(eq(job.kind, 'test-late'));
    expect(row).toMatchObject({ tries: 1, dueAt: new Date(now + 15_000 + 2000) });
    await db.delete(job).where(eq(job.kind, 'test-late'));
  });

  it('are begun no more once the server stops', async () => {
    const { db } = opened();
    const stop = new AbortController();
    const begun: string[] = [];
    const stopping: JobHandlers = {
      'test-stop': async (_, subject) => {
        begun.push(subject);
        stop.abort();
        return undefined;
      },
    };
    for (const subject of ['stop1', 'stop2'])
      await addJob(db, { kind: 'test-stop', subject, dueAt: now });
    expect(await runJobs(db, stopping, () => now, undefined, stop.signal)).toBe(1);
    expect(begun).toEqual(['stop1']);
    const [left] = await db.select().from(job).where(eq(job.kind, 'test-stop'));
    expect(left).toMatchObject({ subject: 'stop2', takenUntil: null, tries: 0 });
  });

  describe('of a server', () => {
    /** Turns the server's seconds by hand until this holds. */
    const untilSeen = (assertion: () => void) =>
      vi.waitFor(
        () => {
          vi.advanceTimersByTime(1000);
          assertion();
        },
        { timeout: 10_000, interval: 20 },
      );

    /** A server whose jobs named `hang…` never end. */
    const serverOf = async () => {
      const { db, line } = opened();
      const [begun, ended]: string[][] = [[], []];
      const app = Fastify();
      const has = vi.fn(() => true);
      let passed = 0;
      const mixed: JobHandlers = {
        'test-mixed': async (_, subject) => {
          begun?.push(subject);
          if (subject.startsWith('hang')) await new Promise(() => {});
          return async () => {
            ended?.push(subject);
          };
        },
      };
      app.register(async (scope) => {
        const clock = () => now + passed;
        startJobRunners({ app: scope, db, line, clock, meters: noMeters, capacity: { has } }).own(
          mixed,
        );
      });
      const pass = (ms: number) => {
        passed += ms;
        vi.advanceTimersByTime(ms);
      };
      const add = (subject: string) => addJob(db, { kind: 'test-mixed', subject, dueAt: now });
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
      onTestFinished(() => {
        vi.useRealTimers();
      });
      await app.listen({ port: 0, host: '127.0.0.1' });
      const close = async () => {
        const closed = vi.fn();
        const closing = app.close().then(closed);
        await untilSeen(() => expect(closed).toHaveBeenCalled());
        await closing;
      };
      return { db, close, begun, ended, add, pass, has };
    };

    it('go on beside a few that hang, and it stops all the same', async () => {
      const { db, close, begun, ended, add } = await serverOf();
      // of jobs that are there together, looks at once take some in any order
      for (const subject of ['hang1', 'hang2', 'hang3', 'quick1']) {
        await add(subject);
        await untilSeen(() => expect(begun).toContain(subject));
      }
      await untilSeen(() => expect(ended).toEqual(['quick1']));
      expect(begun).toEqual(['hang1', 'hang2', 'hang3', 'quick1']);
      await add('quick2');
      await untilSeen(() => expect(ended).toEqual(['quick1', 'quick2']));
      await close();
      // whoever comes next takes what was left, once its minute is over
      const left = await db.select().from(job).where(eq(job.kind, 'test-mixed'));
      expect(left.map(({ takenUntil }) => takenUntil?.getTime())).toEqual(
        [1, 2, 3].map(() => now + 60_000),
      );
      await db.delete(job).where(eq(job.kind, 'test-mixed'));
    });

    it('wake it at once, whoever adds them', async () => {
      const { close, ended, add } = await serverOf();
      for (const subject of ['quick1', 'quick2', 'quick3']) {
        await add(subject);
        // a job that came during a look is taken a tenth of a second after it, and none is looked for within one
        for (let ms = 0; !ended?.includes(subject); ms += 1) {
          expect(ms).toBeLessThan(20_000);
          vi.advanceTimersByTime(ms < 900 ? 1 : 0);
          await opened().db.execute(sql`select 1`);
        }
      }
      await close();
    });

    it('are found without a signal as well, by few looks', async () => {
      const { db, close, begun, pass } = await serverOf();
      const looks = vi.spyOn(db, 'update');
      const due = { kind: 'test-mixed', subject: 'quick', dueAt: new Date(now + 25_000) };
      await db.insert(job).values(due);
      let passed = 0;
      await vi.waitFor(
        () => {
          passed += 1000;
          pass(1000);
          expect(begun).toEqual(['quick']);
        },
        { timeout: 20_000, interval: 50 },
      );
      expect(passed).toBeGreaterThanOrEqual(25_000);
      expect(looks.mock.calls.length).toBeLessThan(passed / 1000);
      looks.mockRestore();
      await close();
    });

    it('are looked for by three pollers, the provider’s, that of heavy work and all the others', async () => {
      const { db, line } = opened();
      const hear = vi.spyOn(line, 'hear');
      const { app } = apiOn(db, { line, clock: () => now });
      // hooks run in their order
      const begun = new Promise<void>((resolve) => app.addHook('onListen', async () => resolve()));
      await app.listen({ port: 0, host: '127.0.0.1' });
      await begun;
      expect(hear.mock.calls.filter(([name]) => name === 'job')).toHaveLength(3);
      hear.mockRestore();
      await app.close();
    });

    it('wait while no room is left, and go on as soon as there is some', async () => {
      const { close, begun, ended, add, pass, has } = await serverOf();
      has.mockReturnValue(false);
      await add('quick1');
      const looks = has.mock.calls.length;
      pass(10_000);
      expect(has.mock.calls.length).toBeGreaterThan(looks);
      expect(begun).toEqual([]);
      has.mockReturnValue(true);
      await untilSeen(() => expect(ended).toEqual(['quick1']));
      await close();
    });

    it('have one handler for each kind', () => {
      const { db, line } = opened();
      const clock = () => now;
      const jobs = startJobRunners({
        app: Fastify(),
        db,
        line,
        clock,
        meters: noMeters,
        capacity: { has: () => true },
      });
      jobs.own(handlers);
      expect(() => jobs.provider(handlers)).toThrow('test-note');
    });

    it('are so many at a time and no more', async () => {
      const { db, close, begun, add } = await serverOf();
      for (let n = 1; n <= 6; n += 1) await add(`hang${n}`);
      await untilSeen(() => expect(begun).toHaveLength(4));
      await close();
      expect(begun).toHaveLength(4);
      await db.delete(job).where(eq(job.kind, 'test-mixed'));
    });
  });
});

it.each(['Asia/Shanghai', 'America/New_York', 'UTC'])(
  'days are China’s on a server whose clock is in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    const midnight = Date.parse('2026-11-20T16:00:00Z');
    expect([chinaDate(midnight - 1), chinaDate(midnight)]).toEqual(['2026-11-20', '2026-11-21']);
    expect(chinaStamp(midnight)).toBe('20261121000000');
    expect(dayBefore('2026-03-01')).toBe('2026-02-28');
    expect(chinaMonth('2026-11')?.from.toISOString()).toBe('2026-10-31T16:00:00.000Z');
    expect(chinaMonth('2026-13')).toBeNull();
  },
);

it('a gate lets so many through at a time, all in the end, in their order', async () => {
  const pass = limitConcurrency(3);
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
