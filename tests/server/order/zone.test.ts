import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY, HOUR } from '#server/platform/time/durations.ts';
import { ordersOn } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const zone = process.env.TZ;

beforeAll(() => {
  process.env.TZ = 'America/New_York';
  expect(new Date(0).getTimezoneOffset()).toBe(300);
});

afterAll(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

onDatabase('a server whose clock is set to New York', (opened) => {
  it('sells by the moment and counts days and months as in China', async () => {
    const shop = ordersOn(opened().db);
    // half past midnight on the first of March in China, the day before in New York
    shop.pass(Date.parse('2027-02-28T16:30:00Z') - shop.now());
    const { token } = await shop.join({}, { money: 20_000 });
    const window = { startAt: new Date(shop.now() + HOUR), endAt: new Date(shop.now() + 3 * HOUR) };
    const { id } = await shop.run({ quota: 5, ...window });
    expect(await shop.get('flashDetail', { id }, token)).toMatchObject({
      ...{ state: 'before', now: shop.now() },
      ...{ startTime: shop.now() + HOUR, endTime: shop.now() + 3 * HOUR },
    });
    shop.pass(HOUR);
    const placed = await shop.order({ kind: 'flash', id }, token);
    const order = await shop.get('orderDetail', { id: placed.id }, token);
    expect(order.orderNo).toMatch(/^20270301013000/);
    expect(order).toMatchObject({ createdAt: shop.now(), expireAt: shop.now() + 15 * 60_000 });
    shop.pass(14 * 60_000);
    expect(await shop.stateOf(placed.id, token)).toBe('unpaid');
    await shop.get('payOrder', { id: placed.id, method: 'balance' }, token);
    const spent = async (month: string) =>
      (await shop.get('spendingList', { month }, token)).items.length;
    expect([await spent('2027-02'), await spent('2027-03')]).toEqual([0, 1]);
    expect(await shop.get('signInToday', {}, token)).toMatchObject({ streak: 1 });
    expect(await shop.get('signCalendar', { month: '2027-03' }, token)).toMatchObject({
      today: '2027-03-01',
      days: ['2027-03-01'],
    });
    const own = await shop.issue({ validity: 'days', days: 1, thresholdFen: 0 });
    await shop.get('claimCoupon', { id: own }, token);
    shop.pass(DAY - 60_000);
    const { items } = await shop.get('myCoupons', { tab: 'unused' }, token);
    expect(items).toHaveLength(1);
    shop.pass(2 * 60_000);
    expect((await shop.get('myCoupons', { tab: 'unused' }, token)).items).toHaveLength(0);
    await shop.audited();
  });
});
