// @vitest-environment window
// @window-url https://app.example/set
import { describe, expect, it, vi } from 'vitest';
import DisabledPage from '#src/pages/member/disabled/view.tsx';
import SettingsPage from '#src/pages/member/settings/view.tsx';
import ProfilePage from '#src/pages/profile/view.tsx';
import PrivacyPage from '#src/pages/site/privacy/view.tsx';
import { readSession, token, writeSession } from '#src/platform/session/session.ts';
import { button, control, errorOf, fill, send } from '../../harness/fill.ts';
import { press } from '../../harness/mount.tsx';
import { asMemberBeforeEach, key, open, profile } from '../../harness/pages/account-page.tsx';
import { here } from '../../harness/pages/leaving.ts';

asMemberBeforeEach();

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

  const PUT_OFF = '/v9/Member/putOffForm';
  const defer = (host: ParentNode) =>
    [...host.querySelectorAll('button')].find(({ textContent }) => textContent === '稍后再填');

  it.each([
    ['is told where it keeps the form from being asked for', login, { deferrable: 1 }, [{}]],
    ['is not told where it does not', login, { deferrable: 0, required: 0 }, []],
    ['is not told to a back end that knows none of it', login, {}, []],
    ['is no matter of the settings', '/loginform?r=/course', { deferrable: 1, required: 1 }, []],
  ])('putting it off leads on, and %s', async (_, from, answer, sent) => {
    writeSession('beforeLoginUrl', '/course');
    const { host, to } = await open(ProfilePage, from, stored(answer));
    await press(defer(host));
    expect([to(PUT_OFF), to(SAVE), here()]).toEqual([sent, [], '/course']);
  });

  it('is not put off by being filled in', async () => {
    writeSession('beforeLoginUrl', '/course');
    const { host, to } = await open(ProfilePage, login, stored({ deferrable: 1 }));
    await send(host);
    expect([to(SAVE).length, to(PUT_OFF), here()]).toEqual([1, [], '/course']);
  });

  it('cannot be put off where it is required, unless it asks for nothing', async () => {
    writeSession('beforeLoginUrl', '/course');
    const { host } = await open(ProfilePage, login, stored({ required: 1 }));
    expect([defer(host), readSession('beforeLoginUrl')]).toEqual([undefined, '/course']);
    const empty = await open(ProfilePage, login, stored({ required: 1, fields: [] }));
    await press(defer(empty.host));
    expect(here()).toBe('/course');
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
      ...['/editheader', '/nickname', '/loginform', '/bindPhone', '/changepwd', '/address'],
      ...['/agreement', '/privacy', '/cancellation'],
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

  it('shows where the member is logged in, and asks before it logs other devices out', async () => {
    const { host, to } = await open(SettingsPage, '/set');
    await press(button(host, '登录管理在哪些设备上登录'));
    const sheet = host.querySelector('dialog[open]');
    const rows = [...(sheet?.querySelectorAll('li') ?? [])].map((row) => row.textContent);
    expect(rows).toEqual([
      expect.stringMatching(/登录本机$/),
      expect.stringMatching(/^2025-10-\d\d .* 登录退出$/),
    ]);
    const ended = () => to('/v1/Login/endSessions');
    await press(sheet?.querySelector('li:last-child button') ?? null);
    expect([sheet?.textContent, ended()]).toEqual([expect.stringContaining('的设备？'), []]);
    await press(sheet && button(sheet, '取消'));
    await press(sheet?.querySelector('li:last-child button') ?? null);
    await press(sheet && button(sheet, '确定退出'));
    await press(sheet && button(sheet, '退出其他设备'));
    await press(sheet && button(sheet, '确定退出'));
    expect(ended()).toMatchObject([{ id: 'b2' }, { id: '' }]);
    expect([to('/v1/Login/sessions').length, token()]).toEqual([3, 'member']);
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
    await vi.waitFor(() => expect(here()).toBe('/'));
    expect([to('/v1/Login/logout').length, token(), readSession('wechatType')]).toEqual([
      1,
      '',
      '',
    ]);
  });

  it('logs out even where the server cannot be reached', async () => {
    const { host } = await open(SettingsPage, '/set', { '/v1/Login/logout': '<html>' });
    await press(button(host, '退出登录'));
    const question = host.querySelector('dialog[open]');
    await press(question && button(question, '退出登录'));
    await vi.waitFor(() => expect(here()).toBe('/'));
    expect(token()).toBe('');
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
          version: 3,
          updated: 1_760_000_000,
          chapters: [{ heading: '一、收集', paragraphs: ['<b>手机号</b>'] }],
        },
      },
    });
    expect(to(TEXT)).toEqual([{ type: 'privacy', version: 0 }]);
    expect(host.querySelector('section')?.textContent).toBe('一、收集<b>手机号</b>');
    expect(host.textContent).toContain('第 3 版 · 更新日期：2025-10-09');
  });

  it('can be asked for again where it failed', async () => {
    const { host, to } = await open(PrivacyPage, '/privacy', { [TEXT]: '<html>' });
    await press(button(host, '重新加载'));
    expect(to(TEXT).length).toBe(2);
  });
});
