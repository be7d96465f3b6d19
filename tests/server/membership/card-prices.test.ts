import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { categoryApi } from '#schemas/category/endpoints.ts';
import { classicApi } from '#schemas/classic/endpoints.ts';
import { courseApi } from '#schemas/course/endpoints.ts';
import { collectedList } from '#schemas/course/list-endpoints.ts';
import { newsApi } from '#schemas/news/endpoints.ts';
import { searchApi } from '#schemas/search/endpoints.ts';
import { teacherApi } from '#schemas/teacher/endpoints.ts';
import { CARD_HEADER } from '#schemas/wire/envelope.ts';
import { product } from '#server/db/tables/course.ts';
import { news, newsProduct } from '#server/db/tables/news.ts';
import { relation } from '#server/db/tables/relation.ts';
import { teacher } from '#server/db/tables/teacher.ts';
import { cardFen, fenFor, fenIn } from '#server/libraries/catalogue/index.ts';
import { DAY } from '#server/platform/time/durations.ts';
import { ordersOn, type Trade } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

type Terms = { priceFen: number; memberPriceFen: number | null; memberFree: boolean };

/** Terms of every sort, a card's price above everybody's among them. */
const sorts: Terms[] = [0, 1, 10_000].flatMap((priceFen) =>
  [null, 0, 1, 6000, 20_000].flatMap((memberPriceFen) =>
    [false, true].map((memberFree) => ({ priceFen, memberPriceFen, memberFree })),
  ),
);

const until = (shop: Trade, ms: number) => ({ vipUntil: new Date(shop.now() + ms) });

/** Somebody with a card, somebody whose card has ended, somebody without one, and a visitor. */
const askers = async (shop: Trade): Promise<{ card: string; others: string[] }> => {
  const [card, ended, plain] = [
    await shop.join(until(shop, DAY)),
    await shop.join(until(shop, 0)),
    await shop.join(),
  ];
  return { card: card.token, others: [ended.token, plain.token, ''] };
};

type Shown = { id: string; price: string };

/** The prices of some things in an answer, wherever in it they stand; '-' where they do not. */
const pricesIn = (answer: unknown, ids: readonly string[]): string[] => {
  const found = new Map<string, string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { id, price } = value as Partial<Shown>;
    if (id !== undefined && price !== undefined) found.set(String(id), String(price));
    for (const each of Object.values(value)) walk(each);
  };
  walk(answer);
  return ids.map((id) => found.get(id) ?? '-');
};

onDatabase('prices of the holder of a card', (opened) => {
  it('are never higher than those of others, and the same in questions and in sums', async () => {
    const { db } = opened();
    const now = Date.now();
    const holder = { member: { vipUntil: new Date(now + 1) }, now };
    const others = [
      { member: { vipUntil: new Date(now) }, now },
      { member: null, now },
    ];
    const title = '价格表';
    await db.insert(product).values(sorts.map((own) => ({ type: 0, title, ...own })));
    for (const payer of [holder, ...others, { member: { vipUntil: null }, now }]) {
      const rows = await db
        .select({ terms: product, fen: fenIn(payer) })
        .from(product)
        .where(eq(product.title, title));
      expect(rows).toHaveLength(sorts.length);
      for (const { terms, fen } of rows) {
        expect(fen).toBe(fenFor(payer, terms));
        expect(fen).toBe(payer === holder ? cardFen(terms) : terms.priceFen);
        expect(fen).toBeLessThanOrEqual(terms.priceFen);
      }
    }
  });

  it('stand in searches, feeds, articles, on teachers’ and on own pages, and nobody else sees them', async () => {
    const shop = ordersOn(opened().db);
    const { db } = shop;
    const [someone] = await db.insert(teacher).values({ name: '价老师' }).returning();
    const own = { teacherId: someone?.id ?? null, createdAt: new Date(shop.now() + 30 * DAY) };
    const titled = { ...own, title: '齐价通识', type: 0 };
    const ids = [
      await shop.sell({ ...titled, memberPriceFen: 6000 }),
      await shop.sell({ ...titled, memberFree: true }),
      await shop.sell(titled),
    ];
    const [article] = await db
      .insert(news)
      .values({ title: '文章', publishedAt: new Date(shop.now()) })
      .returning();
    const newsId = article?.id ?? 0;
    await db
      .insert(newsProduct)
      .values(ids.map((id, position) => ({ newsId, productId: Number(id), position })));
    const calls: [path: string, payload: object][] = [
      [searchApi.searchProducts.path, { keyword: '齐价', kind: 'course' }],
      [categoryApi.productList.path, { keyword: '齐价' }],
      [categoryApi.productList.path, { teacher_id: String(someone?.id) }],
      [categoryApi.feed.path, { page: 1 }],
      [newsApi.newsDetail.path, { id: String(newsId) }],
      [teacherApi.teacherProducts.path, { id: String(someone?.id) }],
    ];
    const { card, others } = await askers(shop);
    for (const [path, payload] of calls) {
      const { data } = await shop.post(path, payload, card);
      expect(pricesIn(data, ids), path).toEqual(['60.00', '0.00', '100.00']);
      for (const token of others) {
        if (token === '' && path === teacherApi.teacherProducts.path) continue;
        const { data: seen } = await shop.post(path, payload, token);
        expect(pricesIn(seen, ids), path).toEqual(['100.00', '100.00', '100.00']);
      }
    }
  });

  it('stand beside what was collected, what is related and what a lesson costs', async () => {
    const shop = ordersOn(opened().db);
    const [sample] = await shop.db.select().from(product).limit(1);
    const at = { type: 0, categoryId: sample?.categoryId ?? null, learners: 9_000_000 };
    const [id, adjacent] = [
      await shop.sell({ ...at, memberPriceFen: 6000 }),
      await shop.sell({ ...at, memberPriceFen: 7000 }),
    ];
    const holder = await shop.join(until(shop, DAY));
    const plain = await shop.join();
    for (const [{ id: memberId, token }, price] of [
      [holder, '60.00'],
      [plain, '100.00'],
    ] as const) {
      await shop.db.insert(relation).values({
        memberId,
        kind: 'collect',
        target: 'product',
        targetId: Number(id),
        at: new Date(),
      });
      const list = await shop.post(collectedList.path, { tab: 'course' }, token);
      expect(pricesIn(list.data, [id])).toEqual([price]);
      const detail = await shop.post(courseApi.productDetail.path, { id }, token);
      expect(pricesIn(detail.data, [id, adjacent])).toEqual([
        price,
        token === holder.token ? '70.00' : '100.00',
      ]);
    }
  });

  it('tell what is free and what is to be paid in the list of all courses', async () => {
    const shop = ordersOn(opened().db);
    const [someone] = await shop.db.insert(teacher).values({ name: '筛老师' }).returning();
    const own = { teacherId: someone?.id ?? null };
    const all = {
      free: await shop.sell({ ...own, priceFen: 0 }),
      withCard: await shop.sell({ ...own, memberFree: true }),
      forNothing: await shop.sell({ ...own, memberPriceFen: 0 }),
      cheaper: await shop.sell({ ...own, memberPriceFen: 6000 }),
      paid: await shop.sell(own),
    };
    const idsOf = async (price: string, token: string) => {
      const payload = { teacher_id: String(someone?.id), price };
      const { data } = await shop.post(categoryApi.productList.path, payload, token);
      const rows: { id: unknown }[] = Object(data).data;
      return rows.map(({ id }) => String(id)).sort();
    };
    const sorted = (...ids: string[]) => ids.sort();
    const { card, others } = await askers(shop);
    expect(await idsOf('free', card)).toEqual(sorted(all.free, all.withCard, all.forNothing));
    expect(await idsOf('paid', card)).toEqual(sorted(all.cheaper, all.paid));
    for (const token of others) {
      expect(await idsOf('free', token)).toEqual([all.free]);
      expect(await idsOf('paid', token)).toHaveLength(4);
    }
    for (const token of [card, ...others]) expect(await idsOf('', token)).toHaveLength(5);
  });

  it('stand beside what a coupon can be used for, whose threshold counts on the whole', async () => {
    const shop = ordersOn(opened().db);
    const id = await shop.sell({ memberPriceFen: 6000 });
    const coupon = await shop.issue({
      thresholdFen: 9000,
      scope: 'product',
      scopeIds: [Number(id)],
    });
    const holder = await shop.join(until(shop, DAY));
    const plain = await shop.join();
    for (const [{ token }, price] of [
      [holder, '60.00'],
      [plain, '100.00'],
    ] as const) {
      await shop.get('claimCoupon', { id: coupon }, token);
      const { items } = await shop.get('couponUsable', { id: coupon }, token);
      expect(items.map((each) => [each.id, each.price])).toEqual([[id, price]]);
    }
  });

  it('are told of with every answer to a member, and kept by no client', async () => {
    const shop = ordersOn(opened().db);
    const { card, others } = await askers(shop);
    const { path } = classicApi.typedProducts;
    const ask = (token: string) =>
      shop.app.inject({ method: 'POST', url: path, headers: token ? { token } : {}, payload: {} });
    const answers = await Promise.all([card, ...others, 'ended'].map(ask));
    expect(answers.map(({ headers }) => headers[CARD_HEADER])).toEqual([
      '1',
      '0',
      '0',
      undefined,
      '0',
    ]);
    for (const answer of answers) expect(answer.json()).toMatchObject({ expire: -3_600_000 });
  });
});
