// @vitest-environment window
import { beforeEach, expect, test, vi } from 'vitest';
import { LOGIN, ToLogin } from '#src/app/guard.tsx';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { openLayer } from '#src/platform/screen/layers.ts';
import { readSession } from '#src/platform/session/session.ts';
import { mount } from '../harness/mount.tsx';

beforeEach(() => {
  localStorage.clear();
  history.replaceState({ entry: 'page' }, '', '/set');
});

test('a visitor of a page for members goes to the login, and is to come back', async () => {
  await mount(<ToLogin />);
  expect([location.pathname, readSession('beforeLoginUrl')]).toEqual([LOGIN, '/set']);
});

test('who is on the way elsewhere, from what lies above the page, arrives there', async () => {
  vi.useFakeTimers();
  vi.spyOn(history, 'go').mockImplementation(() => undefined);
  const close = openLayer(() => true);
  navigate('/', { replace: true });
  await mount(<ToLogin />);
  close();
  // the browser is back at the page's own entry
  history.replaceState({ entry: 'page' }, '', '/set');
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect([location.pathname, readSession('beforeLoginUrl')]).toEqual(['/', '']);
});
