// @vitest-environment window

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageBoundary, PageOpening } from '../../../src/app/page-opening.tsx';
import { CurrentPage } from '../../../src/ui/page/current-page.ts';
import { mount, press } from '../harness/mount.tsx';

const root = document.documentElement;
const onBack = vi.fn();
const page = { title: '我的订单', pattern: '/orderList', onBack };

const show = (content: React.ReactNode) => mount(<CurrentPage value={page}>{content}</CurrentPage>);

beforeEach(() => void onBack.mockClear());
afterEach(() => {
  vi.restoreAllMocks();
  root.removeAttribute('data-messenger');
  root.removeAttribute('data-arrival');
});

describe('a page', () => {
  it('whose code has not come has its title and its way back', async () => {
    const { host } = await show(<PageOpening />);
    expect(host.querySelector('h1')?.textContent).toBe('我的订单');
    await press(host.querySelector('[aria-label="返回"]'));
    expect(onBack).toHaveBeenCalledOnce();
  });

  it('whose code cannot be had says so, and has its way back', async () => {
    const Broken = () => {
      throw new Error('no code');
    };
    const { host } = await show(
      <PageBoundary>
        <Broken />
      </PageBoundary>,
    );
    expect(host.textContent).toContain('页面没有打开');
    await press(host.querySelector('[aria-label="返回"]'));
    expect(onBack).toHaveBeenCalledOnce();
  });

  it('that the messenger has opened does not say that something lies behind it', async () => {
    root.setAttribute('data-messenger', '');
    root.setAttribute('data-arrival', '');
    const { host } = await show(<PageOpening />);
    expect(host.querySelector('[aria-label="返回"]')).toBeNull();
    expect(host.querySelector('button')?.textContent).toBe('更多内容');
  });
});
