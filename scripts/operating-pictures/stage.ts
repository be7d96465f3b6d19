import path from 'node:path';
import type { Browser, FrameLocator, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import type { RunningServer } from '#tests/e2e/harness/server.ts';

export const PASSWORD = 'operating-2026';
const SCREEN = { width: 1200, height: 720 };
/** For pictures of whole screens; parts keep their size. */
const SCREEN_SCALE = 0.75;
const WIDEST = 900;
const TALLEST = 1200;

export type Stage = { page: Page; browser: Browser; server: RunningServer };

export type Picture = {
  /** `docs/images/operating-<name>.webp` */
  name: string;
  /** Below `/operator`. */
  path: string;
  /** Prepares the screen; returns the part to take, or all of it. */
  take: (stage: Stage) => Promise<Locator | 'screen'>;
  clear?: (stage: Stage) => Promise<void>;
};

export const openConsole = async (
  { browser, server }: Omit<Stage, 'page'>,
  name = 'admin',
  password = PASSWORD,
): Promise<Page> => {
  const context = await browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: SCREEN,
    // reduced motion stops carousels and opens dialogs at once
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${server.origin}/operator`);
  await page.getByLabel('账号', { exact: true }).fill(name);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.locator('[data-row]').first().waitFor();
  return page;
};

export const saved = (page: Page): Promise<void> =>
  page.locator('[data-save="saved"][role=status]').waitFor();

export const previewOn = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title^="草稿预览"]');

export const settled = async (page: Page): Promise<void> => {
  await saved(page);
  await page.waitForFunction(() => {
    const screen = document.querySelector('main')?.getBoundingClientRect();
    return [...document.querySelectorAll('[data-picture]')].every((picture) => {
      const { top, bottom } = picture.getBoundingClientRect();
      const drawn = picture.querySelector('[data-drawn=true], span') !== null;
      return drawn || !screen || bottom < screen.top || top > screen.bottom;
    });
  });
  await previewOn(page).locator('[data-section][data-state=ready] img').first().waitFor();
};

export const decoded = async (part: Locator): Promise<void> => {
  await part.locator('img').evaluateAll(async (images) => {
    for (const image of images)
      if (image instanceof HTMLImageElement) await image.decode().catch(() => undefined);
  });
};

export const panelOf = (page: Page, title: string | RegExp): Locator =>
  page.getByRole('dialog', { name: title }).locator('.ant-modal-container');

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();

export const retitle = async (page: Page, section: string, title: string): Promise<void> => {
  await page.getByLabel(`${section}的标题`).fill(title);
  await saved(page);
};

export const rearrange = async (page: Page): Promise<void> => {
  await press(page, '活动标题的更多操作');
  await page.getByRole('menuitem', { name: '上移一位' }).click();
  await retitle(page, '优质内容', '本周精选');
  await page.getByRole('switch', { name: '直播标题的开关' }).click();
};

/** Discards the draft, so that the next picture begins with the live page. */
export const giveUp = async (page: Page): Promise<void> => {
  const button = page.getByRole('banner').getByRole('button', { name: /^发布（/ });
  if ((await button.count()) === 0) return;
  await button.click();
  await press(page, '放弃全部改动');
  await page.getByRole('button', { name: '放弃改动', exact: true }).click();
  await page.getByRole('button', { name: '与线上一致' }).waitFor();
};

export const openPublishing = async (page: Page): Promise<Locator> => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^发布（/ })
    .click();
  const dialog = panelOf(page, '发布首页');
  await dialog.getByRole('listitem').first().waitFor();
  return dialog;
};

export const addAccount = async (page: Page, name: string): Promise<string> => {
  await page.getByRole('link', { name: '账号管理' }).click();
  await press(page, '添加账号');
  const dialog = page.getByRole('dialog', { name: '添加账号' });
  await dialog.getByLabel('账号名').fill(name);
  await dialog.getByRole('button', { name: '添加', exact: true }).click();
  const secret = page.getByRole('dialog', { name: `${name}的密码` });
  const password = await secret.locator('code').innerText();
  await secret.getByRole('button', { name: '已记下' }).click();
  await page.getByRole('link', { name: '首页编辑' }).click();
  await page.locator('[data-row]').first().waitFor();
  return password;
};

/** Waits until temporary messages have disappeared, which must not be in a picture. */
const quiet = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('.ant-message-notice') === null);

/** Text stays sharp, and files are a sixth smaller than at the default quality. */
const SMALL = { quality: 72, effort: 6 };

export const shoot = async (page: Page, part: Locator | 'screen'): Promise<Buffer> => {
  await quiet(page);
  if (part !== 'screen') {
    await page.setViewportSize({ ...SCREEN, height: TALLEST });
    const picture = sharp(await part.screenshot());
    await page.setViewportSize(SCREEN);
    return picture.resize({ width: WIDEST, withoutEnlargement: true }).webp(SMALL).toBuffer();
  }
  const width = Math.round(SCREEN.width * SCREEN_SCALE);
  return sharp(await page.screenshot())
    .resize({ width })
    .webp(SMALL)
    .toBuffer();
};

export const fileOf = (root: string, name: string): string =>
  path.join(root, `docs/images/operating-${name}.webp`);
