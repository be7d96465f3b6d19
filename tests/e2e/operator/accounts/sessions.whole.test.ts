import { expect, test } from 'vitest';
import { onSite } from '../../harness/site.ts';
import { violations } from '../../harness/violations.ts';
import { addAccount, openDesk, rowOf, startConsole } from '../../harness/visits/operator.ts';

const site = onSite(startConsole);

test('an operator sees their devices, signs one out and then all of them', async () => {
  const first = await openDesk(site);
  const second = await openDesk(site);
  await first.getByRole('button', { name: 'admin' }).click();
  await first.getByRole('menuitem', { name: '登录的设备' }).click();
  const dialog = first.getByRole('dialog', { name: '登录的设备' });
  await dialog.getByText('本机').waitFor();
  expect(await dialog.getByRole('listitem').count()).toBe(2);
  expect(await violations(first)).toEqual([]);
  await dialog.getByRole('listitem').getByRole('button', { name: /^退出/ }).click();
  await first.getByText('已退出那台设备').waitFor();
  await expect.poll(() => dialog.getByRole('listitem').count()).toBe(1);
  await second.getByRole('link', { name: '操作记录' }).click();
  await second.getByRole('dialog', { name: '登录已过期' }).waitFor();
  await dialog.getByRole('button', { name: '退出所有设备' }).click();
  await first.getByText('这台也会退出，需要重新登录。').waitFor();
  expect(await violations(first)).toEqual([]);
  await first.getByRole('button', { name: '全部退出' }).click();
  await first.getByRole('button', { name: '登录', exact: true }).waitFor();
});

test('whoever manages accounts sees the last sign-in and signs another one out everywhere', async () => {
  const admin = await openDesk(site);
  const password = await addAccount(admin, '小秦', '编辑：可以改草稿');
  const own = await openDesk(site, { name: '小秦', password });
  await admin.getByRole('link', { name: '账号管理' }).click();
  const row = admin.getByRole('row').filter({ hasText: '小秦' });
  await row.getByText(/，Linux 上的 Chrome$/).waitFor();
  await row.getByRole('button', { name: '退出所有设备' }).click();
  await admin.getByText('让小秦退出所有设备？').waitFor();
  expect(await violations(admin)).toEqual([]);
  await admin.getByRole('button', { name: '退出', exact: true }).click();
  await admin.getByText('已退出所有设备').waitFor();
  await own.getByRole('link', { name: '操作记录' }).click();
  await own.getByRole('dialog', { name: '登录已过期' }).waitFor();
});

test('who is signed in, and the draft, are asked for before the console has its code, and once', async () => {
  const first = await openDesk(site);
  const page = await first.context().newPage();
  const requests: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/operator\/api\/(who-am-i|read-desk)$/.exec(request.url()) ?? [];
    if (name) requests.push(name);
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/operator/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site.server.origin}/operator`, { waitUntil: 'commit' });
  await expect.poll(() => requests).toEqual(['who-am-i', 'read-desk']);
  release();
  await rowOf(page, '资讯列表').waitFor();
  expect(requests).toEqual(['who-am-i', 'read-desk']);
});
