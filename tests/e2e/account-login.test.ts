import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { session } from '../../server/db/tables/people.ts';
import { hostileAddresses } from '../hostile-addresses.ts';
import { loginAs, recordCalls, type VisitOptions, visitHome } from './home-visit.ts';
import { onSite } from './site.ts';

const EXCHANGE = '/v1/wxlogin/Info';

const site = onSite();

const visit = (options: VisitOptions) => visitHome(site, options);
const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.search);
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);
const store = (page: Page, values: Record<string, string>) =>
  page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, values);
const agree = (page: Page) => page.getByRole('checkbox', { name: '我已阅读并同意' }).check();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const isAt = (page: Page, path: string) => page.waitForURL(site.server.origin + path);

/** Logs in by phone on `/login`; an unknown phone signs up. */
const loginBySms = async (page: Page, phone: string) => {
  await page.getByLabel('手机号').fill(phone);
  await press(page, '获取验证码');
  await press(page, '填入');
  await agree(page);
  await press(page, '登录');
};

/** Through the simulated messenger's consent page, as one of its persons. */
const consent = async (page: Page, person: string, answer = '同意授权') => {
  await agree(page);
  await press(page, '微信授权登录');
  await page.getByRole('radio', { name: person }).check();
  await press(page, answer);
};

describe('login by phone and code', () => {
  test('signs an unknown phone up, asks for the profile, and leads to the page before', async () => {
    const page = await visit({ path: '/agreement' });
    await isAt(page, '/Welogin');
    await page.getByRole('link', { name: '手机号登录' }).click();
    await loginBySms(page, '13700000001');
    await isAt(page, '/loginform?type=1');
    await press(page, '稍后再填');
    await isAt(page, '/agreement');
    await page.getByRole('article').waitFor();
    expect(await stored(page, 'TOKEN')).not.toBe(null);
    expect(await stored(page, 'beforeLoginUrl')).toBe(null);
  });

  test('saves the profile, and ends by logging out', async () => {
    const page = await visit({ path: '/login' });
    await loginBySms(page, '13700000002');
    await isAt(page, '/loginform?type=1');
    await press(page, '保存');
    await page.getByText('请输入姓名').waitFor();
    await page.getByLabel('姓名').fill('王芳');
    await page.getByRole('radio', { name: '女' }).check();
    await page.getByLabel('所在地区').click();
    await press(page, '浙江省');
    await press(page, '杭州市');
    await press(page, '保存');
    await isAt(page, '/');
    await page.goto(`${site.server.origin}/set`);
    await press(page, '退出登录');
    await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
    await isAt(page, '/');
    expect(await stored(page, 'TOKEN')).toBe(null);
  });

  test('says that a code is wrong and keeps what was typed', async () => {
    const page = await visit({ path: '/login' });
    await page.getByLabel('手机号').fill('13700000003');
    await press(page, '获取验证码');
    const shown = await page.getByText('模拟短信').innerText();
    const wrong = shown.includes('000000') ? '111111' : '000000';
    await page.getByLabel('验证码', { exact: true }).fill(wrong);
    await agree(page);
    await press(page, '登录');
    await page.getByRole('alert').filter({ hasText: '验证码' }).waitFor();
    expect(await page.getByLabel('手机号').inputValue()).toBe('13700000003');
    expect(await page.getByLabel('验证码', { exact: true }).inputValue()).toBe(wrong);
  });

  test('is left for good: back does not lead to the login', async () => {
    const page = await visit({ path: '/drawIndex' });
    await page.locator('[data-section]').first().waitFor();
    await page.getByRole('link', { name: /搜索/ }).click();
    await isAt(page, '/Welogin');
    await page.getByRole('link', { name: '手机号登录' }).click();
    await loginBySms(page, '13700000004');
    await isAt(page, '/loginform?type=1');
    await press(page, '稍后再填');
    await page.waitForURL('**/searchHistory');
    await page.goBack();
    await page.waitForURL((url) => !/login/i.test(url.pathname));
    expect(await stored(page, 'TOKEN')).not.toBe(null);
  });
});

describe('login by password', () => {
  const PHONE = '13700000010';

  test('works once one is set, and says the same for a wrong one and an unknown phone', async () => {
    const page = await visit({ path: '/login' });
    await loginBySms(page, PHONE);
    await isAt(page, '/loginform?type=1');
    await page.goto(`${site.server.origin}/changepwd`);
    await page.getByLabel('新密码', { exact: true }).fill('study2026');
    await page.getByLabel('确认新密码', { exact: true }).fill('study2026');
    await press(page, '保存');
    await page.waitForURL((url) => url.pathname !== '/changepwd');
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${site.server.origin}/login`);
    await page.getByRole('tab', { name: '密码登录' }).click();
    await agree(page);
    const refusals: string[] = [];
    for (const [phone, password] of [
      [PHONE, 'wrong2026'],
      ['13700000099', 'study2026'],
    ] as const) {
      await page.getByLabel('手机号').fill(phone);
      await page.getByLabel('密码', { exact: true }).fill(password);
      await press(page, '登录');
      refusals.push(await page.getByRole('alert').filter({ hasText: /./ }).innerText());
    }
    expect(new Set(refusals).size).toBe(1);
    await page.getByLabel('手机号').fill(PHONE);
    await page.getByLabel('密码', { exact: true }).fill('study2026');
    await press(page, '登录');
    await isAt(page, '/loginform?type=1');
  });

  test('can be set anew in a panel where it is forgotten', async () => {
    const page = await visit({ path: '/login' });
    await loginBySms(page, '13700000011');
    await isAt(page, '/loginform?type=1');
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${site.server.origin}/login`);
    await page.getByRole('tab', { name: '密码登录' }).click();
    await page.getByLabel('手机号').fill('13700000011');
    await press(page, '忘记密码？');
    const panel = page.getByRole('dialog', { name: '忘记密码' });
    await panel.getByRole('button', { name: '获取验证码' }).click();
    await panel.getByRole('button', { name: '填入' }).click();
    await panel.getByLabel('新密码', { exact: true }).fill('learn2027');
    await panel.getByRole('button', { name: '设置新密码' }).click();
    await panel.waitFor({ state: 'hidden' });
    await page.getByLabel('密码', { exact: true }).fill('learn2027');
    await agree(page);
    await press(page, '登录');
    await isAt(page, '/loginform?type=1');
  });
});

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
    expect(entries.map(({ url }) => url).filter((url) => url.includes('code='))).toEqual([]);
    expect(exchanges(calls)).toBe(1);
  });

  test('takes no other code in place of the one that was asked for', async () => {
    const page = await visit({ path: '/Welogin' });
    const calls = recordCalls(page);
    await agree(page);
    await press(page, '微信授权登录');
    await page.getByRole('radio', { name: '周明远' }).waitFor();
    await page.goto(`${site.server.origin}/Welogin?code=sim-demo_plain.slipped&state=other`);
    await page.getByText('这不是刚才发起的授权，请重新授权').waitFor();
    expect([exchanges(calls), await stored(page, 'TOKEN')]).toEqual([0, null]);
    await consent(page, '周明远');
    await isAt(page, '/');
    expect(exchanges(calls)).toBe(1);
  });

  test('goes back to the login with a word when the person refuses', async () => {
    const page = await visit({ path: '/Welogin' });
    await consent(page, '林晓', '拒绝');
    await page.getByText('您取消了微信授权').waitFor();
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
    await press(page, '重试');
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
      (old) => location.pathname === '/set' && localStorage.getItem('TOKEN') !== old,
      before,
    );
    await page.getByRole('link', { name: /个人资料/ }).waitFor();
    await site.db.delete(session);
    await page.goto(`${site.server.origin}/changepwd`);
    // once per visit: now it is asked
    await page.getByRole('button', { name: '微信授权登录' }).waitFor();
  });
});

describe('where a login leads', () => {
  test('a member who opens a page of the login is led on, without a circle', async () => {
    const token = await loginAs(site.db, 'demo_vip');
    const page = await visit({ path: '/login', token });
    await isAt(page, '/');
    await store(page, { beforeLoginUrl: '/Welogin', distribution_url: '/set' });
    await page.goto(`${site.server.origin}/Welogin`);
    await isAt(page, '/set');
  });

  test('is never a hostile address', { timeout: 120_000 }, async () => {
    const token = await loginAs(site.db, 'demo_vip');
    const page = await visit({
      path: '/login',
      token,
      prepare: async (opened) => {
        // only the way out of the login is of interest
        await opened.route('**/v*/**', (route) => route.fulfill({ json: { code: 200, data: [] } }));
        await opened.route(/evil|shop/, (route) => route.abort());
      },
    });
    await isAt(page, '/');
    for (const address of hostileAddresses) {
      await store(page, { o_id: address, beforeLoginUrl: address, distribution_url: address });
      await page.evaluate(() => history.pushState(null, '', '/login'));
      await page.waitForFunction(() => location.pathname !== '/login');
      expect(page.url(), address).toBe(`${site.server.origin}/`);
    }
  });
});
