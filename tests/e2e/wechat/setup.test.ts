import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { whole } from '../../harness/whole.ts';
import { openPage } from '../harness/browser.ts';
import { called } from '../harness/messenger.ts';
import { onSite } from '../harness/site.ts';
import { soon } from '../harness/visits/home.ts';
import {
  go,
  sharedLinks,
  untilShared,
  visitWechat,
  type WechatVisit,
} from '../harness/visits/wechat.ts';
import { startWechatHarness } from '../harness/wechat/start-wechat-harness.ts';

const site = onSite(startWechatHarness);

const visit = (options?: WechatVisit) => visitWechat(site, options);

describe('setting up', () => {
  const refusing = async (page: Page) => {
    const requests: number[] = [];
    await page.clock.install();
    for (const path of ['**/v1/Meeting/returnAccessToken', '**/v2/wxcode/index'])
      await page.route(path, (route) => {
        if (path.includes('Meeting')) requests.push(requests.length);
        return route.fulfill({ json: { code: 500, msg: '忙', data: null } });
      });
    return requests;
  };

  const waiting = async (visited: WechatVisit = {}) => {
    let requests: number[] = [];
    const { page, calls } = await visit({
      ...visited,
      prepare: async (opened) => {
        requests = await refusing(opened);
      },
    });
    await expect.poll(() => requests.length, soon).toBe(1);
    /** Lets 3 s pass, once the attempt before has had its answer. */
    const passTurn = async () => {
      const before = requests.length;
      await expect
        .poll(async () => {
          await page.clock.runFor(500);
          return requests.length;
        }, soon)
        .toBe(before + 1);
    };
    return { page, calls, requests, passTurn };
  };

  // the times by themselves: `tests/unit/platform/wechat/poll.test.ts`; the next test waits for them too
  test.runIf(whole)('is tried again every 3 s until it succeeds', async () => {
    const { page, calls, passTurn } = await waiting();
    await passTurn();
    await passTurn();
    expect(called(calls, 'preVerifyJSAPI')).toEqual([]);
    await page.unroute('**/v1/Meeting/returnAccessToken');
    await page.clock.runFor(3000);
    await untilShared(calls, `${site.server.origin}/news`);
    expect(called(calls, 'preVerifyJSAPI')).toHaveLength(1);
  });

  test('is cancelled when the page is left; attempts of two pages never run side by side', async () => {
    const { page, calls, requests, passTurn } = await waiting();
    await go(page, '/course/1');
    await go(page, '/course/2');
    await page.clock.runFor(100);
    const settled = async () => {
      let last = -1;
      while (last !== requests.length) {
        last = requests.length;
        await page.waitForLoadState('networkidle');
      }
    };
    await settled();
    await passTurn();
    await settled();
    const before = requests.length;
    await page.clock.runFor(2900);
    await settled();
    expect(requests.length - before).toBeLessThanOrEqual(1);
    await page.unroute('**/v1/Meeting/returnAccessToken');
    await page.clock.runFor(3000);
    await untilShared(calls, `${site.server.origin}/course/2`);
    expect(sharedLinks(calls)).toEqual([`${site.server.origin}/course/2`]);
  });

  test('happens nowhere but in the messenger', async () => {
    const requests: string[] = [];
    const page = await openPage(site.browser);
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto(`${site.server.origin}/course/1`);
    await page.getByRole('heading').waitFor();
    await page.waitForLoadState('networkidle');
    expect(requests.filter((path) => /returnAccessToken|wxcode/.test(path))).toEqual([]);
    expect(await page.evaluate(() => 'wx' in window)).toBe(false);
  });
});
