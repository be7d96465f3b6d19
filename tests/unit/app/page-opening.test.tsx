// @vitest-environment window

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppBoundary } from '#src/app/frame/app-boundary.tsx';
import { PageOpening } from '#src/app/frame/page-opening.tsx';
import { CurrentPage } from '#src/ui/page/current-page.ts';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { mount, press } from '../harness/mount.tsx';

const onBack = vi.fn();
const page = { title: '我的订单', pattern: '/orderList', onBack };

let clock = Date.now();
/** Long after the tests before. */
const later = () => {
  clock += 60_000;
  return clock;
};

const show = (content: React.ReactNode) => mount(<CurrentPage value={page}>{content}</CurrentPage>);

beforeEach(() => void onBack.mockClear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a page', () => {
  it('whose code has not come has its title and its way back', async () => {
    const { host } = await show(<PageOpening />);
    expect(host.querySelector('h1')?.textContent).toBe('我的订单');
    await press(host.querySelector('header button'));
    expect(onBack).toHaveBeenCalledOnce();
  });

  it.each([
    [199, 'waits with its own where those before it were not seen', ''],
    [200, 'shows its own at once where those before it were seen', 'starting'],
  ])('that comes %i ms after its rows %s', async (ms, _, name) => {
    vi.useFakeTimers({ now: later() });
    const root = document.body.appendChild(document.createElement('div'));
    root.id = 'root';
    const { render } = await show(<PageOpening />);
    vi.advanceTimersByTime(ms);
    await render(null);
    vi.advanceTimersByTime(1000);
    expect(root.className).toBe(name);
    root.remove();
  });

  it('to which another one leads on counts the wait from there', async () => {
    vi.useFakeTimers({ now: later() });
    const root = document.body.appendChild(document.createElement('div'));
    root.id = 'root';
    const { render } = await show(<PageOpening />);
    vi.advanceTimersByTime(150);
    await render(null);
    vi.advanceTimersByTime(100);
    await render(<PageOpening />);
    vi.advanceTimersByTime(0);
    expect(root.className).toBe('starting');
    root.remove();
  });

  it('whose code cannot be had says so, and has its way back', async () => {
    const Broken = () => {
      throw new Error('no code');
    };
    const { host } = await show(
      <AppBoundary path="" frame={PageFrame}>
        <Broken />
      </AppBoundary>,
    );
    expect(host.textContent).toContain('页面没有打开');
    await press(host.querySelector('header button'));
    expect(onBack).toHaveBeenCalledOnce();
  });
});
