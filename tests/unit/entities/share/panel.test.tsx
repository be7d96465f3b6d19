// @vitest-environment window
// @window-url https://app.example/courseDetail/7?code=secret

import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memberIds } from '#schemas/member/identity-endpoints.ts';
import { siteInfo } from '#schemas/site/visit-endpoints.ts';
import '#src/entities/share/panel.tsx';
import { drawSharePoster } from '#src/entities/share/poster/draw.ts';
import { ShareBarButton } from '#src/entities/share/share-button.tsx';
import { writeSession } from '#src/platform/session/session.ts';
import { mount, press, settle } from '../../harness/mount.tsx';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

vi.mock('#src/entities/share/poster/draw.ts', () => ({
  drawSharePoster: vi.fn(async () => 'data:image/png;base64,AAAA'),
}));

const thing = { title: '心电图入门', price: '¥99.00', picture: '/media/a.svg' };

beforeEach(() => {
  history.replaceState({ entry: crypto.randomUUID() }, '', '/courseDetail/7?code=secret');
  writeSession('token', 't');
  stubBackEnd(({ path }) => {
    if (path === memberIds.path) return { code: 200, data: { member_id: '7', p_id: '' } };
    if (path === siteInfo.path) return { code: 200, data: { text_name: '学习首页' } };
    return 'no envelope';
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = async (agent = 'Chrome') => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  const { host } = await mount(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ShareBarButton thing={thing} />
    </SWRConfig>,
  );
  await press(host.querySelector('button'));
  await settle();
  await settle();
  const tap = async (name: string) => {
    const all = [...host.querySelectorAll('button')];
    await press(all.find(({ textContent }) => textContent === name));
    await settle();
    await settle();
  };
  return { host, tap };
};

test('in the messenger a cover points at its menu, which no page can open', async () => {
  const { host, tap } = await open('MicroMessenger');
  expect(host.textContent).not.toContain('系统分享');
  await tap('发送给朋友');
  expect(host.textContent).toContain('点击右上角“···”');
  await tap('知道了');
  await settle();
  expect(host.querySelector('dialog')).toBeNull();
});

test('the copied text names the thing and its link, with the member’s id and without login traces', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', {
    userAgent: 'Chrome',
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
  const { tap } = await open();
  await tap('复制链接');
  expect(copied).toEqual(['心电图入门，¥99.00\nhttps://app.example/courseDetail/7?member_id=7']);
});

test('what passes the link on waits until it is known, and passes on no other', async () => {
  let noticeOf: (reply: Reply) => void = () => undefined;
  const known = new Promise<Reply>((resolve) => {
    noticeOf = resolve;
  });
  writeSession('token', 'of another member');
  stubBackEnd(({ path }) => (path === memberIds.path ? known : 'no envelope'));
  const shared: unknown[] = [];
  vi.stubGlobal('navigator', {
    userAgent: 'Chrome',
    share: async (data: unknown) => void shared.push(data),
  });
  const { host, tap } = await open();
  const waiting = () =>
    [...host.querySelectorAll('button:disabled')].map(({ textContent }) => textContent);
  expect(waiting()).toEqual(['系统分享', '复制链接']);
  await tap('系统分享');
  expect(shared).toEqual([]);
  noticeOf({ code: 200, data: { member_id: '8', p_id: '' } });
  await settle();
  await settle();
  expect(waiting()).toEqual([]);
  await tap('系统分享');
  expect(shared).toEqual([
    { title: '心电图入门', url: 'https://app.example/courseDetail/7?member_id=8' },
  ]);
});

test('the poster is drawn with the same link, and saved outside of the messenger', async () => {
  const { host, tap } = await open();
  await tap('生成海报');
  await settle();
  expect(vi.mocked(drawSharePoster).mock.calls[0]).toMatchObject([
    { title: '心电图入门', price: '¥99.00', picture: '/media/a.svg', site: '学习首页' },
    'https://app.example/courseDetail/7?member_id=7',
    expect.any(Element),
  ]);
  expect(host.querySelector('img')?.src).toContain('data:image/png');
  expect(host.querySelector('a[download]')?.textContent).toBe('保存图片');
});
