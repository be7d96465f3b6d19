// @vitest-environment window

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppBoundary } from '#src/app/frame/app-boundary.tsx';
import { PageOpening } from '#src/app/frame/page-opening.tsx';
import { CurrentPage } from '#src/ui/page/current-page.ts';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { mount, press } from '../harness/mount.tsx';

const onBack = vi.fn();
const page = { title: '我的订单', pattern: '/orderList', onBack };

const show = (content: React.ReactNode) => mount(<CurrentPage value={page}>{content}</CurrentPage>);

beforeEach(() => void onBack.mockClear());
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a page', () => {
  it('whose code has not come has its title and its way back', async () => {
    const { host } = await show(<PageOpening />);
    expect(host.querySelector('h1')?.textContent).toBe('我的订单');
    await press(host.querySelector('header button'));
    expect(onBack).toHaveBeenCalledOnce();
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
