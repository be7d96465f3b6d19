// @vitest-environment window
// @window-url https://app.example/set
import { SWRConfig } from 'swr';
import { beforeEach, expect, test } from 'vitest';
import SettingsPage from '#src/pages/member/settings/view.tsx';
import { toastStore } from '#src/platform/feedback/toast.ts';
import { beginSession, token } from '#src/platform/session/session.ts';
import { hasDrafts, ownDrafts } from '#src/platform/writing/own-drafts.ts';
import { button } from '../../harness/fill.ts';
import { mount, press } from '../../harness/mount.tsx';
import { stubBackEnd } from '../../harness/stub-back-end.ts';

const draft = () => ownDrafts().keep('address', { receiver: '林静' });
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('DRAFT:'));

const open = async () => {
  stubBackEnd(() => ({ code: 200, data: {} }));
  const { host } = await mount(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SettingsPage />
    </SWRConfig>,
  );
  const sheet = () => host.querySelector('dialog[open]')?.textContent ?? '';
  return { host, sheet };
};

beforeEach(() => {
  history.replaceState(null, '', '/set');
  localStorage.clear();
  toastStore.set(null);
  beginSession('token', { id: '7' });
});

test('the cache is emptied at once where nothing would be lost', async () => {
  const { host, sheet } = await open();
  await press(button(host, '清除缓存'));
  expect([sheet(), toastStore.get()?.text]).toEqual(['', '缓存已清除']);
});

test.each([
  ['保留草稿，只清缓存', true],
  ['一并清除', false],
] as const)('drafts are asked about: %s', async (answer, stays) => {
  draft();
  const { host } = await open();
  await press(button(host, '清除缓存'));
  expect([hasDrafts(), toastStore.get()]).toEqual([true, null]);
  await press(button(host, answer));
  expect([hasDrafts(), toastStore.get()?.text]).toEqual([stays, '缓存已清除']);
});

test('a logout says that drafts go, and leaves none of this member’s behind', async () => {
  beginSession('other', { id: '8' });
  draft();
  beginSession('token', { id: '7' });
  draft();
  const { host, sheet } = await open();
  await press(button(host, '退出登录'));
  expect(sheet()).toContain('这台手机上还没提交的草稿会一并清除');
  await press(host.querySelector('dialog[open] button'));
  expect([token(), drafts()]).toEqual(['', ['DRAFT:8:address']]);
});
