import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { liveDetail } from '#schemas/live/endpoints.ts';
import { memberCoupon } from '#server/db/tables/coupon.ts';
import { live } from '#server/db/tables/live.ts';
import { vipPlan } from '#server/db/tables/membership.ts';
import { orderTable } from '#server/db/tables/order.ts';
import { grantedTo } from '#server/domains/course/index.ts';
import { HOUR } from '#server/platform/time/durations.ts';
import { ordersOn, type Trade } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const REASON = { reason: '其他原因' };

/** A broadcast in three hours, with what asks about it. */
const announce = async (shop: Trade, own: Partial<typeof live.$inferInsert> = {}) => {
  const startAt = new Date(shop.now() + 3 * HOUR);
  const [row] = await shop.db
    .insert(live)
    .values({ title: '直播', status: 0, priceFen: 6000, startAt, ...own })
    .returning();
  const id = row?.id ?? 0;
  return {
    id: String(id),
    set: (change: Partial<typeof live.$inferInsert>) =>
      shop.db.update(live).set(change).where(eq(live.id, id)),
    seenBy: ({ id: memberId }: { id: number }) =>
      grantedTo(shop.db, memberId, 'live', id, shop.now()),
    gateFor: async ({ token }: { token: string }) =>
      Object((await shop.post(liveDetail.path, { id: String(id) }, token)).data).gate,
  };
};

onDatabase('a ticket for a broadcast', (opened) => {
  it('opens the room for whoever paid, and is given back before it begins', async () => {
    const shop = ordersOn(opened().db);
    const [buyer, other] = [await shop.join(), await shop.join()];
    const show = await announce(shop);
    const wish = { kind: 'live', id: show.id } as const;
    expect(await show.gateFor(buyer)).toBe('pay');
    const id = await shop.buy(wish, buyer.token);
    expect(await shop.get('orderDetail', { id }, buyer.token)).toMatchObject({
      ...{ state: 'done', kind: 'live', pay: '60.00', link: `/zhiboing/${show.id}` },
      actions: ['use', 'refund', 'delete'],
    });
    expect([await show.seenBy(buyer), await show.seenBy(other)]).toEqual([true, false]);
    expect(await show.gateFor(buyer)).toBe('open');
    const again = await shop.ask('createOrder', { ...wish, pay: '60.00' }, buyer.token);
    expect(again.msg).toBe('你已拥有该内容，无需重复购买');

    const terms = await shop.get('refundTerms', { id }, buyer.token);
    expect(terms).toMatchObject({ allowed: true, amount: '60.00', percent: 0 });
    expect(terms.until).toBe(Math.round((shop.now() + 3 * HOUR) / 1000) * 1000);
    const back = await shop.get('refundOrder', { id, ...REASON }, buyer.token);
    expect(back.state).toBe('refunded');
    expect(await show.seenBy(buyer)).toBe(false);
    expect(await show.gateFor(buyer)).toBe('pay');
    // bought anew after having been given back
    await shop.buy(wish, buyer.token);
    expect(await show.seenBy(buyer)).toBe(true);
    await shop.audited();
  });

  it.each([
    ['by its time', (shop: Trade) => shop.pass(3 * HOUR), {}],
    ['earlier than announced', () => {}, { status: 1 }],
    ['and is over', () => {}, { status: 3 }],
  ])('is not given back once it has begun, %s', async (_, wait, change) => {
    const shop = ordersOn(opened().db);
    const buyer = await shop.join();
    const show = await announce(shop);
    const id = await shop.buy({ kind: 'live', id: show.id }, buyer.token);
    wait(shop);
    await show.set({ status: 0, ...change });
    expect(await shop.get('refundTerms', { id }, buyer.token)).toMatchObject({
      ...{ allowed: false, reason: '直播已开始，不能退款' },
    });
    const refused = await shop.ask('refundOrder', { id, ...REASON }, buyer.token);
    expect(refused.msg).toBe('直播已开始，不能退款');
    const detail = await shop.get('orderDetail', { id }, buyer.token);
    expect(detail).toMatchObject({ state: 'done', actions: ['use', 'delete'] });
    expect(await show.seenBy(buyer)).toBe(true);
    await shop.audited();
  });

  it('that was paid twice over is paid back once', async () => {
    const shop = ordersOn(opened().db);
    const buyer = await shop.join();
    const show = await announce(shop);
    const first = await shop.order({ kind: 'live', id: show.id }, buyer.token);
    // no second order comes about by any call: it is as an operator's hand would leave it
    const [row] = await shop.db
      .select()
      .from(orderTable)
      .where(eq(orderTable.id, Number(first.id)));
    if (!row) throw new Error('no order');
    const { id: _, ...copy } = row;
    const [second] = await shop.db
      .insert(orderTable)
      .values({ ...copy, orderNo: `${row.orderNo}9`, item: `live:${show.id}:again` })
      .returning();
    await shop.pay(first.id, buyer.token);
    await shop.pay(String(second?.id), buyer.token);
    await shop.jobs();
    expect(await shop.stateOf(first.id, buyer.token)).toBe('done');
    expect(await shop.stateOf(String(second?.id), buyer.token)).toBe('refunded');
    expect(await show.seenBy(buyer)).toBe(true);
    await shop.audited();
  });

  it('is sold for no broadcast that is free, withdrawn, unknown, behind a password or over without a replay', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join();
    const noticeOf = async (own: Partial<typeof live.$inferInsert>) => {
      const { id } = await announce(shop, own);
      return (await shop.ask('createOrder', { kind: 'live', id, pay: '60.00' }, token)).msg;
    };
    expect(await noticeOf({ priceFen: 0 })).toBe('该内容免费，无需购买');
    expect(await noticeOf({ password: '1234' })).toBe('该内容不单独出售');
    expect(await noticeOf({ status: 3 })).toBe('直播已结束，没有回放，不再售票');
    expect(await noticeOf({ status: 3, replay: 'slides' })).toBe('成功');
    const hidden = await noticeOf({ published: false });
    expect(hidden).toMatch(/不存在|下架/);
    const unknown = { kind: 'live', id: '999999', pay: '60.00' } as const;
    expect((await shop.ask('createOrder', unknown, token)).msg).toBe(hidden);
  });
});

onDatabase('what is never given back', (opened) => {
  it('is a card and a coupon, whatever call asks for it', async () => {
    const shop = ordersOn(opened().db);
    const { id: memberId, token } = await shop.join();
    const plan = { title: '月卡', priceFen: 3000, days: 31 };
    const [card] = await shop.db.insert(vipPlan).values(plan).returning();
    const bought = [
      await shop.buy({ kind: 'membership', id: String(card?.id) }, token),
      await shop.buy({ kind: 'coupon', id: await shop.issue({ salePriceFen: 990 }) }, token),
    ];
    for (const id of bought) {
      const { actions } = await shop.get('orderDetail', { id }, token);
      expect(actions).toEqual(['use', 'delete']);
      expect(await shop.get('refundTerms', { id }, token)).toMatchObject({
        ...{ allowed: false, reason: '该订单不支持退款' },
      });
      const refused = await shop.ask('refundOrder', { id, ...REASON }, token);
      expect(refused.msg).toBe('该订单不支持退款');
      expect(await shop.stateOf(id, token)).toBe('done');
    }
    expect(await shop.db.$count(memberCoupon, eq(memberCoupon.memberId, memberId))).toBe(1);
    await shop.audited();
  });
});
