/** Pictures of the operator console with demo data for `docs/operating.md`, into `docs/images`. */

import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { prepareConsole } from '../server/domains/publication/index.ts';
import { chromiumArgs, findChromium } from '../tests/e2e/harness/chromium.ts';
import { databaseOf, type RunningServer, startServer } from '../tests/e2e/harness/server.ts';
import { root } from './project.mjs';

const SCREEN = { width: 1200, height: 720 };
const PASSWORD = 'operating-2026';
/** The largest size of a picture in the documents, in bytes. */
const HEAVIEST = 120_000;

const openConsole = async (
  browser: Browser,
  { origin }: RunningServer,
  name: string,
  password: string,
) => {
  const context = await browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: SCREEN,
    // reduced motion stops carousels and opens dialogs at once
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${origin}/operator`);
  await page.getByLabel('账号', { exact: true }).fill(name);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.locator('[data-row]').first().waitFor();
  return page;
};

/** Waits until the draft is saved and everything on the screen has loaded. */
const settled = async (page: Page): Promise<void> => {
  await page.locator('[data-save="saved"][role=status]').waitFor();
  await page.waitForFunction(() => {
    const screen = document.querySelector('main')?.getBoundingClientRect();
    return [...document.querySelectorAll('[data-picture]')].every((picture) => {
      const { top, bottom } = picture.getBoundingClientRect();
      const drawn = picture.querySelector('[data-drawn=true], span') !== null;
      return drawn || !screen || bottom < screen.top || top > screen.bottom;
    });
  });
  const preview = page.frameLocator('iframe[title^="草稿预览"]');
  await preview.locator('[data-section][data-state=ready] img').first().waitFor();
};

/** Pictures of whole screens are scaled down by this; dialogs keep their size. */
const SCREEN_SCALE = 0.54;

const keep = async (name: string, picture: Buffer): Promise<void> => {
  const file = path.join(root, `docs/images/operating-${name}.png`);
  await writeFile(file, picture);
  console.log(`${path.relative(root, file)} ${Math.round(picture.length / 1000)} kB`);
  if (picture.length > HEAVIEST) process.exitCode = 1;
};

const shootScreen = async (page: Page, name: string): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    clip: { x: 0, y: 0, ...SCREEN, scale: SCREEN_SCALE },
  });
  await devtools.detach();
  await keep(name, Buffer.from(data, 'base64'));
};

const shoot = async (part: Locator, name: string): Promise<void> =>
  keep(name, await part.screenshot());

const panelOf = (page: Page, title: string | RegExp) =>
  page.getByRole('dialog', { name: title }).locator('.ant-modal-container');

const retitle = (page: Page, section: string, title: string) =>
  page.getByLabel(`${section}的标题`).fill(title);

const closeDialog = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};

/** Editing: the whole screen, and who sees a section. */
const editing = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '活动标题的更多操作' }).click();
  await page.getByRole('menuitem', { name: '上移一位' }).click();
  await retitle(page, '优质内容', '本周精选');
  await page.getByRole('switch', { name: '直播标题的开关' }).click();
  await settled(page);
  await shootScreen(page, 'editor');
  await page.getByRole('button', { name: '为什么看不到直播标题' }).click();
  await shoot(panelOf(page, /谁能看到/), 'why');
  await closeDialog(page);
};

/** Publishing the draft, and the releases it leads to. */
const publishing = async (page: Page): Promise<void> => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^发布（/ })
    .click();
  const dialog = panelOf(page, '发布首页');
  await dialog.getByRole('listitem').first().waitFor();
  await page.getByLabel('备注（可不填）').fill('周末预热');
  await shoot(dialog, 'publish');
  await dialog.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByText('已发布，学员刷新首页即可看到').first().waitFor();
  await page.getByRole('link', { name: '发布记录' }).click();
  await page.getByRole('button', { name: '回滚', exact: true }).click();
  await panelOf(page, /^回滚到第/)
    .getByRole('listitem')
    .first()
    .waitFor();
  await shootScreen(page, 'rollback');
  await closeDialog(page);
};

const addAccount = async (page: Page, name: string): Promise<string> => {
  await page.getByRole('link', { name: '账号管理' }).click();
  await page.getByRole('button', { name: '添加账号' }).click();
  const dialog = page.getByRole('dialog', { name: '添加账号' });
  await dialog.getByLabel('账号名').fill(name);
  await dialog.getByRole('button', { name: '添加', exact: true }).click();
  const secret = page.getByRole('dialog', { name: `${name}的密码` });
  const password = await secret.locator('code').innerText();
  await secret.getByRole('button', { name: '已记下' }).click();
  await page.getByRole('link', { name: '首页编辑' }).click();
  return password;
};

/** Two operators who edit the same title. */
const meeting = async (page: Page, browser: Browser, server: RunningServer): Promise<void> => {
  const password = await addAccount(page, '小周');
  const other = await openConsole(browser, server, '小周', password);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/operator/api/save-draft', async (route) => {
    await held;
    await route.continue();
  });
  await retitle(page, '资讯列表', '每日资讯');
  await retitle(other, '资讯列表', '医学快报');
  await other.locator('[data-save="saved"][role=status]').waitFor();
  release();
  const dialog = panelOf(page, '小周和你改了同一处');
  await dialog.getByText('资讯列表 · 标题').waitFor();
  await shoot(dialog, 'conflict');
  await dialog.getByRole('button', { name: '按所选合并' }).click();
  await settled(page);
};

/** The papers of somebody who asks to be certified, and what can be decided about them. */
const certifying = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: '认证审核' }).click();
  await page.getByRole('button', { name: '审核周明远的认证资料' }).click();
  const panel = panelOf(page, '认证资料');
  await panel.getByRole('button', { name: '不通过' }).click();
  await panel.getByRole('button', { name: '照片不清晰，请重新拍摄' }).click();
  await panel
    .locator('img')
    .last()
    .evaluate((photo: HTMLImageElement) => photo.decode());
  await shoot(panel, 'certification');
  await closeDialog(page);
};

/** A refund with its member's explanation. */
const refunding = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: '退款' }).click();
  await page.getByRole('row', { name: /1 张图片/ }).click();
  const panel = page.getByRole('dialog', { name: '退款详情' });
  await panel.getByRole('button', { name: '查看第 1 张照片' }).waitFor();
  await panel
    .locator('img')
    .last()
    .evaluate((photo: HTMLImageElement) => photo.decode());
  await shootScreen(page, 'refund');
  await closeDialog(page);
};

const build = spawnSync(process.execPath, ['scripts/build.mjs', '--if-stale'], {
  cwd: root,
  stdio: 'inherit',
});
if (build.status !== 0) process.exit(build.status ?? 1);
await mkdir(path.join(root, 'docs/images'), { recursive: true });
const [server, browser] = await Promise.all([
  startServer(),
  chromium.launch({ executablePath: await findChromium(), args: chromiumArgs }),
]);
await prepareConsole(databaseOf(server), PASSWORD, Date.now());
const page = await openConsole(browser, server, 'admin', PASSWORD);
await editing(page);
await publishing(page);
await meeting(page, browser, server);
await certifying(page);
await refunding(page);
await page.getByRole('link', { name: '页面配置' }).click();
await page.getByRole('link', { name: '轮播图' }).click();
await settled(page);
await shootScreen(page, 'settings');
await browser.close();
await server.close();
