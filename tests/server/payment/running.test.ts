import { expect, it } from 'vitest';
import { ordersOn } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const WAIT = '支付结果确认中，请稍后再试';

onDatabase('a payment that the provider still decides about', (opened) => {
  it('is not paid a second time, by whatever way, and pays the order once it is known', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join({}, { money: 50_000 });
    const { id } = await shop.order({ kind: 'course', id: await shop.sell() }, token);
    await shop.sheet(id, 'timeout', token);
    for (const method of ['balance', 'wechat'] as const)
      expect((await shop.ask('payOrder', { id, method }, token)).msg).toBe(WAIT);
    expect((await shop.ask('cancelOrder', { id }, token)).msg).toBe(WAIT);
    expect(await shop.stateOf(id, token)).toBe('unpaid');
    shop.pass(20_000);
    expect(await shop.get('payOrder', { id, method: 'balance' }, token)).toMatchObject({
      state: 'done',
    });
    expect((await shop.get('walletHome', {}, token)).balance).toBe('500.00');
    await shop.audited();
  });
});
