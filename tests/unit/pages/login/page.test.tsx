// @vitest-environment window
// @window-url https://app.example/login
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import LoginPage from '#src/pages/login/login/view.tsx';
import { readSession, token, useToken, writeSession } from '#src/platform/session/session.ts';
import { alertOn, button, control, errorOf, fill, send } from '../../harness/fill.ts';
import { mount, press, settle } from '../../harness/mount.tsx';
import { here } from '../../harness/pages/leaving.ts';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

const SMS = '/v1/Login/sendSmsCode';
const LOGIN = '/v1/Login/loginBySms';
const BY_PASSWORD = '/v1/Login/loginByPassword';
const session = {
  code: 200,
  data: { info: { token: 'fresh' }, user: { id: 7, nickname: '李明', headimg: '', phone: '' } },
};
const answers: Readonly<Record<string, Reply>> = {
  [SMS]: { code: 200, data: { wait: 60, simulatedCode: '123456' } },
  [LOGIN]: session,
  [BY_PASSWORD]: session,
  '/v9/Member/is_setform': { code: 200, data: 1 },
  '/v1/member/encryption': { code: 200, data: { member_id: '7', p_id: '' } },
  '/v1/index/logo': { code: 200, data: { text_name: '知行医学堂' } },
};

const open = async (other: Readonly<Record<string, Reply | (() => Promise<Reply>)>> = {}) => {
  const requests = stubBackEnd(({ path }) => {
    const answer = other[path] ?? answers[path] ?? { code: 404 };
    return typeof answer === 'function' ? answer() : answer;
  });
  const { host } = await mount(
    <StrictMode>
      <LoginPage />
    </StrictMode>,
  );
  const to = (path: string) => requests.filter((one) => one.path === path).map(({ body }) => body);
  return { host, to };
};

const agree = (host: Element) => press(control(host, '我已阅读并同意'));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/login');
});

describe('login by phone and code', () => {
  it('asks for a code, fills in the simulated one, logs in and goes where one wanted to go', async () => {
    writeSession('beforeLoginUrl', '/course');
    writeSession('sharerId', '12');
    const { host, to } = await open();
    await fill(host, '手机号', '+86 138-0013-8000');
    await press(button(host, '获取验证码'));
    expect(host.textContent).toContain('模拟短信：验证码 123456');
    expect(button(host, '60 秒后重发').disabled).toBe(true);
    await press(button(host, '填入'));
    await agree(host);
    await send(host);
    await expect.poll(() => here()).toBe('/course');
    expect(token()).toBe('fresh');
    expect(to(SMS)).toEqual([
      { phone: '13800138000', purpose: 'login', key: expect.stringMatching(/.{32}/) },
    ]);
    expect(to(LOGIN)).toMatchObject([{ phone: '13800138000', code: '123456', member_id: '12' }]);
  });

  it('says beside each field what is wrong, and goes to the first', async () => {
    const { host, to } = await open();
    await send(host);
    expect([
      errorOf(host, '手机号'),
      errorOf(host, '验证码'),
      errorOf(host, '我已阅读并同意'),
    ]).toEqual(['请输入手机号', '请输入验证码', '请先阅读并同意用户协议和隐私政策']);
    expect(document.activeElement).toBe(control(host, '手机号'));
    expect(to(LOGIN)).toEqual([]);
  });

  it.each(['1380013800', '138001380001', '11800138000', '23800138000', 'abcdefghijk'])(
    'asks for no code for %s',
    async (phone) => {
      const { host, to } = await open();
      await fill(host, '手机号', phone);
      expect(button(host, '获取验证码').disabled).toBe(true);
      await send(host);
      expect([errorOf(host, '手机号'), to(SMS)]).toEqual(['请输入正确的 11 位手机号', []]);
    },
  );

  it('shows why no code was sent', async () => {
    const { host } = await open({ [SMS]: { code: 500, msg: '发送太频繁，请 40 秒后再试' } });
    await fill(host, '手机号', '13800138000');
    await press(button(host, '获取验证码'));
    expect(errorOf(host, '验证码')).toBe('发送太频繁，请 40 秒后再试');
  });

  const filled = async (reply: Reply | (() => Promise<Reply>)) => {
    const opened = await open({ [LOGIN]: reply });
    await fill(opened.host, '手机号', '13800138000');
    await fill(opened.host, '验证码', '654321');
    await agree(opened.host);
    return opened;
  };

  it('keeps what was typed when the server refuses, and says why above the button', async () => {
    const { host } = await filled({ code: 500, msg: '验证码不正确' });
    await send(host);
    expect([alertOn(host), control(host, '手机号').value, control(host, '验证码').value]).toEqual([
      '验证码不正确',
      '13800138000',
      '654321',
    ]);
    expect(button(host, '登录').disabled).toBe(false);
  });

  it('is not sent twice', async () => {
    let answer: (reply: Reply) => void = () => undefined;
    const { host, to } = await filled(() => new Promise<Reply>((resolve) => (answer = resolve)));
    await send(host);
    await send(host);
    expect([to(LOGIN).length, button(host, '正在登录…').disabled]).toEqual([1, true]);
    writeSession('beforeLoginUrl', '/course');
    await settle(() => answer(session));
    // whoever went on twice would be at home
    await expect.poll(() => here()).toBe('/course');
  });

  it('keeps its key until the values change', async () => {
    const { host, to } = await filled({ code: 500, msg: '稍后再试' });
    await send(host);
    await send(host);
    await fill(host, '验证码', '111111');
    await send(host);
    const [first, second, third] = to(LOGIN).map(({ key }) => key);
    expect([first === second, second === third]).toEqual([true, false]);
  });

  it('leads a disabled member to the page that says so', async () => {
    const { host } = await filled({ code: -3, msg: '账号已停用' });
    await send(host);
    expect([here(), token()]).toEqual(['/member_disabled', '']);
  });

  it('says plainly that there was no network', async () => {
    const { host } = await filled(() => Promise.reject(new TypeError('offline')));
    await send(host);
    expect(alertOn(host)).toBe('网络没有连上，请检查网络后再试');
  });
});

describe('login by password', () => {
  const byPassword = async (reply: Reply) => {
    const opened = await open({ [BY_PASSWORD]: reply });
    await fill(opened.host, '手机号', '13800138000');
    await press([...opened.host.querySelectorAll('[role="tab"]')][1]);
    return opened;
  };

  it('keeps the phone, and needs no code', async () => {
    const { host, to } = await byPassword(session);
    await fill(host, '密码', 'abcd1234');
    await agree(host);
    await send(host);
    await expect.poll(() => here()).toBe('/');
    expect(to(BY_PASSWORD)).toMatchObject([{ phone: '13800138000', password: 'abcd1234' }]);
  });

  it('shows the password on demand', async () => {
    const { host } = await byPassword(session);
    const types = [control(host, '密码').getAttribute('type')];
    await press(button(host, '显示'));
    expect([...types, control(host, '密码').getAttribute('type')]).toEqual(['password', 'text']);
  });

  it('offers a new one by code in a panel, with the phone typed already', async () => {
    const { host } = await byPassword(session);
    await press(button(host, '忘记密码？'));
    const panel = host.querySelector('dialog[open]');
    expect(panel && control(panel, '手机号').value).toBe('13800138000');
  });
});

describe('a page that is built anew because the token is there', () => {
  // as the app does it
  const Keyed = () => <LoginPage key={useToken()} />;

  it('does not leave before the profile has been checked', async () => {
    let answer: (reply: Reply) => void = () => undefined;
    writeSession('beforeLoginUrl', '/course');
    stubBackEnd(({ path }) =>
      path === '/v9/Member/is_setform'
        ? new Promise<Reply>((resolve) => (answer = resolve))
        : (answers[path] ?? { code: 404 }),
    );
    const { host } = await mount(<Keyed />);
    await fill(host, '手机号', '13800138000');
    await fill(host, '验证码', '654321');
    await agree(host);
    await send(host);
    expect([here(), token(), host.querySelector('[role="status"]')?.textContent]).toEqual([
      '/login',
      'fresh',
      '登录成功，正在进入…',
    ]);
    await settle(() => answer({ code: 200, data: 0 }));
    expect([here(), readSession('beforeLoginUrl')]).toEqual(['/loginform?type=1', '/course']);
  });
});

describe('whoever is a member already', () => {
  it('is led on, once, to where they wanted to go', async () => {
    writeSession('token', 'old');
    writeSession('beforeLoginUrl', '/course');
    await open();
    expect([here(), token()]).toEqual(['/course', 'old']);
  });
});

describe('the fields', () => {
  it('say at once that a phone with all its digits is none', async () => {
    const { host } = await open();
    await fill(host, '手机号', '2380013800');
    const before = errorOf(host, '手机号');
    await fill(host, '手机号', '23800138000');
    const wrong = errorOf(host, '手机号');
    await fill(host, '手机号', '13800138000');
    expect([before, wrong, errorOf(host, '手机号')]).toEqual(['', '请输入正确的 11 位手机号', '']);
  });

  it('bring up the right keyboard and what the phone knows', async () => {
    const { host } = await open();
    const of = (label: string) => {
      const { type, inputMode, autocomplete } = control(host, label) as HTMLInputElement;
      return [type, inputMode, autocomplete];
    };
    expect([of('手机号'), of('验证码')]).toEqual([
      ['tel', 'tel', 'tel'],
      ['text', 'numeric', 'one-time-code'],
    ]);
  });
});
