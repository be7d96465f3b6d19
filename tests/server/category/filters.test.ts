import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { productList } from '#schemas/category/endpoints.ts';
import type { OrderPeriod } from '#schemas/order/endpoints.ts';
import { orderTable } from '#server/db/tables/order.ts';
import { DAY } from '#server/platform/time/durations.ts';
import { apiOn } from '../harness/api.ts';
import { ordersOn } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('filters of lists', (opened) => {
  const list = async (request: Record<string, unknown>) => {
    const answer = await apiOn(opened().db).post(productList.path, request);
    return z.parse(productList.data, answer.data).items;
  };

  it('take several types, and ignore what is none', async () => {
    const types = async (type: string) =>
      [...new Set((await list({ type })).map((row) => row.type))].toSorted();
    expect(await types('1')).toEqual([1]);
    expect(await types('1,2,x')).toEqual([1, 2]);
    expect(await types('x')).toEqual(await types(''));
  });

  it('show what only members have for nothing at its price, and refuse an unknown price', async () => {
    const rows = await list({ price: 'member' });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ price }) => price === '0.00')).toEqual([]);
    const answer = await apiOn(opened().db).post(productList.path, { price: 'cheap' });
    expect(answer.code).not.toBe('200');
  });

  it('leave out orders that are older than the period', async () => {
    const { db } = opened();
    const shop = ordersOn(db);
    const { token } = await shop.join();
    await shop.order({ kind: 'course', id: await shop.sell({ title: '心电图' }) }, token);
    const count = async (period: OrderPeriod) =>
      (await shop.get('orderList', { tab: 'all', period }, token)).items.length;
    expect(await count('month')).toBe(1);
    await db.update(orderTable).set({ createdAt: new Date(Date.now() - 60 * DAY) });
    expect([await count('month'), await count('half'), await count('')]).toEqual([0, 1, 1]);
  });
});
