import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { activity } from '#server/db/tables/activity.ts';
import { simulatedPayment } from '#server/db/tables/payment.ts';
import { refund } from '#server/db/tables/refund.ts';
import { grantedTo } from '#server/domains/course/index.ts';
import { settle } from '#server/domains/order/index.ts';
import { paymentByNo } from '#server/libraries/payment-book/index.ts';
import { DAY, HOUR } from '#server/platform/time/durations.ts';
import { ordersOn, type Trade } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const team = async (shop: Trade, own = {}) => shop.run({ type: 1, need: 2, hours: 24, ...own });

onDatabase('activities', (opened) => {
  describe('a group buy', () => {
    it('waits for its people, and everybody has the course when it is full', async () => {
      const shop = ordersOn(opened().db);
      const { id, productId } = await team(shop);
      const [leader, friend] = [await shop.join(), await shop.join()];
      const opening = await shop.order({ kind: 'team', id }, leader.token);
      shop.pass(10 * 60_000);
      expect(await shop.pay(opening.id, leader.token)).toMatchObject({ state: 'grouping' });
      const detail = await shop.get('teamDetail', { id }, friend.token);
      expect(detail).toMatchObject({ need: 2, groupTotal: 1, groups: [{ joined: 1, left: 1 }] });
      const group_id = detail.groups[0]?.id ?? '';
      // its time runs from when it was paid
      const { stopAt } = await shop.get('teamGroup', { id: group_id }, friend.token);
      expect(stopAt).toBe(Math.round((shop.now() + 24 * HOUR) / 1000) * 1000);
      const joining = await shop.buy({ kind: 'team', id, group_id }, friend.token);
      expect(await shop.stateOf(joining, friend.token)).toBe('done');
      expect(await shop.stateOf(opening.id, leader.token)).toBe('done');
      for (const { id: memberId } of [leader, friend])
        expect(await grantedTo(shop.db, memberId, 'product', productId, shop.now())).toBe(true);
      const full = await shop.get('teamGroup', { id: group_id }, friend.token);
      expect(full).toMatchObject({ state: 'full', joined: 2, people: [{}, {}] });
      // one who gives it back does not break what the others see
      await shop.get('refundOrder', { id: opening.id, reason: '其他原因' }, leader.token);
      expect(await grantedTo(shop.db, leader.id, 'product', productId, shop.now())).toBe(false);
      expect(await grantedTo(shop.db, friend.id, 'product', productId, shop.now())).toBe(true);
      await shop.audited();
    });

    it.each([
      ['by its job', true],
      ['as somebody looks', false],
    ])('that is short in the end gives everybody their money back, %s', async (_, byJob) => {
      const shop = ordersOn(opened().db);
      const { id, productId } = await team(shop, { need: 3 });
      const [leader, friend, late] = [
        await shop.join({}, { money: 9000 }),
        await shop.join(),
        await shop.join(),
      ];
      const opening = await shop.order({ kind: 'team', id }, leader.token);
      await shop.get('payOrder', { id: opening.id, method: 'balance' }, leader.token);
      const { groups } = await shop.get('teamDetail', { id }, friend.token);
      const group_id = groups[0]?.id ?? '';
      const joining = await shop.buy({ kind: 'team', id, group_id }, friend.token);
      shop.pass(24 * HOUR - 60_000);
      const third = await shop.order({ kind: 'team', id, group_id }, late.token);
      await shop.sheet(third.id, 'ok', late.token);
      shop.pass(60_000);
      if (byJob) await shop.jobs();
      else await shop.get('teamDetail', { id }, late.token);
      // the third had paid, and nobody had asked: the money came too late
      await shop.get('payResult', { id: third.id }, late.token);
      await shop.jobs();
      expect(await shop.stateOf(opening.id, leader.token)).toBe('refunded');
      expect(await shop.stateOf(joining, friend.token)).toBe('refunded');
      expect(await shop.stateOf(third.id, late.token)).toBe('cancelled');
      const { balance } = await shop.get('walletHome', {}, leader.token);
      expect(balance).toBe('90.00');
      expect(await grantedTo(shop.db, friend.id, 'product', productId, shop.now())).toBe(false);
      expect(await shop.get('teamGroup', { id: group_id }, late.token)).toMatchObject({
        state: 'failed',
      });
      await shop.audited();
    });

    it('sends money back that came after its order had ended', async () => {
      const shop = ordersOn(opened().db);
      const { id } = await team(shop);
      const { token } = await shop.join();
      const { id: order } = await shop.order({ kind: 'team', id }, token);
      const { payNo } = await shop
        .get('payOrder', { id: order, method: 'wechat' }, token)
        .then(({ sheet }) => sheet);
      await shop.get('cancelOrder', { id: order }, token);
      const paid = await paymentByNo(shop.db, payNo);
      if (!paid) throw new Error('no payment');
      // a notification that crossed the cancelling
      const own = eq(simulatedPayment.payNo, payNo);
      await shop.db.update(simulatedPayment).set({ state: 'paid' }).where(own);
      await Promise.all([1, 2, 3].map(() => settle(shop.db, paid, 'P1', shop.now())));
      await shop.jobs();
      const back = await shop.db
        .select()
        .from(refund)
        .where(eq(refund.orderId, Number(order)));
      expect(back).toMatchObject([{ kind: 'late', state: 'done', amountFen: 4000 }]);
      expect(await shop.stateOf(order, token)).toBe('cancelled');
      await shop.audited();
    });

    it('is not joined twice, by its own, beyond its places or elsewhere', async () => {
      const shop = ordersOn(opened().db);
      const { id } = await team(shop, { need: 2 });
      const [leader, other] = [await shop.join(), await shop.join()];
      await shop.buy({ kind: 'team', id }, leader.token);
      await shop.buy({ kind: 'team', id }, other.token);
      const { groups } = await shop.get('teamDetail', { id }, leader.token);
      const own = groups.find(({ mine }) => mine)?.id ?? '';
      const foreign = groups.find(({ mine }) => !mine)?.id ?? '';
      const join = async (group_id: string, token: string) =>
        (await shop.ask('createOrder', { kind: 'team', id, group_id, pay: '40.00' }, token)).msg;
      expect(await join(own, leader.token)).toBe('你已在这个团里，邀请好友来参加吧');
      expect(await join(foreign, leader.token)).toBe('你已参加本活动的另一个团');
      expect(await join('', leader.token)).toBe('你已在这个团里，邀请好友来参加吧');
      // of three at once one gets the last place
      const people = await Promise.all([1, 2, 3].map(() => shop.join()));
      const notices = await Promise.all(people.map(({ token }) => join(own, token)));
      expect(notices.sort()).toEqual([
        '成功',
        '该团已满员，可以另开一团',
        '该团已满员，可以另开一团',
      ]);
      expect(await join('999999', people[0]?.token ?? '')).toBe('拼团不存在');
      await shop.audited();
    });

    it('keeps the place of somebody whom a full group does not take', async () => {
      const shop = ordersOn(opened().db);
      const { id } = await team(shop);
      const [leader, other, friend, slow] = await Promise.all([1, 2, 3, 4].map(() => shop.join()));
      const groupOf = async ({ token }: { token: string }) => {
        await shop.buy({ kind: 'team', id }, token);
        return (await shop.get('teamDetail', { id }, token)).mine.groupId;
      };
      if (!(leader && other && friend && slow)) throw new Error('nobody');
      const [first, second] = [await groupOf(leader), await groupOf(other)];
      const joining = { kind: 'team', id, pay: '40.00' } as const;
      await shop.get('createOrder', { ...joining, group_id: second }, slow.token);
      const position = await shop.get('createOrder', { ...joining, group_id: first }, friend.token);
      const noticeOf = async (group_id: string, pay = '40.00') =>
        (await shop.ask('createOrder', { ...joining, group_id, pay }, friend.token)).msg;
      expect(await noticeOf(second)).toBe('该团已满员，可以另开一团');
      expect(await noticeOf('', '1.00')).toBe('价格已变化，请确认后重新提交');
      expect(await shop.stateOf(position.id, friend.token)).toBe('unpaid');
      // their own group is full by their own place
      expect(await noticeOf(first)).toBe('成功');
      expect(await shop.pay(position.id, friend.token)).toMatchObject({ state: 'done' });
      await shop.audited();
    });

    it('lets somebody who has not paid yet choose another group', async () => {
      const shop = ordersOn(opened().db);
      const { id } = await team(shop);
      const [leader, friend] = [await shop.join(), await shop.join()];
      await shop.buy({ kind: 'team', id }, leader.token);
      const opening = await shop.order({ kind: 'team', id }, friend.token);
      const { groups } = await shop.get('teamDetail', { id }, friend.token);
      const joining = await shop.order(
        { kind: 'team', id, group_id: groups[0]?.id ?? '' },
        friend.token,
      );
      expect(joining).toMatchObject({ existing: false });
      expect(await shop.stateOf(opening.id, friend.token)).toBe('cancelled');
      expect(await shop.pay(joining.id, friend.token)).toMatchObject({ state: 'done' });
      await shop.audited();
    });
  });

  describe('an order of a group', () => {
    it('leads to that very group until it is full', async () => {
      const shop = ordersOn(opened().db);
      const { id, productId } = await team(shop);
      const [leader, friend] = [await shop.join(), await shop.join()];
      const opening = await shop.buy({ kind: 'team', id }, leader.token);
      const link = async (order: string, token: string) =>
        (await shop.get('orderDetail', { id: order }, token)).link;
      const { mine } = await shop.get('teamDetail', { id }, leader.token);
      expect(await link(opening, leader.token)).toBe(`/teamDetails/${id}?group=${mine.groupId}`);
      const joining = await shop.order({ kind: 'team', id, group_id: mine.groupId }, friend.token);
      expect(await link(joining.id, friend.token)).toBe(`/teamDetails/${id}?group=${mine.groupId}`);
      await shop.pay(joining.id, friend.token);
      expect(await link(opening, leader.token)).toBe(`/courseDetail/${productId}`);
    });

    it('fills a group that outlasts its activity, and opens none', async () => {
      const shop = ordersOn(opened().db);
      const { id } = await team(shop, { endAt: new Date(shop.now() + HOUR) });
      const [leader, friend] = [await shop.join(), await shop.join()];
      const opening = await shop.buy({ kind: 'team', id }, leader.token);
      shop.pass(2 * HOUR);
      const detail = await shop.get('teamDetail', { id }, friend.token);
      expect(detail).toMatchObject({ state: 'over', groupTotal: 1 });
      const wish = { kind: 'team', id, pay: '40.00' } as const;
      expect((await shop.ask('createOrder', wish, friend.token)).msg).toBe('活动已结束');
      const group_id = detail.groups[0]?.id ?? '';
      const joining = await shop.buy({ kind: 'team', id, group_id }, friend.token);
      expect(await shop.stateOf(joining, friend.token)).toBe('done');
      expect(await shop.stateOf(opening, leader.token)).toBe('done');
      const third = await shop.join();
      expect((await shop.ask('createOrder', { ...wish, group_id }, third.token)).msg).toBe(
        '该团已满员，可以另开一团',
      );
      await shop.audited();
    });
  });

  it('are among a member’s own, group buys and flash sales, however they stand', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join();
    const [sale, held, left] = [await shop.run(), await shop.run(), await shop.run()];
    const group = await team(shop);
    const bought = await shop.buy({ kind: 'flash', id: sale.id }, token);
    await shop.order({ kind: 'flash', id: held.id }, token);
    const dropped = await shop.order({ kind: 'flash', id: left.id }, token);
    await shop.get('cancelOrder', { id: dropped.id }, token);
    await shop.buy({ kind: 'team', id: group.id }, token);
    const own = async (tab: 'all' | 'grouping' | 'done' | 'failed') =>
      (await shop.get('myActivities', { tab }, token)).items.map(
        ({ activity: { id, type }, orderState }) => [id, type, orderState],
      );
    const states = {
      open: [group.id, 1, 'grouping'],
      left: [left.id, 2, 'cancelled'],
      held: [held.id, 2, 'unpaid'],
      done: [sale.id, 2, 'done'],
    };
    expect(await own('all')).toEqual(Object.values(states));
    expect(await own('grouping')).toEqual([states.open, states.held]);
    expect(await own('done')).toEqual([states.done]);
    expect(await own('failed')).toEqual([states.left]);
    await shop.get('refundOrder', { id: bought, reason: '其他原因' }, token);
    expect(await own('failed')).toEqual([states.left, [sale.id, 2, 'refunded']]);
  });

  describe('a flash sale', () => {
    it('lives by the server’s clock', async () => {
      const shop = ordersOn(opened().db);
      const { token } = await shop.join();
      const window = { startAt: new Date(shop.now() + HOUR), endAt: new Date(shop.now() + DAY) };
      const { id } = await shop.run({ quota: 5, ...window });
      const state = async () => (await shop.get('flashDetail', { id }, token)).state;
      const wish = { kind: 'flash', id, pay: '40.00' } as const;
      expect(await state()).toBe('before');
      expect((await shop.ask('createOrder', wish, token)).msg).toBe('活动还没有开始');
      shop.pass(HOUR);
      expect(await state()).toBe('running');
      await shop.buy({ kind: 'flash', id }, token);
      const other = await shop.join();
      expect(await shop.get('flashDetail', { id }, other.token)).toMatchObject({ left: 4 });
      shop.pass(DAY);
      expect(await state()).toBe('over');
      expect((await shop.ask('createOrder', wish, other.token)).msg).toBe('活动已结束');
      await shop.audited();
    });

    it('gives places back that were not paid for or were returned', async () => {
      const shop = ordersOn(opened().db);
      const { id } = await shop.run({ quota: 1 });
      const [one, two] = [await shop.join(), await shop.join()];
      const first = await shop.order({ kind: 'flash', id }, one.token);
      const same = await shop.order({ kind: 'flash', id }, one.token);
      expect(same).toEqual({ ...first, existing: true });
      const wish = { kind: 'flash', id, pay: '40.00' } as const;
      expect((await shop.ask('createOrder', wish, two.token)).msg).toBe('已抢光');
      shop.pass(16 * 60_000);
      await shop.jobs();
      expect(await shop.stateOf(first.id, one.token)).toBe('cancelled');
      const second = await shop.buy({ kind: 'flash', id }, two.token);
      expect((await shop.ask('createOrder', wish, one.token)).msg).toBe('已抢光');
      await shop.get('refundOrder', { id: second, reason: '其他原因' }, two.token);
      expect((await shop.ask('createOrder', wish, one.token)).msg).toBe('成功');
      await shop.audited();
    });

    it('sells a course once to a member, whatever limits it names', async () => {
      const shop = ordersOn(opened().db);
      const { id } = await shop.run({ quota: 50, perOrder: 3, perMember: 4 });
      const { token } = await shop.join();
      const detail = await shop.get('flashDetail', { id }, token);
      expect(detail).toMatchObject({ perOrder: 1, perMember: 1 });
      expect(detail.rules).toContain('每人限购 1 份');
      expect(await shop.get('previewOrder', { kind: 'flash', id }, token)).toMatchObject({
        most: 1,
      });
      const ask = async (quantity: number, pay: string) =>
        (await shop.ask('createOrder', { kind: 'flash', id, quantity, pay }, token)).msg;
      for (const quantity of [2, 3, 4, 0, -1])
        expect(await ask(quantity, '40.00')).toBe('每次只能购买 1 份');
      expect(await ask(1.5, '60.00')).toBe('参数有误，请检查后重试');
      const first = await shop.buy({ kind: 'flash', id }, token);
      expect(await ask(1, '40.00')).toBe('你已拥有该内容，无需重复购买');
      const [row] = await shop.db
        .select()
        .from(activity)
        .where(eq(activity.id, Number(id)));
      expect(row?.taken).toBe(1);
      // given back, it may be bought anew
      await shop.get('refundOrder', { id: first, reason: '其他原因' }, token);
      expect(await ask(1, '40.00')).toBe('成功');
      await shop.audited();
    });

    it('is sold to as many as there are places, of many at once', async () => {
      const shop = ordersOn(opened().db);
      const { id } = await shop.run({ quota: 10 });
      const people = await Promise.all(Array.from({ length: 120 }, () => shop.join()));
      const wish = { kind: 'flash', id, pay: '40.00' } as const;
      const answers = await Promise.all(
        people.map(({ token }) => shop.ask('createOrder', wish, token)),
      );
      expect(answers.filter(({ code }) => code === '200')).toHaveLength(10);
      expect(new Set(answers.map(({ msg }) => msg))).toEqual(new Set(['成功', '已抢光']));
      await shop.audited();
    });
  });
});
