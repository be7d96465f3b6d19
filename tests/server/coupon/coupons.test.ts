import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { coupon as coupons, memberCoupon } from '#server/db/tables/coupon.ts';
import { live } from '#server/db/tables/live.ts';
import { orderTable } from '#server/db/tables/order.ts';
import { giveGrant } from '#server/domains/course/index.ts';
import { startOfDay } from '#server/platform/time/china-time.ts';
import { DAY, HOUR } from '#server/platform/time/durations.ts';
import { triesOf } from '../../harness/times.ts';
import { crowd } from '../harness/order/crowd.ts';
import { ordersOn, type Trade } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const CROWD = triesOf(1000);

const sellLive = async ({ db, now }: Trade, priceFen: number) => {
  const values = { title: '直播', status: 0, priceFen, startAt: new Date(now() + DAY) };
  const [row] = await db.insert(live).values(values).returning();
  return String(row?.id);
};

const reasonOf = async (shop: Trade, wish: object, token: string) =>
  (await shop.get('previewOrder', { kind: 'course', ...wish }, token)).coupons[0]?.reason;

onDatabase('coupons', (opened) => {
  it(`are had by exactly ten of ${CROWD} who want the last ten at once`, async () => {
    const shop = ordersOn(opened().db);
    const id = await shop.issue({ total: 12, taken: 0 });
    for (const { token } of [await shop.join(), await shop.join()])
      await shop.get('claimCoupon', { id }, token);
    const tokens = await crowd(shop.db, CROWD);
    const answers = await Promise.all(
      tokens.map((token) => shop.ask('claimCoupon', { id }, token)),
    );
    const messages = answers.map(({ msg }) => msg);
    expect(messages.filter((msg) => msg === '成功')).toHaveLength(10);
    expect(messages.filter((msg) => msg === '已抢光')).toHaveLength(CROWD - 10);
    expect(await shop.db.$count(memberCoupon, eq(memberCoupon.couponId, Number(id)))).toBe(12);
    await shop.audited();
  }, 120_000);

  it('hold from a later day on, and say so before', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join();
    const startAt = new Date(shop.now() + 3 * DAY);
    const id = await shop.issue({ startAt, validity: 'days', days: 2 });
    const own = await shop.get('claimCoupon', { id }, token);
    expect(own.state).toBe('waiting');
    const wish = { id: await shop.sell(), coupon_id: own.id };
    expect(await reasonOf(shop, wish, token)).toMatch(
      /^(?:\d+月\d+日|\d{4}-\d\d-\d\d) \d\d:\d\d 起可用$/,
    );
    const early = await shop.ask('createOrder', { ...wish, kind: 'course', pay: '80.00' }, token);
    expect(early.msg).toBe('所选优惠券不能用于该订单');
    shop.pass(3 * DAY);
    expect(await shop.order({ ...wish, kind: 'course' }, token)).toMatchObject({ pay: '80.00' });
    shop.pass(2 * DAY);
    await shop.jobs();
    expect((await shop.get('myCoupons', { tab: 'expired' }, token)).items).toMatchObject([
      { id: own.id, state: 'expired' },
    ]);
    await shop.audited();
  });

  it('are not handed out once their copies would be over', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join();
    const claimEnd = new Date(shop.now() + 9 * DAY);
    const id = await shop.issue({ endAt: new Date(shop.now() + HOUR), claimEnd });
    shop.pass(2 * HOUR);
    expect((await shop.ask('claimCoupon', { id }, token)).msg).toBe('领取已结束');
    const shown: string[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const answer = await shop.get('couponCenter', { page }, token);
      pages = answer.pageCount ?? 0;
      shown.push(...answer.items.map((each) => each.id));
    }
    expect(shown).not.toContain(id);
  });

  it('are for kinds of things, and list nothing else as what they are for', async () => {
    const shop = ordersOn(opened().db);
    const { id: memberId, token } = await shop.join();
    const marked = 900_000_000;
    const [course, column, owned, free] = [
      await shop.sell({ priceFen: marked }),
      await shop.sell({ type: 3, priceFen: marked }),
      await shop.sell({ type: 3, priceFen: marked }),
      await shop.sell({ type: 3, priceFen: 0 }),
    ];
    const broadcast = await sellLive(shop, marked);
    const given = { memberId, target: 'product', source: 'gift', endAt: null } as const;
    await giveGrant(shop.db, { ...given, targetId: Number(owned) }, shop.now());
    const id = await shop.issue({
      ...{ scope: 'kind', scopeKinds: ['column', 'live'], thresholdFen: marked },
    });
    const own = await shop.get('claimCoupon', { id }, token);
    expect(own.link).toBe(`/couponDetail?id=${id}`);
    const { items } = await shop.get('couponUsable', { id }, token);
    const links = items.map(({ link }) => link);
    expect(links.sort()).toEqual([`/specialDetail/${column}`, `/zhiboing/${broadcast}`].sort());
    expect(links).not.toContain(`/specialDetail/${free}`);
    expect(await reasonOf(shop, { id: course }, token)).toBe('不适用于该内容');
    expect(await reasonOf(shop, { kind: 'column', id: column }, token)).toBe('');
    expect(await reasonOf(shop, { kind: 'live', id: broadcast }, token)).toBe('');
  });

  it('of a member are told of also when they are off the shelf', async () => {
    const shop = ordersOn(opened().db);
    const [{ token }, other] = [await shop.join(), await shop.join()];
    const id = await shop.issue();
    await shop.get('claimCoupon', { id }, token);
    await shop.db
      .update(coupons)
      .set({ published: false })
      .where(eq(coupons.id, Number(id)));
    const detail = await shop.get('couponDetail', { id }, token);
    expect(detail).toMatchObject({ offer: 'received', ready: 1, own: [{ state: 'unused' }] });
    for (const name of ['couponDetail', 'couponUsable', 'claimCoupon'] as const)
      expect((await shop.ask(name, { id }, other.token)).msg).toBe('优惠券不存在或已下架');
    for (const hostile of ['-1', '0', '1e3', "1'--", '99999999999']) {
      const { msg } = await shop.ask('couponDetail', { id: hostile }, token);
      const refusal = hostile.includes("'") ? '参数有误，请检查后重试' : '优惠券不存在或已下架';
      expect(msg, hostile).toBe(refusal);
    }
  });

  it('given back after their end are over, and show where they were', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join();
    const id = await shop.issue({ endAt: new Date(shop.now() + DAY) });
    const own = await shop.get('claimCoupon', { id }, token);
    const course = await shop.sell();
    const order = await shop.buy({ kind: 'course', id: course, coupon_id: own.id }, token);
    shop.pass(2 * DAY);
    expect(await shop.get('couponTotals', {}, token)).toMatchObject({ used: 1, expired: 0 });
    await shop.get('refundOrder', { id: order, reason: '其他原因' }, token);
    await shop.jobs();
    expect(await shop.get('couponTotals', {}, token)).toMatchObject({
      ...{ unused: 0, used: 0, expired: 1 },
    });
    expect(await reasonOf(shop, { id: course }, token)).toBeUndefined();
    await shop.audited();
  });

  it('say when the first of them end, and how many have the same last day', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join();
    const totals = () => shop.get('couponTotals', {}, token);
    expect(await totals()).toMatchObject({ nextEnd: null, ending: 0 });
    const midnight = startOfDay(shop.now()) + 3 * DAY;
    for (const end of [midnight, midnight - HOUR, midnight + HOUR]) {
      const id = await shop.issue({ endAt: new Date(end) });
      await shop.get('claimCoupon', { id }, token);
    }
    expect(await totals()).toMatchObject({ unused: 3, nextEnd: midnight - HOUR, ending: 2 });
    shop.pass(midnight - shop.now());
    expect(await totals()).toMatchObject({ unused: 1, nextEnd: midnight + HOUR, ending: 1 });
  });

  it('that are alike are listed once, with their number, and one that is used by itself', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join();
    const id = await shop.issue({ perMember: 3 });
    const claims = [];
    for (let nth = 0; nth < 3; nth += 1) claims.push(await shop.get('claimCoupon', { id }, token));
    const list = async (tab: 'unused' | 'used') =>
      (await shop.get('myCoupons', { tab }, token)).items.map(({ copies, state }) => [
        copies,
        state,
      ]);
    expect(await list('unused')).toEqual([[3, 'unused']]);
    const wish = { kind: 'course' as const, id: await shop.sell(), coupon_id: claims[2]?.id ?? '' };
    await shop.buy(wish, token);
    expect([await list('unused'), await list('used')]).toEqual([[[2, 'unused']], [[1, 'used']]]);
    expect(await shop.get('couponTotals', {}, token)).toMatchObject({ unused: 2, used: 1 });
  });

  it('used by an order that was put away still lead to it', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join();
    const own = await shop.get('claimCoupon', { id: await shop.issue() }, token);
    const wish = { kind: 'course' as const, id: await shop.sell(), coupon_id: own.id };
    const order = await shop.buy(wish, token);
    const used = async () => (await shop.get('myCoupons', { tab: 'used' }, token)).items[0];
    expect(await used()).toMatchObject({ state: 'used', orderId: order });
    await shop.get('removeOrder', { id: order }, token);
    expect(await used()).toMatchObject({ state: 'used', orderId: order });
  });

  describe('that are sold', () => {
    it('lead to the order that waits to be paid', async () => {
      const shop = ordersOn(opened().db);
      const { token } = await shop.join();
      const id = await shop.issue({ salePriceFen: 990 });
      expect(await shop.get('couponDetail', { id }, token)).toMatchObject({ offer: 'buy' });
      const placed = await shop.order({ kind: 'coupon', id }, token);
      const waiting = { offer: 'pay', orderId: placed.id, received: 1, ready: 0 };
      expect(await shop.get('couponDetail', { id }, token)).toMatchObject(waiting);
      await shop.pay(placed.id, token);
      const had = { offer: 'received', orderId: '', received: 1, ready: 1 };
      expect(await shop.get('couponDetail', { id }, token)).toMatchObject(had);
    });

    it('give the money back where they end before they are paid', async () => {
      const shop = ordersOn(opened().db);
      const { token } = await shop.join();
      const id = await shop.issue({ salePriceFen: 990, endAt: new Date(shop.now() + HOUR / 6) });
      const placed = await shop.order({ kind: 'coupon', id }, token);
      shop.pass(HOUR / 4);
      await shop.pay(placed.id, token);
      await shop.jobs();
      expect(await shop.stateOf(placed.id, token)).toBe('refunded');
      const [row] = await shop.db
        .select()
        .from(orderTable)
        .where(eq(orderTable.id, Number(placed.id)));
      expect(row?.state).toBe('refunded');
      expect((await shop.get('myCoupons', {}, token)).items).toEqual([]);
      await shop.audited();
    });
  });
});
