import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signalsPassedOn } from '#server/db/connections/hear-signals.ts';
import { ownLine } from '#server/db/connections/own-line.ts';
import { teamGroupTable } from '#server/db/tables/activity.ts';
import { orderTable } from '#server/db/tables/order.ts';
import { simulatedPayment } from '#server/db/tables/payment.ts';
import type { BillStatus } from '#server/platform/payment/payment.ts';
import { simulatedPayments } from '#server/platform/payment/simulated.ts';
import { HOUR, MINUTE } from '#server/platform/time/durations.ts';
import { ordersOn, type Trade } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const FULL = '该团已满员，可以另开一团';
const answered: BillStatus = { state: 'waiting', amountFen: 0, providerNo: '' };

afterEach(() => {
  vi.restoreAllMocks();
});

/** A provider that answers no question until it is let go. */
const silence = () => {
  const waiting: (() => void)[] = [];
  vi.spyOn(simulatedPayments, 'ask').mockImplementation(
    () =>
      new Promise((resolve) => {
        waiting.push(() => resolve(answered));
      }),
  );
  const answer = () => {
    vi.restoreAllMocks();
    for (const go of waiting) go();
  };
  return { requests: () => waiting.length, answer };
};

/** People whose order has run out while its sheet was open. */
const late = async (shop: Trade, count: number) => {
  const people = await Promise.all(Array.from({ length: count }, () => shop.join()));
  return Promise.all(
    people.map(async ({ token }) => {
      const { id } = await shop.order({ kind: 'course', id: await shop.sell() }, token);
      await shop.get('payOrder', { id, method: 'wechat' }, token);
      return { token, id };
    }),
  );
};

const stateIn = async (shop: Trade, id: string) => {
  const [row] = await shop.db
    .select()
    .from(orderTable)
    .where(eq(orderTable.id, Number(id)));
  return row?.state;
};

onDatabase('while the provider does not answer', (opened) => {
  it('others place their orders', async () => {
    const shop = ordersOn(opened().db);
    const stuck = await late(shop, 8);
    const { token } = await shop.join();
    shop.pass(31 * MINUTE);
    const [wish, theirs] = [await shop.sell(), await shop.sell()];
    const provider = silence();
    const held = stuck.map((one) =>
      shop.ask('createOrder', { kind: 'course', id: theirs, pay: '100.00' }, one.token),
    );
    await expect.poll(() => provider.requests()).toBe(8);
    const placed = await shop.ask(
      'createOrder',
      { kind: 'course', id: wish, pay: '100.00' },
      token,
    );
    expect(placed.msg).toBe('成功');
    provider.answer();
    const codes = (await Promise.all(held)).map(({ code }) => code);
    expect(codes).toEqual(stuck.map(() => '200'));
    await shop.audited();
  });

  it('what is due without it happens in time, and the server stops', async () => {
    const { db } = opened();
    const signals = signalsPassedOn();
    const shop = ordersOn(db, { line: ownLine(db, signals.hear) });
    const stuck = await late(shop, 6);
    const [sale, group] = [await shop.run({ quota: 1 }), await shop.run({ type: 1, need: 2 })];
    const [first, leader] = [await shop.join(), await shop.join({}, { money: 4000 })];
    const position = await shop.order({ kind: 'flash', id: sale.id }, first.token);
    const opening = await shop.order({ kind: 'team', id: group.id }, leader.token);
    await shop.get('payOrder', { id: opening.id, method: 'balance' }, leader.token);
    shop.pass(25 * HOUR);
    const provider = silence();
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const inTime = { timeout: 15_000, interval: 50 };
    await vi.waitFor(
      async () => expect(await stateIn(shop, position.id)).toBe('cancelled'),
      inTime,
    );
    await vi.waitFor(async () => expect(await stateIn(shop, opening.id)).toBe('refunded'), inTime);
    // the database's own clock is not ahead, so that it tells no server of what was added meanwhile
    signals.missed();
    await vi.waitFor(() => expect(provider.requests()).toBeGreaterThan(1), inTime);
    for (const { id } of stuck) expect(await stateIn(shop, id)).toBe('unpaid');
    await shop.app.close();
    provider.answer();
    // what the server has left behind is done by the next one
    shop.pass(2 * MINUTE);
    await shop.jobs();
    for (const { id } of stuck) expect(await stateIn(shop, id)).toBe('cancelled');
    await shop.audited();
  });
});

onDatabase('an unpaid place in a group', (opened) => {
  /** Somebody with an unpaid place in their own new group, and another group that lacks one. */
  const between = async () => {
    const shop = ordersOn(opened().db);
    const { id } = await shop.run({ type: 1, need: 2, hours: 24 });
    const [leader, friend, mover] = [await shop.join(), await shop.join(), await shop.join()];
    await shop.buy({ kind: 'team', id }, leader.token);
    const { mine } = await shop.get('teamDetail', { id }, leader.token);
    const retained = await shop.order({ kind: 'team', id }, mover.token);
    const wish = { kind: 'team', id, group_id: mine.groupId, pay: '40.00' } as const;
    const move = (own: object = {}, { token } = mover) =>
      shop.ask('createOrder', { ...wish, ...own }, token);
    const fill = () => shop.buy({ kind: 'team', id, group_id: mine.groupId }, friend.token);
    return { shop, id, mover, retained, move, fill, group: Number(mine.groupId) };
  };

  describe('stays where the other group', () => {
    it('is full', async () => {
      const { shop, mover, retained, move, fill } = await between();
      await fill();
      expect((await move()).msg).toBe(FULL);
      expect(await stateIn(shop, retained.id)).toBe('unpaid');
      expect(await shop.pay(retained.id, mover.token)).toMatchObject({ state: 'grouping' });
      await shop.audited();
    });

    it('is full, and its open sheet can still be paid', async () => {
      const { shop, mover, retained, move, fill } = await between();
      await fill();
      const opened = await shop.get('payOrder', { id: retained.id, method: 'wechat' }, mover.token);
      expect((await move()).msg).toBe(FULL);
      const paid = { pay_no: opened.sheet.payNo, outcome: 'ok' } as const;
      await shop.get('simulateSheet', paid, mover.token);
      const result = await shop.get('payResult', { id: retained.id }, mover.token);
      expect(result).toMatchObject({ state: 'grouping', payment: 'paid' });
      await shop.audited();
    });

    it('costs something else by now, or is unknown', async () => {
      const { shop, retained, move } = await between();
      expect((await move({ pay: '39.00' })).msg).toBe('价格已变化，请确认后重新提交');
      expect((await move({ group_id: '999999' })).msg).toBe('拼团不存在');
      expect(await stateIn(shop, retained.id)).toBe('unpaid');
      await shop.audited();
    });

    it('has one place for two who come at once', async () => {
      const { shop, id, mover, retained, move, group } = await between();
      const rival = await shop.join();
      const other = await shop.order({ kind: 'team', id }, rival.token);
      const answers = await Promise.all([move(), move({}, rival)]);
      expect(answers.map(({ msg }) => msg).sort()).toEqual(['成功', FULL].sort());
      const states = [await stateIn(shop, retained.id), await stateIn(shop, other.id)];
      expect(states.sort()).toEqual(['cancelled', 'unpaid']);
      const [row] = await shop.db.select().from(teamGroupTable).where(eq(teamGroupTable.id, group));
      expect(row?.reserved).toBe(2);
      // whoever stayed can still pay
      const stayed = (await stateIn(shop, retained.id)) === 'unpaid' ? mover : rival;
      const order = stayed === mover ? retained.id : other.id;
      expect(await shop.pay(order, stayed.token)).toMatchObject({ state: 'grouping' });
      await shop.audited();
    });
  });

  it('is given up with its open sheet for another one', async () => {
    const { shop, mover, retained, move } = await between();
    const { sheet } = await shop.get(
      'payOrder',
      { id: retained.id, method: 'wechat' },
      mover.token,
    );
    const moved = await move({ key: 'once' });
    expect(moved).toMatchObject({ msg: '成功', data: { existing: 0 } });
    expect((await move({ key: 'once' })).data).toEqual(moved.data);
    expect(await stateIn(shop, retained.id)).toBe('cancelled');
    const own = eq(simulatedPayment.payNo, sheet.payNo);
    const [bill] = await shop.db.select().from(simulatedPayment).where(own);
    expect(bill?.state).toBe('closed');
    const { id } = Object(moved.data);
    expect(await shop.pay(String(id), mover.token)).toMatchObject({ state: 'done' });
    await shop.audited();
  });
});
