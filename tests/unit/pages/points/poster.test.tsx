// @vitest-environment window
// @window-url https://app.example/sign?code=secret

import { SWRConfig } from 'swr';
import type { encode } from 'uqr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memberIds } from '#schemas/member/identity-endpoints.ts';
import { signCalendar } from '#schemas/points/endpoints.ts';
import { calendar } from '#schemas/points/samples.ts';
import { siteInfo } from '#schemas/site/visit-endpoints.ts';
import '#src/pages/points/poster/draw-poster.ts';
import SignPage from '#src/pages/points/sign/view.tsx';
import { writeSession } from '#src/platform/session/session.ts';
import { mount, press, settle } from '../../harness/mount.tsx';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

const PICTURE = 'data:image/png;base64,AAAA';

const encoded = vi.hoisted((): string[] => []);
vi.mock('uqr', async (load) => {
  const real = await load<{ encode: typeof encode }>();
  const noting: typeof encode = (data, options) => {
    encoded.push(String(data));
    return real.encode(data, options);
  };
  return { ...real, encode: noting };
});

/** A canvas that keeps what is written on it. */
const canDraw = (): string[] => {
  const written: string[] = [];
  const pen = new Proxy(
    {
      fillText: (text: string) => void written.push(text),
      measureText: (text: string) => ({ width: text.length * 20 }),
      getTransform: () => ({ a: 2 }),
      createLinearGradient: () => ({ addColorStop: () => undefined }),
    },
    { get: (own, name) => Reflect.get(own, name) ?? (() => undefined), set: () => true },
  );
  // only what the poster uses of it is there
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(PICTURE);
  vi.stubGlobal('Path2D', class {});
  return written;
};

const known: Record<string, Reply> = {
  [signCalendar.path]: { code: 200, data: calendar },
  [siteInfo.path]: { code: 200, data: { text_name: '学习首页' } },
  [memberIds.path]: { code: 200, data: { member_id: '7', p_id: '' } },
};

/** Until what was asked for has come and is drawn, or could not be. */
const settled = async (host: Element) => {
  for (let turn = 0; turn < 50 && host.querySelector('dialog [aria-busy="true"]'); turn += 1)
    await settle();
};

const open = async (over: Record<string, Reply> = {}, token = 't') => {
  writeSession('token', token);
  stubBackEnd(({ path }) => ({ ...known, ...over })[path] ?? { code: 404 });
  const { host } = await mount(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SignPage />
    </SWRConfig>,
  );
  await settle();
  const card = [...host.querySelectorAll('button')].find((each) =>
    each.textContent?.includes('今日海报'),
  );
  await press(card);
  await settled(host);
  return host;
};

beforeEach(() => {
  encoded.length = 0;
  localStorage.clear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the poster is a picture with words for those who hear it, to keep and to pass on', async () => {
  const written = canDraw();
  const host = await open();
  const picture = host.querySelector('dialog img');
  expect(picture?.getAttribute('src')).toBe(PICTURE);
  expect(picture?.getAttribute('alt')).toContain('学习首页今日海报，2025年11月20日星期四');
  expect(written).toEqual(
    expect.arrayContaining(['20', '2025年11月', '星期四', '学习首页', '6', '累计签到 6 天']),
  );
  const keep = host.querySelector('dialog a');
  expect(keep?.getAttribute('download')).toBe('今日海报-2025-11-20.png');
  expect(keep?.getAttribute('href')).toBe(PICTURE);
  expect(host.querySelector('dialog')?.textContent).not.toContain('长按图片');
});

test('its code leads to the home page with the id of who passes it on, and nothing else', async () => {
  canDraw();
  await open();
  expect(encoded).toEqual(['https://app.example/?member_id=7']);
});

test('neither the name of the site nor an id is needed for it', async () => {
  const written = canDraw();
  const host = await open({ [siteInfo.path]: 'broken', [memberIds.path]: 'broken' }, 'another');
  expect(host.querySelector('dialog img')).not.toBeNull();
  expect(written).not.toContain('学习首页');
  expect(encoded).toEqual(['https://app.example/']);
});

test('in the messenger it says how to keep it there', async () => {
  canDraw();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8.0');
  const host = await open();
  expect(host.querySelector('dialog')?.textContent).toContain('长按图片，保存或转发给朋友');
  expect(host.querySelector('dialog a')).toBeNull();
});

test('where the browser does not draw it says so, and tries again', async () => {
  const host = await open();
  expect(host.querySelector('dialog [role="alert"]')?.textContent).toContain('海报没有画出来');
  expect(host.querySelector('dialog img')).toBeNull();
  canDraw();
  const again = [...host.querySelectorAll('dialog button')].find(
    (each) => each.textContent === '重新生成',
  );
  await press(again);
  await settled(host);
  expect(host.querySelector('dialog img')).not.toBeNull();
  expect(host.querySelector('dialog [role="alert"]')).toBeNull();
});
