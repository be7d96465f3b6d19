// @vitest-environment window
import { describe, expect, test } from 'vitest';
import { sign, signAddresses } from '#src/platform/wechat/sign.ts';
import { stubBackEnd } from '../../harness/stub-back-end.ts';

const IOS = 'iPhone MicroMessenger/8.0.49';
const ANDROID = 'Android MicroMessenger/8.0.49';
const LANDING = 'https://app.example/news?code=1';
const NOW = 'https://app.example/course/1#chapter';

describe('the address to sign', () => {
  test.each([
    [IOS, [LANDING, 'https://app.example/course/1']],
    [ANDROID, ['https://app.example/course/1', LANDING]],
    ['Windows MicroMessenger/7.0', ['https://app.example/course/1', LANDING]],
  ])('of %s, the likelier first', (userAgent, addresses) => {
    expect(signAddresses(userAgent, LANDING, NOW)).toEqual(addresses);
  });

  test('is one where page and landing are the same', () => {
    expect(signAddresses(IOS, LANDING, `${LANDING}#top`)).toEqual([LANDING]);
    expect(signAddresses(ANDROID, '', NOW)).toEqual(['https://app.example/course/1']);
  });
});

const configs = { appid: 'wx1', timestamp: 1700000000, noncestr: 'n', signature: 's' };
const defaultShare = { title: '学堂', desc: '一起学', imgUrl: '/media/a.png', link: '/' };
const byPage = { appId: 'wx2', timestamp: '1700000001', nonceStr: 'm', signature: 't', more: 1 };
const one = { appId: 'wx1', timestamp: '1700000000', nonceStr: 'n', signature: 's' };
const other = { appId: 'wx2', timestamp: '1700000001', nonceStr: 'm', signature: 't' };

describe('one adapter over both signing calls', () => {
  test('the call for sharing names the default card as well', async () => {
    const requests = stubBackEnd(() => ({ code: 200, data: { configs, defaultShare } }));
    const signed = await sign('https://app.example/1', 'https://app.example/1?member_id=7');
    expect(signed).toEqual({
      url: 'https://app.example/1',
      signature: one,
      defaultCard: defaultShare,
    });
    expect(requests).toEqual([
      {
        path: '/v1/Meeting/returnAccessToken',
        body: { url: 'https://app.example/1', urlPage: 'https://app.example/1?member_id=7' },
      },
    ]);
  });

  test.each([
    ['refuses', { code: 500, msg: '忙' }],
    ['signs nothing', { code: 200, data: { configs: {}, defaultShare } }],
    ['answers something else', { code: 200, data: [] }],
  ])('where it %s, the other call signs', async (name, reply) => {
    const url = `https://app.example/${encodeURIComponent(name)}`;
    const requests = stubBackEnd(({ path }) =>
      path === '/v2/wxcode/index' ? { code: 200, data: byPage } : reply,
    );
    expect(await sign(url, url)).toEqual({ url, signature: other, defaultCard: {} });
    expect(requests[1]).toEqual({ path: '/v2/wxcode/index', body: { data: url } });
  });

  test('the saved signature of one address is not taken for another', async () => {
    const requests = stubBackEnd(({ path, body }) =>
      path === '/v2/wxcode/index'
        ? { code: 200, data: { ...byPage, signature: `for ${String(body.data)}` } }
        : { code: 500 },
    );
    const signatures = [];
    for (const url of ['https://app.example/a', 'https://app.example/b', 'https://app.example/a'])
      signatures.push((await sign(url, url))?.signature.signature);
    expect(signatures).toEqual([
      'for https://app.example/a',
      'for https://app.example/b',
      'for https://app.example/a',
    ]);
    expect(requests.filter(({ path }) => path === '/v2/wxcode/index')).toHaveLength(2);
  });

  test('where neither signs there is no signature', async () => {
    stubBackEnd(() => ({ code: 500, msg: '忙' }));
    expect(await sign('https://app.example/x', '')).toBeUndefined();
  });
});
