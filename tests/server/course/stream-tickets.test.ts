import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { lesson, product } from '#server/db/tables/course.ts';
import { member } from '#server/db/tables/member.ts';
import { giveGrant } from '#server/domains/course/index.ts';
import { endSessionsOf, startSession } from '#server/platform/auth/session.ts';
import { sweepTickets } from '#server/platform/streams/tickets.ts';
import { DAY, MINUTE, SECOND } from '#server/platform/time/durations.ts';
import { shelve, studyOn } from '../harness/course/calls.ts';
import { onDatabase } from '../harness/postgres/database.ts';

type Access = 'bought' | 'free' | 'card' | 'trial';

const priced = { bought: 100, free: 0, card: 100, trial: 100 };
/** A server keeps what it found for five seconds. */
const SEEN = 6 * SECOND;

onDatabase('the ticket of a stream', (opened) => {
  const begin = async (access: Access) => {
    const { db } = opened();
    const api = studyOn(db);
    const vipUntil = access === 'card' ? new Date(api.now() + DAY) : null;
    const { id: memberId, token } = await api.join({ vipUntil });
    const made = await shelve(db, { priceFen: priced[access], memberFree: true }, [
      { trialSeconds: 20 },
    ]);
    const grant = { memberId, target: 'product', source: 'buy', endAt: null } as const;
    if (access === 'bought') await giveGrant(db, { ...grant, targetId: made.key }, api.now());
    const requests = { id: made.id, lesson: made.lessons[0] ?? '' };
    const read = (by = token) => api.get('productLesson', requests, by);
    const addressOf = async (by = token) => {
      const found = (await read(by)).sources.find(({ kind }) => kind === 'hls');
      return found?.address ?? '';
    };
    const address = await addressOf();
    const statusOf = async (file: string, of = address) =>
      (await api.app.inject({ url: of.replace('index.m3u8', file) })).statusCode;
    return { ...api, db, memberId, token, made, requests, addressOf, address, statusOf };
  };

  it.each(['bought', 'free', 'card', 'trial'] as const)(
    'of a lesson that is %s is good while it is used, however long, and not long afterwards',
    async (access) => {
      const { tick, statusOf } = await begin(access);
      for (let minute = 0; minute < 40; minute += 2) {
        tick(2 * MINUTE);
        expect([minute, await statusOf('000.ts')]).toEqual([minute, 200]);
      }
      tick(5 * MINUTE + SECOND);
      expect(await statusOf('001.ts')).toBe(403);
      expect(await statusOf('index.m3u8')).toBe(403);
    },
  );

  it('goes on after a pause with the first report of the player, and with opening the lesson', async () => {
    const { ask, tick, token, requests, address, addressOf, statusOf } = await begin('bought');
    tick(20 * MINUTE);
    const report = { ...requests, position: 1000, speed: 100, played: 0 };
    await ask('reportProgress', report, token);
    expect(await statusOf('000.ts')).toBe(200);
    tick(20 * MINUTE);
    expect(await statusOf('001.ts')).toBe(403);
    expect(await addressOf()).toBe(address);
    expect(await statusOf('001.ts')).toBe(200);
  });

  const ends: Record<string, (of: Awaited<ReturnType<typeof begin>>) => Promise<unknown>> = {
    'after log-out': ({ db, memberId, now }) => endSessionsOf(db, memberId, now()),
    'once its member is disabled': ({ db, memberId }) =>
      db.update(member).set({ disabled: true }).where(eq(member.id, memberId)),
    'once the course is off the shelf': ({ db, made }) =>
      db.update(product).set({ published: false }).where(eq(product.id, made.key)),
  };

  it.each(
    Object.keys(ends).flatMap((why) =>
      (['bought', 'free', 'card', 'trial'] as const).map((access) => [why, access] as const),
    ),
  )('plays no more %s: a lesson that was %s', async (why, access) => {
    const begun = await begin(access);
    expect(await begun.statusOf('000.ts')).toBe(200);
    await ends[why]?.(begun);
    begun.tick(SEEN);
    for (const file of ['001.ts', 'index.m3u8', 'whole.mp4'])
      expect([file, await begun.statusOf(file)]).toEqual([file, 403]);
  });

  it('plays no more once the card is over, the price is another or the trial shorter', async () => {
    const card = await begin('card');
    const free = await begin('free');
    const trial = await begin('trial');
    expect(await card.statusOf('000.ts')).toBe(200);
    const { db } = card;
    const over = { vipUntil: new Date(card.now()) };
    await db.update(member).set(over).where(eq(member.id, card.memberId));
    await db.update(product).set({ priceFen: 100 }).where(eq(product.id, free.made.key));
    await db.update(lesson).set({ trialSeconds: 8 }).where(eq(lesson.productId, trial.made.key));
    for (const { tick, statusOf } of [card, free, trial]) {
      tick(SEEN);
      expect(await statusOf('000.ts')).toBe(403);
    }
  });

  it('that a card opened records nothing, so it plays no more once the course is bought', async () => {
    const { db, memberId, made, now, tick, statusOf, addressOf } = await begin('card');
    const grant = { memberId, target: 'product', source: 'buy', endAt: null } as const;
    await giveGrant(db, { ...grant, targetId: made.key }, now());
    tick(SEEN);
    expect(await statusOf('000.ts')).toBe(403);
    expect(await statusOf('000.ts', await addressOf())).toBe(200);
  });

  it('is each session’s own, and ends with it alone', async () => {
    const { db, memberId, now, address, addressOf, statusOf, tick, ask, token } =
      await begin('bought');
    const other = await addressOf(await startSession(db, memberId, now()));
    expect(other).not.toBe(address);
    await ask('productReviews', {}, token);
    await endSessionsOf(db, memberId, now(), undefined);
    const third = await addressOf(await startSession(db, memberId, now()));
    tick(SEEN);
    expect(await Promise.all([address, other, third].map((of) => statusOf('000.ts', of)))).toEqual([
      403, 403, 200,
    ]);
  });

  it('is swept when nobody has used it for a day', async () => {
    const { db, now, addressOf, ask, requests, token, tick, statusOf } = await begin('free');
    await sweepTickets(db, now() + DAY + SECOND);
    await ask('reportProgress', { ...requests, position: 0, speed: 100, played: 0 }, token);
    tick(SEEN);
    expect(await statusOf('000.ts')).toBe(403);
    expect(await statusOf('000.ts', await addressOf())).toBe(200);
  });
});
