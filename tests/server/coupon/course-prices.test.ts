import { expect, it } from 'vitest';
import { categoryApi } from '#schemas/category/endpoints.ts';
import { typedProducts } from '#schemas/classic/endpoints.ts';
import { courseApi } from '#schemas/course/endpoints.ts';
import { newCourseList } from '#schemas/home/endpoints.ts';
import { newsApi } from '#schemas/news/endpoints.ts';
import { searchApi } from '#schemas/search/endpoints.ts';
import { productListing } from '#server/db/tables/catalogue.ts';
import { category } from '#server/db/tables/category.ts';
import { coupon } from '#server/db/tables/coupon.ts';
import type { product } from '#server/db/tables/course.ts';
import { news, newsProduct } from '#server/db/tables/news.ts';
import { DAY } from '#server/platform/time/durations.ts';
import { ordersOn, type Trade } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

type Shown = { price: string; price_after_coupon?: string; price_after_claim?: string };

/** A shop without coupons, with a category below another, and what its list says. */
const shopOn = async (db: Trade['db']) => {
  await db.update(coupon).set({ published: false });
  const shop = ordersOn(db);
  const add = async (name: string, parentId: number | null = null) => {
    const [row] = await db.insert(category).values({ name, parentId }).returning();
    return row?.id ?? 0;
  };
  const above = await add('内科');
  const below = await add('心内', above);
  const sell = (own: Partial<typeof product.$inferInsert> = {}) =>
    shop.sell({ categoryId: below, ...own });
  const shown = async (token: string): Promise<Map<string, Shown>> => {
    const payload = { category_id: String(below), page: 1 };
    const { data } = await shop.post(categoryApi.productList.path, payload, token);
    return new Map(
      Object(data).data.map(
        ({ id, price, price_after_coupon, price_after_claim }: Shown & { id: string }) => [
          id,
          {
            price,
            ...(price_after_coupon === undefined ? {} : { price_after_coupon }),
            ...(price_after_claim === undefined ? {} : { price_after_claim }),
          },
        ],
      ),
    );
  };
  const own = async (token: string, values: Partial<typeof coupon.$inferInsert>) => {
    const { id } = await shop.get('claimCoupon', { id: await shop.issue(values) }, token);
    return id;
  };
  return { ...shop, above, below, sell, shown, own };
};

type Shop = Awaited<ReturnType<typeof shopOn>>;

const pays = ({ priceOf }: Shop, id: string, token: string, kind: 'course' | 'column' = 'course') =>
  priceOf({ kind, id, coupon_id: 'best' }, token);

onDatabase('the price of a course in lists', (opened) => {
  it.each([
    ['without a coupon', [], undefined],
    ['below the threshold', [{ thresholdFen: 10_001 }], undefined],
    ['at the threshold', [{ thresholdFen: 10_000 }], '80.00'],
    ['above a price', [{ thresholdFen: 0, amountFen: 99_999 }], '0.00'],
    ['by a fen', [{ thresholdFen: 0, amountFen: 1 }], '99.99'],
    ['all but a fen', [{ thresholdFen: 0, amountFen: 9999 }], '0.01'],
    ['with the best of several', [{}, { amountFen: 3000 }, { amountFen: 2500 }], '70.00'],
    ['of another course', [{ scope: 'product' as const, scopeIds: [1] }], undefined],
    ['of another category', [{ scope: 'category' as const, scopeIds: [1] }], undefined],
    ['of courses', [{ scope: 'kind' as const, scopeKinds: ['course' as const] }], '80.00'],
    ['of columns', [{ scope: 'kind' as const, scopeKinds: ['column' as const] }], undefined],
    ['for later', [{ startAt: new Date(Date.now() + DAY) }], undefined],
  ])('%s is what the order says', async (_, coupons, price) => {
    const shop = await shopOn(opened().db);
    const { token } = await shop.join();
    const id = await shop.sell();
    for (const values of coupons) await shop.own(token, values);
    const row = (await shop.shown(token)).get(id);
    expect(row?.price_after_coupon).toBe(price);
    expect(row?.price_after_claim).toBeUndefined();
    expect(await pays(shop, id, token)).toBe(price ?? '100.00');
  });

  it('follows a coupon of one course, of its category and of the one above', async () => {
    const shop = await shopOn(opened().db);
    const { token } = await shop.join();
    const [one, two] = [await shop.sell(), await shop.sell({ type: 5 })];
    await shop.own(token, { scope: 'category', scopeIds: [shop.above], amountFen: 100 });
    expect([...(await shop.shown(token)).values()].map((row) => row.price_after_coupon)).toEqual([
      '99.00',
      '99.00',
    ]);
    await shop.own(token, { scope: 'category', scopeIds: [shop.below], amountFen: 200 });
    await shop.own(token, { scope: 'product', scopeIds: [Number(one)], amountFen: 300 });
    const shown = await shop.shown(token);
    expect([shown.get(one)?.price_after_coupon, shown.get(two)?.price_after_coupon]).toEqual([
      '97.00',
      '98.00',
    ]);
    expect([await pays(shop, one, token), await pays(shop, two, token, 'column')]).toEqual([
      '97.00',
      '98.00',
    ]);
  });

  it('has no cut by a coupon that is used, held by an order or over', async () => {
    const shop = await shopOn(opened().db);
    const { token } = await shop.join();
    const id = await shop.sell();
    const cut = async () => (await shop.shown(token)).get(id)?.price_after_coupon;
    const copy = await shop.own(token, { validity: 'days', days: 3 });
    expect(await cut()).toBe('80.00');
    const wish = { kind: 'course' as const, id: await shop.sell(), coupon_id: copy };
    const { id: order } = await shop.order(wish, token);
    expect(await cut()).toBeUndefined();
    await shop.get('cancelOrder', { id: order }, token);
    expect(await cut()).toBe('80.00');
    shop.pass(3 * DAY - 1);
    expect([await cut(), await pays(shop, id, token)]).toEqual(['80.00', '80.00']);
    shop.pass(1);
    expect([await cut(), await pays(shop, id, token)]).toEqual([undefined, '100.00']);
    const next = await shop.own(token, {});
    await shop.buy({ ...wish, coupon_id: next }, token);
    expect([await cut(), await pays(shop, id, token)]).toEqual([undefined, '100.00']);
  });

  it('is said of no course that is free, had already or free with the card', async () => {
    const shop = await shopOn(opened().db);
    const { token } = await shop.join({ vipUntil: new Date(shop.now() + DAY) });
    const [free, byCard, bought] = [
      await shop.sell({ priceFen: 0 }),
      await shop.sell({ memberFree: true }),
      await shop.sell(),
    ];
    const cheaper = await shop.sell({ memberPriceFen: 8000 });
    await shop.buy({ kind: 'course', id: bought }, token);
    await shop.own(token, { thresholdFen: 0 });
    await shop.issue({ thresholdFen: 0, amountFen: 3000 });
    const shown = await shop.shown(token);
    for (const id of [free, byCard, bought])
      expect(Object.keys(shown.get(id) ?? {}), id).toEqual(['price']);
    expect(shown.get(cheaper)).toEqual({ price: '80.00', price_after_coupon: '60.00' });
    expect(await pays(shop, cheaper, token)).toBe('60.00');
  });

  it('with a coupon to claim is what the order says once it is claimed', async () => {
    const shop = await shopOn(opened().db);
    const { token } = await shop.join();
    const id = await shop.sell();
    const at = shop.now();
    const none = [
      { salePriceFen: 1 },
      { total: 1, taken: 1 },
      { published: false },
      { claimStart: new Date(at + 1) },
      { claimEnd: new Date(at) },
      { startAt: new Date(at + DAY) },
      { endAt: new Date(at) },
    ];
    for (const values of none) await shop.issue({ amountFen: 9000, ...values });
    expect((await shop.shown(token)).get(id)).toEqual({ price: '100.00' });
    const small = await shop.issue({ amountFen: 1000 });
    const large = await shop.issue({ amountFen: 4000 });
    expect((await shop.shown(token)).get(id)).toEqual({
      price: '100.00',
      price_after_claim: '60.00',
    });
    // a visitor's answers are drawn into pages that members see as well
    expect((await shop.shown('')).get(id)).toEqual({ price: '100.00' });
    // the course's page and order name what the member has, until the better one is theirs
    await shop.get('claimCoupon', { id: small }, token);
    expect((await shop.shown(token)).get(id)).toEqual({
      price: '100.00',
      price_after_coupon: '90.00',
    });
    expect(await pays(shop, id, token)).toBe('90.00');
    await shop.get('claimCoupon', { id: large }, token);
    expect((await shop.shown(token)).get(id)).toEqual({
      price: '100.00',
      price_after_coupon: '60.00',
    });
    expect(await pays(shop, id, token)).toBe('60.00');
  });

  it('is each member’s own, in search and at home as in the list', async () => {
    const shop = await shopOn(opened().db);
    const [one, two] = [await shop.join(), await shop.join()];
    const id = await shop.sell({ title: '冠脉造影读片' });
    await shop.own(one.token, { perMember: 1, total: 1 });
    const calls: [string, object][] = [
      [searchApi.searchProducts.path, { keyword: '冠脉造影读片', kind: 'course', page: 1 }],
      [newCourseList.path, { page: 1 }],
    ];
    for (const [path, payload] of calls) {
      const read = async (token: string) => {
        const { data } = await shop.post(path, payload, token);
        const rows = Array.isArray(data) ? data : Object(data).data;
        return rows.find((row: { id: unknown }) => String(row.id) === id);
      };
      expect((await read(one.token)).price_after_coupon, path).toBe('80.00');
      for (const token of [two.token, ''])
        expect(await read(token), path).not.toHaveProperty('price_after_coupon');
    }
  });

  it('stands beside a course, below news and in the list that clients may keep, which says not to', async () => {
    const { db } = opened();
    const shop = await shopOn(db);
    const { token } = await shop.join();
    const [id, beside] = [await shop.sell(), await shop.sell()];
    const product = Number(id);
    await shop.own(token, { scope: 'product', scopeIds: [product] });
    const [article] = await db
      .insert(news)
      .values({ title: '指南更新', publishedAt: new Date(shop.now()) })
      .returning();
    const newsId = article?.id ?? 0;
    await db.insert(newsProduct).values({ newsId, productId: product, position: 0 });
    await db.delete(productListing);
    await db
      .insert(productListing)
      .values({ listing: 'recommended', productId: product, position: 0 });
    const rowsOf = async (path: string, payload: object, rows: string, asking: string) => {
      const { data, body } = await shop.post(path, payload, asking);
      const list: { id: unknown }[] = Array.isArray(data) ? data : Object(data)[rows];
      return { row: list.find((each) => String(each.id) === id), expire: Object(body).expire };
    };
    const cases: [string, object, string][] = [
      [courseApi.productDetail.path, { id: beside }, 'related'],
      [newsApi.newsDetail.path, { id: String(newsId) }, 'product'],
      [typedProducts.path, { page: 1 }, 'data'],
    ];
    const priced = { price: '100.00', price_after_coupon: '80.00' };
    for (const [path, payload, rows] of cases)
      expect((await rowsOf(path, payload, rows, token)).row, path).toMatchObject(priced);
    const kept = await rowsOf(typedProducts.path, { page: 1 }, 'data', '');
    expect(kept.row).not.toHaveProperty('price_after_coupon');
    expect(kept.expire).toBeLessThan(0);
  });
});
