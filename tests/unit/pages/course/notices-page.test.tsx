// @vitest-environment window
import { expect, test } from 'vitest';
import { courseRefusals } from '#schemas/course/refusals.ts';
import Notices from '#src/pages/course/notice/view.tsx';
import { writeSession } from '#src/platform/session/session.ts';
import { mount, settle } from '../../harness/mount.tsx';
import { stubBackEnd } from '../../harness/stub-back-end.ts';

test('notices of a course that was withdrawn say so and lead on, since no reload brings them back', async () => {
  writeSession('token', 't');
  history.replaceState({ entry: crypto.randomUUID() }, '', '/notice?id=7');
  const { code, message } = courseRefusals.noSuchProduct;
  stubBackEnd(() => ({ code, msg: message, data: null }));
  const { host } = await mount(<Notices />);
  await settle();
  expect(host.querySelector('main')?.textContent).toContain(`${message}去首页看看`);
  expect(host.textContent).not.toContain('重新加载');
});
