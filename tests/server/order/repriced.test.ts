import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { product } from '#server/db/tables/course.ts';
import { redeemCodeTable, vipPlan } from '#server/db/tables/membership.ts';
import { payment } from '#server/db/tables/payment.ts';
import { hashOfCode } from '#server/domains/membership/hash-of-code.ts';
import { DAY, MINUTE } from '#server/platform/time/durations.ts';
import { ordersOn, type Trade } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const planIn = async ({ db }: Trade) => {
  const [row] = await db
    .insert(vipPlan)
    .values({ title: '卡', priceFen: 1000, days: 31 })
    .returning();
  return String(row?.id);
};

/** The ways in which a card begins. */
const begin = {
  buy: async (shop: Trade, token: string) => {
    await shop.buy({ kind: 'membership', id: await planIn(shop) }, token);
  },
  redeem: async (shop: Trade, token: string) => {
    const code = `CARD-${token}`;
    const endAt = new Date(shop.now() + DAY);
    const targetId = Number(await planIn(shop));
    const row = { codeHash: hashOfCode(code), target: 'membership' as const, targetId, endAt };
    await shop.db.insert(redeemCodeTable).values(row);
    await shop.get('redeemCode', { code }, token);
  },
};

const payAll = (shop: Trade, id: string, token: string) =>
  Promise.all(
    (['wechat', 'balance'] as const).map(async (method) => {
      const { msg } = await shop.ask('payOrder', { id, method }, token);
      return msg;
    }),
  );

onDatabase('an unpaid order', (opened) => {
  for (const way of ['buy', 'redeem'] as const)
    it(`is to be placed anew at the card's price once a card begins: ${way}`, async () => {
      const shop = ordersOn(opened().db);
      const { token } = await shop.join({}, { money: 50_000 });
      const wish = { kind: 'course' as const, id: await shop.sell({ memberPriceFen: 8000 }) };
      const { id } = await shop.order(wish, token);
      const before = await shop.get('orderDetail', { id }, token);
      expect([before.newPay, before.newLink, before.actions]).toEqual([
        null,
        '',
        ['pay', 'cancel'],
      ]);
      await begin[way](shop, token);
      const link = `/order_submit/${wish.id}?kind=course`;
      const today = { newPay: '80.00', newLink: link, actions: ['cancel'] };
      expect(await shop.get('orderDetail', { id }, token)).toMatchObject(today);
      const { items } = await shop.get('orderList', { tab: 'unpaid' }, token);
      expect(items).toMatchObject([{ id, ...today }]);
      expect(await shop.get('previewOrder', wish, token)).toMatchObject({
        unpaid: id,
        unpaidNewPay: '80.00',
        unpaidNewLink: link,
      });
      const notice = '价格已变为 ¥80.00，请取消后按新价下单';
      expect(await payAll(shop, id, token)).toEqual([notice, notice]);
      await shop.get('cancelOrder', { id }, token);
      const anew = await shop.order(wish, token);
      expect(anew).toMatchObject({ pay: '80.00', existing: false });
      expect(await shop.get('payOrder', { id: anew.id, method: 'balance' }, token)).toMatchObject({
        state: 'done',
      });
      await shop.audited();
    });

  it('costs again what everybody pays once the card has ended', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join({ vipUntil: new Date(shop.now() + MINUTE) });
    const wish = { kind: 'course' as const, id: await shop.sell({ memberPriceFen: 8000 }) };
    const { id } = await shop.order(wish, token);
    expect(await shop.get('orderDetail', { id }, token)).toMatchObject({ newPay: null });
    shop.pass(MINUTE);
    expect(await shop.get('orderDetail', { id }, token)).toMatchObject({ newPay: '100.00' });
    expect((await shop.ask('payOrder', { id, method: 'wechat' }, token)).msg).toBe(
      '价格已变为 ¥100.00，请取消后按新价下单',
    );
  });

  it('says the very price that it is placed for anew, with its coupon and its points', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join({}, { money: 50_000, points: 100_000 });
    const coupon = await shop.issue({ thresholdFen: 5000, amountFen: 2000 });
    await shop.get('claimCoupon', { id: coupon }, token);
    const id = await shop.sell({ memberPriceFen: 7000 });
    const wish = { kind: 'course' as const, id, coupon_id: 'best', use_points: true };
    const order = await shop.order(wish, token);
    await begin.redeem(shop, token);
    const { newPay, newLink } = await shop.get('orderDetail', { id: order.id }, token);
    expect(newLink).toMatch(/\?kind=course&coupon=\d+&points=1$/);
    await shop.get('cancelOrder', { id: order.id }, token);
    expect(await shop.priceOf(wish, token)).toBe(newPay);
    await shop.audited();
  });

  it('keeps its price where the shop changes its own, and where a card changes nothing', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join();
    const { id: flash } = await shop.run({ quota: 3 });
    const wishes = [
      { kind: 'course' as const, id: await shop.sell() },
      { kind: 'course' as const, id: await shop.sell({ memberPriceFen: 20_000 }) },
      { kind: 'flash' as const, id: flash },
    ];
    for (const wish of wishes) await shop.order(wish, token);
    const dearer = eq(product.id, Number(wishes[0]?.id));
    await shop.db.update(product).set({ priceFen: 20_000, memberPriceFen: null }).where(dearer);
    await begin.redeem(shop, token);
    const { items } = await shop.get('orderList', { tab: 'unpaid' }, token);
    expect(items.map(({ newPay }) => newPay)).toEqual([null, null, null]);
  });

  it('for what the card gives cannot be paid any more, by whatever way it is sold', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join({}, { money: 50_000 });
    const course = await shop.sell({ memberFree: true });
    const productId = Number(course);
    const flash = (await shop.run({ quota: 3, productId })).id;
    const team = (await shop.run({ type: 1, need: 2, hours: 3, quota: 4, productId })).id;
    const wishes = [
      { kind: 'course' as const, id: course },
      { kind: 'flash' as const, id: flash },
      { kind: 'team' as const, id: team },
    ];
    const ids: string[] = [];
    for (const wish of wishes) ids.push((await shop.order(wish, token)).id);
    await begin.redeem(shop, token);
    for (const id of ids) {
      const detail = await shop.get('orderDetail', { id }, token);
      expect(detail).toMatchObject({ newPay: '0.00', newLink: `/courseDetail/${course}` });
      const notice = '该内容现在对你免费，无需付款';
      expect(await payAll(shop, id, token)).toEqual([notice, notice]);
      await shop.get('cancelOrder', { id }, token);
    }
    await shop.audited();
  });

  it('whose sheet was open when the card began is closed at the provider, and late money goes back', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join();
    const free = await shop.order(
      { kind: 'course', id: await shop.sell({ memberFree: true }) },
      token,
    );
    await shop.sheet(free.id, 'timeout', token);
    const cheaper = await shop.order(
      { kind: 'course', id: await shop.sell({ memberPriceFen: 100 }) },
      token,
    );
    const { sheet } = await shop.get('payOrder', { id: cheaper.id, method: 'wechat' }, token);
    await begin.redeem(shop, token);
    const states = async (id: string) => {
      const rows = await shop.db
        .select()
        .from(payment)
        .where(eq(payment.orderId, Number(id)));
      return rows.map(({ state }) => state);
    };
    expect([await states(free.id), await states(cheaper.id)]).toEqual([['closed'], ['closed']]);
    await shop.jobs();
    await shop.ask('simulateSheet', { pay_no: sheet.payNo, outcome: 'ok' }, token);
    await shop.get('payResult', { id: cheaper.id }, token);
    expect(await shop.stateOf(cheaper.id, token)).toBe('unpaid');
    shop.pass(20_000);
    await shop.get('payResult', { id: free.id }, token);
    expect(await shop.get('orderDetail', { id: free.id }, token)).toMatchObject({
      state: 'refunding',
      refund: { reason: '会员可直接学习，无需付款', amount: '100.00' },
    });
    await shop.jobs();
    expect(await shop.stateOf(free.id, token)).toBe('refunded');
    await shop.audited();
  });
});
