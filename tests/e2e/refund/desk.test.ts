import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { refund } from '#server/db/tables/refund.ts';
import { whole } from '../../harness/whole.ts';
import { choosePhoto } from '../harness/choose-photo.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { visitAs } from '../harness/visits/course.ts';
import { soon } from '../harness/visits/home.ts';
import { openDesk, startConsole } from '../harness/visits/operator.ts';
import { askRefund, ordersOf } from '../harness/visits/order.ts';

const site = onSite(startConsole);

const PATH = '/operator/refunds';

/** A demo member gives the course back that was bought last, with a picture. */
const giveBack = async (): Promise<string> => {
  const bought = await ordersOf(site.db, 'demo_vip');
  const order = bought.findLast(({ kind, state }) => kind === 'course' && state === 'done');
  const phone = await visitAs(site, 'demo_vip', { path: `/tuikuan?id=${order?.id}` });
  await phone.getByText('播放或使用有问题').click();
  await phone.getByLabel('补充说明').fill('第三节放不出来');
  await choosePhoto(phone);
  await askRefund(phone);
  await phone.getByRole('heading', { name: '已退款' }).waitFor();
  return order?.orderNo ?? '';
};

test('operators see a refund with its pictures, whose phone is hidden, and axe finds nothing', async () => {
  const orderNo = await giveBack();
  const desk = await openDesk(site, { path: PATH, reducedMotion: 'reduce' });
  const row = desk.getByRole('row').filter({ hasText: orderNo });
  await row.getByText('播放或使用有问题 · 1 张图片').waitFor();
  await row.getByText('第三节放不出来').waitFor();
  expect(await violations(desk)).toEqual([]);
  await row.getByRole('button', { name: /^查看退款/ }).click();
  const panel = desk.getByRole('dialog', { name: '退款详情' });
  await panel.getByText('播放或使用有问题').waitFor();
  await expect.poll(() => panel.innerText(), soon).toMatch(/1\d\d\*\*\*\*\d{4}/);
  expect(await violations(desk)).toEqual([]);
  await panel.getByRole('button', { name: '查看第 1 张照片' }).click();
  const photo = desk.getByRole('dialog', { name: '第 1 张照片' });
  await photo.getByRole('button', { name: '放大' }).waitFor();
  expect(await violations(desk)).toEqual([]);
  await desk.keyboard.press('Escape');
  await photo.waitFor({ state: 'hidden' });
  expect(await panel.isVisible()).toBe(true);
  await desk.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await expect.poll(() => desk.url(), soon).toBe(site.server.origin + PATH);
});

test.runIf(whole)(
  'those that people have to see to are counted in the menu and found by their number',
  async () => {
    const [last] = await site.db.select().from(refund).orderBy(desc(refund.id)).limit(1);
    if (!last) throw new Error('no refund');
    const state = { state: 'held', doneAt: null } as const;
    await site.db.update(refund).set(state).where(eq(refund.id, last.id));
    const desk = await openDesk(site, { reducedMotion: 'reduce' });
    await desk.getByRole('link', { name: /^退款.*等待处理：\s*1$/ }).click();
    await desk.getByLabel('状态').getByText('需处理 1').click();
    await desk.getByText('尚未退回').waitFor();
    await expect.poll(() => desk.getByRole('button', { name: /^查看退款/ }).count(), soon).toBe(1);
    await desk.getByPlaceholder('搜索单号或商品').fill(last.refundNo);
    await desk.keyboard.press('Enter');
    await desk.getByRole('button', { name: `查看退款 ${last.refundNo}` }).press('Enter');
    const panel = desk.getByRole('dialog', { name: '退款详情' });
    await panel.getByText('支付渠道没能原路退回').waitFor();
    expect(await violations(desk)).toEqual([]);
    await desk.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await desk.getByPlaceholder('搜索单号或商品').fill('没有的订单');
    await desk.keyboard.press('Enter');
    await desk.getByText('没有找到“没有的订单”').waitFor();
    expect(await violations(desk)).toEqual([]);
  },
);
