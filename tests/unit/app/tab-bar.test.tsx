// @vitest-environment window
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unreadMessages } from '#schemas/message/unread-endpoints.ts';
import { bottomStatus } from '#schemas/site/start-endpoints.ts';
import { TabBar } from '#src/app/frame/tab-bar.tsx';
import { unreadBadge } from '#src/app/frame/unread-badge.ts';
import { createDiagnostics } from '#src/engine/diagnostics.ts';
import { EngineProvider } from '#src/engine/engine.ts';
import { createLoader } from '#src/engine/load.ts';
import { answerOf, memoryOfGood } from '../harness/engine/fixtures.tsx';
import { mount, settle } from '../harness/mount.tsx';

const open = async (known: Record<string, unknown>) => {
  const requests: string[] = [];
  const engine = {
    loader: createLoader(async ({ endpoint: { path } }) => {
      requests.push(path);
      return path in known ? answerOf(known[path]) : { ok: false, why: 'http-500', message: '' };
    }),
    lastGood: memoryOfGood(),
    diagnostics: createDiagnostics({ send: () => undefined, schedule: () => undefined }),
    onMessage: () => undefined,
  };
  const { host } = await mount(
    <EngineProvider value={engine}>
      <TabBar current="index" />
    </EngineProvider>,
  );
  await settle();
  const tabs = [...host.querySelectorAll('nav a')];
  return { host, requests, tabs, hrefs: tabs.map((tab) => tab.getAttribute('href')) };
};

const flags = (...disabled: unknown[]) => ({
  [bottomStatus.path]: disabled.map((flag) => ({ disabled: flag })),
});

beforeEach(() => localStorage.clear());

describe('the unread badge', () => {
  it.each([
    [0, ''],
    [1, '1'],
    [9, '9'],
    [10, '…'],
    [999, '…'],
    [-1, ''],
  ])('%i unread messages are “%s”', (count, badge) => {
    expect(unreadBadge(count)).toBe(badge);
  });
});

describe('the tab bar', () => {
  it('has a tab for each flag that is "1", in its fixed order', async () => {
    const { host, hrefs } = await open(flags('1', 1, '0', null, true));
    expect(host.querySelector('[role="navigation"]')?.tagName).toBe('NAV');
    expect(hrefs).toEqual(['/foodIndex', '/category', '/my']);
  });

  it('has all five and not more', async () => {
    const { hrefs } = await open(flags('1', '1', '1', '1', '1', '1', '1'));
    expect(hrefs).toEqual(['/foodIndex', '/category', '/course', '/messages', '/my']);
  });

  it('marks the active tab and no other', async () => {
    const { tabs } = await open(flags('1', '1', '1', '1', '1'));
    expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual([
      'page',
      null,
      null,
      null,
      null,
    ]);
  });

  it('is away where every tab is closed', async () => {
    expect((await open(flags('0', '0'))).host.innerHTML).toBe('');
  });

  it('has no tabs where the flags cannot be had', async () => {
    expect((await open({})).tabs).toEqual([]);
  });

  it.each([
    [3, '3'],
    [12, '…'],
    [0, undefined],
  ])('shows members %j unread messages', async (unread, badge) => {
    vi.stubGlobal('scrollTo', () => undefined);
    localStorage.setItem('TOKEN', 't-1');
    const known = {
      ...flags('1', '1', '1', '1', '1'),
      [unreadMessages.path]: { sum_unread_number: unread },
    };
    const { tabs } = await open(known);
    const text = tabs[3]?.querySelector('span')?.textContent ?? undefined;
    expect(text?.replace('未读消息', '')).toBe(badge);
  });

  it('does not ask for messages without a login', async () => {
    expect((await open(flags('1'))).requests).toEqual([bottomStatus.path]);
  });
});
