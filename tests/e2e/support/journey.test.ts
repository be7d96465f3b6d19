import { expect, test } from 'vitest';
import { choosePhoto } from '../harness/choose-photo.ts';
import { pressButtonWith } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { visitAs } from '../harness/visits/course.ts';
import { openDesk, startConsole } from '../harness/visits/operator.ts';
import { ordersOf } from '../harness/visits/order.ts';

const site = onSite(startConsole);

const QUESTION = '第三节放不出来';
const ANSWER = '已经修好，请刷新后再试';

test('a question about an order goes to the desk with a picture, and its answer comes back', async () => {
  const [order] = await ordersOf(site.db, 'demo_vip');
  const page = await visitAs(site, 'demo_vip', { path: `/orderdetail/${order?.id}` });
  await page.getByRole('link', { name: '联系客服' }).click();
  await pressButtonWith(page, '发送');
  await page.getByText('请填写问题或添加图片').waitFor();
  await page.getByLabel('问题').fill(QUESTION);
  await choosePhoto(page);
  await pressButtonWith(page, '发送');
  const thread = page.getByRole('region', { name: '咨询记录' });
  await thread.getByText(QUESTION).waitFor();
  await thread.getByText(order?.title ?? '').waitFor();
  await thread.getByRole('button', { name: '查看第 1 张图片' }).waitFor();
  expect(await page.getByLabel('问题').inputValue()).toBe('');
  expect(await violations(page)).toEqual([]);

  const desk = await openDesk(site, { reducedMotion: 'reduce' });
  await desk.getByRole('link', { name: /^客服.*等待处理：\s*1$/ }).click();
  const row = desk.getByRole('row').filter({ hasText: QUESTION });
  await row.getByRole('button', { name: /^查看/ }).click();
  const panel = desk.getByRole('dialog', { name: '咨询' });
  await panel.getByText(order?.orderNo ?? '').waitFor();
  await panel.getByRole('button', { name: '查看第 1 张照片' }).waitFor();
  await panel.getByLabel('回复内容').fill(ANSWER);
  expect(await violations(desk)).toEqual([]);
  await pressButtonWith(desk, '回复');
  await panel.getByText(ANSWER).first().waitFor();

  await page.goto(`${site.server.origin}/service`);
  await thread.getByText(ANSWER).waitFor();
  await page.goto(`${site.server.origin}/msg`);
  await page.getByText('客服回复了你').first().waitFor();
});
