// @vitest-environment window
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followClicks } from '#src/app/follow-clicks.ts';
import { LoadingBar } from '#src/app/frame/loading-bar.tsx';
import { ToastView } from '#src/app/frame/toast-view.tsx';
import { beginLoading } from '#src/platform/feedback/loading.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { mount } from '../harness/mount.tsx';

afterEach(() => void vi.useRealTimers());

describe('the loading bar', () => {
  it('stands while at least one call is under way', async () => {
    const { host } = await mount(<LoadingBar />);
    const bar = () => host.querySelector('[role="progressbar"]') !== null;
    const seen = [bar()];
    const ends: (() => void)[] = [];
    await act(async () => void ends.push(beginLoading(), beginLoading()));
    seen.push(bar());
    await act(async () => ends[0]?.());
    seen.push(bar());
    await act(async () => ends[1]?.());
    expect([...seen, bar()]).toEqual([false, true, true, false]);
  });
});

describe('the toast', () => {
  it('is read out, and goes away by itself', async () => {
    vi.useFakeTimers();
    const { host } = await mount(<ToastView />);
    const region = host.querySelector('[role="status"]');
    await act(async () => showToast('没有更多数据'));
    expect(region?.textContent).toBe('没有更多数据');
    await act(async () => void (await vi.advanceTimersByTimeAsync(1500)));
    expect(region?.isConnected && region.textContent).toBe('');
  });
});

describe('clicks on links', () => {
  beforeEach(() => history.replaceState(null, '', '/drawIndex'));

  const click = (html: string, init: MouseEventInit = {}, prevent = false) => {
    const root = document.createElement('div');
    root.innerHTML = html;
    const target = root.querySelector('b') ?? root.querySelector('a');
    if (prevent) target?.addEventListener('click', (event) => event.preventDefault());
    const stop = followClicks(root);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    target?.dispatchEvent(event);
    stop();
    return { path: location.pathname + location.search, taken: event.defaultPrevented };
  };

  it('go inside the app without a page load', () => {
    expect(click('<a href="/newsInfo?id=3"><b>x</b></a>')).toEqual({
      path: '/newsInfo?id=3',
      taken: true,
    });
  });

  it.each([
    ['to another site', '<a href="https://example.com/">x</a>', {}],
    ['with a key held', '<a href="/newsList">x</a>', { ctrlKey: true }],
    ['with the middle button', '<a href="/newsList">x</a>', { button: 1 }],
    ['marked as leading out', '<a href="/newsList" rel="noopener">x</a>', {}],
    ['beside a link', '<b>x</b>', {}],
  ])('%s are left to the browser', (_name, html, init) => {
    expect(click(html, init).taken).toBe(false);
  });

  it.each([['//evil.example'], ['/\\evil.example']])('to %s lead nowhere', (href) => {
    expect(click(`<a href="${href}">x</a>`)).toEqual({ path: '/drawIndex', taken: true });
  });

  it('that somebody has taken already are left alone', () => {
    expect(click('<a href="/newsList">x</a>', {}, true).path).toBe('/drawIndex');
  });
});
