// @vitest-environment window
import { expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { CodeMissingError } from '#src/operator/parts/code-missing.ts';
import type { Desk } from '#src/operator/parts/desk.ts';
import { lazyScreen } from '#src/operator/parts/lazy-screen.tsx';
import { Screens } from '#src/operator/shell/screens.tsx';
import { mount, press, settle, settleUntil } from '../harness/mount.tsx';

const deskAt = (path: string, Screen: Desk['Screen']): Desk => ({
  ...{ path, label: path, icon: 'home', group: 'shop', rank: 1, right: 'home.look' },
  Screen,
});

const Broken = () => {
  throw new Error('the screen is broken');
};
const notFound = lazyScreen<{ named: string }>(() => Promise.reject(new TypeError('no such file')));

const desks = [
  deskAt('/broken', Broken),
  deskAt('/gone', notFound),
  deskAt('/whole', () => <p>whole</p>),
];

const open = async (path: string) => {
  const { hook, navigate } = memoryLocation({ path });
  const { host, caught } = await mount(
    <Router hook={hook}>
      <Screens allowed={desks} first="/whole" />
    </Router>,
  );
  return { host, caught, goTo: (next: string) => settle(() => navigate(next)) };
};

it('a screen that throws says so in its own place, and the next one is drawn', async () => {
  const { host, caught, goTo } = await open('/broken');
  expect(host.textContent).toMatch('这个页面出错了');
  await goTo('/whole');
  expect(host.textContent).toBe('whole');
  await goTo('/broken');
  expect(host.textContent).toMatch('这个页面出错了');
  expect(caught).toHaveLength(2);
});

it('a screen without its code tells of network and updates', async () => {
  const { host, caught } = await open('/gone');
  await settleUntil(() => host.textContent?.includes('这个页面没有加载出来') ?? false);
  expect(caught).toEqual([expect.any(CodeMissingError)]);
});

it('reloads by its button, but not while there is no network', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { host } = await open('/broken');
  await press(host.querySelector('button'));
  expect(host.querySelector('[role=alert]')?.textContent).toMatch('还没有连上网络');
  expect(reload).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  await press(host.querySelector('button'));
  expect(reload).toHaveBeenCalledOnce();
});
