import { expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';

const asksFrom = async (remoteAddress: string) => {
  const app = buildApp({
    config: { apiOrigin: 'http://127.0.0.1:9', wechat: undefined, trustedProxies: ['10.0.0.7'] },
  });
  app.get('/who', ({ ip, protocol }) => ({ ip, protocol }));
  const headers = { 'x-forwarded-for': '1.2.3.4, 203.0.113.5', 'x-forwarded-proto': 'https' };
  const { body } = await app.inject({ url: '/who', remoteAddress, headers });
  await app.close();
  return JSON.parse(body);
};

it.each(['127.0.0.1', '10.0.0.7'])('believes whom the proxy %s names last', async (proxy) => {
  expect(await asksFrom(proxy)).toEqual({ ip: '203.0.113.5', protocol: 'https' });
});

it('believes nobody else', async () => {
  expect(await asksFrom('10.0.0.8')).toEqual({ ip: '10.0.0.8', protocol: 'http' });
});
