import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { wechatIdentity } from '#server/db/tables/login.ts';
import { member } from '#server/db/tables/member.ts';
import { pressButton, pressButtonWith } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { loginAs, type VisitOptions, visitHome } from '../harness/visits/home.ts';

const site = onSite();

const visit = async ({ as, ...options }: VisitOptions & { as?: string }) =>
  visitHome(site, {
    ...options,
    token: as === undefined ? undefined : await loginAs(site.db, as),
  });
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);
const isAt = (page: Page, path: string) => page.waitForURL(site.server.origin + path);
const phoneOf = async (openid: string) => {
  const [row] = await site.db
    .select({ phone: member.phone })
    .from(member)
    .innerJoin(wechatIdentity, eq(wechatIdentity.memberId, member.id))
    .where(eq(wechatIdentity.openid, openid));
  return row?.phone;
};

describe('the phone of an account', () => {
  test('is registered, with who referred one, and moved to another phone', async () => {
    const page = await visit({ path: '/register?member_id=2&zhuce=1&r=/set', as: 'demo_plain' });
    await page.getByLabel('手机号').fill('+86 137 1000 0001');
    await pressButton(page, '获取验证码');
    await pressButton(page, '填入');
    await page.getByRole('checkbox', { name: '我已阅读并同意' }).check();
    await pressButton(page, '注册');
    await isAt(page, '/set');
    expect(await phoneOf('demo_plain')).toBe('13710000001');
    await page.getByRole('link', { name: '手机号' }).click();
    await isAt(page, '/revisephone');
    await pressButton(page, '获取验证码');
    await pressButton(page, '填入');
    await pressButton(page, '下一步');
    await page.getByLabel('新手机号').fill('13710000002');
    await pressButton(page, '获取验证码');
    await pressButton(page, '填入');
    await pressButton(page, '更换手机号');
    await isAt(page, '/set');
    expect(await phoneOf('demo_plain')).toBe('13710000002');
  });

  test('cannot be one that another member has', async () => {
    const taken = (await phoneOf('demo_vip')) ?? '';
    const page = await visit({ path: '/login' });
    await page.getByLabel('手机号').fill('13710000009');
    await pressButton(page, '获取验证码');
    await pressButton(page, '填入');
    await page.getByRole('checkbox', { name: '我已阅读并同意' }).check();
    await pressButton(page, '登录');
    await isAt(page, '/loginform?type=1');
    await page.goto(`${site.server.origin}/revisephone`);
    await pressButton(page, '获取验证码');
    await pressButton(page, '填入');
    await pressButton(page, '下一步');
    await page.getByLabel('新手机号').fill(taken);
    await pressButton(page, '获取验证码');
    await pressButton(page, '填入');
    await pressButton(page, '更换手机号');
    await page.getByRole('alert').filter({ hasText: '已绑定其他账号' }).waitFor();
    expect(await page.getByLabel('新手机号').inputValue()).toBe(taken);
  });
});

describe('the pages of the account', () => {
  const paths = [
    '/register',
    '/loginform',
    '/editheader',
    '/forpwd',
    '/changepwd',
    '/bindPhone',
    '/revisephone',
    '/agreement',
    '/privacy',
    '/set',
    '/member_disabled',
  ];

  const tooSmall = (page: Page) =>
    page.locator('main a, main button, main input, main select').evaluateAll((targets) =>
      targets.flatMap((target) => {
        const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
        const tick = target instanceof HTMLInputElement && target.type === 'checkbox';
        return width === 0 || tick || height >= 43.5 ? [] : [target.textContent ?? ''];
      }),
    );

  test.each([320, 768])('fit %i px, and everything can be tapped', async (width) => {
    const page = await visit({ path: '/set', as: 'demo_vip', width });
    for (const path of paths) {
      await page.goto(site.server.origin + path);
      await page.locator(`main[data-page="${path}"]`).waitFor();
      await page.getByRole('status', { name: '正在加载' }).waitFor({ state: 'detached' });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect({ path, over, small: await tooSmall(page) }).toEqual({ path, over: 0, small: [] });
    }
  });

  test('show the agreement and the privacy policy as plain text', async () => {
    const page = await visit({ path: '/agreement', as: 'demo_vip' });
    await page.getByRole('article').getByRole('heading').nth(3).waitFor();
    await page.goto(`${site.server.origin}/privacy`);
    await page.getByRole('article').getByRole('heading').nth(3).waitFor();
  });

  test('end every session of a member who sets a new password', async () => {
    const page = await visit({ path: '/forpwd', as: 'demo_doctor' });
    await page.getByLabel('手机号').fill((await phoneOf('demo_doctor')) ?? '');
    await pressButton(page, '获取验证码');
    await pressButton(page, '填入');
    await page.getByLabel('新密码', { exact: true }).fill('study2026');
    await pressButton(page, '设置新密码');
    await isAt(page, '/login');
    expect(await stored(page, 'TOKEN')).toBe(null);
  });

  test('show where one is logged in, and end other sessions once that is confirmed', async () => {
    const other = await visit({ path: '/set', as: 'demo_vip' });
    const page = await visit({ path: '/set', as: 'demo_vip' });
    await pressButtonWith(page, '登录管理');
    const sheet = page.getByRole('dialog', { name: '登录管理' });
    await sheet.getByText('本机').waitFor();
    await pressButton(page, '退出其他设备');
    await pressButton(page, '取消');
    await pressButton(page, '退出其他设备');
    await pressButton(page, '确定退出');
    await sheet.getByRole('button', { name: '退出其他设备' }).waitFor({ state: 'detached' });
    await expect.poll(() => sheet.getByRole('listitem').count()).toBe(1);
    await other.reload();
    await isAt(other, '/Welogin');
  });

  test('lead a disabled member to a page with help, and to another account', async () => {
    const page = await visit({ path: '/set', as: 'demo_disabled' });
    await isAt(page, '/member_disabled');
    await page.getByRole('link', { name: /拨打客服电话/ }).waitFor();
    await pressButton(page, '换个账号登录');
    await isAt(page, '/login');
    expect(await stored(page, 'TOKEN')).toBe(null);
  });
});

describe('a panel of the login', () => {
  test('keeps focus inside, closes with Escape and gives focus back', async () => {
    const page = await visit({ path: '/login' });
    const opener = page.getByRole('button', { name: '《用户协议》' });
    await opener.click();
    const panel = page.getByRole('dialog', { name: '用户协议' });
    await panel.getByRole('article').waitFor();
    expect(await panel.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await expect
      .poll(() => opener.evaluate((button) => button === document.activeElement))
      .toBe(true);
  });
});
