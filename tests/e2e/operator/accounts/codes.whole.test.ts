import { expect, test } from 'vitest';
import { openPage } from '../../harness/browser.ts';
import { onSite } from '../../harness/site.ts';
import { violations } from '../../harness/violations.ts';
import { ADMIN_PASSWORD, openDesk, startConsole } from '../../harness/visits/operator.ts';

const site = onSite(startConsole);

test('a code of the sheet signs in once, while wrong passwords have locked the account', async () => {
  const page = await openDesk(site);
  const menu = page.getByRole('banner').getByRole('button', { name: 'admin' });
  await menu.click();
  await page.getByRole('menuitem', { name: '备用码（剩 0 个）' }).click();
  const dialog = page.getByRole('dialog', { name: '备用码', exact: true });
  await dialog.getByLabel('现在的密码').fill(ADMIN_PASSWORD);
  await dialog.getByRole('button', { name: '生成新的备用码' }).click();
  const sheet = page.getByRole('dialog', { name: '新的备用码' });
  const codes = (await sheet.locator('code').innerText()).split('\n');
  expect(codes).toHaveLength(8);
  await sheet.getByRole('button', { name: '已记下' }).click();
  await sheet.waitFor({ state: 'hidden' });

  const other = await openPage(site.browser, { width: 1280, height: 860 });
  await other.goto(`${site.server.origin}/operator`);
  await other.getByLabel('账号', { exact: true }).fill('admin');
  // its name begins with that of its icon while it is busy
  const signIn = other.locator('button[type=submit]');
  const alert = other.getByRole('alert');
  for (const text of [...Array.from({ length: 5 }, () => '账号或密码不正确'), '密码错误次数过多']) {
    await other.getByLabel('密码', { exact: true }).fill('wrong2026');
    const answered = other.waitForResponse((response) => response.url().endsWith('/sign-in'));
    await signIn.click();
    await answered;
    await alert.getByText(text).waitFor();
  }
  await other.getByRole('button', { name: '用备用码登录' }).click();
  const code = other.getByLabel('备用码', { exact: true });
  await code.fill('0000-0000-0000-0000');
  await signIn.click();
  await alert.getByText('账号或备用码不正确').waitFor();
  expect(await violations(other)).toEqual([]);
  await code.fill(codes[0] ?? '');
  await signIn.click();
  await other.getByRole('navigation', { name: '后台导航' }).waitFor();
  await menu.click();
  await page.getByRole('menuitem', { name: '备用码（剩 7 个）' }).waitFor();
});
