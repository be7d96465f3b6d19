// @vitest-environment window
// @window-url https://app.example/set
import { describe, expect, it } from 'vitest';
import ForgotPasswordPage from '#src/pages/login/password/view.tsx';
import RegisterPage from '#src/pages/login/register/view.tsx';
import ChangePasswordPage from '#src/pages/member/change-password/view.tsx';
import BindPhonePage from '#src/pages/member/phone/bind/view.tsx';
import RevisePhonePage from '#src/pages/member/phone/revise/view.tsx';
import { token, writeSession } from '#src/platform/session/session.ts';
import { alertOn, button, control, errorOf, fill, send } from '../../harness/fill.ts';
import { press } from '../../harness/mount.tsx';
import {
  ACCOUNT,
  asMemberBeforeEach,
  bound,
  doneAnswer,
  key,
  open,
} from '../../harness/pages/account-page.tsx';
import { here } from '../../harness/pages/leaving.ts';
import type { Reply } from '../../harness/stub-back-end.ts';

asMemberBeforeEach();

describe('/register', () => {
  const REGISTER = '/v1/Member/register';
  const filled = async (address: string, reply: Reply = doneAnswer) => {
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
      const { host } = await filled(`/register?r=${encodeURIComponent(r)}`);
      await send(host);
      expect(here()).toBe('/set');
    },
  );

  it('keeps what was typed when the server refuses', async () => {
    const { host } = await filled('/register', { code: 500, msg: '该手机号已绑定其他账号' });
    await fill(host, '登录密码', 'short1');
    await send(host);
    expect(errorOf(host, '登录密码')).toBe('密码须为 8 至 64 位');
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

  it('takes another key when it is opened again after it was done', async () => {
    const bind = async () => {
      const { host, to } = await open(BindPhonePage, '/bindPhone?r=/course');
      await fill(host, '手机号', '13800138000');
      await fill(host, '验证码', '123456');
      await send(host);
      return to('/v1/Member/bindPhone').map((body) => body.key);
    };
    const keys = [...(await bind()), ...(await bind())];
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(2);
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
