import { inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { teamList } from '#schemas/home/endpoints.ts';
import { orderTable } from '#server/db/tables/order.ts';
import { MINUTE } from '#server/platform/time/durations.ts';
import { ordersOn, type Trade } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

/** The wire knows whole seconds. */
const second = (at: number): number => Math.round(at / 1000) * 1000;

const everyActivity = async (shop: Trade, token: string) => {
  const first = await shop.get('activityList', { tab: 'all', page: 1 }, token);
  const pages = Array.from({ length: (first.pageCount ?? 1) - 1 }, (_, index) => index + 2);
  const further = await Promise.all(
    pages.map((page) => shop.get('activityList', { tab: 'all', page }, token)),
  );
  return [first, ...further].flatMap(({ items }) => items);
};

/** What the home page says of an activity that stands first there. */
const onHome = async (shop: Trade, id: string) => {
  const { data } = await shop.post('/v2/team/teamList', { type: 1, page: 1 });
  return z.parse(teamList.data, data).items.find((item) => item.id === id);
};

const paidSeats = async (shop: Trade, id: string): Promise<number> => {
  const own = sql`${orderTable.targetId} = ${Number(id)} and ${inArray(orderTable.kind, ['team', 'flash'])}
    and ${inArray(orderTable.state, ['grouping', 'done'])}`;
  return shop.db.$count(orderTable, own);
};

onDatabase('counts of an activity', (opened) => {
  it('say of the demo what its paid orders are, and never more than was there', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join();
    const rows = await everyActivity(shop, token);
    expect(rows.length).toBeGreaterThan(20);
    for (const { id, title, learners, quota, left, held } of rows) {
      expect([title, learners]).toEqual([title, await paidSeats(shop, id)]);
      if (quota > 0) expect([title, learners + left + held]).toEqual([title, quota]);
    }
    expect(rows.some(({ learners }) => learners > 0)).toBe(true);
  });

  describe('of a flash sale with three places', () => {
    const sale = async (shop: Trade) => (await shop.run({ quota: 3, position: -1 })).id;

    it('follow placing, paying, cancelling and giving back, on every page alike', async () => {
      const shop = ordersOn(opened().db);
      const id = await sale(shop);
      const [one, two, three, watching] = [
        await shop.join(),
        await shop.join(),
        await shop.join(),
        await shop.join(),
      ];
      const counts = async () => {
        const { learners, left, held, state, releaseAt } = await shop.get(
          'flashDetail',
          { id },
          watching.token,
        );
        expect((await onHome(shop, id))?.learners).toBe(learners);
        const listed = await everyActivity(shop, watching.token);
        expect(listed.find((item) => item.id === id)).toMatchObject({
          learners,
          left,
          held,
          state,
        });
        return { learners, left, held, state, releaseAt };
      };
      const none = { learners: 0, left: 3, held: 0, state: 'running', releaseAt: null };
      expect(await counts()).toEqual(none);
      const first = await shop.order({ kind: 'flash', id }, one.token);
      const until = shop.now() + 15 * MINUTE;
      expect(await counts()).toMatchObject({ learners: 0, left: 2, held: 1 });
      await shop.pay(first.id, one.token);
      expect(await counts()).toMatchObject({ learners: 1, left: 2, held: 0, releaseAt: null });
      shop.pass(MINUTE);
      const next = await shop.order({ kind: 'flash', id }, two.token);
      shop.pass(MINUTE);
      await shop.order({ kind: 'flash', id }, three.token);
      expect(await counts()).toEqual({
        ...{ learners: 1, left: 0, held: 2, state: 'soldout' },
        releaseAt: second(until + MINUTE),
      });
      await shop.get('cancelOrder', { id: next.id }, two.token);
      expect(await counts()).toMatchObject({
        ...{ learners: 1, left: 1, held: 1, state: 'running' },
        releaseAt: second(until + 2 * MINUTE),
      });
      shop.pass(15 * MINUTE);
      await shop.jobs();
      await shop.get('refundOrder', { id: first.id, reason: '其他原因' }, one.token);
      expect(await counts()).toEqual(none);
      await shop.audited();
    });

    it('agree with each other while a crowd places and pays at once', async () => {
      const shop = ordersOn(opened().db);
      const id = await sale(shop);
      const crowd = await Promise.all(
        Array.from({ length: 8 }, () => shop.join({}, { money: 9000 })),
      );
      const looks = async () => {
        const { learners, left, held } = await shop.get(
          'flashDetail',
          { id },
          crowd[0]?.token ?? '',
        );
        return learners + left + held;
      };
      const buying = crowd.map(async ({ token }) => {
        const placed = await shop.ask('createOrder', { kind: 'flash', id, pay: '40.00' }, token);
        if (placed.code !== '200') return false;
        const { id: order } = z.parse(z.object({ id: z.string() }), placed.data);
        await shop.get('payOrder', { id: order, method: 'balance' }, token);
        return true;
      });
      const seen = await Promise.all([...Array.from({ length: 6 }, looks), ...buying]);
      expect(new Set(seen.slice(0, 6))).toEqual(new Set([3]));
      expect(seen.filter((bought) => bought === true)).toHaveLength(3);
      const after = await shop.get('flashDetail', { id }, crowd[0]?.token ?? '');
      expect(after).toMatchObject({ learners: 3, left: 0, held: 0, releaseAt: null });
      await shop.audited();
    });
  });

  it('of a group name when a held place may become free', async () => {
    const shop = ordersOn(opened().db);
    const { id } = await shop.run({ type: 1, need: 2, hours: 24 });
    const [leader, slow, friend] = [await shop.join(), await shop.join(), await shop.join()];
    await shop.buy({ kind: 'team', id }, leader.token);
    const { groupId } = (await shop.get('teamDetail', { id }, leader.token)).mine;
    await shop.order({ kind: 'team', id, group_id: groupId }, slow.token);
    const group = await shop.get('teamGroup', { id: groupId }, friend.token);
    expect(group).toMatchObject({
      joined: 1,
      left: 0,
      releaseAt: second(shop.now() + 15 * MINUTE),
    });
    const team = await shop.get('teamDetail', { id }, friend.token);
    expect(team).toMatchObject({ learners: 1, held: 1, groups: [{ releaseAt: group.releaseAt }] });
    shop.pass(15 * MINUTE);
    await shop.jobs();
    const freed = await shop.get('teamGroup', { id: groupId }, friend.token);
    expect(freed).toMatchObject({ left: 1, releaseAt: null });
  });
});
