import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { realWechat } from '../../server/platform/wechat-real.ts';

const asked: URL[] = [];
const answers: Record<string, object> = {};

beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address);
    asked.push(url);
    const answer = answers[url.pathname];
    if (!answer) throw new TypeError('fetch failed');
    return Response.json(answer);
  });
});
afterEach(() => {
  for (const path of Object.keys(answers)) delete answers[path];
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const wechat = () => realWechat({ appId: 'wx1', secret: 's1' });
const EXCHANGE = '/sns/oauth2/access_token';

it('exchanges a code for the openid', async () => {
  answers[EXCHANGE] = { openid: 'o-1', access_token: 'a' };
  expect(await wechat().openidOf('c1')).toBe('o-1');
  expect(asked[0]?.href).toBe(
    'https://api.weixin.qq.com/sns/oauth2/access_token?appid=wx1&secret=s1&code=c1&grant_type=authorization_code',
  );
});

it.each([
  [{ errcode: 40029 }, 'wechatCodeRefused'],
  [{ errcode: 40163 }, 'wechatCodeRefused'],
  [{ errcode: -1 }, 'wechatUnavailable'],
  [[], 'wechatUnavailable'],
])('reads the failure %j as %s', async (answer, refusal) => {
  answers[EXCHANGE] = answer;
  await expect(wechat().openidOf('c1')).rejects.toMatchObject({ refusal });
});

it('is unavailable where the service cannot be reached, and never tells the secret', async () => {
  const failure: unknown = await wechat()
    .openidOf('c1')
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ refusal: 'wechatUnavailable' });
  expect(JSON.stringify(failure) + String(failure)).not.toContain('s1');
});

it('keeps the ticket until shortly before it ends, and asks once for many pages', async () => {
  answers['/cgi-bin/token'] = { access_token: 'a1', expires_in: 7200 };
  answers['/cgi-bin/ticket/getticket'] = { ticket: 't1', expires_in: 7200, errcode: 0 };
  const { ticket } = wechat();
  expect(await Promise.all([ticket(), ticket(), ticket()])).toEqual(['t1', 't1', 't1']);
  expect(asked).toHaveLength(2);
  answers['/cgi-bin/ticket/getticket'] = { ticket: 't2', expires_in: 7200 };
  vi.setSystemTime(Date.now() + 6_000_000);
  expect(await ticket()).toBe('t1');
  vi.setSystemTime(Date.now() + 1_000_000);
  expect(await ticket()).toBe('t2');
});

it('asks again after a failed renewal', async () => {
  const { ticket } = wechat();
  await expect(ticket()).rejects.toMatchObject({ refusal: 'wechatUnavailable' });
  answers['/cgi-bin/token'] = { access_token: 'a1', expires_in: 7200 };
  answers['/cgi-bin/ticket/getticket'] = { ticket: 't1', expires_in: 7200 };
  expect(await ticket()).toBe('t1');
});
