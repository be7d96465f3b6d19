// @vitest-environment window
import { expect, test } from 'vitest';
import { defineEndpoint } from '#schemas/wire/define-endpoint.ts';
import { id, requiredText } from '#schemas/wire/primitives.ts';
import { object } from '#schemas/wire/structures.ts';
import { useQueryId } from '#src/page-kinds/address-query.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { press } from '../harness/mount.tsx';
import { openView } from '../harness/open-view.tsx';
import { stubBackEnd } from '../harness/stub-back-end.ts';

const thing = defineEndpoint({
  path: '/v1/test/thing',
  payload: object({ id }),
  data: object({ name: requiredText }),
  access: 'public',
});

const plain = {
  useQuery: useQueryId,
  shapes: [['lines', 1]],
  body: ({ name }: { name: string }) => <p>{name}</p>,
} as const;

const notFound = { to: '/things', link: '看看别的', missing: '没有这个' };

const answering = () => stubBackEnd(() => ({ code: 200, data: { name: '听诊器' } }));
// what never comes is waited for by whoever asks the same later
const waiting = () => stubBackEnd(() => new Promise<never>(() => undefined));

const titleOf = (host: HTMLElement) => host.querySelector('h1')?.textContent;

test('a title and an aside that ask for no answer stand before it is there', async () => {
  waiting();
  const View = detailView(thing, {
    ...plain,
    title: '自己的标题',
    aside: <a href="/find">搜索</a>,
  });
  const host = await openView(View, '?id=1');
  expect(titleOf(host)).toBe('自己的标题');
  expect(host.querySelector('header a')?.textContent).toBe('搜索');
});

test('a title and an aside of the answer come with it', async () => {
  answering();
  const View = detailView(thing, {
    ...plain,
    title: ({ name }) => name,
    aside: ({ name }) => <b>{name}</b>,
  });
  const host = await openView(View, '?id=3');
  expect(titleOf(host)).toBe('听诊器');
  expect(host.querySelector('header b')?.textContent).toBe('听诊器');
});

test('until then the registered title stands', async () => {
  waiting();
  const host = await openView(detailView(thing, { ...plain, title: ({ name }) => name }), '?id=2');
  expect(titleOf(host)).toBe('登记的标题');
});

test('an address that names nothing asks for nothing and keeps the title of its own', async () => {
  const requests = answering();
  const host = await openView(detailView(thing, { ...plain, title: '自己的标题', notFound }));
  expect(requests).toEqual([]);
  expect(titleOf(host)).toBe('自己的标题');
  expect(host.querySelector('main')?.textContent).toContain('没有这个');
});

test('in place of a page that its address does not name stands what is given for it', async () => {
  answering();
  const host = await openView(detailView(thing, { ...plain, notFound, unnamed: <p>别处找找</p> }));
  expect(host.textContent).toBe('别处找找');
});

test('a page that has words of its own for failures leads on by them', async () => {
  stubBackEnd(() => ({ code: 51001, msg: '已经下架' }));
  const failed = ({ message }: { message: string }) => <p>{message}，去看看直播</p>;
  const host = await openView(detailView(thing, { ...plain, notFound, failed }), '?id=3');
  expect(host.querySelector('main')?.textContent).toContain('已经下架，去看看直播');
  expect(host.querySelector('a')).toBeNull();
});

test('the way back leads to where the address says', async () => {
  answering();
  const View = detailView(thing, { ...plain, useBack: () => `/of/${useQueryId()?.id}` });
  const host = await openView(View, '?id=3');
  history.replaceState({ arrival: true }, '');
  await press(host.querySelector('header button'));
  expect(location.pathname).toBe('/of/3');
});
