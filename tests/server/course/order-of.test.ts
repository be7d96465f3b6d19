import { expect, it } from 'vitest';
import { studyOn } from '../harness/course/calls.ts';
import { ordersOn } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('the order of a product', (opened) => {
  const setUp = async () => {
    const shop = ordersOn(opened().db);
    const study = studyOn(opened().db);
    const { token } = await shop.join();
    const orderOf = async (id: string) => {
      const { mine } = await study.get('productDetail', { id }, token);
      return mine.order;
    };
    return { shop, token, orderOf };
  };

  it('is told to its buyer alone, while it is paid and listed', async () => {
    const { shop, token, orderOf } = await setUp();
    const id = await shop.sell();
    const other = await shop.sell();
    const wish = { kind: 'course', id } as const;
    await shop.buy(wish, (await shop.join()).token);
    const placed = await shop.order(wish, token);
    expect(await orderOf(id)).toBe('');
    await shop.pay(placed.id, token);
    expect([await orderOf(id), await orderOf(other)]).toEqual([placed.id, '']);
    await shop.get('removeOrder', { id: placed.id }, token);
    expect(await orderOf(id)).toBe('');
  });

  it('is that of the activity which sold it', async () => {
    const { shop, token, orderOf } = await setUp();
    const { id, productId } = await shop.run({ quota: 5 });
    const order = await shop.buy({ kind: 'flash', id }, token);
    expect(await orderOf(String(productId))).toBe(order);
  });
});
