// @vitest-environment window
import { beforeEach, expect, it, vi } from 'vitest';
import { sessionStore } from '#src/operator/session.ts';
import { beginSession } from '#src/operator/shell/begin-session.ts';
import { Unreachable } from '#src/operator/shell/unreachable.tsx';
import { mount, press, settle } from '../harness/mount.tsx';
import { signedOperator } from '../harness/operator/signed-operator.ts';
import { type Reply, stubBackEnd } from '../harness/stub-back-end.ts';

beforeEach(() => sessionStore.set({ state: 'unknown' }));

const signed = { operator: signedOperator('edit'), csrf: 'a' };
const state = () => sessionStore.get().state;

it.each<[string, Reply, string]>([
  ['is signed in', { code: 200, data: signed }, 'in'],
  ['is not signed in', { code: 200, data: null }, 'out'],
  ['has a session that is refused', { code: -200, msg: '登录已失效' }, 'out'],
  ['asks a server without its database', { code: 503, msg: '服务暂时不可用' }, 'unreachable'],
  ['is cut', { code: 408, msg: '没能及时传完' }, 'unreachable'],
  ['asks too often', { code: 429, msg: '操作太频繁' }, 'unreachable'],
  ['is answered by a page', '<html>', 'unreachable'],
  ['is answered what does not fit', { code: 200, data: { operator: 1 } }, 'unreachable'],
])('who %s', async (_name, reply, expected) => {
  stubBackEnd(() => reply);
  await beginSession();
  expect(state()).toBe(expected);
});

it('asks again by itself, at longer and longer intervals, once there is a network, and by hand', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let reply: Reply = { code: 503, msg: '服务暂时不可用，请稍后再试' };
  const requests = stubBackEnd(() => reply);
  const { host } = await mount(<Unreachable message="服务暂时不可用，请稍后再试" />);
  expect(host.textContent).toMatch(/没有连上服务器服务暂时不可用，请稍后再试。页面会自动再试/);
  const after = async (ms: number) => {
    await settle(() => void vi.advanceTimersByTime(ms));
    await settle();
    return requests.length;
  };
  expect([await after(1999), await after(1)]).toEqual([0, 1]);
  expect([await after(3999), await after(1)]).toEqual([1, 2]);
  await settle(() => dispatchEvent(new Event('online')));
  await settle();
  expect([requests.length, state()]).toEqual([3, 'unreachable']);
  reply = { code: 200, data: signed };
  await press(host.querySelector('button'));
  await settle();
  expect([requests.length, state()]).toEqual([4, 'in']);
  vi.useRealTimers();
});
