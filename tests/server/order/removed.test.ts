import { expect, it } from 'vitest';
import { ordersOn } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('an order that its member removes from the list', (opened) => {
  const begin = async (own: object = {}) => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join({}, { money: 20_000 });
    const flash = await shop.run({ quota: 5, ...own });
    const { id } = await shop.order({ kind: 'flash', id: flash.id }, token);
    await shop.get('payOrder', { id, method: 'balance' }, token);
    await shop.get('removeOrder', { id }, token);
    const listed = async (tab: 'all' | 'done' = 'all') =>
      (await shop.get('orderList', { tab }, token)).items.map((row) => row.id);
    return { shop, token, id, listed };
  };

  it('is in no list of orders, and opens by its address and number', async () => {
    const { shop, token, id, listed } = await begin();
    expect([await listed(), await listed('done')]).toEqual([[], []]);
    const detail = await shop.get('orderDetail', { id }, token);
    expect(detail).toMatchObject({ id, state: 'done', removed: true });
    expect(detail.actions).toEqual(['use', 'refund']);
    const byNo = await shop.get('orderByNo', { order_no: detail.orderNo }, token);
    expect(byNo.id).toBe(id);
  });

  it('keeps its ticket among the own activities', async () => {
    const { shop, token, id } = await begin({ venue: '报告厅' });
    const own = await shop.get('myActivities', { tab: 'done' }, token);
    expect(own.items.map(({ orderId }) => orderId)).toEqual([id]);
    expect((await shop.get('orderDetail', { id }, token)).venue).toBe('报告厅');
  });

  it('keeps its way from the wallet', async () => {
    const { shop, token, id } = await begin();
    const { items } = await shop.get('spendingList', {}, token);
    expect(items.map(({ link }) => link)).toContain(`/orderdetail/${id}`);
  });

  it('can still be given back, and counts in all books', async () => {
    const { shop, token, id, listed } = await begin();
    await shop.audited();
    expect(await shop.get('refundTerms', { id }, token)).toMatchObject({ allowed: true });
    await shop.get('refundOrder', { id, reason: '其他原因' }, token);
    expect(await shop.stateOf(id, token)).toBe('refunded');
    expect(await listed()).toEqual([]);
    await shop.audited();
  });

  it('can still have its invoice', async () => {
    const { shop, token, id } = await begin();
    expect(await shop.get('orderInvoice', { id }, token)).toMatchObject({
      ...{ state: 'none', refusal: '', changeable: true },
      order: { id },
    });
    const title = { title_kind: 'person' as const, title: '林晓', email: 'lin@example.com' };
    const request = await shop.ask('askInvoice', { id, ...title }, token);
    expect(request).toMatchObject({ code: '200', data: { state: 'asked' } });
  });

  it('is gone from the own activities where nothing is held by it', async () => {
    const { shop, token } = await begin();
    const flash = await shop.run({ quota: 5 });
    const { id } = await shop.order({ kind: 'flash', id: flash.id }, token);
    await shop.get('cancelOrder', { id }, token);
    await shop.get('removeOrder', { id }, token);
    const own = await shop.get('myActivities', {}, token);
    expect(own.items.map(({ orderId }) => orderId)).not.toContain(id);
  });
});
