// @vitest-environment window
import { act } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { featuredList, newCourseList } from '#schemas/home/endpoints.ts';
import type { Data, ReadEndpoint } from '#schemas/wire/define-endpoint.ts';
import { toastStore } from '#src/platform/feedback/toast.ts';
import { usePages } from '#src/platform/reading/use-pages.ts';
import { mount, press } from '../../harness/mount.tsx';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

type Featured = Data<typeof featuredList>;
type Mode = 'append' | 'swap';

const row = (id: number) => ({ id, type: 0, title: `第${id}课`, price: '0.00' });
const rows = (page: number, count = 10) =>
  Array.from({ length: count }, (_, index) => row(page * 100 + index));
const read = (endpoint: ReadEndpoint, payload: unknown) =>
  z.parse(endpoint.data, payload) as Featured;
const pageOf = (page: number, total: number, count?: number) => ({
  new_array: rows(page, count),
  page_num: total,
});
const firstOf = (total: number) => read(featuredList, pageOf(1, total));
const fine = (data: unknown): Reply => ({ code: 200, msg: '', data });

type Props = {
  first: Featured;
  mode: Mode;
  endpoint?: ReadEndpoint;
  shelf?: string;
  few?: number | undefined;
};

const List = ({ first, mode, endpoint = featuredList, shelf = 'a', few }: Props) => {
  const source = { endpoint, payload: { shelf } };
  const { items, page, state, next } = usePages<typeof featuredList>(source, first, mode, { few });
  return (
    <button type="button" data-page={page} data-state={state} onClick={next}>
      {items.map(({ id }) => id).join(' ')}
    </button>
  );
};

const show = async (props: Props) => {
  const { host, render } = await mount(<List {...props} />);
  const button = host.querySelector('button');
  return {
    tap: () => press(button),
    ids: () => (button?.textContent ?? '').split(' ').filter(Boolean),
    state: () => button?.dataset.state,
    page: () => button?.dataset.page,
    again: (next: Props) => render(<List {...next} />),
    leave: () => render(null),
  };
};

const textOf = () => toastStore.get()?.text;

beforeEach(() => toastStore.set(null));

test('查看更多 asks for page 2 with the source’s payload and adds what comes', async () => {
  const requests = stubBackEnd(() => fine(pageOf(2, 3)));
  const list = await show({ first: firstOf(3), mode: 'append' });
  expect(list.ids()).toHaveLength(10);
  await list.tap();
  expect(requests).toEqual([{ path: featuredList.path, body: { page: 2, shelf: 'a' } }]);
  expect(list.ids()).toHaveLength(20);
  expect(list.ids().slice(9, 11)).toEqual(['109', '200']);
  expect(list.state()).toBe('idle');
});

test('换一换 shows the next page instead, and stops on the last one without going round', async () => {
  const requests = stubBackEnd(({ body }) => fine(pageOf(Number(body.page), 3)));
  const list = await show({ first: firstOf(3), mode: 'swap' });
  await list.tap();
  expect(list.ids()[0]).toBe('200');
  expect(list.ids()).toHaveLength(10);
  await list.tap();
  expect(list.ids()[0]).toBe('300');
  expect(list.page()).toBe('3');
  expect(list.state()).toBe('end');
  expect(textOf()).toBeUndefined();
  await list.tap();
  expect(textOf()).toBe('没有更多数据');
  expect(list.ids()[0]).toBe('300');
  expect(requests.map(({ body }) => body.page)).toEqual([2, 3]);
});

describe('a list that begins with few', () => {
  test.each(['append', 'swap'] as const)('shows the rest, then goes on by %s', async (mode) => {
    const requests = stubBackEnd(({ body }) => fine(pageOf(Number(body.page), 2)));
    const list = await show({ first: firstOf(2), mode, few: 4 });
    expect(list.ids()).toEqual(['100', '101', '102', '103']);
    await list.tap();
    expect(list.ids()).toHaveLength(10);
    expect([list.page(), list.state(), requests.length]).toEqual(['1', 'idle', 0]);
    await list.tap();
    expect(list.ids()).toHaveLength(mode === 'swap' ? 10 : 20);
    expect([list.page(), list.state(), requests.length]).toEqual(['2', 'end', 1]);
  });

  test('ends with its only page once all of it is shown, and stays so on the way back', async () => {
    const requests = stubBackEnd(() => fine(pageOf(2, 2)));
    const props = { first: firstOf(1), mode: 'append', few: 4 } as const;
    const list = await show(props);
    expect(list.state()).toBe('idle');
    await list.tap();
    expect([list.ids().length, list.state(), requests.length]).toEqual([10, 'only', 0]);
    await list.leave();
    expect((await show(props)).ids()).toHaveLength(10);
  });

  test('that has no more than few shows all at once', async () => {
    const first = read(featuredList, pageOf(1, 1, 4));
    const list = await show({ first, mode: 'append', few: 4 });
    expect([list.ids().length, list.state()]).toEqual([4, 'only']);
  });
});

const manyOf = (total: number) => read(featuredList, pageOf(1, total, 95));

test('of an answer that is too long 40 are shown, the rest follows before anything is asked', async () => {
  const requests = stubBackEnd(() => fine(pageOf(2, 2)));
  const list = await show({ first: manyOf(2), mode: 'append', shelf: 'many' });
  expect(list.ids()).toHaveLength(40);
  await list.tap();
  await list.tap();
  expect(list.ids()).toHaveLength(95);
  expect([requests.length, list.state()]).toEqual([0, 'idle']);
  await list.tap();
  expect(requests.map(({ body }) => body.page)).toEqual([2]);
  expect(list.ids()).toHaveLength(105);
  expect(list.state()).toBe('end');
});

test('换一换 goes through such an answer 40 by 40, and ends where it ends', async () => {
  const requests = stubBackEnd(() => fine(pageOf(2, 2)));
  const list = await show({ first: manyOf(1), mode: 'swap', shelf: 'swapped' });
  const seen = [list.ids().length];
  await list.tap();
  seen.push(list.ids().length);
  await list.tap();
  seen.push(list.ids().length);
  expect(seen).toEqual([40, 40, 15]);
  expect(list.state()).toBe('end');
  await list.tap();
  expect([textOf(), requests.length]).toEqual(['没有更多数据', 0]);
});

test.each<Mode>(['append', 'swap'])('a list of one page (%s) asks nothing', async (mode) => {
  const requests = stubBackEnd(() => fine(pageOf(2, 1)));
  const list = await show({ first: firstOf(1), mode });
  expect(list.state()).toBe('only');
  await list.tap();
  expect(textOf()).toBe('没有更多数据');
  expect(requests).toEqual([]);
});

test('two quick taps make one request', async () => {
  let release: (reply: Reply) => void = () => {};
  const requests = stubBackEnd(() => new Promise<Reply>((resolve) => (release = resolve)));
  const list = await show({ first: firstOf(3), mode: 'append' });
  await list.tap();
  expect(list.state()).toBe('busy');
  await list.tap();
  await act(async () => release(fine(pageOf(2, 3))));
  expect(requests).toHaveLength(1);
  expect(list.ids()).toHaveLength(20);
});

test('a refusal keeps the list, shows the server’s own words and lets the learner try again', async () => {
  const replies: Reply[] = [{ code: 500, msg: '服务繁忙，请稍后' }, fine(pageOf(2, 3))];
  const requests = stubBackEnd(() => replies.shift() ?? '');
  const list = await show({ first: firstOf(3), mode: 'append' });
  await list.tap();
  expect(textOf()).toBe('服务繁忙，请稍后');
  expect(list.state()).toBe('failed');
  expect(list.ids()).toHaveLength(10);
  await list.tap();
  expect(list.ids()).toHaveLength(20);
  expect(requests.map(({ body }) => body.page)).toEqual([2, 2]);
});

test.each([
  ['HTML instead of JSON', '<html></html>'],
  ['an empty body', ''],
  ['a page of the wrong shape', fine('none')],
  ['a page on which nothing fits', fine({ new_array: [{ id: 7 }], page_num: 3 })],
])('%s counts as a failure', async (_, reply) => {
  stubBackEnd(() => reply);
  const list = await show({ first: firstOf(3), mode: 'swap' });
  await list.tap();
  expect(list.state()).toBe('failed');
  expect(textOf()).toBe('加载失败，请稍后再试');
  expect(list.ids()[0]).toBe('100');
});

test('an empty page ends the list whatever total was told', async () => {
  const requests = stubBackEnd(() => fine(pageOf(2, 9, 0)));
  const list = await show({ first: firstOf(9), mode: 'swap' });
  await list.tap();
  await list.tap();
  expect(requests).toHaveLength(1);
  expect(textOf()).toBe('没有更多数据');
  expect(list.ids()[0]).toBe('100');
});

test('a total that shrinks on the way is the one that counts', async () => {
  const requests = stubBackEnd(() => fine(pageOf(2, 2)));
  const list = await show({ first: firstOf(5), mode: 'append' });
  await list.tap();
  await list.tap();
  expect(list.state()).toBe('end');
  expect(requests).toHaveLength(1);
});

test('without a total a page that is not full is the last', async () => {
  const requests = stubBackEnd(() => fine(rows(2, 4)));
  const first = read(newCourseList, rows(1));
  const list = await show({ first, mode: 'append', endpoint: newCourseList });
  expect(list.state()).toBe('idle');
  await list.tap();
  expect(list.ids()).toHaveLength(14);
  expect(list.state()).toBe('end');
  await list.tap();
  expect(requests).toHaveLength(1);
});

test('an item that was left out does not make a full page a short one', async () => {
  stubBackEnd(() => fine(rows(2)));
  const first = read(newCourseList, [...rows(1, 9), { id: 9, title: null }]);
  const list = await show({ first, mode: 'append', endpoint: newCourseList });
  expect(list.ids()).toHaveLength(9);
  expect(list.state()).toBe('idle');
});

test('a new first page starts over, and an answer to the old list is dropped', async () => {
  let release: (reply: Reply) => void = () => {};
  stubBackEnd(() => new Promise<Reply>((resolve) => (release = resolve)));
  const list = await show({ first: firstOf(3), mode: 'append' });
  await list.tap();
  const renewed = read(featuredList, { new_array: rows(7, 3), page_num: 1 });
  await list.again({ first: renewed, mode: 'append' });
  expect(list.ids()).toEqual(['700', '701', '702']);
  expect(list.state()).toBe('only');
  await act(async () => release({ code: 500, msg: '旧列表' }));
  expect(list.ids()).toHaveLength(3);
  expect(textOf()).toBeUndefined();
});

test('pages that were loaded are there again when the list comes back', async () => {
  const requests = stubBackEnd(({ body }) => fine(pageOf(Number(body.page), 3)));
  const props = { first: firstOf(3), mode: 'append' } as const;
  const list = await show(props);
  await list.tap();
  await list.leave();
  const back = await show(props);
  expect(back.ids()).toHaveLength(20);
  expect(back.page()).toBe('2');
  await back.tap();
  expect(back.ids()).toHaveLength(30);
  expect(requests.map(({ body }) => body.page)).toEqual([2, 3]);
});

test('each payload is a list of its own, and another first page starts over', async () => {
  stubBackEnd(({ body }) => fine(pageOf(Number(body.page), 3)));
  const first = firstOf(3);
  const list = await show({ first, mode: 'append' });
  await list.tap();
  await list.leave();
  const other = await show({ first, mode: 'append', shelf: 'b' });
  expect(other.ids()).toHaveLength(10);
  const renewed = await show({ first: firstOf(3), mode: 'append' });
  expect(renewed.ids()).toHaveLength(10);
});

test('an answer that comes after the list was left is dropped, without a word', async () => {
  let release: (reply: Reply) => void = () => {};
  stubBackEnd(() => new Promise<Reply>((resolve) => (release = resolve)));
  const props = { first: firstOf(3), mode: 'append' } as const;
  const list = await show(props);
  await list.tap();
  await list.leave();
  await act(async () => release({ code: 500, msg: '离开之后' }));
  expect(textOf()).toBeUndefined();
  const back = await show(props);
  expect(back.ids()).toHaveLength(10);
  expect(back.state()).toBe('idle');
});
