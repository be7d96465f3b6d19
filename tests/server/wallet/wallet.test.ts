import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ledgerEntry } from '#server/db/tables/ledger.ts';
import { signDay } from '#server/db/tables/points.ts';
import { post } from '#server/libraries/ledger/index.ts';
import { DAY, HOUR } from '#server/platform/time/durations.ts';
import { ordersOn, type Trade } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const goTo = (shop: Trade, moment: string) => shop.pass(Date.parse(moment) - shop.now());

onDatabase('money and points', (opened) => {
  it('add up in every row, by direction and China month, page after page', async () => {
    const shop = ordersOn(opened().db);
    // the last hour of March in China, and the very first moment of April
    goTo(shop, '2031-03-31T15:00:00Z');
    const { id: memberId, token } = await shop.join();
    for (let n = 1; n <= 23; n += 1) {
      const amount = n % 3 === 0 ? -n : n * 10;
      const posting = { kind: 'adjust', amount, cause: `test:${memberId}:${n}`, title: `第${n}笔` };
      const owner = { memberId, unit: 'points' } as const;
      await post(shop.db, owner, [{ ...posting, kind: 'adjust' }], shop.now());
      if (n === 12) shop.pass(HOUR);
    }
    const rows: { amount: number; way: string; balance: number }[] = [];
    for (const page of [1, 2, 3]) {
      const { items, pageCount } = await shop.get('pointsEntries', { page }, token);
      expect(pageCount).toBe(3);
      rows.push(...items);
    }
    let balance = 0;
    for (const row of rows.reverse()) {
      balance += row.way === 'in' ? row.amount : -row.amount;
      expect(row.balance).toBe(balance);
    }
    expect((await shop.get('pointsHome', {}, token)).balance).toBe(balance);
    const count = async (request: { direction: 'in' | 'out'; month: string }) =>
      (await shop.get('pointsEntries', request, token)).items.length;
    expect(await count({ direction: 'out', month: '2031-03' })).toBe(4);
    expect(await count({ direction: 'in', month: '2031-03' })).toBe(8);
    expect(await count({ direction: 'out', month: '2031-04' })).toBe(3);
    expect(await count({ direction: 'in', month: '2031-02' })).toBe(0);
    await shop.audited();
  });

  it('refuse months that are none, and show pages that are none as the first or empty', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join({}, { points: 5, money: 5 });
    const calls = ['pointsEntries', 'balanceEntries', 'spendingList', 'spendingTotals'] as const;
    for (const name of [...calls, 'signCalendar'] as const)
      for (const month of ['2026-13', '2026-00', '2026-1', '20261', "2026-01'", 'x'])
        expect([name, month, (await shop.ask(name, { month }, token)).msg]).toEqual([
          ...[name, month],
          '参数有误，请检查后重试',
        ]);
    for (const page of [-3, 0, 1])
      expect((await shop.get('pointsEntries', { page }, token)).items).toHaveLength(1);
    expect((await shop.get('pointsEntries', { page: 1e12 }, token)).items).toEqual([]);
    const wrong = { direction: 'sideways' } as unknown as { direction: 'in' };
    expect((await shop.ask('pointsEntries', wrong, token)).msg).toBe('参数有误，请检查后重试');
  });

  it('are told apart by what was bought, with their sums', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join();
    await shop.buy({ kind: 'course', id: await shop.sell() }, token);
    const ask = async (kind: 'all' | 'course' | 'live') => {
      const { items, pageCount } = await shop.get('spendingList', { kind }, token);
      const { paid } = await shop.get('spendingTotals', { kind }, token);
      return [items.map((row) => row.kind), pageCount, paid];
    };
    expect(await ask('all')).toEqual([['course'], 1, '100.00']);
    expect(await ask('course')).toEqual([['course'], 1, '100.00']);
    expect(await ask('live')).toEqual([[], 0, '0.00']);
    const odd = { kind: 'present' } as unknown as { kind: 'live' };
    expect((await shop.ask('spendingList', odd, token)).msg).toBe('参数有误，请检查后重试');
  });

  it('count what came back of each, what was spent in all, and what is left', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join({}, { money: 5000 });
    const [saved, returned] = [
      await shop.buy({ kind: 'course', id: await shop.sell() }, token),
      await shop.buy({ kind: 'course', id: await shop.sell() }, token),
    ];
    await shop.get('refundOrder', { id: returned, reason: '其他原因' }, token);
    const { items } = await shop.get('spendingList', {}, token);
    const details = await Promise.all(
      items.map(({ id }) => shop.get('spendingDetail', { id }, token)),
    );
    expect(details.map(({ link, way, refunded }) => [link, way, refunded])).toEqual([
      [`/orderdetail/${returned}`, 'in', '100.00'],
      [`/orderdetail/${returned}`, 'out', '100.00'],
      [`/orderdetail/${saved}`, 'out', '0.00'],
    ]);
    expect(await shop.get('spendingTotals', {}, token)).toEqual({
      ...{ paid: '200.00', refunded: '100.00' },
    });
    expect(await shop.get('walletHome', {}, token)).toMatchObject({
      ...{ balance: '50.00', withdrawable: '50.00', frozen: '0.00', spent: '100.00' },
    });
    // what a provider carried has moved no balance
    const moved = await shop.get('balanceEntries', {}, token);
    expect(moved.items.map(({ amount }) => amount)).toEqual(['50.00']);
  });

  it('lead to orders, listed or not, and to nobody else’s payments', async () => {
    const shop = ordersOn(opened().db);
    const [{ id: memberId, token }, other] = [await shop.join(), await shop.join()];
    const order = await shop.buy({ kind: 'course', id: await shop.sell() }, token);
    const [paid] = (await shop.get('spendingList', {}, token)).items;
    const link = `/orderdetail/${order}`;
    expect(paid).toMatchObject({ amount: '100.00', link });
    const id = paid?.id ?? '';
    expect((await shop.ask('spendingDetail', { id }, other.token)).msg).toBe('消费记录不存在');
    const [pass] = await shop.db
      .select()
      .from(ledgerEntry)
      .where(eq(ledgerEntry.memberId, memberId))
      .orderBy(ledgerEntry.id)
      .limit(1);
    // money that only passes through is no spending of its own
    expect(pass?.kind).toBe('pay');
    const through = await shop.ask('spendingDetail', { id: String(pass?.id) }, token);
    expect(through.msg).toBe('消费记录不存在');
    await shop.get('removeOrder', { id: order }, token);
    expect(await shop.get('spendingDetail', { id }, token)).toMatchObject({ link });
    expect((await shop.get('spendingList', {}, token)).items).toMatchObject([{ link }]);
  });
});

onDatabase('signing in', (opened) => {
  it('goes on over the border of a month, and begins again after a day without', async () => {
    const shop = ordersOn(opened().db);
    goTo(shop, '2032-02-28T15:59:00Z');
    const { token } = await shop.join();
    const streaks: number[] = [];
    for (let day = 0; day < 8; day += 1) {
      streaks.push((await shop.get('signInToday', {}, token)).streak);
      shop.pass(DAY);
    }
    expect(streaks).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    // 2032 is a leap year
    expect((await shop.get('signCalendar', { month: '2032-02' }, token)).days).toEqual([
      ...['2032-02-28', '2032-02-29'],
    ]);
    const points = (await shop.get('pointsEntries', {}, token)).items.map(({ amount }) => amount);
    expect(points).toEqual([5, 30, 15, 15, 10, 10, 5, 5]);
    shop.pass(DAY);
    const { streak, next } = await shop.get('signCalendar', {}, token);
    expect([streak, next]).toEqual([0, 5]);
  });

  it('is over at midnight in China, and the calendar says when', async () => {
    const shop = ordersOn(opened().db);
    goTo(shop, '2033-05-04T15:59:59Z');
    const { id, token } = await shop.join();
    const calendar = await shop.get('signCalendar', {}, token);
    expect([calendar.today, calendar.dayEnd]).toEqual([
      '2033-05-04',
      Date.parse('2033-05-04T16:00:00Z'),
    ]);
    await shop.get('signInToday', {}, token);
    shop.pass(1000);
    const next = await shop.get('signCalendar', {}, token);
    expect([next.today, next.signed, next.streak]).toEqual(['2033-05-05', false, 1]);
    // days of a clock that ran ahead count for nothing
    const ahead = { day: '2033-05-09', streak: 99, points: 5, at: new Date(shop.now()) };
    await shop.db.insert(signDay).values({ memberId: id, ...ahead });
    expect(await shop.get('signInToday', {}, token)).toMatchObject({ streak: 2 });
  });

  it('brings a sentence for the poster, the same for everybody until midnight in China', async () => {
    const shop = ordersOn(opened().db);
    goTo(shop, '2034-05-04T15:59:00Z');
    const [one, other] = [await shop.join(), await shop.join()];
    const lineOf = async ({ token }: { token: string }) =>
      (await shop.get('signCalendar', {}, token)).line;
    const today = await lineOf(one);
    expect(today).toMatch(/\p{Script=Han}。$/u);
    expect(await lineOf(other)).toBe(today);
    await shop.get('signInToday', {}, one.token);
    expect(await lineOf(one)).toBe(today);
    shop.pass(60_000);
    expect(await lineOf(other)).not.toBe(today);
  });
});
