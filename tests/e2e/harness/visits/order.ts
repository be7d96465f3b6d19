import { randomUUID } from 'node:crypto';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import type { Database } from '#server/db/database.ts';
import { activity, teamGroupTable } from '#server/db/tables/activity.ts';
import { product } from '#server/db/tables/course.ts';
import { orderTable } from '#server/db/tables/order.ts';
import { pressButtonWith } from '../gestures.ts';
import { memberIdOf } from './course.ts';
import { agree } from './login.ts';

/** A demo course that costs 99 yuan, has a member price and belongs to nobody. */
export const findCourse = async (db: Database) => {
  const rows = await db
    .select()
    .from(product)
    .where(and(eq(product.priceFen, 9900), eq(product.type, 4), eq(product.memberFree, false)));
  const found = rows.find(({ memberPriceFen }) => memberPriceFen !== null);
  if (!found) throw new Error('no demo course for 99 yuan');
  return found;
};

/** A running demo group buy for two, or a flash sale, that nobody has bought anything of. */
export const findActivity = async (db: Database, wanted: 'team' | 'flash') => {
  const rows = await db
    .select()
    .from(activity)
    .where(
      wanted === 'team' ? and(eq(activity.type, 1), eq(activity.need, 2)) : eq(activity.type, 2),
    );
  const now = Date.now();
  for (const row of rows) {
    const open = row.startAt.getTime() < now && row.endAt.getTime() > now;
    const groups = await db.$count(teamGroupTable, eq(teamGroupTable.activityId, row.id));
    if (open && groups === 0 && row.taken === 0) return row;
  }
  throw new Error(`no demo activity of kind ${wanted}`);
};

/** Orders of a demo member that fit, the newest last. */
export const ordersOf = async (db: Database, as: string, filter?: SQL) =>
  db
    .select()
    .from(orderTable)
    .where(and(eq(orderTable.memberId, await memberIdOf(db, as)), filter))
    .orderBy(orderTable.id);

/** Puts a paid order for a course among a member's orders; its id. */
export const insertOrder = async (
  db: Database,
  memberId: number,
  course: { id: number; title: string; thumb: string },
  kind: 'course' | 'gift' = 'course',
): Promise<number> => {
  const at = new Date();
  const item = `${kind === 'gift' ? kind : 'product'}:${course.id}`;
  const [order] = await db
    .insert(orderTable)
    .values({
      ...{ orderNo: randomUUID(), memberId, kind, targetId: course.id, item, state: 'done' },
      ...{ title: course.title, thumb: course.thumb, totalFen: 0, payFen: 0, lines: [] },
      ...{ createdAt: at, expireAt: at, paidAt: at },
    })
    .returning({ id: orderTable.id });
  if (!order) throw new Error('no order');
  return order.id;
};

/** Through the simulated sheet of an order that is placed. */
export const paySheet = async (page: Page): Promise<void> => {
  await pressButtonWith(page, /^支付 ¥/);
  await pressButtonWith(page, '确认支付');
};

export const placeOrder = async (page: Page): Promise<void> => {
  await agree(page);
  await pressButtonWith(page, '提交订单');
};

/** Waits for the cashier of an order; the time left of a group price stands on the page before as well. */
export const atCashier = (page: Page): Promise<void> =>
  page.locator('[data-page="/order_pay/:id"]').getByText(/^剩余/).waitFor();

/** From the page that confirms an order through the simulated sheet. */
export const payFor = async (page: Page): Promise<void> => {
  await placeOrder(page);
  await paySheet(page);
};

/** Asks for a refund with the reason chosen, through the question that follows. */
export const askRefund = async (page: Page): Promise<void> => {
  await pressButtonWith(page, '提交退款申请');
  await pressButtonWith(page, '确认退款');
  // what it says stands on the page as well
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};
