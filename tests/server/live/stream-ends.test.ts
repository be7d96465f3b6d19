import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { live } from '#server/db/tables/live.ts';
import { member } from '#server/db/tables/member.ts';
import { giveGrant, revokeGrant } from '#server/domains/course/index.ts';
import { endSessionsOf } from '#server/platform/auth/session.ts';
import { MINUTE, SECOND } from '#server/platform/time/durations.ts';
import { joinIn, liveOn } from '../harness/live/calls.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('the stream of a broadcast', (opened) => {
  /** A paid broadcast with somebody who has a ticket for it and has come in. */
  const begin = async () => {
    const { db } = opened();
    let now = Date.now();
    const { enter, get } = liveOn(db, { clock: () => now });
    const [row] = await db
      .insert(live)
      .values({
        ...{ title: '付费直播', status: 1, priceFen: 100, stream: 'slides' },
        startAt: new Date(now - MINUTE),
      })
      .returning();
    const id = row?.id ?? 0;
    const who = await joinIn(db);
    const ticket = { memberId: who.id, target: 'live', targetId: id, source: 'buy' } as const;
    await giveGrant(db, { ...ticket, endAt: null }, now);
    const { stream } = await enter(id, who);
    const status = async () => (await get(stream)).status;
    const pass = (ms: number): void => {
      now += ms;
    };
    return { db, id, memberId: who.id, status, pass, now: () => now };
  };

  it('plays for as long as somebody watches', async () => {
    const { status, pass } = await begin();
    for (let minute = 0; minute < 40; minute += 4) {
      pass(4 * MINUTE);
      expect([minute, await status()]).toEqual([minute, 200]);
    }
    pass(5 * MINUTE + SECOND);
    expect(await status()).toBe(403);
  });

  const ends: Record<string, (of: Awaited<ReturnType<typeof begin>>) => Promise<unknown>> = {
    'log-out': ({ db, memberId, now }) => endSessionsOf(db, memberId, now()),
    'its member is disabled': ({ db, memberId }) =>
      db.update(member).set({ disabled: true }).where(eq(member.id, memberId)),
    'the ticket was given back': ({ db, memberId, id, now }) =>
      revokeGrant(db, memberId, 'live', id, now()),
    'it is off the shelf': ({ db, id }) =>
      db.update(live).set({ published: false }).where(eq(live.id, id)),
  };

  it.each(Object.keys(ends))('ends when %s', async (why) => {
    const begun = await begin();
    expect(await begun.status()).toBe(200);
    await ends[why]?.(begun);
    begun.pass(6 * SECOND);
    expect(await begun.status()).toBe(403);
  });
});
