import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import {
  addAccount,
  openDesk,
  publishOn,
  saved,
  startConsole,
} from '../harness/visits/operator.ts';
import { fresh, walk } from '../harness/visits/walk.ts';

const site = onSite(startConsole);

const still = { reducedMotion: 'reduce' as const };

const bannerButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^发布（/ });

describe('axe finds nothing', () => {
  test('in the dialogs of publishing, differences and rollback', async () => {
    const page = await openDesk(site);
    await page.getByLabel('资讯列表的标题').fill('今日资讯');
    await page.getByRole('switch', { name: '直播标题的开关' }).click();
    await saved(page);
    await bannerButton(page).click();
    const dialog = page.getByRole('dialog', { name: '发布首页' });
    await dialog.getByText('直播标题 关闭').waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByText('定时发布').first().click();
    await dialog.getByLabel('开始时间').waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: '放弃全部改动' }).click();
    await page.getByRole('button', { name: '继续编辑' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: '继续编辑' }).click();
    await dialog.getByRole('button', { name: '先不发布' }).click();
    await publishOn(page);
    await page.getByRole('link', { name: '发布记录' }).click();
    await page.getByRole('button', { name: '查看差异' }).last().click();
    await page.getByRole('dialog').getByText('回滚到这一版，线上会怎样变化').waitFor();
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: '回滚', exact: true }).click();
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test.each([1280, 375])('inside a plan and in its dialogs, %i pixels wide', async (width) => {
    const page = await openDesk(site, { width, path: '/operator/plans' });
    await page.getByRole('button', { name: '新建方案' }).click();
    const naming = page.getByRole('dialog', { name: '新建方案' });
    await naming.getByLabel('名称').fill(`方案${width}`);
    expect(await violations(page)).toEqual([]);
    await naming.getByRole('button', { name: '新建', exact: true }).click();
    await naming.waitFor({ state: 'hidden' });
    const space = page.getByRole('region', { name: `方案 方案${width}` });
    // none that an earlier test has put live
    await space.getByLabel('资讯列表的标题').fill(`方案的标题${width}`);
    await saved(page);
    await space.getByRole('button', { name: /^方案的改动/ }).click();
    await space.getByText(/资讯列表 标题由/).waitFor();
    await space.getByRole('button', { name: /^经过/ }).click();
    await space.getByRole('list', { name: '经过' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await space.getByRole('button', { name: '送审', exact: true }).click();
    const sending = page.getByRole('dialog', { name: /^送审方案/ });
    const send = sending.getByRole('button', { name: '送审', exact: true });
    await expect.poll(() => send.isEnabled()).toBe(true);
    expect(await violations(page)).toEqual([]);
    await send.click();
    await sending.waitFor({ state: 'hidden' });
    await space.getByText('待审', { exact: true }).waitFor();
    await space.getByRole('button', { name: '退回', exact: true }).click();
    const returning = page.getByRole('dialog', { name: /^退回方案/ });
    await returning.getByRole('button', { name: '退回', exact: true }).click();
    await returning.getByText('请写明为什么退回').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('in the dialogs of accounts and of one’s own password', async () => {
    const page = await openDesk(site);
    await page.getByRole('button', { name: 'admin' }).click();
    await page.getByRole('menuitem', { name: '修改密码' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('menuitem', { name: '修改密码' }).click();
    const own = page.getByRole('dialog', { name: '修改密码' });
    await own.waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await own.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: '账号管理' }).click();
    await page.getByRole('button', { name: '添加账号' }).click();
    const adding = page.getByRole('dialog', { name: '添加账号' });
    await adding.getByRole('button', { name: '添加', exact: true }).click();
    await adding.locator('[aria-invalid=true]').waitFor();
    expect(await violations(page)).toEqual([]);
    await adding.getByLabel('账号名').fill('小吴');
    await adding.getByRole('button', { name: '添加', exact: true }).click();
    await page.getByRole('dialog', { name: '小吴的密码' }).locator('code').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: '已记下' }).click();
    await page.getByRole('button', { name: '重置密码' }).click();
    await page.getByText('重置小吴的密码？').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('in the dialog of a conflict, and of a session that is over', async () => {
    const first = await openDesk(site);
    const password = await addAccount(first, '小郑', '编辑：可以改草稿');
    const second = await openDesk(site, { name: '小郑', password });
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await first.route('**/operator/api/save-draft', async (route) => {
      await held;
      await route.continue();
    });
    await first.getByLabel('直播标题的标题').fill('我的直播');
    await second.getByLabel('直播标题的标题').fill('他的直播');
    await saved(second);
    release();
    const clash = first.getByRole('dialog', { name: '小郑和你改了同一处' });
    await clash.getByText('直播标题 · 标题').waitFor();
    expect(await violations(first)).toEqual([]);
    await clash.getByRole('button', { name: '按所选合并' }).click();
    await saved(first);
    await first.context().clearCookies();
    await first.getByLabel('直播标题的标题').fill('再改一次');
    await first.getByRole('dialog', { name: '登录已过期' }).waitFor();
    expect(await violations(first)).toEqual([]);
  });

  test.each([1280, 375])('on the sign-in page and by a code, %i pixels wide', async (width) => {
    const page = await openPage(site.browser, { ...still, width });
    await page.goto(`${site.server.origin}/operator`);
    await page.getByRole('heading', { name: '运营后台' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: '用备用码登录' }).click();
    await page.getByLabel('备用码', { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test.each([1280, 375])('in menus, dialogs and drawers, %i pixels wide', async (width) => {
    const page = await openDesk(site, { width });
    const found: string[] = [];
    const look = async (name: string) => {
      for (const fault of await violations(page)) found.push(`${name}: ${fault}`);
    };
    const shut = async (shown: Locator) => {
      await page.keyboard.press('Escape');
      await shown.waitFor({ state: 'hidden' });
    };
    const opened = async (name: string, opener: Locator, role: 'dialog' | 'menu', words = '') => {
      await opener.click();
      const shown = page.getByRole(role).first();
      await shown.getByText(words).first().waitFor();
      await look(name);
      await shut(shown);
    };
    await page.locator('[data-row]').first().waitFor();
    const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
    await opened('a row’s menu', button('资讯列表的更多操作'), 'menu');
    await opened('why', button('为什么看不到图文标题'), 'dialog', '看不到');
    await opened('settings of a section', button('课程模块的设置'), 'dialog');
    await opened('own account', button(/^admin/), 'menu');
    await button(/^admin/).click();
    await opened('codes', page.getByRole('menuitem', { name: /^备用码/ }), 'dialog');
    if (width < 720) await page.getByText('预览', { exact: true }).click();
    await opened('preview by link', button('发给手机预览'), 'dialog');
    const goTo = walk(page);
    const openedAt = async (path: string, name: string, opener: string | RegExp) => {
      const shown = page.getByRole('main').getByRole('button', { name: opener });
      await goTo(path, shown);
      await opened(name, fresh(shown), 'dialog');
    };
    await openedAt('synonyms', 'a synonym', '添加同义词');
    await openedAt('accounts', 'a new account', '添加账号');
    await openedAt('refunds', 'a refund', /^查看退款/);
    await openedAt('releases', 'differences', '查看差异');
    expect(found).toEqual([]);
  });
});
