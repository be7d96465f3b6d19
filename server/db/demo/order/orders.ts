import { createHash } from 'node:crypto';
import { and, asc, eq, gt, inArray, notInArray, sql } from 'drizzle-orm';
import { TEAM } from '#schemas/activity/kind.ts';
import { AUDIO, SERIES, TOPIC, VIDEO } from '#schemas/course/product-type.ts';
import { DAY, HOUR } from '../../../platform/time/durations.ts';
import type { Database } from '../../database.ts';
import { activity } from '../../tables/activity.ts';
import { coupon, memberCoupon } from '../../tables/coupon.ts';
import { grant, product } from '../../tables/course.ts';
import { redeemCodeTable, vipPlan } from '../../tables/membership.ts';
import { demoActivities } from '../activity/activities.ts';
import { asInserted } from '../as-inserted.ts';
import { demoCoupons, midnightAfter } from '../coupon/coupons.ts';
import { demoPeople } from '../member/member-keys.ts';
import type { DemoActivity } from './order-writer.ts';
import { insertDemoOrders } from './placed-orders.ts';

const plans = [
  { title: '体验卡', subtitle: '7 天免费体验', priceFen: 0, linePriceFen: null, days: 7 },
  { title: '月卡', subtitle: '先试一试', priceFen: 3000, linePriceFen: null, days: 31 },
  { title: '年卡', subtitle: '每天不到 1 元', priceFen: 29900, linePriceFen: 36000, days: 365 },
  {
    title: '永久会员',
    subtitle: '一次开通，长期有效',
    priceFen: 99900,
    linePriceFen: 129900,
    days: 0,
  },
];

const insertPlans = (db: Database) =>
  db
    .insert(vipPlan)
    .values(plans.map((plan, position) => ({ ...plan, position, recommended: plan.days === 365 })))
    .returning({ id: vipPlan.id, days: vipPlan.days });

const hashOfCode = (code: string): string =>
  createHash('sha256')
    .update(`redeem:${code.replaceAll('-', '')}`)
    .digest('hex');

const insertCodes = (db: Database, planId: number, productId: number, now: number) =>
  db.insert(redeemCodeTable).values([
    ...['VIP2026-0001', 'VIP2026-0002'].map((code) => ({
      codeHash: hashOfCode(code),
      target: 'membership' as const,
      targetId: planId,
      endAt: new Date(now + 365 * DAY),
    })),
    {
      codeHash: hashOfCode('STUDY-0001'),
      target: 'product',
      targetId: productId,
      endAt: new Date(now + 365 * DAY),
    },
    {
      codeHash: hashOfCode('OLD-0001'),
      target: 'membership',
      targetId: planId,
      endAt: new Date(now - DAY),
    },
  ]);

type Sellable = typeof product.$inferSelect;

const sellable = async (db: Database): Promise<Sellable[]> => {
  const held = db.select({ id: grant.targetId }).from(grant).where(eq(grant.target, 'product'));
  return db
    .select()
    .from(product)
    .where(
      and(
        gt(product.priceFen, 4000),
        eq(product.memberFree, false),
        notInArray(product.id, held),
        inArray(product.type, [VIDEO, AUDIO, SERIES, TOPIC]),
      ),
    )
    .orderBy(asc(product.type), asc(product.id));
};

const meetingOf = (index: number, now: number) => {
  const from = index === 9 ? now + 3 * DAY : now + 2 * HOUR;
  if (index !== 9 && index !== 19) return {};
  return {
    venue: '滨江学习中心三楼报告厅',
    address: '浙江省杭州市滨江区江南大道 588 号',
    ...{ latitude: 30.2084, longitude: 120.212 },
    ...{ meetsAt: new Date(from), meetsUntil: new Date(from + 3 * HOUR) },
  };
};

const fillActivities = async (db: Database, goods: readonly Sellable[], now: number) => {
  const stored = await db.select().from(activity).orderBy(asc(activity.id));
  const fields = ['position', 'title', 'thumb', 'priceFen', 'groupPriceFen'] as const;
  const done: (DemoActivity | undefined)[] = [];
  for (const [index, row] of asInserted(stored, demoActivities(now), fields).entries()) {
    const sold = goods[index % goods.length];
    if (!row || !sold) continue;
    const { id, type } = row;
    const team = type === TEAM;
    const over = index === 13 ? { endAt: new Date(now - 2 * HOUR) } : {};
    const price = Math.round((sold.priceFen * (team ? 0.5 : 0.4)) / 10) * 10;
    [done[index]] = await db
      .update(activity)
      .set({
        ...over,
        productId: sold.id,
        title: `${sold.title}${team ? '（拼团）' : '（秒杀）'}`,
        subtitle: team ? `${index % 2 === 0 ? '两' : '三'}人成团立减` : '名额有限，先到先得',
        thumb: sold.thumb,
        priceFen: sold.priceFen,
        groupPriceFen: price,
        need: index % 2 === 0 ? 2 : 3,
        quota: team ? null : index === 7 ? 3 : 50,
        ...meetingOf(index, now),
      })
      .where(eq(activity.id, id))
      .returning();
  }
  return done;
};

type Coupon = Partial<typeof coupon.$inferInsert>;

/** Every state: limited, scoped, counted in days, sold out, for sale, to come, valid later, expired. */
const couponTerms = (now: number, category: number, productId: number): Coupon[] => [
  { total: 500 },
  {},
  { scope: 'kind', scopeKinds: ['column'] },
  { scope: 'kind', scopeKinds: ['live'] },
  { scope: 'category', scopeIds: [category], validity: 'days', days: 7, perMember: 2 },
  { total: 3 },
  { salePriceFen: 990, total: 100 },
  { claimStart: new Date(now + 2 * DAY) },
  { scope: 'product', scopeIds: [productId], startAt: new Date(midnightAfter(now + 3 * DAY)) },
];

const fillCoupons = async (db: Database, members: readonly number[], terms: readonly Coupon[]) => {
  const stored = await db.select().from(coupon).orderBy(asc(coupon.id));
  const rows = asInserted(stored, demoCoupons(0), ['title', 'amountFen', 'thresholdFen']);
  for (const [index, row] of rows.entries())
    if (row)
      await db
        .update(coupon)
        .set({ title: row.title, ...terms[index] })
        .where(eq(coupon.id, row.id));
  const few = rows[5];
  if (!few) return;
  await db
    .insert(memberCoupon)
    .values(members.slice(2, 5).map((memberId) => ({ memberId, couponId: few.id })));
};

const insertOver = async (db: Database, memberId: number, now: number) => {
  const [over] = await db
    .insert(coupon)
    .values({
      title: '暑期学习券',
      amountFen: 1500,
      thresholdFen: 0,
      endAt: new Date(now - 5 * DAY),
    })
    .returning();
  await db
    .insert(memberCoupon)
    .values({ memberId, couponId: over?.id ?? 0, receivedAt: new Date(now - 40 * DAY) });
};

const countCopies = (db: Database) =>
  db.update(coupon).set({
    taken: sql`(select count(*) from ${memberCoupon} where ${memberCoupon.couponId} = ${coupon.id})`,
  });

export const insertOrders = async (db: Database, now: number): Promise<void> => {
  const members = await demoPeople(db);
  const goods = await sellable(db);
  const [first] = goods;
  const vip = members[1];
  if (!first || vip === undefined) return;
  const cards = await insertPlans(db);
  const planId = cards.find(({ days }) => days === 31)?.id ?? 0;
  await insertCodes(db, planId, first.id, now);
  const activities = await fillActivities(db, goods.slice(4), now);
  const terms = couponTerms(now, first.categoryId ?? 0, first.id);
  await fillCoupons(db, members, terms);
  await insertOver(db, vip, now);
  await insertDemoOrders(db, { members, vip, goods, activities, planId }, now);
  await countCopies(db);
};
