import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { CouponRow } from '#schemas/coupon/endpoints.ts';
import { couponList } from '#schemas/coupon/list-endpoints.ts';
import { DAY, HOUR, SECOND } from '#server/platform/time/durations.ts';
import { couponStanding } from '#src/entities/coupon/standing.ts';
import { ordersOn, type Trade } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

/** The same numbers in every run. */
const numbersFrom = (seed: number) => {
  let last = seed;
  return (below: number): number => {
    last = (Math.imul(last, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((last / 2 ** 32) * below);
  };
};

type Next = (below: number) => number;

const inCenter = async (shop: Trade, token: string): Promise<Map<string, CouponRow>> => {
  const rows: CouponRow[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { items, pageCount } = await shop.get('couponCenter', { page }, token);
    rows.push(...items);
    pages = pageCount ?? 1;
  }
  return new Map(rows.map((row) => [row.id, row]));
};

const atHome = async (shop: Trade, token: string) => {
  const { data } = await shop.post(couponList.path, {}, token);
  return new Map(z.parse(couponList.data, data).map((row) => [row.id, row]));
};

onDatabase('coupons', (opened) => {
  /** A coupon in any state that an operator may leave it in. */
  const issueIn = (shop: Trade, next: Next) => {
    const span = [-HOUR, HOUR, 30 * DAY] as const;
    const at = () => new Date(shop.now() + (span[next(3)] ?? HOUR));
    const total = next(3) === 0 ? 1 : null;
    return shop.issue({
      ...{ total, taken: total === null ? 0 : next(2), perMember: 1 + next(2) },
      ...{ salePriceFen: next(4) === 0 ? 990 : 0, published: next(8) > 0, thresholdFen: 0 },
      ...(next(2) === 0 ? { validity: 'days', days: 1 + next(3) } : {}),
      endAt: at(),
      ...(next(3) === 0 && { claimStart: at() }),
      ...(next(3) === 0 && { claimEnd: at() }),
      ...(next(4) === 0 && { startAt: new Date(shop.now() + 2 * HOUR) }),
    });
  };

  it('are claimed where they say so: at home, in the center and on their page', async () => {
    const shop = ordersOn(opened().db);
    const next = numbersFrom(3);
    const { token } = await shop.join({}, { money: 50_000 });
    const course = await shop.sell();
    const ids: string[] = [];
    for (let count = 0; count < 60; count += 1) ids.push(await issueIn(shop, next));
    let [claimed, closed, listed] = [0, 0, 0];
    for (const id of ids) {
      const [center, home] = [await inCenter(shop, token), await atHome(shop, token)];
      const { code, data } = await shop.ask('couponDetail', { id }, token);
      if (code !== '200') {
        expect([center.has(id), home.has(id)], id).toEqual([false, false]);
        continue;
      }
      const detail = await shop.get('couponDetail', { id }, token);
      const because = JSON.stringify(data);
      const { step } = couponStanding(detail);
      const row = center.get(id);
      if (row) expect(couponStanding(row), because).toEqual(couponStanding(detail));
      if (step.is === 'claim' || step.is === 'buy') expect(row, because).toBeDefined();
      const shown = home.get(id);
      if (shown) listed += 1;
      expect(shown?.received === false, because).toBe(step.is === 'claim');
      const taken = await shop.ask('claimCoupon', { id }, token);
      expect(taken.code === '200', `${taken.msg} ${because}`).toBe(step.is === 'claim');
      if (step.is !== 'claim') {
        closed += 1;
        continue;
      }
      claimed += 1;
      const after = await shop.get('couponDetail', { id }, token);
      const [copy] = after.own;
      expect(copy?.until, because).toBe(shown?.endTime);
      const again = couponStanding(after).step.is === 'claim';
      expect((await atHome(shop, token)).get(id)?.received, because).toBe(!again);
    }
    expect([claimed > 8, closed > 8, listed > 8]).toEqual([true, true, true]);

    const offers = await shop.get('previewOrder', { kind: 'course', id: course }, token);
    const own = await shop.get('myCoupons', { tab: 'unused', page: 1 }, token);
    for (const copy of own.items) {
      const fit = offers.coupons.find((each) => each.id === copy.id);
      expect(fit?.usable, JSON.stringify({ copy, fit })).toBe(copy.state === 'unused');
    }
  });

  it('that are held end for lists, totals and orders at one moment', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join();
    const course = await shop.sell();
    const id = await shop.issue({ endAt: new Date(shop.now() + HOUR), thresholdFen: 0 });
    const { until } = await shop.get('claimCoupon', { id }, token);
    const names = async () => {
      const { own } = await shop.get('couponDetail', { id }, token);
      const { unused, expired } = await shop.get('couponTotals', {}, token);
      const { coupons } = await shop.get('previewOrder', { kind: 'course', id: course }, token);
      const home = (await atHome(shop, token)).has(id);
      return [own[0]?.state, unused, expired, coupons.map(({ usable }) => usable), home];
    };
    // moments are told in whole seconds
    shop.pass(Number(until) - shop.now() - SECOND);
    expect(await names()).toEqual(['unused', 1, 0, [true], true]);
    shop.pass(2 * SECOND);
    expect(await names()).toEqual(['expired', 0, 1, [], false]);
  });
});
