import { expect, test } from 'vitest';
import { pressButton } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { visitAs } from '../harness/visits/course.ts';

const site = onSite();

test('an account is ended only by typed words and a yes, says so on 我的, and can be kept', async () => {
  const page = await visitAs(site, 'demo_plain', { path: '/set' });
  await page.getByRole('link', { name: '注销账号' }).click();
  await page.getByRole('heading', { name: '注销后会失去' }).waitFor();
  await pressButton(page, '申请注销');
  await page.getByText('请输入“注销账号”', { exact: true }).waitFor();
  await page.getByLabel('请输入“注销账号”确认').fill('注销账号');
  expect(await violations(page)).toEqual([]);
  await pressButton(page, '申请注销');
  await page.getByRole('heading', { name: '确定要注销账号吗？' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: '确定要注销账号吗？' }).waitFor({ state: 'hidden' });
  expect(await page.getByLabel('请输入“注销账号”确认').inputValue()).toBe('注销账号');
  await pressButton(page, '申请注销');
  await pressButton(page, '确定注销');
  await page.getByRole('heading', { name: '账号正在等待注销' }).waitFor();
  await page.goto(`${site.server.origin}/my`);
  await page.getByRole('link', { name: /撤销注销/ }).click();
  await pressButton(page, '撤销注销');
  await page.getByRole('heading', { name: '注销后会失去' }).waitFor();
  await page.goto(`${site.server.origin}/my`);
  await page.getByText('学号').waitFor();
  expect(await page.getByRole('link', { name: /撤销注销/ }).count()).toBe(0);
});
