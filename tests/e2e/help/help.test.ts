import { expect, test } from 'vitest';
import { pressButton } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { visitAs } from '../harness/visits/course.ts';
import { soon } from '../harness/visits/home.ts';

const site = onSite();

test('a question is found from 我的, opens in place, and the service is one tap away', async () => {
  const page = await visitAs(site, 'demo_plain', { path: '/my' });
  await page.getByRole('link', { name: '帮助中心' }).click();
  await page.waitForURL(`${site.server.origin}/help`);
  await page.getByRole('heading', { name: '账号与登录' }).waitFor();
  await page.getByRole('searchbox', { name: '搜索常见问题' }).fill('多久 到账');
  await pressButton(page, '搜索');
  await page.getByRole('heading', { name: '账号与登录' }).waitFor({ state: 'detached' });
  const answer = page.getByText('申请后会先等 30 分钟');
  expect(await answer.isVisible()).toBe(false);
  await page.getByText('退款多久到账').click();
  await answer.waitFor();
  await page.getByRole('searchbox').fill('没有人问过');
  await pressButton(page, '搜索');
  await page.getByText('没有找到“没有人问过”相关的问题').waitFor();
  await page.getByRole('link', { name: '联系客服' }).click();
  await expect.poll(() => new URL(page.url()).pathname, soon).toBe('/service');
});
