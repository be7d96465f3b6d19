// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://app.example/set" }
import type { ComponentType } from 'react';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import BindPhonePage from '../../../../src/pages/account/bind-phone-page.tsx';
import ChangePasswordPage from '../../../../src/pages/account/change-password-page.tsx';
import DisabledPage from '../../../../src/pages/account/disabled-page.tsx';
import ForgotPasswordPage from '../../../../src/pages/account/forgot-password-page.tsx';
import PrivacyPage from '../../../../src/pages/account/privacy-page.tsx';
import ProfilePage from '../../../../src/pages/account/profile-page.tsx';
import RegisterPage from '../../../../src/pages/account/register-page.tsx';
import RevisePhonePage from '../../../../src/pages/account/revise-phone-page.tsx';
import SettingsPage from '../../../../src/pages/account/settings-page.tsx';
import { readSession, token, writeSession } from '../../../../src/platform/session.ts';
import { mount, press } from '../../mount.tsx';
import { type Reply, stubBackEnd } from '../../stub-back-end.ts';
import { alertOn, button, control, errorOf, fill, send } from './fill.ts';
import { here } from './leaving.ts';

const done = { code: 200, data: {} };
const account = { id: 7, nickname: '李明', avatar: '', phone: '', hasPassword: 0 };
const bound = { code: 200, data: { ...account, phone: '138****1234', hasPassword: 1 } };
const profile = {
  name: '',
  sex: 0,
  hospital: '',
  department: '',
  jobTitle: '',
  province: '',
  city: '',
  idCard: '',
};

const ACCOUNT = '/v1/Member/accountState';
const answers: Readonly<Record<string, Reply>> = {
  [ACCOUNT]: { code: 200, data: account },
  '/v9/Member/getForm': { code: 200, data: profile },
  '/v1/Login/sendSmsCode': { code: 200, data: { wait: 60, simulatedCode: '' } },
  '/v1/index/vueversion': { code: 200, data: { version: '1.4.0' } },
};

const open = async (
  Page: ComponentType,
  address: string,
  other: Readonly<Record<string, Reply>> = {},
) => {
  history.replaceState(null, '', address);
  const asked = stubBackEnd(({ path }) => ({ ...answers, ...other })[path] ?? done);
  const { host } = await mount(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Page />
    </SWRConfig>,
  );
  const to = (path: string) => asked.filter((one) => one.path === path).map(({ body }) => body);
  return { host, to };
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  writeSession('token', 'member');
});

const key = expect.stringMatching(/.{32}/);

describe('/register', () => {
  const REGISTER = '/v1/Member/register';
  const filled = async (address: string, reply: Reply = done) => {
    const opened = await open(RegisterPage, address, { [REGISTER]: reply });
    await fill(opened.host, '手机号', '13800138000');
    await fill(opened.host, '验证码', '123456');
    await press(control(opened.host, '我已阅读并同意'));
    return opened;
  };

  it('carries the member id of its address, and returns to who asked for it', async () => {
    const { host, to } = await filled('/register?member_id=12&zhuce=1&r=/yhj');
    await send(host);
    expect(to(REGISTER)).toEqual([
      { phone: '13800138000', code: '123456', password: '', inviteCode: '', member_id: '12', key },
    ]);
    expect(here()).toBe('/yhj');
  });

  it.each([
    ['/register', '5'],
    ['/register?member_id=%3Cscript%3E', '5'],
  ])('takes the stored sharer at %s', async (address, member_id) => {
    writeSession('sharerId', '5');
    const { host, to } = await filled(`${address}${address.includes('?') ? '&' : '?'}r=/`);
    await send(host);
    expect(to(REGISTER)).toMatchObject([{ member_id }]);
  });

  it.each(['https://evil.example', '//evil.example', 'javascript:alert(1)', '/login'])(
    'does not return to %s',
    async (r) => {
      const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
      const { host } = await filled(`/register?r=${encodeURIComponent(r)}`);
      await send(host);
      expect(['/set', '/register'].includes(location.pathname)).toBe(true);
      back.mockRestore();
    },
  );

  it('keeps what was typed when the server refuses', async () => {
    const { host } = await filled('/register', { code: 500, msg: '该手机号已绑定其他账号' });
    await fill(host, '登录密码', 'short1');
    await send(host);
    expect(errorOf(host, '登录密码')).toBe('密码须为 8 至 64 位，同时含有字母和数字');
    await fill(host, '登录密码', 'abcd1234');
    await send(host);
    expect([alertOn(host), control(host, '手机号').value]).toEqual([
      '该手机号已绑定其他账号',
      '13800138000',
    ]);
  });
});

describe('/bindPhone', () => {
  it('binds and returns to the page in r', async () => {
    const { host, to } = await open(BindPhonePage, '/bindPhone?r=/course');
    await fill(host, '手机号', '13800138000');
    await fill(host, '验证码', '123456');
    await send(host);
    expect(to('/v1/Member/bindPhone')).toEqual([{ phone: '13800138000', code: '123456', key }]);
    expect(here()).toBe('/course');
  });

  it('takes another key once it has been done', async () => {
    const { host, to } = await open(BindPhonePage, '/bindPhone?r=/course');
    await fill(host, '手机号', '13800138000');
    await fill(host, '验证码', '123456');
    await send(host);
    await send(host);
    expect(new Set(to('/v1/Member/bindPhone').map((body) => body.key)).size).toBe(2);
  });

  it('shows the phone that is bound instead', async () => {
    const { host } = await open(BindPhonePage, '/bindPhone', { [ACCOUNT]: bound });
    expect(host.textContent).toContain('已绑定手机号 138****1234');
    expect(host.querySelector('form')).toBeNull();
  });

  it('offers another try where the account could not be loaded', async () => {
    const { host, to } = await open(BindPhonePage, '/bindPhone', {
      [ACCOUNT]: { code: 500, msg: '账号服务繁忙' },
    });
    expect(alertOn(host)).toContain('账号服务繁忙');
    await press(button(host, '重新加载'));
    expect(to(ACCOUNT).length).toBe(2);
  });
});

describe('/revisephone', () => {
  it('proves the bound phone first, then binds the new one, in one call', async () => {
    const { host, to } = await open(RevisePhonePage, '/revisephone?r=/set', { [ACCOUNT]: bound });
    await send(host);
    expect(errorOf(host, '当前手机验证码')).toBe('请输入验证码');
    await press(button(host, '获取验证码'));
    expect(to('/v1/Login/sendSmsCode')).toMatchObject([{ purpose: 'current' }]);
    await fill(host, '当前手机验证码', '111111');
    await send(host);
    await fill(host, '新手机号', '13900139000');
    await fill(host, '新手机验证码', '222222');
    await send(host);
    expect(to('/v1/Member/revisePhone')).toEqual([
      { currentCode: '111111', phone: '13900139000', code: '222222', key },
    ]);
    expect(here()).toBe('/set');
  });
});

describe('/changepwd', () => {
  const CHANGE = '/v1/Member/changePassword';

  it('asks for the old password where there is one', async () => {
    const { host, to } = await open(ChangePasswordPage, '/changepwd?r=/set', { [ACCOUNT]: bound });
    await fill(host, '新密码', 'abcd1234');
    await fill(host, '确认新密码', 'abcd12345');
    await send(host);
    expect([errorOf(host, '当前密码'), errorOf(host, '确认新密码'), to(CHANGE)]).toEqual([
      '请输入当前密码',
      '两次输入的密码不一致',
      [],
    ]);
    await fill(host, '当前密码', 'old12345');
    await fill(host, '确认新密码', 'abcd1234');
    await send(host);
    expect(to(CHANGE)).toEqual([{ oldPassword: 'old12345', password: 'abcd1234', key }]);
    expect([here(), token()]).toEqual(['/set', 'member']);
  });

  it('sets a first one without', async () => {
    const { host, to } = await open(ChangePasswordPage, '/changepwd?r=/set');
    await fill(host, '新密码', 'abcd1234');
    await fill(host, '确认新密码', 'abcd1234');
    await send(host);
    expect(to(CHANGE)).toEqual([{ oldPassword: '', password: 'abcd1234', key }]);
  });
});

describe('/forpwd', () => {
  it('sets a new password, which ends this session too', async () => {
    const { host, to } = await open(ForgotPasswordPage, '/forpwd');
    await fill(host, '手机号', '13800138000');
    await fill(host, '验证码', '123456');
    await fill(host, '新密码', 'abcd1234');
    await send(host);
    expect(to('/v1/Login/resetPassword')).toEqual([
      { phone: '13800138000', code: '123456', password: 'abcd1234', key },
    ]);
    expect([here(), token()]).toEqual(['/login', '']);
  });
});

describe('/loginform', () => {
  const SAVE = '/v9/Member/setForm';
  const login = '/loginform?type=1';

  it('asks for a name only, and leads on where the login was going', async () => {
    writeSession('beforeLoginUrl', '/course');
    const { host, to } = await open(ProfilePage, login);
    await send(host);
    expect([errorOf(host, '姓名'), document.activeElement]).toEqual([
      '请输入姓名',
      control(host, '姓名'),
    ]);
    await fill(host, '姓名', '李'.repeat(21));
    await send(host);
    expect([errorOf(host, '姓名'), to(SAVE)]).toEqual(['姓名最多 20 个字', []]);
    await fill(host, '姓名', ' 李明 ');
    await send(host);
    expect(to(SAVE)).toEqual([{ ...profile, name: '李明', answers: [], key }]);
    expect(here()).toBe('/course');
  });

  it('leads on without being filled in', async () => {
    writeSession('distributionUrl', '/agent');
    const { host, to } = await open(ProfilePage, login);
    await press(button(host, '稍后再填'));
    expect([to(SAVE), here()]).toEqual([[], '/agent']);
  });

  const stored = (more: object) => ({
    '/v9/Member/getForm': { code: 200, data: { ...profile, name: '李明', ...more } },
  });

  it('sends the region that was told before', async () => {
    const region = { province: '广东省', city: '深圳市' };
    const { host, to } = await open(ProfilePage, login, stored(region));
    expect(control(host, '所在地区').textContent).toBe('广东省 深圳市');
    await send(host);
    expect(to(SAVE)).toMatchObject([region]);
  });

  it.each([
    ['11010519491231002X', ''],
    ['110105194912310021', '身份证号有误，请核对 15 或 18 位号码'],
    ['1101**********002X', '身份证号有误，请核对 15 或 18 位号码'],
    ['110***********002X', ''],
  ])('checks the identity number %s', async (idCard, error) => {
    const { host } = await open(ProfilePage, login, stored({ idCard: '110***********002X' }));
    await fill(host, '身份证号', idCard);
    await send(host);
    // a form that has been sent is left, so only a bad one still stands on this address
    expect([error && errorOf(host, '身份证号'), here() === login]).toEqual([error, error !== '']);
  });
});

describe('/set', () => {
  it('leads only to pages that exist, and to the one the account needs', async () => {
    const { host } = await open(SettingsPage, '/set');
    const links = [...host.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      ...['/editheader', '/loginform', '/bindPhone', '/changepwd', '/address'],
      ...['/agreement', '/privacy'],
    ]);
    expect(host.textContent).toContain('1.4.0');
  });

  it('clears saved answers and nothing else', async () => {
    localStorage.setItem('CACHE:/v1/index/nav {}', '{}');
    localStorage.setItem('GOOD:/v1/index/sort {}', '[]');
    const { host } = await open(SettingsPage, '/set');
    await press(button(host, '清除缓存'));
    expect(Object.keys(localStorage).filter((name) => /^(CACHE|GOOD):/.test(name))).toEqual([]);
    expect(token()).toBe('member');
  });

  it('logs out after asking, tells the server, and goes home', async () => {
    writeSession('wechatType', 'info');
    const { host, to } = await open(SettingsPage, '/set');
    await press(button(host, '退出登录'));
    expect([token(), host.querySelector('dialog[open]')?.textContent]).toEqual([
      'member',
      expect.stringContaining('确定要退出登录吗'),
    ]);
    const question = host.querySelector('dialog[open]');
    await press(question && button(question, '退出登录'));
    expect([to('/v1/Login/logout').length, token(), here(), readSession('wechatType')]).toEqual([
      1,
      '',
      '/',
      '',
    ]);
  });

  it('logs out even where the server cannot be reached', async () => {
    const { host } = await open(SettingsPage, '/set', { '/v1/Login/logout': '<html>' });
    await press(button(host, '退出登录'));
    const question = host.querySelector('dialog[open]');
    await press(question && button(question, '退出登录'));
    expect([token(), here()]).toEqual(['', '/']);
  });
});

describe('/member_disabled', () => {
  it('says whom to ask, and lets another account in', async () => {
    const { host } = await open(DisabledPage, '/member_disabled', {
      '/v1/help/getSupport': {
        code: 200,
        data: { phone: '400-800-1234', hours: '', wechat: 'help', qrCode: '', link: '' },
      },
    });
    expect(host.querySelector('a[href^="tel:"]')?.getAttribute('href')).toBe('tel:4008001234');
    await press(button(host, '换个账号登录'));
    expect([here(), token()]).toEqual(['/login', '']);
  });
});

describe('a legal text', () => {
  const TEXT = '/v1/help/getLegalText';

  it('stands chapter by chapter, as plain text', async () => {
    const { host, to } = await open(PrivacyPage, '/privacy', {
      [TEXT]: {
        code: 200,
        data: {
          title: '隐私政策',
          updated: 1_760_000_000,
          chapters: [{ heading: '一、收集', paragraphs: ['<b>手机号</b>'] }],
        },
      },
    });
    expect(to(TEXT)).toEqual([{ type: 'privacy' }]);
    expect(host.querySelector('section')?.textContent).toBe('一、收集<b>手机号</b>');
    expect(host.textContent).toContain('更新日期：2025-10-09');
  });

  it('can be asked for again where it failed', async () => {
    const { host, to } = await open(PrivacyPage, '/privacy', { [TEXT]: '<html>' });
    await press(button(host, '重新加载'));
    expect(to(TEXT).length).toBe(2);
  });
});
