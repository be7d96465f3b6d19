import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { activity } from '../../server/db/tables/events.ts';
import { HOUR, type Trade } from './trade.ts';

export const acts = [
  'course',
  'points',
  'coupon',
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
  'again',
  'wait',
  'hours',
  'jobs',
] as const;

export type Step = { who: number; act: (typeof acts)[number]; which: number };

/** People in a shop of a few things, who do anything at any time. */
export const shopOf = async (shop: Trade) => {
  const people = await Promise.all(
    [0, 1, 2].map(() => shop.join({}, { money: 60_000, points: 4000 })),
  );
  const courses = await Promise.all([0, 1].map(() => shop.sell()));
  const flash = await shop.run({ quota: 2 });
  const team = await shop.run({ type: 1, need: 2, hours: 3, quota: 4 });
  const couponId = await shop.issue({ thresholdFen: 0 });
  /** Refunds and cancelled orders in all, so that walks can be told to have gone somewhere. */
  const reached = new Map<string, number>();

  const orders = async (token: string) => (await shop.get('orderList', {}, token)).items;

  const place = async (person: { token: string }, wish: object, which: number) => {
    const kind = 'course' as const;
    const full = { kind, id: courses[which % 2] ?? '', ...wish };
    const preview = await shop.ask('previewOrder', full, person.token);
    if (preview.code !== '200') return;
    const { pay } = Object(preview.data);
    const key = `k${person.token}${which}${JSON.stringify(wish)}${shop.now()}`;
    await shop.ask('createOrder', { ...full, pay, key }, person.token);
  };

  const group = async (token: string, which: number): Promise<string> => {
    const { items } = await shop.get('teamGroups', { id: team.id }, token);
    return items[which % Math.max(items.length, 1)]?.id ?? '';
  };

  const run = async ({ who, act, which }: Step): Promise<void> => {
    const person = people[who % people.length];
    if (!person) return;
    const { token } = person;
    const mine = await orders(token);
    // mostly one of those that it makes sense for, at times any
    const fits = mine.filter(({ state }) => state === (act === 'refund' ? 'done' : 'unpaid'));
    const some = fits.length > 0 && which < 10 ? fits : mine;
    const id = some[which % Math.max(some.length, 1)]?.id ?? '0';
    if (act === 'course') return place(person, {}, which);
    if (act === 'points') return place(person, { use_points: true }, which);
    if (act === 'coupon') {
      await shop.ask('claimCoupon', { id: couponId, key: 'once' }, token);
      return place(person, { coupon_id: 'best', use_points: which % 2 === 0 }, which);
    }
    if (act === 'flash') return place(person, { kind: 'flash', id: flash.id }, which);
    if (act === 'open') return place(person, { kind: 'team', id: team.id }, which);
    if (act === 'join')
      return place(
        person,
        { kind: 'team', id: team.id, group_id: await group(token, which) },
        which,
      );
    if (act === 'lead' || act === 'follow') {
      const group_id = act === 'lead' ? '' : await group(token, which);
      await place(person, { kind: 'team', id: team.id, group_id }, which);
      const newest = (await orders(token)).find(({ state }) => state === 'unpaid');
      return void (await shop.ask('payOrder', { id: newest?.id ?? '0', method: 'balance' }, token));
    }
    if (act === 'wait') return shop.pass(7 * 60_000);
    if (act === 'hours') return shop.pass(2 * HOUR);
    if (act === 'jobs') return void (await shop.jobs());
    if (act === 'balance')
      return void (await shop.ask('payOrder', { id, method: 'balance' }, token));
    if (act === 'cancel') return void (await shop.ask('cancelOrder', { id }, token));
    if (act === 'refund')
      return void (await shop.ask('refundOrder', { id, reason: '其他原因' }, token));
    const opened = await shop.ask('payOrder', { id, method: 'wechat' }, token);
    const { pay_no } = Object(Object(opened.data).sheet);
    if (!pay_no) return;
    const outcome = act === 'late' ? 'timeout' : act === 'again' ? 'fail' : 'ok';
    await shop.ask('simulateSheet', { pay_no, outcome }, token);
    if (which % 3 > 0) await shop.ask('payResult', { id }, token);
  };

  /** Nobody pays a fen more than the orders they have, and nothing is sold that is not there. */
  const check = async (): Promise<void> => {
    await shop.audited();
    for (const { id, quota } of [
      { id: flash.id, quota: 2 },
      { id: team.id, quota: 4 },
    ]) {
      const [row] = await shop.db
        .select()
        .from(activity)
        .where(eq(activity.id, Number(id)));
      expect(row?.taken).toBeLessThanOrEqual(quota);
      expect(row?.taken).toBeGreaterThanOrEqual(0);
    }
  };

  const tally = async (): Promise<void> => {
    for (const { token } of people)
      for (const { state, kind } of await orders(token))
        for (const name of [state, `${kind} ${state}`])
          reached.set(name, (reached.get(name) ?? 0) + 1);
  };

  return { run, check, tally, reached };
};
