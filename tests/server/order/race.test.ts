import { and, count, eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { activity } from '#server/db/tables/activity.ts';
import { orderTable } from '#server/db/tables/order.ts';
import { openTestDatabase } from '../../harness/test-database.ts';
import { triesOf } from '../../harness/times.ts';
import { whole } from '../../harness/whole.ts';
import { crowd } from '../harness/order/crowd.ts';
import { AGREED, ordersOn } from '../harness/order/shop.ts';
import { hasPostgres, onEmbedded } from '../harness/postgres/database.ts';
import { callServers, SERVERS } from '../harness/server/call-servers.ts';

/** `TRADE_ROUNDS=20` and `TRADE_SUBMITS=10000` for the full counts (docs/payment.md). */
const ROUNDS = Number(process.env.TRADE_ROUNDS ?? 1);
const SUBMITS = Number(process.env.TRADE_SUBMITS ?? triesOf(600));
const BUYERS = triesOf(1000);
const LOCATIONS = 10;
/** Every third submit is a new try of the same wish, the others are one request again and again. */
const NEW_TRY = 3;
/** So many submits a person, below what a minute allows. */
const EACH = 60;

vi.setConfig({ testTimeout: 120_000 + ROUNDS * 60_000 + SUBMITS * 60 });

const servers = callServers();

const wish = (id: string) => ({ kind: 'flash', id, pay: '40.00', agreement: AGREED });
const CREATE = '/v1/order/create';

/** Ten were sold, to ten, and everybody else was told so. */
const expectExact = async (
  { db }: Pick<OpenDatabase, 'db'>,
  id: string,
  notices: readonly string[],
) => {
  expect(notices.filter((msg) => msg === '成功')).toHaveLength(LOCATIONS);
  expect(notices.filter((msg) => msg === '已抢光')).toHaveLength(BUYERS - LOCATIONS);
  const sold = and(eq(orderTable.kind, 'flash'), eq(orderTable.targetId, Number(id)));
  expect(await db.$count(orderTable, sold)).toBe(LOCATIONS);
  const [row] = await db
    .select()
    .from(activity)
    .where(eq(activity.id, Number(id)));
  expect(row?.taken).toBe(LOCATIONS);
  await ordersOn(db).audited();
};

it.runIf(onEmbedded)(
  `sells ${LOCATIONS} places to ${BUYERS} members at once, embedded (${ROUNDS} times)`,
  async () => {
    const opened = await openTestDatabase();
    for (let round = 0; round < ROUNDS; round += 1) {
      const shop = ordersOn(opened.db);
      const { id } = await shop.run({ quota: LOCATIONS });
      const tokens = await crowd(opened.db, BUYERS);
      const answers = await Promise.all(
        tokens.map((token, n) => shop.post(CREATE, { ...wish(id), key: `k${n}` }, token)),
      );
      await expectExact(
        opened,
        id,
        answers.map(({ msg }) => msg),
      );
    }
    await opened.close();
  },
);

it(`places one order for ${SUBMITS} double and replayed submits, and pays once`, async () => {
  const opened = await openTestDatabase();
  const shop = ordersOn(opened.db);
  const product = await shop.sell();
  const people = await Promise.all(
    Array.from({ length: Math.ceil(SUBMITS / EACH) }, () =>
      shop.join({}, { points: 500, money: 90_000 }),
    ),
  );
  const couponId = await shop.issue();
  for (const { token } of people) await shop.get('claimCoupon', { id: couponId }, token);
  const plans = await Promise.all(
    people.map(async ({ token }) => {
      const request = { kind: 'course' as const, id: product, coupon_id: 'best', use_points: true };
      return { token, requests: { ...request, pay: await shop.priceOf(request, token) } };
    }),
  );
  const keys = Array.from({ length: SUBMITS }, (_, n) =>
    Math.floor(n / plans.length) % NEW_TRY === 0 ? `new${n}` : 'again',
  );
  expect(keys.filter((key) => key !== 'again').length / SUBMITS).toBeCloseTo(1 / NEW_TRY, 1);
  const sent = keys.map((key, n) => {
    const plan = plans[n % plans.length];
    if (!plan) throw new Error('nobody');
    return shop.ask('createOrder', { ...plan.requests, key }, plan.token);
  });
  const answers = await Promise.all(sent);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['200']));
  expect(new Set(answers.map(({ data }) => Object(data).id)).size).toBe(people.length);
  const each = await opened.db
    .select({ memberId: orderTable.memberId, n: count() })
    .from(orderTable)
    .where(eq(orderTable.targetId, Number(product)))
    .groupBy(orderTable.memberId);
  const ours = each.filter(({ memberId }) => people.some(({ id }) => id === memberId));
  expect(ours.map(({ n }) => n)).toEqual(people.map(() => 1));
  for (const { token } of people) {
    const [order] = (await shop.get('orderList', {}, token)).items;
    const id = order?.id ?? '';
    await Promise.all(
      [1, 2, 3, 4, 5].map(() => shop.ask('payOrder', { id, method: 'balance' }, token)),
    );
    expect(await shop.get('walletHome', {}, token)).toMatchObject({
      points: 0,
      balance: '825.00',
    });
    await Promise.all([1, 2, 3].map(() => shop.ask('signInToday', {}, token)));
    expect((await shop.get('pointsHome', {}, token)).balance).toBe(5);
  }
  await shop.audited();
  await opened.close();
});

it.runIf(whole && hasPostgres)(
  `does so with ${SERVERS} servers on one database (${ROUNDS} times)`,
  async () => {
    const opened = await servers();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await ordersOn(opened.db).run({ quota: LOCATIONS });
      const tokens = await crowd(opened.db, BUYERS);
      const notices = await opened.callAll(
        tokens.map((token) => ({ path: CREATE, payload: wish(id), token })),
      );
      await expectExact(
        opened,
        id,
        notices.map(({ msg }) => msg),
      );
    }
  },
);
