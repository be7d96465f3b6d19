import type { Page } from 'playwright-core';
import { pressButton } from '../gestures.ts';
import type { Site } from '../site.ts';
import { type VisitOptions, visitHome } from './home.ts';

export const agree = (page: Page) => page.getByRole('checkbox', { name: '我已阅读并同意' }).check();

/** What the browser keeps under a name; null for nothing. */
export const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Logs in by phone on `/login`; an unknown phone signs up. */
export const loginBySms = async (page: Page, phone: string) => {
  await page.getByLabel('手机号').fill(phone);
  await pressButton(page, '获取验证码');
  await pressButton(page, '填入');
  await agree(page);
  await pressButton(page, '登录');
};

/** Through the simulated messenger's consent page, as one of its persons. */
export const consent = async (page: Page, person: string, answer = '同意授权') => {
  await agree(page);
  await pressButton(page, '微信授权登录');
  await page.getByRole('radio', { name: person }).check();
  await pressButton(page, answer);
};

/** Visits of a site, and waiting for a path of it. */
export const loginsOn = (site: Site) => ({
  visit: (options: VisitOptions) => visitHome(site, options),
  isAt: (page: Page, path: string) => page.waitForURL(site.server.origin + path),
});
