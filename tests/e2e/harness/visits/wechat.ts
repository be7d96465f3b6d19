import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openPage } from '../browser.ts';
import { type BridgeCall, called, installMessenger, strict, userAgents } from '../messenger.ts';
import type { Visited } from '../site.ts';
import { soon } from './home.ts';

export type WechatVisit = {
  kind?: keyof typeof userAgents;
  path?: string;
  judge?: Parameters<typeof installMessenger>[1];
  token?: string;
  prepare?: (page: Page) => Promise<unknown>;
};

/** Opens a page of the harness inside a messenger: Android, which is strict, without more. */
export const visitWechat = async (
  { browser, server }: Visited,
  { kind = 'android', path = '/news', ...more }: WechatVisit = {},
) => {
  const page = await openPage(browser, { userAgent: userAgents[kind] });
  const calls = await installMessenger(page, more.judge ?? strict[kind]);
  const { token } = more;
  if (token) await page.addInitScript((value) => localStorage.setItem('TOKEN', value), token);
  await more.prepare?.(page);
  await page.goto(server.origin + path);
  return { page, calls };
};

export const go = (page: Page, to: string): Promise<void> =>
  page.getByRole('button', { name: `去${to}` }).click();

/** Every link the page has had shared so far. */
export const sharedLinks = (calls: readonly BridgeCall[]): unknown[] =>
  called(calls, 'updateAppMessageShareData').map(({ link }) => link);

export const untilShared = (calls: readonly BridgeCall[], link: string) =>
  expect.poll(() => sharedLinks(calls).at(-1), soon).toBe(link);
