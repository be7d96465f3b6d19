import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { category } from '#server/db/tables/category.ts';
import { coupon, memberCoupon } from '#server/db/tables/coupon.ts';
import { member } from '#server/db/tables/member.ts';
import { redeemCodeTable, vipPlan } from '#server/db/tables/membership.ts';
import { message } from '#server/db/tables/message.ts';
import { hashOfCode } from '#server/domains/membership/hash-of-code.ts';
import { DAY } from '#server/platform/time/durations.ts';
import { ordersOn } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('coupons, points and cards', (opened) => {
  describe('a coupon', () => {
    it('is used once, held by an unpaid order and given back by its end', async () => {
      const shop = ordersOn(opened().db);
      const { token } = await shop.join();
      const own = await shop.get('claimCoupon', { id: await shop.issue() }, token);
      const wish = { kind: 'course' as const, id: await shop.sell(), coupon_id: own.id };
      const placed = await shop.order(wish, token);
      expect(placed.pay).toBe('80.00');
      const states = async () =>
        (await shop.get('myCoupons', {}, token)).items.map(({ state }) => state);
      expect(await states()).toEqual(['locked']);
      const other = { ...wish, id: await shop.sell() };
      const preview = await shop.get('previewOrder', other, token);
      expect(preview.coupons[0]).toMatchObject({
        usable: false,
        reason: '另一笔待支付订单正在使用',
      });
      const refused = await shop.ask('createOrder', { ...other, pay: '80.00' }, token);
      expect(refused.msg).toBe('所选优惠券不能用于该订单');
      await shop.get('cancelOrder', { id: placed.id }, token);
      expect(await states()).toEqual(['unused']);
      const id = await shop.buy(other, token);
      expect(await shop.get('couponTotals', {}, token)).toMatchObject({ unused: 0, used: 1 });
      await shop.get('refundOrder', { id, reason: '其他原因' }, token);
      expect(await states()).toEqual(['unused']);
      await shop.audited();
    });

    it('says why it does not fit, and the best one is chosen', async () => {
      const shop = ordersOn(opened().db);
      const { token } = await shop.join();
      const [position] = await shop.db.insert(category).values({ name: '内科' }).returning();
      const [under] = await shop.db
        .insert(category)
        .values({ name: '心内', parentId: position?.id ?? 0 })
        .returning();
      const product = await shop.sell({ categoryId: under?.id ?? 0 });
      const coupons = {
        dear: await shop.issue({ thresholdFen: 20_000 }),
        elsewhere: await shop.issue({ scope: 'product', scopeIds: [1] }),
        inCategory: await shop.issue({
          ...{ scope: 'category', scopeIds: [position?.id ?? 0], amountFen: 3000 },
        }),
        plain: await shop.issue(),
      };
      for (const id of Object.values(coupons)) await shop.get('claimCoupon', { id }, token);
      const wish = { kind: 'course' as const, id: product, coupon_id: 'best' };
      const { coupons: offered, pay, coupon: chosen } = await shop.get('previewOrder', wish, token);
      expect(pay).toBe('70.00');
      expect(offered.find(({ id }) => id === chosen)?.amount).toBe('30.00');
      expect(offered.map(({ reason }) => reason).sort()).toEqual(
        ['', '', '不适用于该内容', '原价还差 100.00 元可用'].sort(),
      );
    });

    it('of two that take off the same is the one that ends first', async () => {
      const shop = ordersOn(opened().db);
      const { token } = await shop.join();
      const ends = [2, 1, 3].map((days) => new Date(shop.now() + days * DAY));
      const copies: string[] = [];
      for (const endAt of ends)
        copies.push((await shop.get('claimCoupon', { id: await shop.issue({ endAt }) }, token)).id);
      const wish = { kind: 'course' as const, id: await shop.sell(), coupon_id: 'best' };
      const { coupon: chosen, coupons } = await shop.get('previewOrder', wish, token);
      expect(chosen).toBe(copies[1]);
      expect(coupons.map(({ id }) => id)).toEqual([copies[1], copies[0], copies[2]]);
    });

    it('is taken off its own sum alone and never makes a price negative', async () => {
      const shop = ordersOn(opened().db);
      const { token } = await shop.join();
      const id = await shop.issue({ amountFen: 50_000, thresholdFen: 0 });
      const own = await shop.get('claimCoupon', { id }, token);
      const wish = { kind: 'course' as const, id: await shop.sell(), coupon_id: own.id };
      // nothing left to pay: done at once, without a payment
      expect(await shop.order(wish, token)).toMatchObject({ state: 'done', pay: '0.00' });
      await shop.audited();
    });

    it('is claimed within its limits, once for a request', async () => {
      const shop = ordersOn(opened().db);
      const { token } = await shop.join();
      const id = await shop.issue({ perMember: 2 });
      const claim = (key: string) => shop.ask('claimCoupon', { id, key }, token);
      await Promise.all(['a', 'a', 'a', 'b'].map(claim));
      expect((await claim('c')).msg).toBe('每人限领 2 张');
      const held = eq(memberCoupon.couponId, Number(id));
      expect(await shop.db.$count(memberCoupon, held)).toBe(2);
      const early = await shop.issue({ claimStart: new Date(shop.now() + DAY) });
      expect((await shop.ask('claimCoupon', { id: early }, token)).msg).toBe('领取还没有开始');
      const late = await shop.issue({ claimEnd: new Date(shop.now()) });
      expect((await shop.ask('claimCoupon', { id: late }, token)).msg).toBe('领取已结束');
      await shop.audited();
    });

    it('holds to the last millisecond before its end, wherever that counts', async () => {
      const shop = ordersOn(opened().db);
      const { token } = await shop.join();
      const [startAt, endAt] = [new Date(shop.now()), new Date(shop.now() + DAY)];
      const id = await shop.issue({ claimStart: startAt, startAt, endAt, perMember: 9 });
      const own = await shop.get('claimCoupon', { id }, token);
      const wish = { kind: 'course' as const, id: await shop.sell(), coupon_id: own.id };
      const held = async (tab: 'unused' | 'expired') =>
        (await shop.get('myCoupons', { tab }, token)).items.map(({ state }) => state);
      expect(await held('unused')).toEqual(['unused']);
      shop.pass(DAY - 1);
      expect(await shop.priceOf(wish, token)).toBe('80.00');
      expect([await held('unused'), await held('expired')]).toEqual([['unused'], []]);
      expect((await shop.ask('claimCoupon', { id }, token)).msg).toBe('成功');
      shop.pass(1);
      expect(await shop.priceOf(wish, token)).toBe('100.00');
      expect([await held('unused'), await held('expired')]).toEqual([[], ['expired']]);
      expect(await shop.get('couponTotals', {}, token)).toMatchObject({ unused: 0, expired: 2 });
      expect((await shop.ask('claimCoupon', { id }, token)).msg).toBe('领取已结束');
    });

    it('is had by as many as there are, of many at once', async () => {
      const shop = ordersOn(opened().db);
      const id = await shop.issue({ total: 7 });
      const people = await Promise.all(Array.from({ length: 40 }, () => shop.join()));
      const answers = await Promise.all(
        people.map(({ token }) => shop.ask('claimCoupon', { id }, token)),
      );
      expect(answers.filter(({ code }) => code === '200')).toHaveLength(7);
      expect(new Set(answers.map(({ msg }) => msg))).toEqual(new Set(['成功', '已抢光']));
      await shop.audited();
    });

    it('can be bought, lasts its days, and tells of its end', async () => {
      const shop = ordersOn(opened().db);
      const { id: memberId, token } = await shop.join();
      const id = await shop.issue({ salePriceFen: 990, validity: 'days', days: 3, total: 1 });
      expect((await shop.ask('claimCoupon', { id }, token)).msg).toBe('该优惠券需要购买');
      await shop.buy({ kind: 'coupon', id }, token);
      const { items } = await shop.get('myCoupons', {}, token);
      expect(items[0]?.until).toBe(Math.round((shop.now() + 3 * DAY) / 1000) * 1000);
      const other = await shop.join();
      const sold = await shop.ask('createOrder', { kind: 'coupon', id, pay: '9.90' }, other.token);
      expect(sold.msg).toBe('已抢光');
      shop.pass(2 * DAY);
      await shop.jobs();
      const notices = await shop.db.select().from(message).where(eq(message.memberId, memberId));
      expect(notices.map(({ title }) => title)).toEqual(['购买成功', '优惠券“满减券”即将过期']);
      expect(notices.at(-1)?.link).toMatch(/^\/couponDetail\?id=\d+$/);
      shop.pass(DAY);
      expect(await shop.get('couponTotals', {}, token)).toMatchObject({ unused: 0, expired: 1 });
      await shop.audited();
    });

    it('of an unpaid order for it goes back into stock', async () => {
      const shop = ordersOn(opened().db);
      const { token } = await shop.join();
      const id = await shop.issue({ salePriceFen: 990, total: 1 });
      const placed = await shop.order({ kind: 'coupon', id }, token);
      await shop.get('cancelOrder', { id: placed.id }, token);
      const [row] = await shop.db
        .select()
        .from(coupon)
        .where(eq(coupon.id, Number(id)));
      expect(row?.taken).toBe(0);
      await shop.audited();
    });
  });

  describe('points', () => {
    it('are taken by an order and come back with it', async () => {
      const shop = ordersOn(opened().db);
      const { token } = await shop.join({}, { points: 3000 });
      const wish = { kind: 'course' as const, id: await shop.sell(), use_points: true };
      const placed = await shop.order(wish, token);
      expect(placed.pay).toBe('70.00');
      const left = async () => (await shop.get('pointsHome', {}, token)).balance;
      expect(await left()).toBe(0);
      await shop.get('cancelOrder', { id: placed.id }, token);
      expect(await left()).toBe(3000);
      const { items } = await shop.get('pointsEntries', {}, token);
      expect(items.map(({ way, amount }) => [way, amount])).toEqual([
        ['in', 3000],
        ['out', 3000],
        ['in', 3000],
      ]);
      await shop.audited();
    });

    it('come by signing in once a China day, more in a row', async () => {
      const shop = ordersOn(opened().db);
      // an hour before midnight in China
      shop.pass(Date.parse('2027-03-01T15:00:00Z') - shop.now());
      const { token } = await shop.join();
      const again = await Promise.all(
        ['a', 'a', 'b', 'c'].map((key) => shop.ask('signInToday', { key }, token)),
      );
      expect(new Set(again.map(({ msg }) => msg))).toEqual(new Set(['今天已经签到', '成功']));
      expect((await shop.get('pointsHome', {}, token)).balance).toBe(5);
      shop.pass(2 * 3_600_000);
      expect(await shop.get('signInToday', {}, token)).toMatchObject({ streak: 2, points: 5 });
      shop.pass(DAY);
      expect(await shop.get('signInToday', {}, token)).toMatchObject({ streak: 3, points: 10 });
      expect(await shop.get('signCalendar', { month: '2027-03' }, token)).toMatchObject({
        ...{ today: '2027-03-03', signed: true, streak: 3, next: 10, balance: 20 },
        days: ['2027-03-01', '2027-03-02', '2027-03-03'],
      });
      shop.pass(2 * DAY);
      expect(await shop.get('signInToday', {}, token)).toMatchObject({ streak: 1 });
      await shop.audited();
    });
  });

  describe('a card', () => {
    const plan = async (shop: ReturnType<typeof ordersOn>, days: number) => {
      const [row] = await shop.db
        .insert(vipPlan)
        .values({ title: '卡', priceFen: 3000, days })
        .returning();
      return String(row?.id);
    };

    it('is lengthened from its end, and its prices hold at once', async () => {
      const shop = ordersOn(opened().db);
      const { id: memberId, token } = await shop.join();
      const product = await shop.sell({ memberPriceFen: 6000 });
      const wish = { kind: 'course' as const, id: product };
      expect(await shop.priceOf(wish, token)).toBe('100.00');
      const id = await plan(shop, 31);
      await shop.buy({ kind: 'membership', id }, token);
      await shop.buy({ kind: 'membership', id }, token);
      const [row] = await shop.db.select().from(member).where(eq(member.id, memberId));
      expect(row?.vipUntil?.getTime()).toBe(shop.now() + 62 * DAY);
      expect(await shop.priceOf(wish, token)).toBe('60.00');
      await shop.audited();
    });

    it('for ever needs no more', async () => {
      const shop = ordersOn(opened().db);
      const { token } = await shop.join();
      await shop.buy({ kind: 'membership', id: await plan(shop, 0) }, token);
      const again = await shop.ask(
        'previewOrder',
        { kind: 'membership', id: await plan(shop, 31) },
        token,
      );
      expect(again.msg).toBe('你的会员长期有效，无需续费');
      expect((await shop.get('vipPlans', {}, token)).forever).toBe(true);
    });

    it('comes by a code as well, once for all, and guesses are few', async () => {
      const shop = ordersOn(opened().db);
      const targetId = Number(await plan(shop, 31));
      const endAt = new Date(shop.now() + DAY);
      await shop.db
        .insert(redeemCodeTable)
        .values({ codeHash: hashOfCode('ABC-123'), target: 'membership', targetId, endAt });
      const people = await Promise.all(Array.from({ length: 8 }, () => shop.join()));
      const answers = await Promise.all(
        people.map(({ token }) => shop.ask('redeemCode', { code: ' abc 123' }, token)),
      );
      expect(answers.filter(({ code }) => code === '200')).toHaveLength(1);
      const [first] = people;
      const tries = await Promise.all(
        Array.from({ length: 9 }, (_, n) =>
          shop.ask('redeemCode', { code: `WRONG${n}` }, first?.token ?? ''),
        ),
      );
      expect(tries.filter(({ msg }) => msg === '兑换码不正确或已失效').length).toBeLessThanOrEqual(
        5,
      );
      expect(tries.some(({ msg }) => msg.startsWith('兑换码错误次数过多'))).toBe(true);
    });
  });
});
