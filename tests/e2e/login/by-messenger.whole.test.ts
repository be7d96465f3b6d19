import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { session } from '#server/db/tables/login.ts';
import { pressButton } from '../harness/gestures.ts';
import { userAgents } from '../harness/messenger.ts';
import { onSite } from '../harness/site.ts';
import { recordCalls } from '../harness/visits/home.ts';
import { agree, consent, loginsOn, stored } from '../harness/visits/login.ts';

const EXCHANGE = '/v1/wxlogin/Info';

const site = onSite();
const { isAt, visit } = loginsOn(site);

const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.search);

describe('login by the messenger', () => {
  const exchanges = (calls: string[]) => calls.filter((path) => path === EXCHANGE).length;

  test('exchanges the code once and leaves it in no address', async () => {
    const page = await visit({ path: '/set' });
    const calls = recordCalls(page);
    await isAt(page, '/Welogin');
    await consent(page, '周明远');
    await isAt(page, '/set');
    const devtools = await page.context().newCDPSession(page);
    const { entries } = await devtools.send('Page.getNavigationHistory');
    const led = entries.map(({ url }) => url);
    expect(led.filter((url) => /code=|\/auth\/wechat/.test(url))).toEqual([]);
    await page.goBack();
    await isAt(page, '/');
    expect(exchanges(calls)).toBe(1);
  });

  test('takes no other code in place of the one that was asked for', async () => {
    const page = await visit({ path: '/Welogin' });
    const calls = recordCalls(page);
    await agree(page);
    await pressButton(page, '微信授权登录');
    await page.getByRole('radio', { name: '周明远' }).waitFor();
    await page.goto(`${site.server.origin}/Welogin?code=sim-demo_plain.slipped&state=other`);
    await page.getByText('这不是刚才发起的授权，请重新授权').waitFor();
    expect([exchanges(calls), await stored(page, 'TOKEN')]).toEqual([0, null]);
    await consent(page, '周明远');
    await isAt(page, '/');
    expect(exchanges(calls)).toBe(1);
  });

  test('takes a code without a state inside the messenger, and none with another one', async () => {
    const page = await visit({ path: '/?code=sim-demo_vip.menu', userAgent: userAgents.android });
    await page.getByText('已登录：周明远').waitFor();
    await isAt(page, '/');
    expect(await stored(page, 'TOKEN')).not.toBe(null);
    const outside = await visit({ path: '/?code=sim-demo_vip.other' });
    await outside.locator('[data-section]').first().waitFor();
    expect(await stored(outside, 'TOKEN')).toBe(null);
    const begun = await visit({ path: '/Welogin', userAgent: userAgents.android });
    const calls = recordCalls(begun);
    await agree(begun);
    await pressButton(begun, '微信授权登录');
    await begun.getByRole('radio', { name: '周明远' }).waitFor();
    await begun.goto(`${site.server.origin}/?code=sim-demo_plain.slipped&state=other`);
    await begun.getByText('这不是刚才发起的授权，请重新授权').waitFor();
    expect([exchanges(calls), await stored(begun, 'TOKEN')]).toEqual([0, null]);
  });

  test('goes back to the login with a word when the person refuses', async () => {
    const page = await visit({ path: '/Welogin' });
    await consent(page, '林晓', '拒绝');
    await page.getByText('你取消了微信授权').waitFor();
    expect(await pathOf(page)).toBe('/Welogin');
    expect(await stored(page, 'TOKEN')).toBe(null);
  });

  test('shows a disabled member the message and the page that tells more', async () => {
    const page = await visit({ path: '/Welogin' });
    await consent(page, '赵立');
    await isAt(page, '/member_disabled');
    await page.getByRole('link', { name: /拨打客服电话/ }).waitFor();
    expect(await stored(page, 'TOKEN')).toBe(null);
  });

  const usedCode = async (code: string): Promise<string> => {
    await fetch(site.server.origin + EXCHANGE, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code, member_id: '' }),
    });
    return code;
  };

  test.each([
    [1, '/login'],
    [2, '/Welogin'],
  ])('shows why a code was refused and follows the switch %i to %s', async (data, path) => {
    const code = await usedCode(`sim-demo_plain.refused${data}`);
    const page = await visit({
      path: `/weizanlogin?code=${code}&state=1`,
      prepare: (opened) =>
        opened.route('**/v1/Login/switchVersion', (route) =>
          route.fulfill({ json: { code: 200, msg: '', data } }),
        ),
    });
    await page
      .getByRole('status')
      .filter({ hasText: /授权|code|失效|重新/ })
      .waitFor();
    await isAt(page, path);
    expect(await stored(page, 'TOKEN')).toBe(null);
  });

  test('exchanges no code again after a reload', async () => {
    const code = 'sim-demo_vip.reloaded';
    const page = await visit({ path: `/Welogin?code=${code}&state=1` });
    await isAt(page, '/');
    await page.evaluate(() => localStorage.removeItem('TOKEN'));
    const calls = recordCalls(page);
    await page.goto(`${site.server.origin}/Welogin?code=${code}&state=1`);
    await page.getByText('这次授权已经用过，请重新授权').waitFor();
    expect(exchanges(calls)).toBe(0);
  });

  test('offers another try where the exchange could not be reached', async () => {
    let reachable = false;
    const page = await visit({
      path: '/Welogin?code=sim-demo_vip.offline&state=1',
      expected: [/Failed to load resource/],
      prepare: (opened) =>
        opened.route(`**${EXCHANGE}`, (route) => (reachable ? route.continue() : route.abort())),
    });
    await page.getByText('登录没有完成').waitFor();
    reachable = true;
    await pressButton(page, '重试');
    await isAt(page, '/');
  });
});

describe('inside the messenger', () => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49';

  test('a login ends with a load whose address holds no code, for the signatures', async () => {
    const page = await visit({ path: '/Welogin', userAgent });
    await consent(page, '周明远');
    await isAt(page, '/');
    const loaded = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name);
    expect(loaded).toBe(`${site.server.origin}/`);
  });

  test('whoever has authorised before is let in again without a question', async () => {
    const page = await visit({ path: '/agreement', userAgent });
    await isAt(page, '/Welogin');
    await consent(page, '周明远');
    await isAt(page, '/agreement');
    await page.getByRole('article').waitFor();
    const before = await stored(page, 'TOKEN');
    await site.db.delete(session);
    await page.goto(`${site.server.origin}/set`);
    await page.waitForFunction(
      (old) => location.pathname === '/set' && ![null, old].includes(localStorage.getItem('TOKEN')),
      before,
    );
    await page.getByRole('link', { name: /个人资料/ }).waitFor();
    await site.db.delete(session);
    await page.goto(`${site.server.origin}/changepwd`);
    // once per visit: now it is asked
    await page.getByRole('button', { name: '微信授权登录' }).waitFor();
  });
});
