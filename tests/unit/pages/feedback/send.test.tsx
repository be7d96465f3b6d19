// @vitest-environment window

import { SWRConfig } from 'swr';
import { beforeEach, expect, it } from 'vitest';
import { feedbackAddress } from '#schemas/feedback/addresses.ts';
import { sendFeedback } from '#schemas/feedback/endpoints.ts';
import { pages } from '#src/pages/feedback/pages.ts';
import FeedbackPage from '#src/pages/feedback/send/view.tsx';
import { writeSession } from '#src/platform/session/session.ts';
import { button, errorOf, fill, send } from '../../harness/fill.ts';
import { inPage, pageAt } from '../../harness/in-page.tsx';
import { mount, press, settleUntil } from '../../harness/mount.tsx';
import { stubBackEnd } from '../../harness/stub-back-end.ts';

beforeEach(() => {
  history.replaceState(null, '', '/feedback');
  localStorage.clear();
  writeSession('token', 'member');
});

it('asks before what was typed is left, is sent once, and leads to the list', async () => {
  const requests = stubBackEnd(() => ({ code: 200, data: {} }));
  const { host } = await mount(
    <SWRConfig value={{ provider: () => new Map() }}>
      {inPage(pageAt(pages, feedbackAddress), <FeedbackPage />)}
    </SWRConfig>,
  );
  const sent = () => requests.filter(({ path }) => path === sendFeedback.path);
  await send(host);
  expect(errorOf(host, '反馈内容')).toBe('请填写反馈内容');
  const field = host.querySelector('textarea');
  await fill(host, '反馈内容', '笔记可以导出吗');
  await press(button(host, '我的反馈'));
  expect(location.pathname).toBe('/feedback');
  await press(button(host, '继续填写'));
  expect(field?.value).toBe('笔记可以导出吗');
  await send(host);
  await send(host);
  await settleUntil(() => location.pathname === '/myfeedback');
  expect(sent().map(({ body }) => body)).toMatchObject([
    { kind: 'fault', text: '笔记可以导出吗', contact: '', pictures: [] },
  ]);
});
