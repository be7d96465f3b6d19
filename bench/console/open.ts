import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { prepareConsole } from '#server/domains/publication/index.ts';
import { chromiumArgs, findChromium } from '#tests/e2e/harness/chromium.ts';
import { databaseOf, startServer } from '#tests/e2e/harness/server.ts';

const PASSWORD = 'at-the-desk-2026';

export type OpenConsole = {
  origin: string;
  browser: Browser;
  open: () => Promise<{ page: Page; context: BrowserContext }>;
  close: () => Promise<void>;
};

export const openConsole = async (): Promise<OpenConsole> => {
  const server = await startServer();
  await prepareConsole(databaseOf(server), PASSWORD, Date.now());
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumArgs,
  });
  const open = async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
    const page = await context.newPage();
    await page.goto(`${server.origin}/operator`);
    await page.getByLabel('账号', { exact: true }).fill('admin');
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.locator('[data-row]').first().waitFor();
    return { page, context };
  };
  const close = async () => {
    await browser.close();
    await server.close();
  };
  return { origin: server.origin, browser, open, close };
};
