import type { Browser, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { databaseOf, loginAs, visitHome } from './home-visit.ts';
import { type RunningServer, startServer } from './server.ts';

const MOST = 95 * 1024;

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

type Weight = { path: string; kind: string; encoding: string; bytes: number };

const weigh = async (request: Request): Promise<Weight> => {
  const response = await request.response();
  const { responseBodySize } = await request.sizes();
  return {
    path: new URL(request.url()).pathname,
    kind: request.resourceType(),
    encoding: (await response?.headerValue('content-encoding')) ?? '',
    bytes: responseBodySize,
  };
};

const isCode = (request: Request) => ['script', 'stylesheet'].includes(request.resourceType());

describe.each(['/drawIndex', '/newIndex', '/index', '/redIndex', '/foodIndex'])('%s', (path) => {
  test.each(['visitor', 'member'])(
    'the first view of a %s loads at most 95 KiB of code',
    async (who) => {
      const token = who === 'member' ? await loginAs(databaseOf(server), 'demo_vip') : undefined;
      const requests: Request[] = [];
      const page = await visitHome(browser, server.origin, {
        path,
        token,
        width: 375,
        height: 812,
        prepare: (opened) => opened.on('requestfinished', (request) => requests.push(request)),
      });
      await page.locator('[data-section][data-state=ready]').first().waitFor();
      await page.waitForLoadState('networkidle');
      const weights = await Promise.all(requests.filter(isCode).map(weigh));
      console.table(weights);
      const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
      console.info(
        `${path} ${who}: ${weights.length} files, ${(total / 1024).toFixed(1)} KiB of 95`,
      );
      expect(weights.length).toBeGreaterThan(2);
      expect(weights.map(({ encoding }) => encoding)).toEqual(weights.map(() => 'br'));
      expect(new Set(weights.map(({ path: file }) => file)).size).toBe(weights.length);
      expect(total).toBeLessThanOrEqual(MOST);
    },
  );
});
