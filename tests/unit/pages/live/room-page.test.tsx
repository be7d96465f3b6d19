// @vitest-environment window

import { SWRConfig } from 'swr';
import { beforeEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { liveDetail } from '#schemas/live/endpoints.ts';
import { enterLive } from '#schemas/live/room-endpoints.ts';
import RoomPage from '#src/pages/live/room/view.tsx';
import { writeSession } from '#src/platform/session/session.ts';
import { mount, press, settle } from '../../harness/mount.tsx';
import { NOW } from '../../harness/pages/sample-now.ts';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

class SilentSocket {
  static readonly OPEN = 1;
  readyState = 0;
  addEventListener = () => undefined;
  send = () => undefined;
  close = () => undefined;
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', SilentSocket);
  writeSession('token', 't');
});

const live = {
  ...{ id: 4, title: '病例讨论', status: 1, num: 12, start_time: NOW - 60, now: NOW },
  ...{ locked: 0, price: '0.00', gate: 'open', intro: '', teacher_name: '', is_reserve: 0 },
};
const state = { status: 3, num: 15, online: 0, mute_all: 0, slow_seconds: 0, now: NOW };

test('the introduction in a room stands as the room does, whatever was read of it before', async () => {
  history.replaceState({ entry: crypto.randomUUID() }, '', '/zhiboing/4');
  stubBackEnd(({ path }): Reply => {
    if (path === liveDetail.path) return { code: 200, data: live };
    if (path !== enterLive.path) return 'no envelope';
    const entered = { stream: '', stream_until: NOW + 3600, member_id: 1, role: 'member' };
    return { code: 200, data: { ...entered, muted_until: null, state } };
  });
  const { host } = await mount(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Route path="/zhiboing/:id">
        <RoomPage />
      </Route>
    </SWRConfig>,
  );
  await settle();
  await settle();
  await press([...host.querySelectorAll('button')].find((one) => one.textContent === '介绍'));
  const words = host.textContent ?? '';
  expect(words).toContain('累计15人观看');
  expect(words).not.toContain('12人观看');
  expect(words).not.toContain('正在直播');
  expect(words).not.toContain('直播中');
});
