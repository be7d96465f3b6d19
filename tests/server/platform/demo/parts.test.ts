import { asc, eq, getTableName, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { insertGround } from '#server/db/demo/ground.ts';
import { insertDemo } from '#server/db/demo/insert.ts';
import { parts } from '#server/db/demo/parts.ts';
import { activity } from '#server/db/tables/activity.ts';
import { addressTable } from '#server/db/tables/address.ts';
import { coupon } from '#server/db/tables/coupon.ts';
import { lesson } from '#server/db/tables/course.ts';
import { demoPart } from '#server/db/tables/demo.ts';
import { homeFlag } from '#server/db/tables/home.ts';
import { ledgerEntry } from '#server/db/tables/ledger.ts';
import { live } from '#server/db/tables/live.ts';
import { wechatIdentity } from '#server/db/tables/login.ts';
import { member } from '#server/db/tables/member.ts';
import { vipPlan } from '#server/db/tables/membership.ts';
import { news } from '#server/db/tables/news.ts';
import { orderTable } from '#server/db/tables/order.ts';
import { signDay } from '#server/db/tables/points.ts';
import { questionnaire } from '#server/db/tables/questionnaire.ts';
import { hotWord } from '#server/db/tables/search.ts';
import { siteInfoTable } from '#server/db/tables/site.ts';
import { auditBooks } from '#server/libraries/audit/index.ts';
import { chinaDate } from '#server/platform/time/china-time.ts';
import { DAY } from '#server/platform/time/durations.ts';
import { whole } from '../../../harness/whole.ts';
import { onDatabase } from '../../harness/postgres/database.ts';

const now = Date.now();
const shown = { activity, coupon, live, questionnaire, news };
const edited = '运营改过的';

const emptied = async (db: Database): Promise<void> => {
  const tables = [
    'site_info',
    ...['view_template', 'app_version', 'module_switch', 'bottom_tab', 'follow_prompt'],
    ...['home_flag', 'home_title', 'section_order', 'banner', 'nav_icon', 'news', 'news_section'],
    ...['product', 'category', 'classification', 'coupon', 'live', 'activity', 'questionnaire'],
    ...['member', 'teacher', 'workshop', 'vip_plan', 'redeem_code', 'hot_word', 'job', 'demo_part'],
    ...['ledger_account', 'ledger_entry', 'simulated_payment', 'address', 'sign_day'],
    ...['hospital', 'help_question'],
  ];
  // what is in the ledger stays there otherwise
  await db.execute(sql`alter table ledger_entry disable trigger user`);
  await db.execute(sql.raw(`truncate ${tables.join(', ')} restart identity cascade`));
  await db.execute(sql`alter table ledger_entry enable trigger user`);
};

/** What the first version left behind. */
const ofBefore = async (db: Database): Promise<void> => {
  await emptied(db);
  await insertGround(db, now);
};

const countAll = async (db: Database) => {
  const counts: Record<string, number> = {};
  for (const table of [...Object.values(shown), hotWord, lesson, vipPlan, orderTable, addressTable])
    counts[getTableName(table)] = await db.$count(table);
  return counts;
};

/** A row but for what is counted and not set. */
const storedOf = (row: object | undefined) => ({ ...row, taken: 0 });

const everyHour = Array.from(
  { length: 24 },
  (_, hour) => `2028-03-01T${String(hour).padStart(2, '0')}:30:00+08:00`,
);
const hours = [
  ...['2027-01-01T00:00:00+08:00', '2028-02-29T23:59:59+08:00'],
  ...(whole ? everyHour : ['2028-03-01T00:30:00+08:00']),
];

onDatabase('the demo’s parts', (opened) => {
  it('come to a database of before, once, as they come to an empty one', async () => {
    const { db } = opened();
    await emptied(db);
    await insertDemo(db);
    const whole = await countAll(db);
    await ofBefore(db);
    await insertDemo(db);
    expect(await countAll(db)).toEqual(whole);
    expect(await db.$count(demoPart)).toBe(parts.size);
    expect(await auditBooks(db)).toEqual([]);
    await insertDemo(db);
    expect(await countAll(db)).toEqual(whole);
    await db.delete(addressTable);
    await insertDemo(db);
    expect(await db.$count(addressTable)).toBe(0);
  });

  // what lies some days and hours back is on other days then
  it.each(hours)('come at %s', async (at) => {
    const { db } = opened();
    await emptied(db);
    await insertDemo(db, Date.parse(at));
    expect(await db.$count(demoPart)).toBe(parts.size);
    expect(await auditBooks(db)).toEqual([]);
  });

  it('leave alone what operators have changed, and people who are no demo', async () => {
    const { db } = opened();
    await ofBefore(db);
    const [own] = await db
      .insert(member)
      .values({ nickname: '真实学员', phone: '13912340000' })
      .returning();
    await db.update(homeFlag).set({ open: false }).where(eq(homeFlag.field, 'live_open'));
    const before: Record<string, unknown> = {};
    for (const [name, table] of Object.entries(shown)) {
      const [first] = await db.select({ id: table.id }).from(table).orderBy(asc(table.id)).limit(1);
      const row = eq(table.id, first?.id ?? 0);
      await db.update(table).set({ title: edited }).where(row);
      before[name] = storedOf((await db.select().from(table).where(row))[0]);
    }
    await insertDemo(db);
    for (const [name, table] of Object.entries(shown)) {
      const [row] = await db.select().from(table).where(eq(table.title, edited));
      expect(storedOf(row)).toEqual(before[name]);
    }
    const [flag] = await db.select().from(homeFlag).where(eq(homeFlag.field, 'live_open'));
    expect(flag?.open).toBe(false);
    expect(await db.$count(ledgerEntry, eq(ledgerEntry.memberId, own?.id ?? 0))).toBe(0);
    expect(await db.$count(vipPlan)).toBeGreaterThan(1);
    expect(await auditBooks(db)).toEqual([]);
  });

  it('stay out of a domain that somebody has filled meanwhile', async () => {
    const { db } = opened();
    await ofBefore(db);
    await db.insert(vipPlan).values({ title: '自营月卡', priceFen: 100, days: 31 });
    await insertDemo(db);
    expect(await db.$count(vipPlan)).toBe(1);
    expect(await db.$count(orderTable)).toBe(0);
    expect(await db.$count(hotWord)).toBeGreaterThan(0);
  });

  it.each([
    ['has another name', (db: Database) => db.update(siteInfoTable).set({ title: '市医学会' })],
    ['has let the demo’s people go', (db: Database) => db.delete(wechatIdentity)],
  ])('stay out of a site that %s', async (_, change) => {
    const { db } = opened();
    await ofBefore(db);
    await change(db);
    await insertDemo(db);
    expect(await db.$count(hotWord)).toBe(0);
    expect(await db.$count(vipPlan)).toBe(0);
    expect(await db.$count(demoPart)).toBe(0);
  });

  it('that do not fit are left out whole, and keep no server from starting', async () => {
    const { db } = opened();
    const noticeOf = vi.spyOn(console, 'error').mockImplementation(() => {});
    await ofBefore(db);
    const day = chinaDate(now - DAY);
    const at = new Date(now - DAY);
    await db.insert(signDay).values({ memberId: 2, day, streak: 1, points: 5, at });
    await insertDemo(db);
    expect(noticeOf).toHaveBeenCalledWith(expect.stringContaining('“order”'), expect.anything());
    expect(await db.$count(vipPlan)).toBe(0);
    expect(await db.$count(addressTable)).toBeGreaterThan(0);
    noticeOf.mockRestore();
    await db.delete(signDay);
    await insertDemo(db);
    expect(await db.$count(vipPlan)).toBeGreaterThan(1);
  });
});
