// @vitest-environment window

import { SWRConfig } from 'swr';
import { beforeEach, expect, test } from 'vitest';
import { messageDetail, readMessage, removeMessage } from '#schemas/message/endpoints.ts';
import DetailPage from '#src/pages/message/detail/view.tsx';
import { marks } from '#src/pages/message/marks.ts';
import { writeSession } from '#src/platform/session/session.ts';
import { mount, press, settle } from '../../harness/mount.tsx';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

const message = { id: 9, group: 'course', title: '专栏上新', content: '甲\n乙', link: '/course' };
const done: Reply = { code: 200, data: { sum_unread_number: 1 } };

const open = async (changes: object = {}, answers: Readonly<Record<string, Reply>> = {}) => {
  const requests = stubBackEnd(
    ({ path }) =>
      answers[path] ??
      (path === messageDetail.path ? { code: 200, data: { ...message, ...changes } } : done),
  );
  const { host } = await mount(
    <SWRConfig value={{ provider: () => new Map() }}>
      <DetailPage />
    </SWRConfig>,
  );
  await settle();
  await settle();
  const to = (path: string) => requests.filter((one) => one.path === path).length;
  const button = (name: string) =>
    [...host.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  return { host, to, button };
};

beforeEach(() => {
  history.replaceState({ entry: 'a' }, '', '/msgDetail?id=9');
  marks.set({ read: new Set(), removed: new Set(), allRead: {} });
  writeSession('token', 't');
});

test('a message that is shown is marked read, once', async () => {
  const { host, to } = await open();
  expect(host.querySelector('h2')?.textContent).toBe('专栏上新');
  expect(host.querySelector('a[href="/course"]')?.textContent).toBe('去查看');
  expect(to(readMessage.path)).toBe(1);
  expect([...marks.get().read]).toEqual(['9']);
});

test('one that was read before is not marked again', async () => {
  const { to } = await open({ is_read: 1 });
  expect(to(readMessage.path)).toBe(0);
});

test('it stays unread where the back end did not follow', async () => {
  const { to } = await open({}, { [readMessage.path]: { code: 500, msg: '忙', data: null } });
  expect(to(readMessage.path)).toBe(1);
  expect(marks.get().read.size).toBe(0);
});

test('a link that is none is not offered', async () => {
  const { host } = await open({ link: 'javascript:alert(1)' });
  expect(host.textContent).toContain('专栏上新');
  expect(host.textContent).not.toContain('去查看');
});

test('markup in a message is text', async () => {
  const { host } = await open({ content: '<img src=x onerror=alert(1)>' });
  expect(host.querySelector('article img')).toBeNull();
  expect(host.textContent).toContain('<img src=x onerror=alert(1)>');
});

test('removing asks first, and a failure leaves the message', async () => {
  const { host, to, button } = await open(
    {},
    { [removeMessage.path]: { code: 500, msg: '忙', data: null } },
  );
  await press(button('删除'));
  expect(to(removeMessage.path)).toBe(0);
  const yes = [...host.querySelectorAll('dialog button')][0];
  await press(yes);
  await settle();
  expect(to(removeMessage.path)).toBe(1);
  expect(marks.get().removed.size).toBe(0);
  expect(host.querySelector('h2')?.textContent).toBe('专栏上新');
});

test('what is gone says so, with a way on', async () => {
  const notFound = { code: 54001, msg: '消息不存在或已删除', data: null };
  const { host } = await open({}, { [messageDetail.path]: notFound });
  expect(host.textContent).toContain('消息不存在或已删除');
  expect(host.querySelector('a[href="/messages"]')).not.toBeNull();
});
