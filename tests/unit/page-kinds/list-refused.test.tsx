// @vitest-environment window
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint } from '#schemas/wire/define-endpoint.ts';
import { paged } from '#schemas/wire/structures.ts';
import { useQueryId } from '#src/page-kinds/address-query.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { tabChoice } from '#src/page-kinds/tab-choice.tsx';
import { mount, press, settle } from '../harness/mount.tsx';
import { type Reply, stubBackEnd } from '../harness/stub-back-end.ts';

const things = defineEndpoint({
  path: '/v1/things',
  payload: z.object({ id: z.optional(z.string()), way: z.optional(z.string()), page: z.number() }),
  data: paged('data', 'last_page', z.object({ id: z.string() })),
  access: 'public',
});

const nothing: Reply = { code: 200, data: { data: [], last_page: 0 } };
const plain = { rowHeight: 50, skeleton: 'rows', row: () => null } as const;

const open = async (View: ReturnType<typeof listView>) => {
  const { host } = await mount(<View />);
  await settle();
  return host;
};

const useId = () => ({ payload: useQueryId() });
const OfOne = listView(things, {
  ...plain,
  useChoice: useId,
  empty: { text: '空的' },
  notFound: { to: '/all', link: '看看其他', missing: '没有这一个' },
  useParts: () => ({ row: () => null, head: <h2>规则</h2> }),
});

beforeEach(() => history.replaceState({ entry: crypto.randomUUID() }, '', '/things?id=7'));

test('an empty list says so, with nowhere to go', async () => {
  stubBackEnd(() => nothing);
  const host = await open(OfOne);
  expect(host.querySelector('h2')?.textContent).toBe('规则');
  expect(host.querySelector('p')?.textContent).toBe('空的');
  expect(host.querySelector('a, button')).toBeNull();
});

test('a list that was refused says why, and leads on', async () => {
  stubBackEnd(() => ({ code: 48102, msg: '已下架', data: null }));
  const host = await open(OfOne);
  expect(host.textContent).toBe('已下架看看其他');
  expect(host.querySelector('a')?.getAttribute('href')).toBe('/all');
});

test('other failures can be tried again', async () => {
  const requests = stubBackEnd(() => ({ code: 500, msg: '忙', data: null }));
  const host = await open(OfOne);
  await press(host.querySelector('button'));
  expect(requests).toHaveLength(2);
});

test('an address that names nothing asks for nothing', async () => {
  history.replaceState({ entry: 'b' }, '', '/things');
  const requests = stubBackEnd(() => nothing);
  const host = await open(OfOne);
  expect(host.textContent).toBe('没有这一个看看其他');
  expect(requests).toEqual([]);
});

test('a choice has a word of its own in the address, and the way out of it stays on the page', async () => {
  const useWay = tabChoice({ label: '收支', names: { all: '全部', in: '收入' }, param: 'way' });
  const useChoice = () => {
    const { tab, head } = useWay();
    return { payload: { way: tab }, head };
  };
  history.replaceState({ entry: 'c' }, '', '/things?way=in');
  const requests = stubBackEnd(() => nothing);
  let pressed = 0;
  const host = await open(
    listView(things, {
      ...plain,
      useChoice,
      empty: { text: '空的', link: '看全部', to: () => (pressed += 1) },
    }),
  );
  expect(requests.map(({ body }) => body.way)).toEqual(['in']);
  const way = [...host.querySelectorAll('button')].find(
    ({ textContent }) => textContent === '看全部',
  );
  await press(way);
  expect(pressed).toBe(1);
});
