import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { consentPolicy, persons } from '#server/domains/login/consent/consent-page.ts';
import { apiOn } from '../harness/api.ts';
import { openDatabase } from '../harness/postgres/database.ts';

let opened: OpenDatabase;
let app: FastifyInstance;
let post: ReturnType<typeof apiOn>['post'];

beforeAll(async () => {
  opened = await openDatabase();
  ({ app, post } = apiOn(opened.db));
});
afterAll(() => opened.close());

const get = (path: string, query: Record<string, string> = {}, headers = {}) =>
  app.inject({ method: 'GET', url: `${path}?${new URLSearchParams(query)}`, headers });

const consent = (query: Record<string, string>) =>
  get('/auth/wechat/answer', { r: '/', answer: 'allow', who: 'demo_vip', ...query });

/** Where a redirect leads: its path and what it carries. */
const target = ({
  headers,
  statusCode,
}: Awaited<ReturnType<typeof get>>): Record<string, string | undefined> => {
  expect(statusCode).toBe(302);
  const { pathname, searchParams, origin } = new URL(String(headers.location), 'http://app.test');
  return { origin, pathname, ...Object.fromEntries(searchParams) };
};

const logIn = (code: unknown) => post('/v1/wxlogin/Info', { code, member_id: '' });

it('is a page of its own, marked as a simulation, whose one script is let in by its hash', async () => {
  const page = await get('/auth/wechat', { r: '/my', s: 'info' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['content-security-policy']).toBe(consentPolicy);
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.headers['x-content-type-options']).toBe('nosniff');
  expect(page.body).toMatch(/<html lang="zh-CN">/);
  expect(page.body).toContain('<h1>模拟微信授权</h1>');
  expect(page.body).toContain('name="r" value="/my"');
  for (const { name } of persons) expect(page.body).toContain(name);
  expect(page.body).toContain('<link rel="icon" href="data:,">');
  expect(page.body).not.toMatch(/\son\w+=|javascript:|https?:\/\//i);
  const [, script = '', ...more] = page.body.split(/<script>|<\/script>/);
  expect([more.length, script.includes('location.replace(')]).toEqual([1, true]);
  const hash = createHash('sha256').update(script).digest('base64');
  expect(consentPolicy).toContain(`script-src 'sha256-${hash}';`);
});

it.each([`"><script>alert(1)</script>`, `/my?a="onfocus=x`, `/my?a=<b>`, `/my?a='&b=1`])(
  'lets nothing out of the address into the page: %s',
  async (r) => {
    const { body } = await get('/auth/wechat', { r, s: 'info' });
    const [, value] = /name="r" value="([^"]*)"/.exec(body) ?? [];
    expect(value).toMatch(/^\/(?:my\?[^"<>']*)?$/);
    expect(body.split('<script')).toHaveLength(2);
    expect(body).not.toMatch(/<b>|"onfocus/);
  },
);

it('comes back with a code that logs the chosen person in, once', async () => {
  const { code, state, pathname, r } = target(await consent({ r: '/my?page=2' }));
  expect(pathname).toBe('/Welogin');
  expect(state).toMatch(/^[a-zA-Z0-9]{1,128}$/);
  expect(r).toBe('/my?page=2');
  const answer = await logIn(code);
  expect(answer).toMatchObject({ code: '200', data: { user: { nickname: '周明远' } } });
  expect((await logIn(code)).code).toBe('40029');
});

const OWN_STATE = 'a1'.repeat(16);
const RETURNS = 'state_returns=1; Path=/; Max-Age=900; SameSite=Lax';
const cookiesOf = ({ headers }: Awaited<ReturnType<typeof get>>) =>
  [headers['set-cookie'] ?? []].flat();

it('brings the state back that it was given, and tells so', async () => {
  const page = await get('/auth/wechat', { r: '/my', s: 'info', state: OWN_STATE });
  expect(page.body).toContain(`name="state" value="${OWN_STATE}"`);
  expect(cookiesOf(page)).toEqual([RETURNS]);
  expect(target(await consent({ state: OWN_STATE })).state).toBe(OWN_STATE);
  const silent = await get('/auth/wechat', { s: 'base', state: OWN_STATE });
  expect(target(silent).state).toBe(OWN_STATE);
  expect(cookiesOf(silent)).toContain(RETURNS);
});

it.each(['', 'short', 'a'.repeat(129), `${'a'.repeat(20)}"><b>`, `${'a'.repeat(20)}&code=x`])(
  'takes no such state, and tells nothing: %s',
  async (state) => {
    const page = await get('/auth/wechat', { s: 'info', state });
    expect(page.body).toMatch(/name="state" value="[a-f0-9]{32}"/);
    expect(cookiesOf(page)).toEqual([]);
    expect(target(await consent({ state })).state).toMatch(/^[a-f0-9]{32}$/);
  },
);

it.each(persons.map(({ openid, name }) => [openid, name] as const))(
  'offers %s, who is %s',
  async (who, name) => {
    const answer = await logIn(target(await consent({ who })).code);
    if (who === 'demo_disabled') expect(answer.code).toBe('-3');
    else {
      const nickname = who === 'newcomer' ? '微信用户' : name;
      expect(answer).toMatchObject({ code: '200', data: { user: { nickname } } });
    }
  },
);

it('makes another newcomer each time', async () => {
  const codes = [];
  for (let times = 0; times < 2; times += 1)
    codes.push(target(await consent({ who: 'newcomer' })).code);
  const users = await Promise.all(codes.map(async (code) => (await logIn(code)).data));
  const [first, second] = users.map((data) => (data as { user: { id: number } }).user.id);
  expect(first).not.toBe(second);
});

it.each([{ answer: 'deny' }, { answer: '' }, { who: 'nobody' }, { who: '' }, { who: 'a b' }])(
  'comes back without a code for %j',
  async (query) => {
    const back = target(await consent({ ...query, r: '/my' }));
    expect(back).toEqual({
      origin: 'http://app.test',
      pathname: '/Welogin',
      denied: '1',
      r: '/my',
    });
  },
);

it('knows the last person again without a question, by a cookie that scripts cannot read', async () => {
  const consented = await consent({ who: 'demo_doctor' });
  const cookie = String(consented.headers['set-cookie']);
  expect(cookie).toMatch(/; Path=\/auth; .*HttpOnly; SameSite=Lax/);
  const silent = await get(
    '/auth/wechat',
    { s: 'base' },
    { cookie: `a=1; ${cookie.split(';')[0]}` },
  );
  const answer = await logIn(target(silent).code);
  expect(answer).toMatchObject({ data: { user: { nickname: '陈医生' } } });
  const page = await get('/auth/wechat', { s: 'info' }, { cookie: cookie.split(';')[0] });
  expect(page.body).toMatch(/value="demo_doctor" checked/);
});

it.each(['', 'simulated_person=', 'simulated_person=a%20b', `simulated_person=${'x'.repeat(99)}`])(
  'is somebody new without a question and with the cookie %j',
  async (cookie) => {
    const { code } = target(await get('/auth/wechat', { s: 'base' }, { cookie }));
    expect(code).toMatch(/^sim-user_/);
    expect(await logIn(code)).toMatchObject({ data: { user: { nickname: '微信用户' } } });
  },
);

it.each(['//evil.example', 'https://evil.example', '/Welogin', 'javascript:alert(1)', '/\\evil'])(
  'never leads to %s',
  async (r) => {
    for (const answer of ['allow', 'deny']) {
      const back = target(await consent({ r, answer }));
      expect(back).toMatchObject({ origin: 'http://app.test', pathname: '/Welogin' });
      expect(back).not.toHaveProperty('r');
    }
  },
);

it('sends to the messenger itself where that is configured', async () => {
  const real = apiOn(opened.db, {
    config: { apiOrigin: undefined, wechat: { appId: 'wx1', secret: 'secret of the account' } },
  });
  const ask = (query: string) =>
    real.app.inject({
      method: 'GET',
      url: `/auth/wechat?${query}`,
      headers: { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'learn.example' },
    });
  const response = await ask('r=%2Fmy%3Fpage%3D2&s=info');
  expect(response.statusCode).toBe(302);
  const url = new URL(String(response.headers.location));
  expect(url.origin + url.pathname).toBe('https://open.weixin.qq.com/connect/oauth2/authorize');
  expect(url.hash).toBe('#wechat_redirect');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    appid: 'wx1',
    redirect_uri: 'https://learn.example/Welogin?r=%2Fmy%3Fpage%3D2',
    response_type: 'code',
    scope: 'snsapi_userinfo',
    state: expect.stringMatching(/^[a-zA-Z0-9]{1,128}$/),
  });
  expect(String(response.headers.location)).not.toMatch(/secret(%20|\+| )of/);
  const own = await ask(`s=info&state=${OWN_STATE}`);
  expect(new URL(String(own.headers.location)).searchParams.get('state')).toBe(OWN_STATE);
  expect([cookiesOf(own), cookiesOf(response)]).toEqual([[RETURNS], []]);
  const silent = new URL(String((await ask('s=base&r=//evil.example')).headers.location));
  expect(silent.searchParams.get('scope')).toBe('snsapi_base');
  expect(silent.searchParams.get('redirect_uri')).toBe('https://learn.example/Welogin');
  const simulation = await real.app.inject({ method: 'GET', url: '/auth/wechat/answer' });
  expect(simulation.statusCode).toBe(404);
});
