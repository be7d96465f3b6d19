import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#schemas/operator/endpoints.ts';
import { heartbeat } from '#schemas/publication/endpoints.ts';
import { callConsole } from '#src/operator/call-operator.ts';
import { beginOperator, csrfToken, sessionStore } from '#src/operator/session.ts';
import { signedOperator } from '../harness/operator/signed-operator.ts';
import { stubBackEnd } from '../harness/stub-back-end.ts';

const operator = signedOperator('edit');
const seen = { presence: [], draftVersion: 1, liveRelease: 1, plans: '', waitingPlans: 0 };

const OVER = { code: -200, msg: '登录已失效' };
const SIGNED_OUT = { ok: false, refusal: 'operatorSignedOut', message: '登录已过期，请重新登录' };
const names = (requests: { path: string }[]) => requests.map(({ path }) => path.split('/').at(-1));

beforeEach(() => beginOperator({ operator, csrf: 'old' }));

test('an answer is read by its schema, a refusal is told in the server’s words', async () => {
  stubBackEnd(({ body }) =>
    body.editing === 'a'
      ? { code: 200, msg: '', data: seen }
      : { code: '46003', msg: '没有权限', data: null },
  );
  expect(await callConsole(heartbeat, { editing: 'a' })).toEqual({ ok: true, data: seen });
  expect(await callConsole(heartbeat, { editing: 'b' })).toMatchObject({
    ok: false,
    message: '没有权限',
    refusal: 'noRight',
    code: '46003',
  });
});

test.each([
  ['<html>', '网络连接失败，请稍后重试'],
  ['{}', '服务器的回答无法识别，请刷新页面后重试'],
  ['{"code":200,"msg":"","data":{"presence":1}}', '服务器的回答与本页面版本不符，请刷新页面'],
])('%s is no answer', async (body, message) => {
  stubBackEnd(() => body);
  expect(await callConsole(heartbeat, { editing: '' })).toMatchObject({ ok: false, message });
});

test('a session that is over is noted, and who sat there is still known', async () => {
  stubBackEnd(() => OVER);
  expect(await callConsole(heartbeat, { editing: '' })).toMatchObject(SIGNED_OUT);
  expect(sessionStore.get()).toEqual({ state: 'ended', operator });
});

test('a late refusal from before the sign-in does not end the session that is on now', async () => {
  const requests = stubBackEnd(() => {
    if (csrfToken() === 'new') return { code: 200, data: seen };
    beginOperator({ operator, csrf: 'new' });
    return OVER;
  });
  expect(await callConsole(heartbeat, { editing: '' })).toMatchObject({ ok: true });
  expect(sessionStore.get()).toMatchObject({ state: 'in', csrf: 'new' });
  expect(names(requests)).toEqual(['heartbeat', 'heartbeat']);
});

test('nor does one that comes after somebody else has signed in, whose name it is not sent in', async () => {
  const requests = stubBackEnd(() => {
    beginOperator({ operator: { ...operator, id: 2 }, csrf: 'new' });
    return OVER;
  });
  expect(await callConsole(heartbeat, { editing: '' })).toMatchObject(SIGNED_OUT);
  expect(sessionStore.get()).toMatchObject({ state: 'in', operator: { id: 2 } });
  expect(names(requests)).toEqual(['heartbeat']);
});

test('a session that another tab has replaced goes on in the new one', async () => {
  const requests = stubBackEnd(({ path }) => {
    if (path.endsWith('who-am-i')) return { code: 200, data: { operator, csrf: 'new' } };
    return csrfToken() === 'new' ? { code: 200, data: seen } : OVER;
  });
  expect(await callConsole(heartbeat, { editing: '' })).toMatchObject({ ok: true });
  expect(sessionStore.get()).toMatchObject({ state: 'in', csrf: 'new' });
  expect(names(requests)).toEqual(['heartbeat', 'who-am-i', 'heartbeat']);
});

test('a token from before is renewed once, and the call made again', async () => {
  const requests = stubBackEnd(({ path }) => {
    if (path.endsWith('who-am-i')) return { code: 200, data: { operator, csrf: 'new' } };
    return csrfToken() === 'new'
      ? { code: 200, data: seen }
      : { code: '46004', msg: '请求来源不可信' };
  });
  expect(await callConsole(heartbeat, { editing: '' })).toMatchObject({ ok: true });
  expect(names(requests)).toEqual(['heartbeat', 'who-am-i', 'heartbeat']);
});

test('a token that stays the same is not tried for ever', async () => {
  const requests = stubBackEnd(({ path }) =>
    path.endsWith('who-am-i')
      ? { code: 200, data: { operator, csrf: 'old' } }
      : { code: '46004', msg: '请求来源不可信' },
  );
  expect(await callConsole(heartbeat, { editing: '' })).toMatchObject({
    ok: false,
    message: '请求来源不可信',
  });
  expect(requests).toHaveLength(2);
});

test('somebody else in another tab ends this desk', async () => {
  stubBackEnd(({ path }) =>
    path.endsWith('who-am-i')
      ? { code: 200, data: { operator: { ...operator, id: 2 }, csrf: 'new' } }
      : { code: '46004', msg: '请求来源不可信' },
  );
  await callConsole(heartbeat, { editing: '' });
  expect(sessionStore.get()).toEqual({ state: 'ended', operator });
});

test('signing in is refused without a session being ended', async () => {
  stubBackEnd(() => ({ code: '46001', msg: '账号或密码不正确' }));
  sessionStore.set({ state: 'out' });
  expect(await callConsole(signIn, { name: 'a', password: 'b' })).toMatchObject({
    message: '账号或密码不正确',
  });
  expect(sessionStore.get().state).toBe('out');
});
