import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { activityApi } from '#schemas/activity/endpoints.ts';
import { couponApi } from '#schemas/coupon/endpoints.ts';
import { invoiceApi } from '#schemas/invoice/endpoints.ts';
import { membershipApi } from '#schemas/membership/endpoints.ts';
import { orderApi } from '#schemas/order/endpoints.ts';
import { paymentApi, type SheetOutcome } from '#schemas/payment/endpoints.ts';
import { pointsApi } from '#schemas/points/endpoints.ts';
import { refundApi } from '#schemas/refund/endpoints.ts';
import { supportApi } from '#schemas/support/endpoints.ts';
import { ticketApi } from '#schemas/ticket/endpoints.ts';
import { walletApi } from '#schemas/wallet/endpoints.ts';
import type { Data, Payload } from '#schemas/wire/define-endpoint.ts';
import type { AppOptions } from '#server/app.ts';
import type { Database } from '#server/db/database.ts';
import { activity } from '#server/db/tables/activity.ts';
import { coupon } from '#server/db/tables/coupon.ts';
import { product } from '#server/db/tables/course.ts';
import { ledgerAccount, ledgerEntry } from '#server/db/tables/ledger.ts';
import { member } from '#server/db/tables/member.ts';
import { auditBooks } from '#server/libraries/audit/index.ts';
import { startSession } from '#server/platform/auth/session.ts';
import { RefusedError } from '#server/platform/endpoint/errors.ts';
import { runJobs } from '#server/platform/jobs/jobs.ts';
import type { Payments } from '#server/platform/payment/payment.ts';
import { simulatedPayments } from '#server/platform/payment/simulated.ts';
import { DAY, HOUR } from '#server/platform/time/durations.ts';
import { apiOn } from '../api.ts';
import { ownJobs, providerJobs } from './jobs.ts';

const calls = {
  ...orderApi,
  ...paymentApi,
  ...refundApi,
  ...invoiceApi,
  ...supportApi,
  ...activityApi,
  ...couponApi,
  ...membershipApi,
  ...walletApi,
  ...pointsApi,
  ...ticketApi,
};
type Api = typeof calls;
export type Call = keyof Api;
type Sent<K extends Call> = Partial<Payload<Api[K]>>;

export type Wish = Sent<'createOrder'>;

/** The version of the purchase agreement that the demo has in force. */
export const AGREED = 1;

const agreedFor = (name: Call) => (name === 'createOrder' ? { agreement: AGREED } : {});

/** The calls of trade on a server without a port, whose clock stands still until it is moved. */
export const ordersOn = (
  db: Database,
  options: Partial<AppOptions> = {},
  payments: Payments = simulatedPayments,
) => {
  let now = Date.now();
  const api = apiOn(db, { clock: () => now, ...options });

  const ask = <K extends Call>(name: K, payload: Sent<K>, token: string) =>
    api.post(calls[name].path, { key: randomUUID(), ...agreedFor(name), ...payload }, token);

  const get = async <K extends Call>(
    name: K,
    payload: Sent<K>,
    token: string,
  ): Promise<Data<Api[K]>> => {
    const answer = await ask(name, payload, token);
    if (answer.code !== '200') throw new Error(`${name}: ${answer.msg}`);
    // read by this very schema
    return z.parse(calls[name].data, answer.data) as Data<Api[K]>;
  };

  /** A new member; `money` and `points` are what they have. */
  const join = async (
    own: Partial<typeof member.$inferInsert> = {},
    { money = 0, points = 0 } = {},
  ) => {
    const [row] = await db
      .insert(member)
      .values({ nickname: '学员', ...own })
      .returning();
    const id = row?.id ?? 0;
    for (const [unit, amount] of [
      ['money', money],
      ['points', points],
    ] as const) {
      if (amount === 0) continue;
      // both or neither, since the process may be killed in between
      await db.transaction(async (tx) => {
        await tx.insert(ledgerAccount).values({ memberId: id, unit, balance: amount });
        await tx.insert(ledgerEntry).values({
          ...{ memberId: id, unit, kind: 'reward', amount, balanceAfter: amount },
          ...{ cause: `test:${unit}:${id}`, title: '奖励', at: new Date(now) },
        });
      });
    }
    return { id, token: await startSession(db, id, now) };
  };

  const sell = async (own: Partial<typeof product.$inferInsert> = {}) => {
    const values = { type: 4, title: `课程 ${randomUUID().slice(0, 8)}`, priceFen: 10_000, ...own };
    const [row] = await db.insert(product).values(values).returning();
    return String(row?.id);
  };

  const run = async (own: Partial<typeof activity.$inferInsert> = {}) => {
    const productId = Number(await sell());
    const window = { startAt: new Date(now - HOUR), endAt: new Date(now + 2 * DAY) };
    const [row] = await db
      .insert(activity)
      .values({
        ...{ type: 2, title: '活动', priceFen: 10_000, groupPriceFen: 4000, productId },
        ...window,
        ...own,
      })
      .returning();
    return { id: String(row?.id), productId };
  };

  const issue = async (own: Partial<typeof coupon.$inferInsert> = {}) => {
    const endAt = new Date(now + 30 * DAY);
    const values = { title: '满减券', amountFen: 2000, thresholdFen: 5000, endAt, ...own };
    const [row] = await db.insert(coupon).values(values).returning();
    return String(row?.id);
  };

  const priceOf = async (wish: Wish, token: string): Promise<string> =>
    (await get('previewOrder', wish, token)).pay ?? '';

  /** Places an order at the price that a preview shows. */
  const order = async (wish: Wish, token: string) =>
    get('createOrder', { ...wish, pay: await priceOf(wish, token) }, token);

  /** Opens the sheet and does something in it. */
  const sheet = async (id: string, outcome: SheetOutcome, token: string) => {
    const opened = await get('payOrder', { id, method: 'wechat' }, token);
    await get('simulateSheet', { pay_no: opened.sheet.payNo, outcome }, token);
    return opened.sheet;
  };

  const pay = async (id: string, token: string) => {
    await sheet(id, 'ok', token);
    return get('payResult', { id }, token);
  };

  const buy = async (wish: Wish, token: string): Promise<string> => {
    const { id } = await order(wish, token);
    await pay(id, token);
    return id;
  };

  const stateOf = async (id: string, token: string) =>
    (await get('orderDetail', { id }, token)).state;

  /** Runs the due jobs; those that the provider has not decided yet are postponed. */
  const jobs = () =>
    runJobs(db, { ...ownJobs({ payments }), ...providerJobs({ payments }) }, () => now, {
      failed: (error) => {
        if (!(error instanceof RefusedError)) throw error;
      },
    });

  return {
    ...{
      ...api,
      db,
      ask,
      get,
      join,
      sell,
      run,
      issue,
      priceOf,
      order,
      sheet,
      pay,
      buy,
      stateOf,
      jobs,
    },
    now: () => now,
    pass: (ms: number) => {
      now += ms;
    },
    audited: async () => expect(await auditBooks(db)).toEqual([]),
  };
};

export type Trade = ReturnType<typeof ordersOn>;
