import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { loginByPassword } from '#schemas/login/endpoints.ts';
import { hostileAddresses } from '../../harness/hostile-addresses.ts';
import { ofEachKind } from '../../harness/whole.ts';
import { pressButton, untilAnswered } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { loginAs } from '../harness/visits/home.ts';
import { agree, loginBySms, loginsOn, stored } from '../harness/visits/login.ts';

const site = onSite();
const { isAt, visit } = loginsOn(site);

const store = (page: Page, values: Record<string, string>) =>
  page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, values);

describe('login by phone and code', () => {
  test('signs an unknown phone up, asks for the profile, and leads to the page before', async () => {
    const page = await visit({ path: '/agreement' });
    await isAt(page, '/Welogin');
    await page.getByRole('link', { name: '手机号登录' }).click();
    await loginBySms(page, '13700000001');
    await isAt(page, '/loginform?type=1');
    await pressButton(page, '稍后再填');
    await isAt(page, '/agreement');
    await page.getByRole('article').waitFor();
    expect(await stored(page, 'TOKEN')).not.toBe(null);
    expect(await stored(page, 'beforeLoginUrl')).toBe(null);
  });

  test('saves the profile, and ends by logging out', async () => {
    const page = await visit({ path: '/login' });
    await loginBySms(page, '13700000002');
    await isAt(page, '/loginform?type=1');
    await pressButton(page, '保存');
    await page.getByText('请输入姓名').waitFor();
    await page.getByLabel('姓名').fill('王芳');
    await page.getByRole('radio', { name: '女' }).check();
    await page.getByLabel('所在地区').click();
    await pressButton(page, '浙江省');
    await pressButton(page, '杭州市');
    await pressButton(page, '保存');
    await isAt(page, '/');
    await page.locator('[data-section]').first().waitFor();
    await page.goto(`${site.server.origin}/set`);
    await pressButton(page, '退出登录');
    await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
    await isAt(page, '/');
    expect(await stored(page, 'TOKEN')).toBe(null);
  });

  test('says that a code is wrong and keeps what was typed', async () => {
    const page = await visit({ path: '/login' });
    await page.getByLabel('手机号').fill('13700000003');
    await pressButton(page, '获取验证码');
    const shown = await page.getByText('模拟短信').innerText();
    const wrong = shown.includes('000000') ? '111111' : '000000';
    await page.getByLabel('验证码', { exact: true }).fill(wrong);
    await agree(page);
    await pressButton(page, '登录');
    await page.getByRole('alert').filter({ hasText: '验证码' }).waitFor();
    expect(await page.getByLabel('手机号').inputValue()).toBe('13700000003');
    expect(await page.getByLabel('验证码', { exact: true }).inputValue()).toBe(wrong);
  });

  test('is left for good: back does not lead to the login', async () => {
    const page = await visit({ path: '/drawIndex' });
    await page.locator('[data-section]').first().waitFor();
    await page.getByRole('link', { name: /搜索/ }).click();
    await isAt(page, '/Welogin');
    await page.getByRole('link', { name: '手机号登录' }).click();
    await loginBySms(page, '13700000004');
    await isAt(page, '/loginform?type=1');
    await pressButton(page, '稍后再填');
    await page.waitForURL('**/searchHistory');
    await page.goBack();
    await page.waitForURL((url) => !/login/i.test(url.pathname));
    expect(await stored(page, 'TOKEN')).not.toBe(null);
  });
});

describe('login by password', () => {
  const PHONE = '13700000010';

  test('works once one is set, and says the same for a wrong one and an unknown phone', async () => {
    const page = await visit({ path: '/login' });
    await loginBySms(page, PHONE);
    await isAt(page, '/loginform?type=1');
    await page.goto(`${site.server.origin}/changepwd`);
    await page.getByLabel('新密码', { exact: true }).fill('study2026');
    await page.getByLabel('确认新密码', { exact: true }).fill('study2026');
    await pressButton(page, '保存');
    await page.waitForURL((url) => url.pathname !== '/changepwd');
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${site.server.origin}/login`);
    await page.getByRole('tab', { name: '密码登录' }).click();
    await agree(page);
    const refusals: string[] = [];
    for (const [phone, password] of [
      [PHONE, 'wrong2026'],
      ['13700000099', 'study2026'],
    ] as const) {
      await page.getByLabel('手机号').fill(phone);
      await page.getByLabel('密码', { exact: true }).fill(password);
      await untilAnswered(page, loginByPassword.path, () => pressButton(page, '登录'));
      refusals.push(await page.getByRole('alert').filter({ hasText: /./ }).innerText());
    }
    expect(new Set(refusals).size).toBe(1);
    await page.getByLabel('手机号').fill(PHONE);
    await page.getByLabel('密码', { exact: true }).fill('study2026');
    await pressButton(page, '登录');
    await isAt(page, '/loginform?type=1');
  });

  test('can be set anew in a panel where it is forgotten', async () => {
    const page = await visit({ path: '/login' });
    await loginBySms(page, '13700000011');
    await isAt(page, '/loginform?type=1');
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${site.server.origin}/login`);
    await page.getByRole('tab', { name: '密码登录' }).click();
    await page.getByLabel('手机号').fill('13700000011');
    await pressButton(page, '忘记密码？');
    const panel = page.getByRole('dialog', { name: '忘记密码' });
    await panel.getByRole('button', { name: '获取验证码' }).click();
    await panel.getByRole('button', { name: '填入' }).click();
    await panel.getByLabel('新密码', { exact: true }).fill('learn2027');
    await panel.getByRole('button', { name: '设置新密码' }).click();
    await panel.waitFor({ state: 'hidden' });
    await page.getByLabel('密码', { exact: true }).fill('learn2027');
    await agree(page);
    await pressButton(page, '登录');
    await isAt(page, '/loginform?type=1');
  });
});

describe('where a login leads', () => {
  /** A site, another scheme, or the first character. */
  const beginning = (address: string): string[] => [
    /^https?:/.test(address) ? 'site' : /^[a-z]+:/i.test(address) ? 'scheme' : address.slice(0, 1),
  ];

  test('a member who opens a page of the login is led on, without a circle', async () => {
    const token = await loginAs(site.db, 'demo_vip');
    const page = await visit({ path: '/login', token });
    await isAt(page, '/');
    await store(page, { beforeLoginUrl: '/Welogin', distribution_url: '/set' });
    await page.goto(`${site.server.origin}/Welogin`);
    await isAt(page, '/set');
  });

  test('is never a hostile address', async () => {
    const token = await loginAs(site.db, 'demo_vip');
    const page = await visit({
      path: '/login',
      token,
      prepare: async (opened) => {
        // only the way out of the login is of interest
        await opened.route('**/v*/**', (route) => route.fulfill({ json: { code: 200, data: [] } }));
        await opened.route(/evil|shop/, (route) => route.abort());
      },
    });
    await isAt(page, '/');
    // each by itself: `tests/unit/pages/login/target.test.ts`
    for (const address of ofEachKind(hostileAddresses, beginning)) {
      await store(page, { o_id: address, beforeLoginUrl: address, distribution_url: address });
      await page.evaluate(() => history.pushState(null, '', '/login'));
      await page.waitForFunction(() => location.pathname !== '/login');
      expect(page.url(), address).toBe(`${site.server.origin}/`);
    }
  });
});
