// @vitest-environment window
// @window-url https://app.example/Welogin
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toastStore } from '#src/platform/feedback/toast.ts';
import { readSession, sessionUser, token, writeSession } from '#src/platform/session/session.ts';
import { asBrowser, here, WECHAT, watchLoads } from '../../harness/pages/leaving.ts';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

const LOGIN = '/v1/wxlogin/Info';
const user = { id: 7, nickname: '李明', headimg: '', phone: '' };

const answers: Readonly<Record<string, Reply>> = {
  [LOGIN]: { code: 200, data: { info: { token: 'fresh' }, user } },
  '/v1/member/encryption': { code: 200, data: { member_id: '7', p_id: '3' } },
  '/v9/Member/is_setform': { code: 200, data: 1 },
  '/v1/Login/switchVersion': { code: 200, data: 2 },
};

const backEnd = (other: Readonly<Record<string, Reply>> = {}) =>
  stubBackEnd(({ path }) => ({ ...answers, ...other })[path] ?? { code: 404, msg: path });

/** As a page that has just been loaded has it. */
const loadExchange = async () => {
  vi.resetModules();
  return (await import('#src/pages/login/wechat/exchange-code.ts')).exchangeCode;
};

const toast = async () => {
  const { toastStore: fresh } = await import('#src/platform/feedback/toast.ts');
  return fresh.get()?.text;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/Welogin');
});
afterEach(() => toastStore.set(null));

describe('a code that is good', () => {
  it('logs in: token, user and parent are stored, the page before is gone to', async () => {
    const requests = backEnd();
    writeSession('beforeLoginUrl', '/course?x=1');
    const ended = await (await loadExchange())('good-1');
    expect({ is: ended.is, at: here(), token: token(), parent: readSession('parentId') }).toEqual({
      is: 'in',
      at: '/course?x=1',
      token: 'fresh',
      parent: '3',
    });
    expect(sessionUser()).toMatchObject({ nickname: '李明', id: '7' });
    expect(requests[0]?.body).toEqual({ code: 'good-1', member_id: '' });
  });

  it.each([
    [{ sharerId: '12', parentId: '3' }, '12'],
    [{ parentId: '3' }, '3'],
  ])('carries the stored member id: %j', async (values, member_id) => {
    const requests = backEnd();
    // the keys above
    for (const [key, value] of Object.entries(values)) writeSession(key as 'sharerId', value);
    await (await loadExchange())('good-2');
    expect(requests[0]?.body).toEqual({ code: 'good-2', member_id });
  });

  it('leads a member without profile to the form and keeps where to go then', async () => {
    backEnd({ '/v9/Member/is_setform': { code: 200, data: 0 } });
    writeSession('beforeLoginUrl', '/course');
    await (await loadExchange())('good-3');
    expect([here(), readSession('beforeLoginUrl')]).toEqual(['/loginform?type=1', '/course']);
  });

  it('shows why the profile could not be checked, and goes on', async () => {
    backEnd({ '/v9/Member/is_setform': { code: 500, msg: '资料暂时查不到' } });
    writeSession('distributionUrl', '/agent');
    await (await loadExchange())('good-4');
    expect([here(), await toast()]).toEqual(['/agent', '资料暂时查不到']);
  });

  it('goes to the stored order first', async () => {
    backEnd();
    writeSession('orderId', '88');
    writeSession('beforeLoginUrl', '/course');
    await (await loadExchange())('good-5');
    expect(here()).toBe('/orderdetail/88');
  });

  it('is left by a load of its own inside the messenger, for the sake of its signatures', async () => {
    asBrowser(WECHAT);
    const loads = watchLoads();
    backEnd();
    await (await loadExchange())('good-6');
    expect(loads).toEqual(['/']);
  });
});

describe('a code', () => {
  const logins = (requests: readonly { path: string }[]) =>
    requests.filter(({ path }) => path === LOGIN).length;

  it('is exchanged once however many mounts ask at the same time', async () => {
    const requests = backEnd();
    const exchangeCode = await loadExchange();
    const ended = await Promise.all([exchangeCode('once'), exchangeCode('once')]);
    expect(ended.map(({ is }) => is)).toEqual(['in', 'in']);
    expect(logins(requests)).toBe(1);
  });

  it('is not exchanged again after a reload or on the way back', async () => {
    const requests = backEnd();
    await (await loadExchange())('again');
    const reloaded = await (await loadExchange())('again');
    expect([reloaded.is, logins(requests)]).toEqual(['used', 1]);
  });

  it('counts as used even while its answer never came', async () => {
    const requests = stubBackEnd(() => new Promise(() => undefined));
    void (await loadExchange())('lost');
    await expect.poll(() => requests.length).toBe(1);
    expect((await (await loadExchange())('lost')).is).toBe('used');
  });

  it('is told apart from another one', async () => {
    const requests = backEnd();
    const exchangeCode = await loadExchange();
    await exchangeCode('a b');
    await exchangeCode('a');
    expect(logins(requests)).toBe(2);
  });

  it.each([408, 429, 500, 502, 503, 504, 43007, 43009])(
    'may be tried again after %d, which does not judge it',
    async (code) => {
      const replies: Reply[] = [{ code, msg: '请再试一次', data: null }];
      stubBackEnd(
        ({ path }) => (path === LOGIN && replies.shift()) || (answers[path] ?? { code: 404 }),
      );
      const exchangeCode = await loadExchange();
      expect(await exchangeCode(`cut-${code}`)).toEqual({ is: 'unreachable', text: '请再试一次' });
      expect((await exchangeCode(`cut-${code}`, { again: true })).is).toBe('in');
    },
  );

  it('may be tried again by hand where no answer came', async () => {
    let reachable = false;
    const requests = stubBackEnd(({ path }) => {
      if (path === LOGIN && !reachable) throw new TypeError('offline');
      return answers[path] ?? { code: 404 };
    });
    const exchangeCode = await loadExchange();
    const first = await exchangeCode('later');
    reachable = true;
    const second = await exchangeCode('later', { again: true });
    expect([first.is, first.text, second.is, logins(requests)]).toEqual([
      'unreachable',
      '网络没有连上，请检查网络后再试',
      'in',
      2,
    ]);
  });
});

describe('a code that is refused', () => {
  const refused = { [LOGIN]: { code: 40029, msg: '授权码无效' } };

  it.each([
    [{ code: 200, data: 1 }, '/login'],
    [{ code: 200, data: '1' }, '/login'],
    [{ code: 200, data: 2 }, '/Welogin'],
    [{ code: 200, data: 9 }, '/Welogin'],
    [{ code: 500, msg: '坏了' }, '/Welogin'],
  ])('shows the message and follows the switch %j to %s', async (version, address) => {
    backEnd({ ...refused, '/v1/Login/switchVersion': version });
    history.replaceState(null, '', '/weizanlogin');
    const ended = await (await loadExchange())(`bad-${JSON.stringify(version)}`);
    expect([ended.is, ended.text, await toast(), here(), token()]).toEqual([
      'refused',
      '授权码无效',
      '授权码无效',
      address,
      '',
    ]);
  });

  it('for a disabled member shows the message and leads to the disabled page', async () => {
    const requests = backEnd({ [LOGIN]: { code: -3, msg: '账号已停用' } });
    const ended = await (await loadExchange())('disabled');
    expect([ended.is, await toast(), here(), token()]).toEqual([
      'disabled',
      '账号已停用',
      '/member_disabled',
      '',
    ]);
    expect(requests.map(({ path }) => path)).toEqual([LOGIN]);
  });
});
