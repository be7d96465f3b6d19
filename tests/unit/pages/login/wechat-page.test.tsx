// @vitest-environment window
// @window-url https://app.example/Welogin
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import CallbackPage from '#src/pages/login/wechat/callback/view.tsx';
import WechatLoginPage from '#src/pages/login/wechat/login/view.tsx';
import { toastStore } from '#src/platform/feedback/toast.ts';
import { token, writeSession } from '#src/platform/session/session.ts';
import { writeVisit } from '#src/platform/storage/local-store.ts';
import { alertOn, button, control, errorOf, send } from '../../harness/fill.ts';
import { mount, press, settleUntil } from '../../harness/mount.tsx';
import { asBrowser, here, WECHAT, watchHistory, watchLoads } from '../../harness/pages/leaving.ts';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

const LOGIN = '/v1/wxlogin/Info';
const answers: Readonly<Record<string, Reply>> = {
  [LOGIN]: {
    code: 200,
    data: { info: { token: 'fresh' }, user: { id: 7, nickname: '李明', headimg: '', phone: '' } },
  },
  '/v9/Member/is_setform': { code: 200, data: 1 },
  '/v1/member/encryption': { code: 200, data: { member_id: '7', p_id: '' } },
  '/v1/Login/switchVersion': { code: 200, data: 2 },
  '/v1/index/logo': { code: 200, data: { text_name: '知行医学堂' } },
};

const open = async (
  address: string,
  other: Readonly<Record<string, Reply>> = {},
  Page = WechatLoginPage,
) => {
  history.replaceState(null, '', address);
  const requests = stubBackEnd(({ path }) => ({ ...answers, ...other })[path] ?? { code: 404 });
  const { host } = await mount(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
  return { host, logins: () => requests.filter(({ path }) => path === LOGIN).length };
};

/** Where a login begins, with a state of its own. */
const authorisation = (query: string): unknown =>
  expect.stringMatching(
    new RegExp(`^/auth/wechat\\?${query.replace(/[?]/g, '\\?')}&state=[a-z0-9]{32}$`),
  );

const forgetCookie = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server's answer would set it
  document.cookie = 'state_returns=; Path=/; Max-Age=0';
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  writeVisit('silentLogin', '');
  writeVisit('loginState', '');
  toastStore.set(null);
  forgetCookie();
});

describe('/Welogin', () => {
  it('keeps the room of what the login leads to where that cannot be told', async () => {
    writeSession('beforeLoginUrl', '/courseDetail/3');
    const { host } = await open('/Welogin');
    await settleUntil(() => host.querySelector('[aria-busy=true]') === null);
    expect(host.textContent).toContain('登录后回到刚才打开的页面');
  });

  it('says what is collected, and asks the messenger only after a tick and a tap', async () => {
    const loads = watchLoads();
    writeSession('beforeLoginUrl', '/newsInfo?id=3');
    const { host } = await open('/Welogin');
    expect(host.textContent).toContain('用户标识（OpenID）');
    await send(host);
    expect([errorOf(host, '我已阅读并同意'), loads]).toEqual([
      '请先阅读并同意用户协议和隐私政策',
      [],
    ]);
    await press(control(host, '我已阅读并同意'));
    await send(host);
    expect(loads).toEqual([authorisation('r=%2FnewsInfo%3Fid%3D3&s=info')]);
  });

  it('never takes a hostile address along', async () => {
    const loads = watchLoads();
    writeSession('beforeLoginUrl', 'https://evil.example/');
    const { host } = await open('/Welogin');
    await press(control(host, '我已阅读并同意'));
    await send(host);
    expect(loads).toEqual([authorisation('r=%2F&s=info')]);
  });

  it('exchanges a code once under StrictMode, and no address of history holds it afterwards', async () => {
    const seen = watchHistory();
    const { logins } = await open('/Welogin?code=strict&state=x&keep=1');
    await expect.poll(() => here()).toBe('/');
    expect([logins(), token()]).toEqual([1, 'fresh']);
    expect(seen.slice(1)).toEqual(['/Welogin?keep=1', '/']);
  });

  it('shows progress while a code is exchanged', async () => {
    history.replaceState(null, '', '/Welogin?code=slow');
    stubBackEnd(() => new Promise(() => undefined));
    const { host } = await mount(<WechatLoginPage />);
    expect(host.querySelector('[role="status"]')?.textContent).toBe('正在登录，请稍候…');
  });

  it('shows the message of a refused code above the button', async () => {
    const { host } = await open('/Welogin?code=refused', {
      [LOGIN]: { code: 1, msg: '授权码无效' },
    });
    await expect.poll(() => alertOn(host)).toBe('授权码无效');
    expect(here()).toBe('/Welogin');
  });

  it('asks anew where a code has been used before', async () => {
    writeVisit('usedCodes', 'reloaded');
    const { host, logins } = await open('/Welogin?code=reloaded');
    expect([alertOn(host), logins()]).toEqual(['这次授权已经用过，请重新授权', 0]);
  });

  it('says so after a refusal by the person', async () => {
    const { host } = await open('/Welogin?denied=1');
    expect([alertOn(host), here()]).toEqual([
      '你取消了微信授权，可以重新授权或用手机号登录',
      '/Welogin',
    ]);
  });

  it('replaces no session by a code that an address brings', async () => {
    writeSession('token', 'old');
    const { logins } = await open('/Welogin?code=foreign');
    expect([logins(), token(), here()]).toEqual([0, 'old', '/']);
  });
});

describe('the state of an authorisation', () => {
  /** Begins a login; the state that it has given along. */
  const begin = async (bringsBack = true): Promise<string> => {
    const loads = watchLoads();
    const { host } = await open('/Welogin');
    await press(control(host, '我已阅读并同意'));
    await send(host);
    // biome-ignore lint/suspicious/noDocumentCookie: as the server's answer sets it
    if (bringsBack) document.cookie = 'state_returns=1; Path=/';
    return new URL(loads[0] ?? '', location.origin).searchParams.get('state') ?? '';
  };
  const FOREIGN = '这不是刚才发起的授权，请重新授权';
  const arrive = (query: string) => open(`/Welogin?code=${randomCode()}${query}`);
  let codes = 0;
  const randomCode = () => `state-${codes++}`;

  it('is another one each time', async () => {
    expect(await begin()).not.toBe(await begin());
  });

  it('brings a code back that is exchanged', async () => {
    const { logins } = await arrive(`&state=${await begin()}`);
    await expect.poll(() => [logins(), token()]).toEqual([1, 'fresh']);
    expect(toastStore.get()).toBe(null);
  });

  it.each(['&state=another', '&state=', ''])(
    'is not %j, so its code is not exchanged',
    async (query) => {
      await begin();
      const { host, logins } = await arrive(query);
      expect([alertOn(host), logins(), token(), here()]).toEqual([FOREIGN, 0, '', '/Welogin']);
      expect(button(host, '微信授权登录')).toBeDefined();
    },
  );

  it('counts once', async () => {
    const state = await begin();
    await arrive('&state=another');
    const { logins } = await arrive(`&state=${state}`);
    await expect.poll(() => [logins(), toastStore.get()?.text]).toEqual([1, '已登录：李明']);
  });

  it('is not insisted on where the authorisation brings none back', async () => {
    await begin(false);
    const { logins } = await arrive('&state=STATE');
    await expect.poll(() => token()).toBe('fresh');
    expect(logins()).toBe(1);
  });

  it('is not asked of a code that nobody has asked for; who is logged in by it is told', async () => {
    asBrowser(WECHAT);
    writeSession('wechatType', '');
    const { logins } = await arrive('&state=menu');
    await expect.poll(() => here()).toBe('/');
    expect([logins(), token(), toastStore.get()?.text]).toEqual([1, 'fresh', '已登录：李明']);
  });

  it('is asked of codes at /weizanlogin as well', async () => {
    await begin();
    const { host, logins } = await open('/weizanlogin?code=w&state=other', {}, CallbackPage);
    expect([host.querySelector('h2')?.textContent, logins()]).toEqual(['登录没有成功', 0]);
    expect(host.textContent).toContain(FOREIGN);
  });
});

describe('the silent login', () => {
  it('is tried once per visit, inside the messenger, for who has authorised before', async () => {
    asBrowser(WECHAT);
    const loads = watchLoads();
    writeSession('wechatType', 'info');
    await open('/Welogin');
    await open('/Welogin');
    expect(loads).toEqual([authorisation('r=%2F&s=base')]);
  });

  it.each([
    ['who has never authorised', WECHAT, '', '/Welogin'],
    ['another browser', 'Mozilla/5.0', 'info', '/Welogin'],
    ['who has just refused', WECHAT, 'info', '/Welogin?denied=1'],
  ])('is not for %s', async (_name, browser, type, address) => {
    asBrowser(browser);
    const loads = watchLoads();
    writeSession('wechatType', type);
    await open(address);
    expect(loads).toEqual([]);
  });
});

describe('/weizanlogin', () => {
  const title = (host: Element) => host.querySelector('h2')?.textContent;

  it('logs in by its code', async () => {
    writeSession('beforeLoginUrl', '/course');
    const { logins } = await open('/weizanlogin?code=weizan', {}, CallbackPage);
    await expect.poll(() => here()).toBe('/course');
    expect(logins()).toBe(1);
  });

  it('explains a missing code', async () => {
    const { host } = await open('/weizanlogin', {}, CallbackPage);
    expect(title(host)).toBe('缺少登录信息');
  });

  it('offers another try where no answer came', async () => {
    const { host, logins } = await open(
      '/weizanlogin?code=html',
      { [LOGIN]: '<html>' },
      CallbackPage,
    );
    await expect.poll(() => title(host)).toBe('登录没有完成');
    await press(button(host, '重试'));
    await expect.poll(() => title(host)).toBe('登录没有完成');
    expect(logins()).toBe(2);
  });
});
