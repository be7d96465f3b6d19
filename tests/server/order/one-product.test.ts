import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { grant, product } from '#server/db/tables/course.ts';
import { redeemCodeTable } from '#server/db/tables/membership.ts';
import { orderTable } from '#server/db/tables/order.ts';
import { refund } from '#server/db/tables/refund.ts';
import { giveGrant, grantedTo } from '#server/domains/course/index.ts';
import { hashOfCode } from '#server/domains/membership/hash-of-code.ts';
import { DAY } from '#server/platform/time/durations.ts';
import { ordersOn, type Trade } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const RICH = { money: 60_000 };

/** A group buy of two whose leader has paid from the balance and waits. */
const opened = async (shop: Trade, own = {}) => {
  const { id, productId } = await shop.run({
    type: 1,
    need: 2,
    hours: 24,
    title: '两人团',
    ...own,
  });
  const leader = await shop.join({}, RICH);
  const order = await byBalance(shop, { kind: 'team', id }, leader.token);
  const { mine } = await shop.get('teamDetail', { id }, leader.token);
  return { id, productId, leader, order, group_id: mine.groupId };
};

const byBalance = async (shop: Trade, wish: Parameters<Trade['order']>[0], token: string) => {
  const { id } = await shop.order(wish, token);
  await shop.get('payOrder', { id, method: 'balance' }, token);
  return id;
};

const fill = async (shop: Trade, { id, group_id }: { id: string; group_id: string }) => {
  const { token } = await shop.join({}, RICH);
  const order = await byBalance(shop, { kind: 'team', id, group_id }, token);
  expect(await shop.stateOf(order, token)).toBe('done');
};

const codeFor = (shop: Trade, code: string, targetId: number) =>
  shop.db.insert(redeemCodeTable).values({
    ...{ codeHash: hashOfCode(code), target: 'product', targetId },
    endAt: new Date(shop.now() + DAY),
  });

const balanceOf = async (shop: Trade, token: string) =>
  (await shop.get('walletHome', {}, token)).balance;

onDatabase('one course of one member', (database) => {
  describe('while their group waits for others', () => {
    it('is bought in no other way, and the group is named', async () => {
      const shop = ordersOn(database().db);
      const { productId, leader } = await opened(shop);
      const sale = await shop.run({ productId });
      const other = await shop.run({ type: 1, need: 2, productId });
      await codeFor(shop, 'BETWEEN-1', productId);
      const noticeOf = async (kind: 'course' | 'flash' | 'team', id: string, pay: string) =>
        (await shop.ask('createOrder', { kind, id, pay }, leader.token)).msg;
      const waiting = '你正在参加拼团“两人团”，成团后即可学习，无需再次购买或兑换';
      expect(await noticeOf('course', String(productId), '100.00')).toBe(waiting);
      expect(await noticeOf('flash', sale.id, '40.00')).toBe(waiting);
      expect(await noticeOf('team', other.id, '40.00')).toBe(waiting);
      const code = await shop.ask('redeemCode', { code: 'BETWEEN-1' }, leader.token);
      expect(code.msg).toBe(waiting);
      const [row] = await shop.db
        .select()
        .from(redeemCodeTable)
        .where(eq(redeemCodeTable.codeHash, hashOfCode('BETWEEN-1')));
      expect(row?.usedBy).toBeNull();
      expect(await balanceOf(shop, leader.token)).toBe('560.00');
      await shop.audited();
    });

    it.each([
      ['paid alone', 'course'],
      ['paid in a sale', 'flash'],
      ['paid in another group', 'team'],
    ] as const)('%s by an order placed before, goes back', async (_, kind) => {
      const shop = ordersOn(database().db);
      const { id, productId } = await shop.run({ type: 1, need: 2, hours: 24 });
      const activity = await shop.run({ type: kind === 'team' ? 1 : 2, need: 2, productId });
      const { token, id: memberId } = await shop.join({}, RICH);
      const target = kind === 'course' ? String(productId) : activity.id;
      const before = await shop.order({ kind, id: target }, token);
      const order = await byBalance(shop, { kind: 'team', id }, token);
      const paid = await shop.get('payOrder', { id: before.id, method: 'balance' }, token);
      expect(paid.state).toBe('refunded');
      const { refund: back } = await shop.get('orderDetail', { id: before.id }, token);
      expect(back.reason).toBe('正在参加该内容的拼团');
      expect(await balanceOf(shop, token)).toBe('560.00');
      const { mine } = await shop.get('teamDetail', { id }, token);
      await fill(shop, { id, group_id: mine.groupId });
      expect(await shop.stateOf(order, token)).toBe('done');
      expect(await grantedTo(shop.db, memberId, 'product', productId, shop.now())).toBe(true);
      await shop.audited();
    });
  });

  it('that came to them by another hand meanwhile gives the group’s money back', async () => {
    const shop = ordersOn(database().db);
    const group = await opened(shop);
    const { leader, productId, order } = group;
    const given = { memberId: leader.id, target: 'product', targetId: productId } as const;
    await giveGrant(shop.db, { ...given, source: 'gift', endAt: null }, shop.now());
    await fill(shop, group);
    expect(await shop.stateOf(order, leader.token)).toBe('refunded');
    expect(await balanceOf(shop, leader.token)).toBe('600.00');
    const [back] = await shop.db
      .select()
      .from(refund)
      .where(eq(refund.orderId, Number(order)));
    expect(back).toMatchObject({ kind: 'spare', state: 'done', amountFen: 4000 });
    expect(await grantedTo(shop.db, leader.id, 'product', productId, shop.now())).toBe(true);
    const full = await shop.get('teamGroup', { id: group.group_id }, leader.token);
    expect(full).toMatchObject({ state: 'full', joined: 2 });
    await shop.audited();
  });

  it('stays theirs after a refund where another order or a code stands for it', async () => {
    const shop = ordersOn(database().db);
    const { id: memberId, token } = await shop.join({}, RICH);
    const productId = Number(await shop.sell());
    const has = () => grantedTo(shop.db, memberId, 'product', productId, shop.now());
    const giveBack = (id: string) =>
      shop.get('refundOrder', { id, reason: '其他原因' }, token).then(({ state }) => state);
    const revoke = () =>
      shop.db
        .update(grant)
        .set({ revokedAt: new Date(shop.now()) })
        .where(and(eq(grant.memberId, memberId), isNull(grant.revokedAt)));
    const wish = { kind: 'course', id: String(productId) } as const;
    // paid twice, as books of before may hold it
    const first = await byBalance(shop, wish, token);
    await revoke();
    const second = await byBalance(shop, wish, token);
    expect(await giveBack(first)).toBe('refunded');
    expect(await has()).toBe(true);
    await codeFor(shop, 'BESIDE-1', productId);
    await revoke();
    await shop.get('redeemCode', { code: 'BESIDE-1' }, token);
    expect(await giveBack(second)).toBe('refunded');
    expect(await has()).toBe(true);
    await shop.audited();
  });

  describe('in an activity', () => {
    it.each([
      ['withdrawn', { published: false }, '内容不存在或已下架'],
      ['free by now', { priceFen: 0 }, '该内容免费，无需购买'],
      ['free by the buyer’s card', { memberFree: true }, '会员可直接学习，无需购买'],
    ])('is not sold once it is %s', async (_, change, words) => {
      const shop = ordersOn(database().db);
      const { id, productId, group_id } = await opened(shop);
      const sale = await shop.run({ productId });
      await shop.db.update(product).set(change).where(eq(product.id, productId));
      const card = { vipUntil: new Date(shop.now() + DAY) };
      const { id: memberId, token } = await shop.join(card, RICH);
      const noticeOf = async (wish: object) =>
        (await shop.ask('createOrder', { pay: '40.00', ...wish }, token)).msg;
      expect(await noticeOf({ kind: 'flash', id: sale.id })).toBe(words);
      expect(await noticeOf({ kind: 'team', id })).toBe(words);
      expect(await noticeOf({ kind: 'team', id, group_id })).toBe(words);
      expect(await shop.db.$count(orderTable, eq(orderTable.memberId, memberId))).toBe(0);
    });
  });
});
