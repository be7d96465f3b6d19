// @vitest-environment window
// @window-url https://app.example/set
import { SWRConfig } from 'swr';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import SettingsPage from '#src/pages/member/settings/view.tsx';
import { mayMeasure } from '#src/platform/measures/consent.ts';
import { beginSession, forgetSession } from '#src/platform/session/session.ts';
import { mount, press, settle } from '../../harness/mount.tsx';
import { stubBackEnd } from '../../harness/stub-back-end.ts';

const open = async () => {
  stubBackEnd(() => ({ code: 200, data: {} }));
  const { host } = await mount(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SettingsPage />
    </SWRConfig>,
  );
  const row = () => host.querySelector('[role=switch]');
  return { host, row, state: () => row()?.getAttribute('aria-checked') };
};

/** Has the browser say so for the length of a test. */
const browserSays = (name: 'doNotTrack' | 'globalPrivacyControl', value: unknown) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, name));
};

beforeEach(() => {
  history.replaceState(null, '', '/set');
  localStorage.clear();
  beginSession('token', { id: '7' });
});

test('the home page is measured until somebody switches that off, also over a logout', async () => {
  const { row, state } = await open();
  expect([state(), mayMeasure()]).toEqual(['true', true]);
  expect(row()?.textContent).toBe('首页使用统计用于改进首页，不含个人资料已开启');
  await press(row());
  expect([state(), mayMeasure(), localStorage.getItem('MEASURES')]).toEqual([
    'false',
    false,
    'off',
  ]);
  await settle(forgetSession);
  expect(mayMeasure()).toBe(false);
  await press(row());
  expect([state(), mayMeasure(), localStorage.getItem('MEASURES')]).toEqual(['true', true, null]);
});

test('what another tab switches counts here at once', async () => {
  const { state } = await open();
  await settle(() => {
    localStorage.setItem('MEASURES', 'off');
    dispatchEvent(new StorageEvent('storage', { key: 'MEASURES', newValue: 'off' }));
  });
  expect(state()).toBe('false');
});

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const)(
  'a browser that says %s is not measured, whatever is switched on',
  async (name, value) => {
    browserSays(name, value);
    const { host, row } = await open();
    expect([row(), mayMeasure()]).toEqual([null, false]);
    expect(host.textContent).toContain('首页使用统计浏览器已要求不统计');
  },
);
