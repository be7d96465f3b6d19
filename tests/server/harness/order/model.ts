import { and, desc, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { teamGroupTable } from '#server/db/tables/activity.ts';
import { live } from '#server/db/tables/live.ts';
import { redeemCodeTable, vipPlan } from '#server/db/tables/membership.ts';
import { orderTable } from '#server/db/tables/order.ts';
import { hashOfCode } from '#server/domains/membership/hash-of-code.ts';
import { DAY, HOUR } from '#server/platform/time/durations.ts';
import { among } from '../among.ts';
import { expectAudited } from '../audit/planned.ts';
import type { Trade, Wish } from './shop.ts';

export const acts = [
  'take',
  'buy',
  'points',
  'coupon',
  'card',
  'voucher',
  'code',
  'flash',
  'open',
  'join',
  'lead',
  'follow',
  'ok',
  'balance',
  'late',
  'cancel',
  'refund',
  'withdraw',
  'again',
  'look',
  'wait',
  'hours',
  'jobs',
] as const;

export type OrderStep = { who: number; act: (typeof acts)[number]; which: number };

/**
 * What can be had: one course by itself, in two group buys, in a flash sale and for a code; a course, a
 * column and a broadcast besides; cards, and coupons that are claimed or bought.
 */
const stockOf = async (shop: Trade) => {
  const course = await shop.sell({ memberPriceFen: 8000 });
  const productId = Number(course);
  const column = await shop.sell({ type: 3, priceFen: 3000 });
  const startAt = new Date(shop.now() + 3 * DAY);
  const [space] = await shop.db
    .insert(live)
    .values({ title: '直播', status: 0, priceFen: 2000, startAt })
    .returning();
  const plans = await shop.db
    .insert(vipPlan)
    .values([0, 1500].map((priceFen) => ({ title: '会员卡', priceFen, days: 1 })))
    .returning();
  const codes = [`C${course}`, `D${course}`];
  const endAt = new Date(shop.now() + 30 * DAY);
  await shop.db.insert(redeemCodeTable).values([
    { codeHash: hashOfCode(`C${course}`), target: 'product', targetId: productId, endAt },
    {
      codeHash: hashOfCode(`D${course}`),
      target: 'membership',
      targetId: plans[0]?.id ?? 0,
      endAt,
    },
  ]);
  const goods: Wish[] = [
    { kind: 'course', id: course },
    { kind: 'course', id: course },
    { kind: 'course', id: await shop.sell() },
    { kind: 'column', id: column },
    { kind: 'live', id: String(space?.id) },
  ];
  const group = { type: 1, need: 2, hours: 3, quota: 4, productId };
  return {
    ...{ goods, codes, plans: plans.map(({ id }) => String(id)) },
    flash: (await shop.run({ quota: 2, productId })).id,
    teams: [(await shop.run(group)).id, (await shop.run(group)).id],
    coupon: await shop.issue({ thresholdFen: 0 }),
    voucher: await shop.issue({ thresholdFen: 0, salePriceFen: 500, perMember: 2, total: 3 }),
  };
};

type Person = { id: number; token: string };

/** What the provider has of these members after refunds, and what it is to keep, in fen. */
const providersBooks = (ids: readonly number[]) =>
  sql.raw(`select
  (select coalesce(sum(s.amount_fen - s.refunded_fen), 0)::int from simulated_payment s
    join payment p on p.pay_no = s.pay_no join trade_order o on o.id = p.order_id
    where s.state = 'paid' and o.member_id in (${ids})) as taken,
  (select coalesce(sum(p.amount_fen), 0)::int from payment p join trade_order o on o.id = p.order_id
    where p.channel = 'simulated' and p.settles = 1 and o.state in ('grouping', 'done')
    and o.member_id in (${ids})) as kept,
  (select count(*)::int from trade_order o where o.member_id in (${ids})
    and o.state in ('unpaid', 'grouping', 'refunding')) as waiting`);

/** Members of a shop with a few things, who act at random. */
export const shopOf = async (shop: Trade) => {
  const people = await Promise.all(
    [0, 1, 2].map(() => shop.join({}, { money: 60_000, points: 4000 })),
  );
  const stock = await stockOf(shop);
  /** How many orders reached each state, which proves that the walks get there. */
  const reached = new Map<string, number>();

  const orders = ({ id }: Person) =>
    shop.db
      .select({ id: orderTable.id, state: orderTable.state, kind: orderTable.kind })
      .from(orderTable)
      .where(eq(orderTable.memberId, id))
      .orderBy(desc(orderTable.id));

  const positionOf = async (token: string, which: number, wish: Wish): Promise<string> => {
    const preview = await shop.ask('previewOrder', wish, token);
    if (preview.code !== '200') return '0';
    const { pay } = Object(preview.data);
    const key = `k${token}${which}${JSON.stringify(wish)}${shop.now()}`;
    const placed = await shop.ask('createOrder', { ...wish, pay, key }, token);
    return String(Object(placed.data).id ?? 0);
  };

  const group = async (id: string, which: number): Promise<string> => {
    const open = and(eq(teamGroupTable.activityId, Number(id)), eq(teamGroupTable.state, 'open'));
    const groups = await shop.db.select({ id: teamGroupTable.id }).from(teamGroupTable).where(open);
    return String(among(groups, which)?.id ?? '');
  };

  const balance = (id: string, token: string) =>
    shop.ask('payOrder', { id, method: 'balance' }, token);

  /** What an act is to place; undefined for one that places nothing. */
  const placing = async ({ act, which }: OrderStep, token: string): Promise<Wish | undefined> => {
    const good = among(stock.goods, which) ?? {};
    const id = among(stock.teams, which) ?? '';
    const card = { kind: 'membership', id: among(stock.plans, which) ?? '' } as const;
    const voucher = { kind: 'coupon', id: stock.voucher } as const;
    const flash = { kind: 'flash', id: stock.flash } as const;
    if (act === 'buy') return good;
    if (act === 'take') return among([...stock.goods, card, voucher, flash], which);
    if (act === 'points') return { ...good, use_points: true };
    if (act === 'coupon') {
      await shop.ask('claimCoupon', { id: stock.coupon, key: 'once' }, token);
      return { ...good, coupon_id: 'best', use_points: which % 2 === 0 };
    }
    if (act === 'card') return card;
    if (act === 'voucher') return voucher;
    if (act === 'flash') return flash;
    if (act === 'open' || act === 'lead') return { kind: 'team', id };
    if (act === 'join' || act === 'follow')
      return { kind: 'team', id, group_id: await group(id, which) };
    return undefined;
  };

  /** Mostly one of the orders that an act makes sense for, at times any. */
  const orderFor = async ({ act, which }: OrderStep, person: Person): Promise<string> => {
    const mine = await orders(person);
    const done = act === 'refund' || act === 'withdraw';
    const fits = mine.filter(({ state }) => state === (done ? 'done' : 'unpaid'));
    return String(among(fits.length > 0 && which < 10 ? fits : mine, which)?.id ?? 0);
  };

  const bySheet = async ({ act, which }: OrderStep, id: string, token: string): Promise<void> => {
    const opened = await shop.ask('payOrder', { id, method: 'wechat' }, token);
    const { pay_no } = Object(Object(opened.data).sheet);
    if (!pay_no) return;
    const outcome = act === 'late' ? 'timeout' : act === 'again' ? 'fail' : 'ok';
    await shop.ask('simulateSheet', { pay_no, outcome }, token);
    if (which % 3 > 0) await shop.ask('payResult', { id }, token);
  };

  const run = async (step: OrderStep): Promise<void> => {
    const { who, act, which } = step;
    const person = among(people, who);
    if (!person) return;
    const { token } = person;
    if (act === 'wait') return shop.pass(7 * 60_000);
    if (act === 'hours') return shop.pass(2 * HOUR);
    if (act === 'jobs') return void (await shop.jobs());
    if (act === 'look') {
      // whatever is due ends before it is shown
      await shop.get('orderList', {}, token);
      return void (await shop.get('teamGroups', { id: among(stock.teams, which) ?? '' }, token));
    }
    if (act === 'code')
      return void (await shop.ask('redeemCode', { code: among(stock.codes, which) ?? '' }, token));
    const wish = await placing(step, token);
    if (wish) {
      const id = await positionOf(token, which, wish);
      if (act === 'take' || act === 'lead' || act === 'follow') await balance(id, token);
      return;
    }
    const id = await orderFor(step, person);
    if (act === 'balance') return void (await balance(id, token));
    if (act === 'cancel') return void (await shop.ask('cancelOrder', { id }, token));
    if (act === 'refund')
      return void (await shop.ask('refundOrder', { id, reason: '其他原因' }, token));
    if (act === 'withdraw') {
      const answer = await shop.ask('withdrawRefund', { id }, token);
      if (answer.code === '200') reached.set('withdrawn', (reached.get('withdrawn') ?? 0) + 1);
      return;
    }
    return bySheet(step, id, token);
  };

  const tally = async (): Promise<void> => {
    for (const person of people)
      for (const { state, kind } of await orders(person))
        for (const name of [state, `${kind} ${state}`])
          reached.set(name, (reached.get(name) ?? 0) + 1);
  };

  /** Expects that nothing is oversold or sold twice to one member, and that the books agree. */
  const check = (): Promise<void> => expectAudited(shop.db);

  /** Expects that days later nothing is under way, and the provider keeps what it should. */
  const settled = async (): Promise<void> => {
    shop.pass(3 * DAY);
    await shop.jobs();
    // a payment that is only found then may have opened a group
    shop.pass(DAY);
    await shop.jobs();
    await check();
    const result = Object(await shop.db.execute(providersBooks(people.map(({ id }) => id))));
    const [{ taken, kept, waiting }] = result.rows;
    expect({ taken, waiting }).toEqual({ taken: kept, waiting: 0 });
  };

  return { run, check, tally, settled, reached };
};
