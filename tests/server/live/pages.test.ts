import { asc, eq } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ownLine } from '#server/db/connections/own-line.ts';
import { livePage } from '#server/db/tables/live.ts';
import { sweepPages } from '#server/domains/live/socket/open-pages.ts';
import { DAY, MINUTE, SECOND } from '#server/platform/time/durations.ts';
import { joinIn } from '../harness/live/calls.ts';
import { chatRoomsOn } from '../harness/live/chat-rooms.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('pages of a member in a live room', (opened) => {
  const db = () => opened().db;
  const { serve, freshRoom, enter } = chatRoomsOn(opened);
  const counted = (memberId: number) => db().$count(livePage, eq(livePage.memberId, memberId));
  /** When the pages that count were opened. */
  const openings = async (memberId: number) => {
    const own = eq(livePage.memberId, memberId);
    const rows = await db().select().from(livePage).where(own).orderBy(asc(livePage.openedAt));
    return rows.map(({ openedAt }) => openedAt.getTime());
  };

  it.each([
    ['by a signal', true],
    ['without one, when it counts its own', false],
  ])(
    'are ten on several servers together: another has the oldest closed %s',
    async (_, signals) => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      onTestFinished(() => {
        vi.useRealTimers();
      });
      let time = Date.now();
      const options = { clock: () => time, ...(signals ? {} : { line: ownLine(db()) }) };
      const [here, there] = [await serve(options), await serve(options)];
      const id = await freshRoom();
      const [{ token, id: memberId }, other] = [await joinIn(db()), await joinIn(db())];
      const strangers = await enter(here.origin, id, other.token);
      const pages = [];
      const times: number[] = [];
      for (const { origin } of [here, here, ...Array(10).fill(there)]) {
        time += 1;
        times.push(time);
        pages.push(await enter(origin, id, token));
        await expect.poll(() => openings(memberId)).toEqual(times.slice(-10));
      }
      if (!signals) vi.advanceTimersByTime(20 * SECOND);
      for (const page of pages.slice(0, 2))
        expect(await page.over()).toEqual({ code: '52026', msg: '已在其他页面打开该直播间' });
      for (const page of [...pages.slice(2), strangers])
        expect(page.socket.readyState).toBe(page.socket.OPEN);
      expect(await counted(memberId)).toBe(10);
      pages.at(-1)?.close();
      await expect.poll(() => counted(memberId)).toBe(9);
    },
  );

  it('count for a minute after their server died', async () => {
    let time = Date.now();
    const { origin } = await serve({ clock: () => time });
    const id = await freshRoom();
    const { token, id: memberId } = await joinIn(db());
    const dead = Array.from({ length: 10 }, (_, n) => ({
      ...{ id: `dead ${memberId} ${n}`, liveId: id, memberId },
      ...{ openedAt: new Date(time + SECOND), until: new Date(time + MINUTE) },
    }));
    await db().insert(livePage).values(dead);
    const first = await enter(origin, id, token);
    expect((await first.over()).code).toBe('52026');
    time += MINUTE;
    const second = await enter(origin, id, token);
    await expect.poll(() => counted(memberId)).toBe(11);
    expect((await second.say('还在')).type).toBe('said');
    await sweepPages(db(), time + DAY + 1);
    expect(await counted(memberId)).toBe(1);
  });
});
