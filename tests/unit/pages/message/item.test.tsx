// @vitest-environment window
import { beforeEach, expect, test } from 'vitest';
import { type MessageRow, readMessage } from '#schemas/message/endpoints.ts';
import { MessageItem } from '#src/pages/message/list/item.tsx';
import { marks } from '#src/pages/message/marks.ts';
import { writeSession } from '#src/platform/session/session.ts';
import { mount, press, settle } from '../../harness/mount.tsx';
import { stubBackEnd } from '../../harness/stub-back-end.ts';

const row: MessageRow = {
  ...{ id: '9', group: 'order', title: '退款已到账', body: '29.50 元已原路退回' },
  ...{ link: '/orderdetail/7', thumb: '/a.svg', sentAt: 1000, read: false },
};

const show = async (own: Partial<MessageRow> = {}, read = false) => {
  const requests = stubBackEnd(() => ({ code: 200, data: { sum_unread_number: 0 } }));
  const message = { ...row, ...own };
  const { host } = await mount(<MessageItem message={message} read={read} grouped />);
  const link = host.querySelector('a');
  // the test's window has no router that would stay on the page
  link?.addEventListener('click', (event) => event.preventDefault());
  const open = async () => {
    await press(link);
    await settle();
    return requests.filter(({ path }) => path === readMessage.path).length;
  };
  return { host, link, open };
};

beforeEach(() => {
  writeSession('token', 't');
  marks.set({ read: new Set(), removed: new Set(), allRead: {} });
});

test('a message opens what it is about, with its picture, and is read by that', async () => {
  const { host, link, open } = await show();
  expect(link?.getAttribute('href')).toBe('/orderdetail/7');
  expect(host.querySelector('img')?.getAttribute('src')).toContain('/a.svg');
  expect(host.textContent).toContain('未读');
  expect(await open()).toBe(1);
  expect([...marks.get().read]).toEqual(['9']);
});

test('one that was read is not marked again', async () => {
  const { host, open } = await show({}, true);
  expect(host.textContent).not.toContain('未读');
  expect(await open()).toBe(0);
});

test('one about nothing opens itself, which marks it when it is shown', async () => {
  const { host, link, open } = await show({ link: '', thumb: '' });
  expect(link?.getAttribute('href')).toBe('/msgDetail?id=9');
  expect([host.querySelector('img'), host.querySelectorAll('svg').length]).toEqual([null, 1]);
  expect(await open()).toBe(0);
});
