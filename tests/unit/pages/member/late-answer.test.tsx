// @vitest-environment window
// @window-url https://app.example/changepwd
import { SWRConfig } from 'swr';
import { beforeEach, expect, it } from 'vitest';
import ChangePasswordPage from '#src/pages/member/change-password/view.tsx';
import { toastStore } from '#src/platform/feedback/toast.ts';
import { writeSession } from '#src/platform/session/session.ts';
import { fill, send } from '../../harness/fill.ts';
import { mount, settle } from '../../harness/mount.tsx';
import { here } from '../../harness/pages/leaving.ts';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

const CHANGE = '/v1/Member/changePassword';
const account = { id: 7, nickname: '李明', avatar: '', phone: '', hasPassword: 0 };

beforeEach(() => {
  localStorage.clear();
  toastStore.set(null);
  writeSession('token', 'member');
  history.replaceState(null, '', '/changepwd?r=/set');
});

it.each([
  [{ code: 200, data: {} }, '密码已修改，其他设备需要重新登录'],
  [{ code: 40004, msg: '当前密码不正确' }, '当前密码不正确'],
])('moves nobody who has left the form, and says what became of it: %j', async (reply, words) => {
  let answer: (reply: Reply) => void = () => undefined;
  const late = new Promise<Reply>((resolve) => {
    answer = resolve;
  });
  stubBackEnd(({ path }) => (path === CHANGE ? late : { code: 200, data: account }));
  const { host, render } = await mount(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ChangePasswordPage />
    </SWRConfig>,
  );
  await fill(host, '新密码', 'abcd1234');
  await fill(host, '确认新密码', 'abcd1234');
  await send(host);
  await render(null);
  history.pushState(null, '', '/my');
  await settle(() => answer(reply));
  expect([here(), toastStore.get()?.text]).toEqual(['/my', words]);
});
