import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { ON_AIR, OVER } from '#schemas/live/status.ts';
import { job } from '#server/db/tables/job.ts';
import { live } from '#server/db/tables/live.ts';
import { addPremiere, turnPremieres } from '#server/domains/live/premieres.ts';
import { HOUR, MINUTE, SECOND } from '#server/platform/time/durations.ts';
import { apiOn } from '../harness/api.ts';
import { onEveryDatabase } from '../harness/postgres/database.ts';

const turn = { turn: async () => {} };

onEveryDatabase('the job of premieres', (opened) => {
  const db = () => opened().db;
  const ofPremieres = eq(job.kind, 'premieres');

  beforeEach(async () => {
    await db().update(live).set({ published: false }).where(eq(live.premiere, true));
    await db().delete(job).where(ofPremieres);
  });

  const dueAt = async (): Promise<number | undefined> => {
    const [row] = await db().select().from(job).where(ofPremieres);
    return row?.dueAt.getTime();
  };
  const add = (startAt: number, endAt = startAt + HOUR) =>
    addPremiere(db(), {
      ...{ title: '夜读', priceFen: 0, teacherId: null, introHtml: '', stream: 'slides' },
      ...{ startAt: new Date(startAt), endAt: new Date(endAt) },
    });
  const change = (id: number, own: Partial<typeof live.$inferInsert>) =>
    db().update(live).set(own).where(eq(live.id, id));
  const statusOf = async (id: number) =>
    (await db().select({ status: live.status }).from(live).where(eq(live.id, id)))[0]?.status;
  /** As the poller does that has taken the job. */
  const run = async (now: number) => {
    const finish = await turnPremieres(turn)(db(), 'all', now, {
      tries: 1,
      during: (work) => work(new AbortController().signal),
    });
    await db().transaction(async (tx) => {
      await tx.delete(job).where(ofPremieres);
      await finish?.(tx);
    });
  };
  const serve = async () => {
    const { app } = apiOn(db(), { line: opened().line, clock: Date.now });
    await app.listen({ port: 0, host: '127.0.0.1' });
    return app;
  };

  it('is there while one is to begin or to end, due at that very moment', async () => {
    const begins = Date.now() + HOUR;
    await run(Date.now());
    expect(await dueAt()).toBeUndefined();
    const id = await add(begins);
    const later = await add(begins + HOUR);
    expect(await dueAt()).toBe(begins);
    await run(begins);
    expect([await statusOf(id), await dueAt()]).toEqual([ON_AIR, begins + HOUR]);
    await run(begins + HOUR);
    expect([await statusOf(id), await statusOf(later)]).toEqual([OVER, ON_AIR]);
    await run(begins + 2 * HOUR);
    expect([await statusOf(later), await dueAt()]).toEqual([OVER, undefined]);
  });

  it('comes earlier with a start that is moved, whoever moves it, and for what is shown again', async () => {
    const begins = Date.now() + HOUR;
    const id = await add(begins);
    const earlier = begins - 10 * MINUTE;
    const at = new Date(earlier).toISOString();
    await db().execute(sql`update live set start_at = ${at}::timestamptz where id = ${id}`);
    expect(await dueAt()).toBe(earlier);
    await change(id, { published: false });
    await run(earlier);
    expect([await statusOf(id), await dueAt()]).toEqual([0, undefined]);
    await change(id, { title: '夜读，改了' });
    expect(await dueAt()).toBeUndefined();
    await change(id, { published: true });
    expect(await dueAt()).toBe(earlier);
    await change(id, { startAt: new Date(begins + HOUR), endAt: new Date(begins + 2 * HOUR) });
    await run(earlier);
    expect(await dueAt()).toBe(begins + HOUR);
  });

  it('is run by servers that were down, and by one of several at its second', async () => {
    const missed = await add(Date.now() - MINUTE);
    await db().delete(job).where(ofPremieres);
    const servers = [await serve(), await serve()];
    const becomes = (id: number, status: number) =>
      vi.waitFor(async () => expect(await statusOf(id)).toBe(status), {
        ...{ timeout: 4 * SECOND, interval: 50 },
      });
    await becomes(missed, ON_AIR);
    const soon = await add(Date.now() + SECOND);
    await becomes(soon, ON_AIR);
    await change(soon, { endAt: new Date(Date.now() + SECOND) });
    await becomes(soon, OVER);
    for (const server of servers) await server.close();
  });
});
