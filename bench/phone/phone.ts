import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';

/** A slowdown: bytes per second, latency in ms. */
export type Speed = {
  name: string;
  cpu: number;
  network?: { downloadThroughput: number; uploadThroughput: number; latency: number };
};

/** 1.6 Mbit/s down, 750 kbit/s up. */
export const SLOW_4G = { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };

export const slow: Speed = { name: 'slow 4G, CPU 4×', cpu: 4, network: SLOW_4G };
export const loopback: Speed = { name: 'loopback', cpu: 1 };

/** A token that is '' makes a visitor. */
export type Visit = { speed: Speed; token?: string };

export const newPhone = (
  browser: Browser,
  serviceWorkers: BrowserContextOptions['serviceWorkers'] = 'block',
): Promise<BrowserContext> =>
  browser.newContext({ locale: 'zh-CN', serviceWorkers, viewport: { width: 375, height: 812 } });

/** A tab of a phone, slowed down, before it has opened anything. */
export const newTab = async (context: BrowserContext, { speed, token = '' }: Visit) => {
  const page = await context.newPage();
  // the name that tsx has functions marked by, also those that run in the page
  await page.addInitScript({ content: 'globalThis.__name = (marked) => marked' });
  if (token) await page.addInitScript((value) => localStorage.setItem('TOKEN', value), token);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (speed.network)
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...speed.network });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: speed.cpu });
  return { page, devtools };
};

/** A tab of a phone of its own: nothing is cached, no service worker runs. */
export const openSlowly = async (browser: Browser, visit: Visit) => {
  const context = await newPhone(browser);
  return { context, ...(await newTab(context, visit)) };
};
