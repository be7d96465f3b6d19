// @vitest-environment window
import { beforeEach, expect, test } from 'vitest';
import { newCourseList } from '#schemas/home/endpoints.ts';
import { useList } from '#src/platform/reading/use-list.ts';
import { removeLocal, writeLocal } from '#src/platform/storage/local-store.ts';
import { mount, press, settle } from '../../harness/mount.tsx';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

const row = (id: number) => ({ id, type: 0, title: `第${id}课`, price: '0.00' });
const rows = (page: number, count: number) =>
  Array.from({ length: count }, (_, index) => row(page * 100 + index));
const fine = (data: unknown): Reply => ({ code: 200, msg: '', data });
const pageOf = (body: unknown) => Number(Object(body).page);

type Props = { shelf?: string; when?: boolean; fresh?: boolean };

const List = ({ shelf = 'a', when = true, fresh = false }: Props) => {
  const list = useList(newCourseList, { shelf }, { when, fresh });
  return (
    <>
      <button
        type="button"
        id="next"
        data-state={list.state}
        data-busy={list.busy}
        onClick={list.next}
      >
        {list.items.map(({ id }) => id).join(' ')}
      </button>
      <button type="button" id="drop" onClick={() => list.update((all) => all.slice(1))} />
      <button type="button" id="gone" onClick={() => list.update((all) => [...all], 2)} />
      <button type="button" id="reload" onClick={list.reload} />
      <button type="button" id="retry" onClick={list.retry} />
      <p>{list.error?.message}</p>
    </>
  );
};

const show = async (node = <List />) => {
  const { host, render } = await mount(node);
  await settle();
  const find = (id: string) => host.querySelector<HTMLElement>(`#${id}`);
  return {
    host,
    render,
    tap: (id: string) => press(find(id)),
    count: () => (find('next')?.textContent ?? '').split(' ').filter(Boolean).length,
    state: () => find('next')?.dataset.state,
    busy: () => find('next')?.dataset.busy,
  };
};

let entry = 0;
const open = () => history.replaceState({ entry: `e${entry++}` }, '');

beforeEach(open);

test('pages follow each other until one is not full', async () => {
  const requests = stubBackEnd(({ body }) => fine(rows(pageOf(body), pageOf(body) < 3 ? 10 : 4)));
  const list = await show();
  expect([list.count(), list.state()]).toEqual([10, 'idle']);
  await list.tap('next');
  await list.tap('next');
  expect([list.count(), list.state()]).toEqual([24, 'end']);
  await list.tap('next');
  expect(requests.map(({ body }) => body)).toEqual([1, 2, 3].map((page) => ({ shelf: 'a', page })));
});

test('a page that is asked for is not asked for twice', async () => {
  const requests = stubBackEnd(({ body }) => fine(rows(pageOf(body), 10)));
  const list = await show();
  const next = list.host.querySelector('button');
  await settle(() => {
    next?.click();
    next?.click();
  });
  expect(requests).toHaveLength(2);
});

test('all pages are there again on the way back, without a call; a new visit begins anew', async () => {
  const requests = stubBackEnd(({ body }) => fine(rows(pageOf(body), 10)));
  const here = history.state;
  const list = await show();
  await list.tap('next');
  await list.render(null);
  history.replaceState(here, '');
  await list.render(<List />);
  expect([list.count(), requests.length]).toEqual([20, 2]);
  await list.render(null);
  open();
  await list.render(<List />);
  await settle();
  expect([list.count(), requests.length]).toEqual([10, 3]);
});

test('a first page that fails says why and can be asked for again', async () => {
  let fails = true;
  stubBackEnd(({ body }) =>
    fails ? { code: 500, msg: '服务开小差了', data: null } : fine(rows(pageOf(body), 3)),
  );
  const list = await show();
  expect(list.state()).toBe('broken');
  expect(list.host.querySelector('p')?.textContent).toBe('服务开小差了');
  fails = false;
  await list.tap('reload');
  expect([list.count(), list.state()]).toEqual([3, 'end']);
});

test('a further page that fails leaves what is there, and is asked for again', async () => {
  let fails = false;
  stubBackEnd(({ body }) =>
    fails ? { code: 500, msg: '忙', data: null } : fine(rows(pageOf(body), 10)),
  );
  const list = await show();
  fails = true;
  await list.tap('next');
  expect([list.count(), list.state()]).toEqual([10, 'failed']);
  fails = false;
  await list.tap('next');
  expect([list.count(), list.state()]).toEqual([20, 'idle']);
});

test('another payload is another list; nothing is asked before its time', async () => {
  const requests = stubBackEnd(({ body }) => fine(rows(pageOf(body), 3)));
  const list = await show(<List when={false} />);
  expect([list.state(), requests.length]).toEqual(['loading', 0]);
  await list.render(<List />);
  await settle();
  await list.render(<List shelf="b" />);
  await settle();
  expect(requests.map(({ body }) => Object(body).shelf)).toEqual(['a', 'b']);
  await list.render(<List />);
  expect([list.count(), requests.length]).toEqual([3, 2]);
});

test('what the member took out stays out on the way back', async () => {
  stubBackEnd(({ body }) => fine(rows(pageOf(body), 10)));
  const list = await show();
  await list.tap('drop');
  await list.render(null);
  await list.render(<List />);
  expect(list.count()).toBe(9);
});

test.each([
  ['drop', 1],
  ['gone', 2],
])('no row is missed, or there twice, after %s', async (change, fewer) => {
  const all = Array.from({ length: 30 }, (_, index) => row(index));
  let listed = all;
  stubBackEnd(({ body }) => fine(listed.slice((pageOf(body) - 1) * 10, pageOf(body) * 10)));
  const list = await show();
  await list.tap('next');
  listed = all.slice(fewer);
  await list.tap(change);
  await list.tap('next');
  await list.tap('next');
  await list.tap('next');
  const shown = list.host.querySelector('#next')?.textContent;
  const left = change === 'drop' ? listed : all;
  expect(shown).toBe(left.map(({ id }) => id).join(' '));
});

test('another session sees nothing of it', async () => {
  const requests = stubBackEnd(({ body }) => fine(rows(pageOf(body), 10)));
  const list = await show();
  await list.render(null);
  writeLocal('TOKEN', 'another');
  await list.render(<List />);
  await settle();
  removeLocal('TOKEN');
  expect(requests).toHaveLength(2);
});

test('a row that goes while the next page is under way leaves a list that goes on', async () => {
  let answer: (reply: Reply) => void = () => undefined;
  const defer = () =>
    new Promise<Reply>((resolve) => {
      answer = resolve;
    });
  const requests = stubBackEnd(({ body }) =>
    pageOf(body) === 1 && requests.length === 1 ? fine(rows(1, 10)) : defer(),
  );
  const list = await show();
  await list.tap('next');
  expect(list.state()).toBe('busy');
  await list.tap('drop');
  expect([list.count(), list.state()]).toEqual([9, 'idle']);
  await settle(() => answer(fine(rows(2, 10))));
  expect([list.count(), list.state()]).toEqual([9, 'idle']);
  // the page that has lost a row is asked for anew, and the rows stay meanwhile
  await list.tap('next');
  expect([list.count(), list.state()]).toEqual([9, 'busy']);
  await settle(() => answer('no envelope'));
  expect([list.count(), list.state()]).toEqual([9, 'failed']);
  await list.tap('next');
  await settle(() => answer(fine([...rows(1, 10).slice(1), ...rows(2, 1)])));
  expect([list.count(), list.state()]).toEqual([10, 'idle']);
  expect(requests.map(({ body }) => pageOf(body))).toEqual([1, 2, 1, 1]);
});

test('what did not come is asked for again by one word, and nothing else is', async () => {
  let fails = true;
  const requests = stubBackEnd(({ body }) =>
    fails ? { code: 500, msg: '忙', data: null } : fine(rows(pageOf(body), 10)),
  );
  const list = await show();
  expect(list.state()).toBe('broken');
  fails = false;
  await list.tap('retry');
  expect([list.count(), list.state()]).toEqual([10, 'idle']);
  await list.tap('retry');
  fails = true;
  await list.tap('next');
  expect(list.state()).toBe('failed');
  fails = false;
  await list.tap('retry');
  expect([list.count(), list.state()]).toEqual([20, 'idle']);
  expect(requests.map(({ body }) => pageOf(body))).toEqual([1, 1, 2, 2]);
});

test('a list is busy while a page is under way, and not before it may ask', async () => {
  let answer: (reply: Reply) => void = () => undefined;
  stubBackEnd(
    () =>
      new Promise<Reply>((resolve) => {
        answer = resolve;
      }),
  );
  const list = await show(<List when={false} />);
  expect(list.busy()).toBe('false');
  await list.render(<List />);
  expect(list.busy()).toBe('true');
  await settle(() => answer(fine(rows(1, 10))));
  expect(list.busy()).toBe('false');
  await list.tap('next');
  expect(list.busy()).toBe('true');
  await settle(() => answer(fine(rows(2, 3))));
  expect(list.busy()).toBe('false');
});

test('a fresh list shows what it held, and reads it anew on the way back and when seen again', async () => {
  let answer: (reply: Reply) => void = () => undefined;
  stubBackEnd(
    () =>
      new Promise<Reply>((resolve) => {
        answer = resolve;
      }),
  );
  const list = await show(<List fresh />);
  const shown = () => list.host.querySelector('#next')?.textContent;
  await settle(() => answer(fine(rows(1, 2))));
  await list.render(null);
  await list.render(<List fresh />);
  expect(shown()).toBe('100 101');
  await settle(() => answer(fine(rows(2, 2))));
  expect(shown()).toBe('200 201');
  await settle(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(shown()).toBe('200 201');
  await settle(() => answer(fine(rows(3, 2))));
  expect(shown()).toBe('300 301');
});
