// @vitest-environment window
import { afterEach, beforeEach, expect, test } from 'vitest';
import { couponUsable } from '#schemas/coupon/endpoints.ts';
import { useList } from '#src/platform/reading/use-list.ts';
import { mount, press, settle } from '../../harness/mount.tsx';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

beforeEach(() => localStorage.setItem('TOKEN', 'member'));
afterEach(() => localStorage.clear());

const List = ({ of }: { of: string }) => {
  const list = useList(couponUsable, { id: of }, { fresh: true });
  return (
    <>
      <button type="button" onClick={list.next}>
        {list.items.map(({ id }) => id).join(' ')}
      </button>
      <button type="button" id="drop" onClick={() => list.update((all) => all.slice(1))} />
    </>
  );
};

const rows = (...ids: number[]) =>
  ids.map((id) => ({ id, kind: 'course', title: '课程', price: 1, link: '' }));
const page = (data: unknown): Reply => ({ code: 200, data: { data, last_page: 2 } });

const seenAgain = () => document.dispatchEvent(new Event('visibilitychange'));

test('what is shown is read anew when the page is seen again, all pages of it', async () => {
  let pages: Reply[] = [page(rows(1, 2)), page(rows(3))];
  const requests = stubBackEnd(({ body }) => pages[Number(body.page) - 1] ?? 'no envelope');
  const { host } = await mount(<List of="1" />);
  await settle();
  await press(host.querySelector('button'));
  await settle();
  expect(host.textContent).toBe('1 2 3');
  // one row has moved to the further page while they were read
  pages = [page(rows(2, 3)), page(rows(3, 4))];
  await settle(seenAgain);
  await settle();
  expect(host.textContent).toBe('2 3 4');
  expect(requests).toHaveLength(4);
});

test('what cannot be read anew stays as it is', async () => {
  let reply = page(rows(1));
  stubBackEnd(() => reply);
  const { host } = await mount(<List of="2" />);
  await settle();
  reply = 'no envelope';
  await settle(seenAgain);
  await settle();
  expect(host.textContent).toBe('1');
});

test('a list of one page that has lost a row is read anew, not emptied', async () => {
  const all = Array.from({ length: 10 }, (_, at) => at + 1);
  let ids = all;
  stubBackEnd(() => ({
    code: 200,
    data: { data: rows(...ids), last_page: 1 },
  }));
  const { host } = await mount(<List of="3" />);
  await settle();
  await press(host.querySelector('#drop'));
  ids = all.slice(1);
  await settle(seenAgain);
  await settle();
  expect(host.textContent).toBe(ids.join(' '));
});
