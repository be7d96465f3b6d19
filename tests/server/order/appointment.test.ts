import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { live } from '#server/db/tables/live.ts';
import { HOUR } from '#server/platform/time/durations.ts';
import { ordersOn } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

/** The wire knows whole seconds. */
const second = (at: Date): number => Math.round(at.getTime() / 1000) * 1000;

onDatabase('when and where what was ordered takes place', (opened) => {
  it('is the beginning of a broadcast until it is a replay', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join();
    const startAt = new Date(shop.now() + 3 * HOUR);
    const [row] = await shop.db
      .insert(live)
      .values({ title: '直播', status: 0, priceFen: 6000, startAt })
      .returning();
    const id = await shop.buy({ kind: 'live', id: String(row?.id) }, token);
    const order = await shop.get('orderDetail', { id }, token);
    expect(order).toMatchObject({ startAt: second(startAt), endAt: null, venue: '' });
    const { orderNo } = order;
    expect((await shop.get('orderByNo', { order_no: orderNo }, token)).startAt).toBe(
      second(startAt),
    );
    const own = eq(live.id, row?.id ?? 0);
    await shop.db.update(live).set({ status: 3 }).where(own);
    expect((await shop.get('orderDetail', { id }, token)).startAt).toBeNull();
  });

  it('is where a group meets, from when to when', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join();
    const window = {
      startAt: new Date(shop.now() - HOUR),
      endAt: new Date(shop.now() + 5 * HOUR),
    };
    const venue = '三楼报告厅';
    const { id } = await shop.run({ type: 1, need: 2, hours: 24, venue, ...window });
    const order = await shop.order({ kind: 'team', id }, token);
    expect(await shop.get('orderDetail', { id: order.id }, token)).toMatchObject({
      ...{ startAt: second(window.startAt), endAt: second(window.endAt), venue },
    });
  });

  it('comes with when the group was full, and not before', async () => {
    const shop = ordersOn(opened().db);
    const [leader, friend] = [await shop.join(), await shop.join()];
    const { id } = await shop.run({ type: 1, need: 2, hours: 24 });
    const own = await shop.buy({ kind: 'team', id }, leader.token);
    const read = () => shop.get('orderDetail', { id: own }, leader.token);
    const { fullAt, groupId } = await read();
    expect(fullAt).toBeNull();
    shop.pass(HOUR);
    await shop.buy({ kind: 'team', id, group_id: groupId }, friend.token);
    expect((await read()).fullAt).toBe(second(new Date(shop.now())));
  });

  it('is no time at all of a course, however it was bought', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join();
    const nothing = { startAt: null, endAt: null, venue: '' };
    const course = await shop.order({ kind: 'course', id: await shop.sell() }, token);
    const sale = await shop.order({ kind: 'flash', id: (await shop.run()).id }, token);
    for (const { id } of [course, sale])
      expect(await shop.get('orderDetail', { id }, token)).toMatchObject(nothing);
  });
});
