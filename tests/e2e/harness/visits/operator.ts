import type { FrameLocator, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { signIn } from '#schemas/operator/endpoints.ts';
import { envelope } from '#schemas/wire/envelope.ts';
import { prepareConsole } from '#server/domains/publication/index.ts';
import { openPage, type PageOptions } from '../browser.ts';
import { databaseOf, type RunningServer, startServer } from '../server.ts';
import type { Visited } from '../site.ts';
import { soon } from './home.ts';

export const ADMIN_PASSWORD = 'at-the-desk-2026';

/** The real server with a first operator `admin`. */
export const startConsole = async (): Promise<RunningServer> => {
  const server = await startServer();
  await prepareConsole(databaseOf(server), ADMIN_PASSWORD, Date.now());
  return server;
};

type Visit = PageOptions & { path?: string; name?: string; password?: string };

export const signInOn = async (page: Page, name = 'admin', password = ADMIN_PASSWORD) => {
  await page.getByLabel('账号', { exact: true }).fill(name);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
};

/** Has the browser keep a session as its form does: filling that in takes a third of what opening a desk takes. */
const beginSession = async (
  page: Page,
  origin: string,
  name = 'admin',
  password = ADMIN_PASSWORD,
) => {
  const answer = await page.context().request.post(origin + signIn.path, {
    data: { name, password },
    // sessions are told apart by their browsers
    headers: { 'user-agent': await page.evaluate(() => navigator.userAgent) },
  });
  const { code, msg } = z.parse(envelope, await answer.json());
  if (code !== '200') throw new Error(`${name} could not sign in: ${msg}`);
};

/** A desk-sized page of its own, signed in, once its desk is there. */
export const openDesk = async (
  { browser, server }: Visited,
  { path = '/operator', name, password, ...options }: Visit = {},
): Promise<Page> => {
  // motion is left to the tests that ask for it: each dialog would be waited for
  const page = await openPage(browser, {
    width: 1280,
    height: 860,
    reducedMotion: 'reduce',
    ...options,
  });
  await beginSession(page, server.origin, name, password);
  await page.goto(server.origin + path);
  await page.getByRole('navigation', { name: '后台导航' }).waitFor();
  return page;
};

/** A second account, made on its page by `admin`. */
export const addAccount = async (page: Page, name: string, role: string): Promise<string> => {
  await page.getByRole('link', { name: '账号管理' }).click();
  await page.getByRole('button', { name: '添加账号' }).click();
  const dialog = page.getByRole('dialog', { name: '添加账号' });
  await dialog.getByLabel('账号名').fill(name);
  await dialog.getByText(role).click();
  await dialog.getByRole('button', { name: '添加', exact: true }).click();
  const secret = page.getByRole('dialog', { name: `${name}的密码` });
  const password = await secret.locator('code').innerText();
  await secret.getByRole('button', { name: '已记下' }).click();
  await page.getByRole('link', { name: '首页编辑' }).click();
  return password;
};

export const rowOf = (page: Page, name: string) => page.locator(`[data-row="${name}"]`);

export const chooseOfList = async (page: Page, entry: string): Promise<void> => {
  await page.getByRole('button', { name: '区块列表的更多操作' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};

export const rowNames = (page: Page): Promise<string[]> =>
  page
    .locator('ul:has([data-row]) > [data-item]')
    .evaluateAll((rows) => rows.map((row) => row.dataset.item ?? ''));

/** Takes a row of a list up by the keys, and waits until the list hears arrow keys. */
export const pickUp = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: `移动${name}`, exact: true }).focus();
  await page.keyboard.press('Space');
  await page.getByText(`已拿起${name}`).waitFor({ state: 'attached' });
  // the list hears them from the task after the one in which it was picked up
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
};

export const saved = (page: Page) => page.locator('[data-save="saved"][role=status]').waitFor(soon);

export const previewOn = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title^="草稿预览"]');

export const sectionNamesIn = (preview: FrameLocator): Promise<string[]> =>
  preview
    .locator('[data-section]')
    .evaluateAll((sections) => sections.map((section) => section.dataset.section ?? ''));

export const publishOn = async (page: Page, note = ''): Promise<void> => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^发布（/ })
    .click();
  const dialog = page.getByRole('dialog', { name: '发布首页' });
  await dialog.getByLabel('备注（可不填）').fill(note);
  await dialog.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByText('已发布，学员刷新首页即可看到').first().waitFor();
};

/** Scrolls a preview to a section of it, which may be drawn anew meanwhile. */
export const comeTo = (section: Locator) =>
  expect
    .poll(
      () =>
        section.evaluate((one) => {
          one.scrollIntoView({ block: 'center' });
          const { top, bottom } = one.getBoundingClientRect();
          return one.isConnected && bottom > 0 && top < innerHeight;
        }),
      soon,
    )
    .toBe(true);

/** Clicks in a preview that is drawn smaller, to which the driver does not find its way. */
export const clickInPreview = async (page: Page, element: Locator): Promise<void> => {
  await element.waitFor();
  const frame = await page
    .locator('iframe[title^="草稿预览"]')
    .evaluate((one: HTMLIFrameElement) => {
      const { left, top, width } = one.getBoundingClientRect();
      return { left, top, scale: width / (one.contentWindow?.innerWidth ?? width) };
    });
  const [x, y] = await element.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2] as const;
  });
  await page.mouse.click(frame.left + x * frame.scale, frame.top + y * frame.scale);
};

/** Has the page drawn so wide, as a tablet that is turned. */
export const setWidth = async (page: Page, width: number): Promise<void> => {
  const height = page.viewportSize()?.height ?? 860;
  await page.setViewportSize({ width, height });
  await page.waitForFunction((wide) => innerWidth === wide, width);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
};
