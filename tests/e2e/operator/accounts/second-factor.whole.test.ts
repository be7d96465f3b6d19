import { Secret, TOTP } from 'otpauth';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { confirmSecondFactor } from '#schemas/operator/second-factor-endpoints.ts';
import { SUCCESS } from '#schemas/wire/envelope.ts';
import { openPage } from '../../harness/browser.ts';
import { onSite } from '../../harness/site.ts';
import { violations } from '../../harness/violations.ts';
import {
  ADMIN_PASSWORD,
  addAccount,
  openDesk,
  signInOn,
  startConsole,
} from '../../harness/visits/operator.ts';

const site = onSite(startConsole);
const still = { reducedMotion: 'reduce' as const };
const STEP = 30_000;

/** The code of the step after this one, which is taken as well and was not used yet. */
const codeAhead = (secret: string, ahead: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + ahead * STEP,
  });

/** Sends a code; returns what the server answers: SUCCESS for a right one. */
const confirm = async (page: Page, parent: Page | Locator, code: string): Promise<string> => {
  await parent.getByLabel('应用上显示的 6 位数字').fill(code);
  const answered = page.waitForResponse((response) =>
    response.url().endsWith(confirmSecondFactor.path),
  );
  await parent.getByRole('button', { name: '开启二次验证' }).click();
  return String((await (await answered).json()).code);
};

/** Reads the key that is shown once, and confirms it by a code. */
const setUp = async (page: Page, parent: Page | Locator, password: string): Promise<string> => {
  await parent.getByLabel('现在的密码').fill(password);
  await parent.getByRole('button', { name: '下一步' }).click();
  await parent.getByRole('img', { name: '二次验证的二维码' }).waitFor();
  expect(await violations(page)).toEqual([]);
  const secret = (await parent.locator('code').innerText()).replace(/\s/g, '');
  await parent.getByLabel('应用上显示的 6 位数字').fill('12345');
  await parent.getByRole('button', { name: '开启二次验证' }).click();
  await page.getByText('没有提交：验证码不正确或已经用过，请用验证器上最新的一个').waitFor();
  // a code of the step before is out of time where a step ends on its way: one after it is not
  while ((await confirm(page, parent, codeAhead(secret, -1))) !== SUCCESS);
  await page
    .getByText(/^二次验证已开启/)
    .first()
    .waitFor();
  return secret;
};

const openDialog = async (page: Page, name: string, label: string) => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('menuitem', { name: label }).click();
};

test('an operator sets a second factor up, is asked for it, and takes it away', async () => {
  const admin = await openDesk(site);
  const password = await addAccount(admin, '小沈', '编辑：可以改草稿');
  const page = await openDesk(site, { name: '小沈', password });
  await openDialog(page, '小沈', '二次验证（未开启）');
  const dialog = page.getByRole('dialog', { name: '二次验证' });
  await dialog.getByText('开启后，登录时除了密码').waitFor();
  expect(await violations(page)).toEqual([]);
  const secret = await setUp(page, dialog, password);
  const other = await openPage(site.browser, { ...still, width: 375, height: 800 });
  await other.goto(`${site.server.origin}/operator`);
  await signInOn(other, '小沈', password);
  const field = other.getByLabel('验证码');
  await field.waitFor();
  expect(await violations(other)).toEqual([]);
  await field.fill('000 000');
  await other.getByRole('button', { name: '登录', exact: true }).click();
  await other.getByRole('alert').getByText('验证码不正确或已经用过').waitFor();
  await field.fill(codeAhead(secret, 0));
  await other.getByRole('button', { name: '登录', exact: true }).click();
  await other.getByRole('navigation', { name: '后台导航' }).waitFor();
  await admin.getByRole('link', { name: '账号管理' }).click();
  const row = admin.getByRole('row').filter({ hasText: '小沈' });
  await row.getByText('已开启').waitFor();
  await openDialog(page, '小沈', '二次验证（已开启）');
  const dropping = page.getByRole('dialog', { name: '二次验证已开启' });
  await dropping.getByLabel('现在的密码').fill(password);
  await dropping.getByLabel('验证码').fill(codeAhead(secret, 1));
  expect(await violations(page)).toEqual([]);
  await dropping.getByRole('button', { name: '关闭二次验证' }).click();
  await page.getByText('二次验证已关闭').waitFor();
});

test('a role that asks for one leads to setting it up; a manager takes that of a lost phone away', async () => {
  const admin = await openDesk(site);
  await admin.getByRole('link', { name: '账号管理' }).click();
  await admin.getByText('角色', { exact: true }).first().click();
  await admin.getByRole('button', { name: '新建角色' }).click();
  const making = admin.getByRole('dialog', { name: '新建角色' });
  await making.getByLabel('角色名').fill('严格');
  await making.getByLabel('内容', { exact: true }).click();
  await admin.locator('.ant-select-item-option').filter({ hasText: '查看：' }).last().click();
  await making.getByLabel('必须开启二次验证').click();
  await making.getByRole('button', { name: '保存' }).click();
  await admin.getByText('内容（查看）；必须开启二次验证').waitFor();
  await admin.getByText('账号', { exact: true }).first().click();
  const password = await addAccount(admin, '小韩', '严格：内容（查看）');
  const page = await openPage(site.browser, { ...still, width: 375, height: 800 });
  await page.goto(`${site.server.origin}/operator`);
  await signInOn(page, '小韩', password);
  await page.getByRole('heading', { name: '请先开启二次验证' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await setUp(page, page, password);
  await page.getByRole('heading', { level: 1, name: '内容管理' }).waitFor();
  await admin.getByRole('link', { name: '账号管理' }).click();
  const row = admin.getByRole('row').filter({ hasText: '小韩' });
  await row.getByRole('button', { name: '关闭二次验证' }).click();
  await admin.getByText('关闭小韩的二次验证？').waitFor();
  expect(await violations(admin)).toEqual([]);
  await admin.getByRole('button', { name: '关闭', exact: true }).click();
  await admin.getByText('二次验证已关闭，以前的登录已失效').waitFor();
  expect(await row.getByText('未开启').count()).toBe(1);
});

test('all accounts are asked for one by a switch, which leads its own operator to it first', async () => {
  // what runs in the background is refused before it knows
  const expected = [/403 \(Forbidden\)/];
  const page = await openDesk(site, { expected, path: '/operator/accounts/roles' });
  const demanded = page.getByRole('switch', { name: '全部账号必须开启二次验证' });
  await demanded.click();
  await page.getByText('要求全部账号开启二次验证？').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '确定', exact: true }).click();
  await page.getByRole('heading', { name: '请先开启二次验证' }).waitFor();
  await setUp(page, page, ADMIN_PASSWORD);
  await page.getByRole('navigation', { name: '后台导航' }).waitFor();
  await demanded.and(page.locator('[aria-checked=true]')).waitFor();
});
