import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { activity } from '#server/db/tables/activity.ts';
import { ticketTable } from '#server/db/tables/ticket.ts';
import { DAY, HOUR } from '#server/platform/time/durations.ts';
import { whole } from '../../harness/whole.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { visitAs } from '../harness/visits/course.ts';
import { openDesk, startConsole } from '../harness/visits/operator.ts';
import { findActivity, ordersOf, payFor } from '../harness/visits/order.ts';

const site = onSite(startConsole);

const visit = (as: string, path: string) => visitAs(site, as, { path });

const meetAt = (id: number, from: number) =>
  site.db
    .update(activity)
    .set({ meetsAt: new Date(from), meetsUntil: new Date(from + HOUR) })
    .where(eq(activity.id, id));

test('a place is bought, its ticket taken once at the door, and its owner sees that', async () => {
  const { id } = await findActivity(site.db, 'flash');
  const title = '急救实训（线下）';
  const position = { title, venue: '三楼报告厅', address: '江南大道 588 号' };
  await site.db.update(activity).set(position).where(eq(activity.id, id));
  await meetAt(id, Date.now() + 3 * DAY);

  const phone = await visit('demo_plain', `/sk_detail/${id}`);
  await phone
    .getByText(/^活动开始前 24 小时可退款（.*前），签到后不可退款$/)
    .first()
    .waitFor();
  await phone.getByRole('link', { name: /立即抢购/ }).click();
  await phone.getByText(/^活动开始前 24 小时可退款/).waitFor();
  await payFor(phone);
  await phone.getByRole('link', { name: '查看凭证' }).click();
  await phone.getByRole('img', { name: '凭证二维码' }).waitFor();
  await phone.getByText('江南大道 588 号').waitFor();
  expect(await violations(phone)).toEqual([]);
  const written = /[2-9A-Z]{4}(?:-[2-9A-Z]{4}){2}/;
  const [code = ''] = written.exec(await phone.getByText(written).innerText()) ?? [];
  expect(await site.db.$count(ticketTable, eq(ticketTable.code, code.replaceAll('-', '')))).toBe(1);

  const desk = await openDesk(site, { path: `/operator/door/activity-${id}` });
  const take = async (typed: string) => {
    await desk.getByRole('textbox', { name: '凭证码' }).fill(typed);
    await desk.keyboard.press('Enter');
  };
  await desk.getByText('已签到 0 / 1 人').waitFor();
  await take(code);
  await desk.getByText(/^活动时间是 .*，今天不能签到$/).waitFor();
  // today, whatever the hour in China
  await meetAt(id, Date.now());
  await take(code.toLowerCase());
  await desk.getByText(/^签到成功：/).waitFor();
  await desk.getByText('已签到 1 / 1 人').waitFor();
  expect(await violations(desk)).toEqual([]);
  await take(code);
  await desk.getByText(/^该凭证已于 .* 签到，不能再次使用$/).waitFor();
  await take('ABCD-EFGH-JKMN');
  await desk.getByText('没有这张凭证，请核对凭证码').waitFor();

  await phone.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await phone.getByText('已签到', { exact: true }).waitFor();
  await phone.goto(`${site.server.origin}/my`);
  await phone.getByRole('link', { name: '我的凭证' }).click();
  await phone.getByRole('tab', { name: '已签到' }).click();
  await phone.getByRole('link', { name: title }).waitFor();
  const order = (await ordersOf(site.db, 'demo_plain')).at(-1);
  await phone.goto(`${site.server.origin}/tuikuan?id=${order?.id}`);
  await phone.getByText('已签到，不能退款').waitFor();
});

test.runIf(whole)('a place comes back no more once the hours of its rule have begun', async () => {
  const { id } = await findActivity(site.db, 'flash');
  await site.db.update(activity).set({ venue: '三楼报告厅' }).where(eq(activity.id, id));
  await meetAt(id, Date.now() + 3 * DAY);
  const page = await visit('demo_plain', `/order_submit/${id}?kind=flash`);
  await payFor(page);
  await page.getByRole('link', { name: '查看订单详情' }).click();
  await page.getByRole('link', { name: '申请退款' }).waitFor();
  await meetAt(id, Date.now() + 23 * HOUR);
  await page.getByRole('link', { name: '申请退款' }).click();
  await page.getByText('活动开始前 24 小时内不能退款').waitFor();
});
