import { and, eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { productLesson } from '#schemas/course/endpoints.ts';
import { handedOut, PARTS } from '#server/db/tables/course.ts';
import { retainedLesson } from '#server/db/tables/refund.ts';
import { studiedOf } from '#server/domains/course/index.ts';
import { shelve } from '../harness/course/calls.ts';
import { LONG, longStream, nameOf, PIECES, SIZE } from '../harness/course/silent-learner.ts';
import { ordersOn, type Trade } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

/** Each try is a member who buys, reads by two servers at once and gives back by one of them. */
const TRIES = Number(process.env.HANDED_TRIES ?? 5);
/** Requests of each try, and how many of them are under way at a time. */
const REQUESTS = 20;
const AT_ONCE = 4;

const dataDir = longStream();
const config = { apiOrigin: undefined, wechat: undefined, dataDir };
const text = { kind: 'text', html: '<p>正文</p>', mediaKey: '', durationMs: 10_000 } as const;
const long = { mediaKey: 'long', durationMs: LONG };

onDatabase('what is read while it is given back', (opened) => {
  let servers: [Trade, Trade] | undefined;
  const two = (): [Trade, Trade] => {
    const first = ordersOn(opened().db, { config });
    servers ??= [first, ordersOn(opened().db, { config, clock: first.now })];
    return servers;
  };
  afterAll(async () => {
    for (const { app } of servers ?? []) await app.close();
  });

  type Try = Awaited<ReturnType<typeof begin>>;
  const begin = async (lessons: Parameters<typeof shelve>[2]) => {
    const [one] = two();
    const { id: member, token } = await one.join();
    const made = await shelve(opened().db, { priceFen: 10_000 }, lessons);
    const order = await one.buy({ kind: 'course', id: made.id }, token);
    return { member, token, made, order };
  };
  const open = async ({ token, made }: Try, position: number, shop: Trade) => {
    const request = { id: made.id, lesson: made.lessons[position] ?? '' };
    return Object((await shop.post(productLesson.path, request, token)).data);
  };
  /** The thousandths of a lesson that are recorded as sent. */
  const recorded = async ({ member, made }: Try, position: number): Promise<string> => {
    const own = and(
      eq(handedOut.memberId, member),
      eq(handedOut.lessonId, Number(made.lessons[position])),
    );
    const [row] = await opened().db.select().from(handedOut).where(own);
    return row?.parts ?? '0'.repeat(PARTS);
  };

  /** Has `read` carried out some at a time, and the order given back when `after` of them are through. */
  const race = async (
    { token, order }: Try,
    after: number,
    read: (at: number, shop: Trade) => Promise<void>,
  ) => {
    const [one, other] = two();
    let begun = 0;
    let done = 0;
    let refund: Promise<unknown> | undefined;
    const giveBack = () => {
      refund ??= one.ask('refundOrder', { id: order, reason: '其他原因' }, token);
    };
    if (after === 0) giveBack();
    const worker = async () => {
      while (begun < REQUESTS) {
        const at = begun++;
        await read(at, at % 2 === 0 ? one : other);
        done += 1;
        if (done >= after) giveBack();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    await refund;
  };

  /** Money that went back went back within the terms; `sent` are parts that arrived, from 0 to 1. */
  const settled = async (tried: Try, position: number, sent: readonly [number, number][]) => {
    const parts = await recorded(tried, position);
    for (const [from, to] of sent)
      expect(parts.slice(Math.ceil(from * PARTS), Math.floor(to * PARTS))).not.toContain('0');
    const state = await two()[0].stateOf(tried.order, tried.token);
    if (state === 'done') return false;
    expect(state).toBe('refunded');
    const { percent, read } = await studiedOf(opened().db, tried.member, tried.made.key);
    const own = eq(retainedLesson.memberId, tried.member);
    const remaining = await opened().db.select().from(retainedLesson).where(own);
    if (remaining.length === 0) expect(percent).toBeLessThan(10);
    else expect(remaining.map(({ lessonId }) => lessonId)).toEqual(expect.arrayContaining(read));
    return true;
  };

  it('counts of its texts', async () => {
    let all = 0;
    for (let turn = 0; turn < TRIES; turn += 1) {
      const tried = await begin([text, text, text, text]);
      const read = new Set<number>();
      await race(tried, turn % 3, async (at, shop) => {
        const position = at % 4;
        const { html } = await open(tried, position, shop);
        if (html === text.html) read.add(position);
      });
      for (const position of [0, 1, 2, 3])
        await settled(tried, position, read.has(position) ? [[0, 1]] : []);
      all += read.size;
    }
    expect(all).toBeGreaterThan(0);
  });

  it('counts of its pieces', async () => {
    let all = 0;
    for (let turn = 0; turn < TRIES; turn += 1) {
      const tried = await begin([long, long]);
      const address = (await open(tried, 0, two()[0])).sources[0].address;
      const sent: [number, number][] = [];
      // from the end, where nothing is loaded ahead of a player
      await race(tried, (turn * 5) % REQUESTS, async (at, { app }) => {
        const url = String(address).replace('index.m3u8', `${nameOf(PIECES - 1 - 3 * at)}.ts`);
        const { statusCode } = await app.inject({ url });
        const piece = PIECES - 1 - 3 * at;
        if (statusCode === 200) sent.push([piece / PIECES, (piece + 1) / PIECES]);
      });
      await settled(tried, 0, sent);
      all += sent.length;
    }
    expect(all).toBeGreaterThan(0);
  });

  it('counts of its files', async () => {
    let all = 0;
    for (let turn = 0; turn < TRIES; turn += 1) {
      const tried = await begin([long]);
      const address = (await open(tried, 0, two()[0])).sources[0].address;
      const url = String(address).replace('index.m3u8', 'whole.mp4');
      const sent: [number, number][] = [];
      await race(tried, (turn * 3) % REQUESTS, async (at, { app }) => {
        const start = (at / REQUESTS) * SIZE;
        const range = `bytes=${start}-${start + SIZE / REQUESTS - 1}`;
        const answer = await app.inject({ url, headers: { range } }).catch(() => undefined);
        const came = answer?.statusCode === 206 ? answer.rawPayload.length : 0;
        if (came > 0) sent.push([start / SIZE, (start + came) / SIZE]);
      });
      await settled(tried, 0, sent);
      all += sent.length;
    }
    expect(all).toBeGreaterThan(0);
  });
});
