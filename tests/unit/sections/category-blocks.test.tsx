// @vitest-environment window
import { expect, test } from 'vitest';
import { categoryBlocks } from '#schemas/classic/endpoints.ts';
import { toastStore } from '#src/platform/feedback/toast.ts';
import { press } from '../harness/mount.tsx';
import { showSection } from '../harness/sections/show-section.tsx';
import { type Reply, stubBackEnd } from '../harness/stub-back-end.ts';

const course = (id: number, type = 0) => ({ id, type, title: `第${id}课`, price: '9.90' });
const block = (id: number, courses: object[], count_page = 3) => ({
  id,
  type_name: `分类${id}`,
  ad_image: `/media/category-${id}.svg`,
  child: { pagedata: courses, count_page, pages: 1 },
});
const ok = (data: unknown): Reply => ({ code: 200, msg: '', data });

const framesIn = (host: HTMLElement) =>
  [...host.querySelectorAll('h2')].flatMap(
    ({ parentElement }) => parentElement?.parentElement ?? [],
  );

test('blocks take turns as list and grid, each with its ad image, its title and its 更多', async () => {
  const payload = [1, 2, 3, 4].map((id) => block(id, [course(id * 10)]));
  const { host, more } = await showSection('分类板块', payload);
  await press([...host.querySelectorAll('button')].at(-1));
  const lists = [...host.querySelectorAll('ul')].map(({ className }) => /tiles/.test(className));
  expect(lists).toEqual([false, true, false, true]);
  expect([...host.querySelectorAll('h2')].map((each) => each.textContent)).toEqual([
    '分类1',
    '分类2',
    '分类3',
    '分类4',
  ]);
  expect(more()).toEqual([1, 2, 3, 4].map((id) => `/categoryList?id=${id}`));
  const ads = framesIn(host).map((frame) => frame.querySelector('img')?.getAttribute('src'));
  expect(ads).toEqual([1, 2, 3, 4].map((id) => `/media/category-${id}.svg`));
});

test('begins with two blocks; 查看更多 shows the others', async () => {
  const payload = [1, 2, 3, 4, 5, 6].map((id) => block(id, [course(id * 10)]));
  const section = await showSection('分类板块', payload);
  expect(section.cards()).toHaveLength(2);
  await press([...section.host.querySelectorAll('button')].at(-1));
  expect(section.cards()).toHaveLength(6);
  expect(section.words()).not.toContain('查看更多');
});

test('a later answer leaves open what was opened', async () => {
  const payload = [1, 2, 3, 4, 5, 6].map((id) => block(id, [course(id * 10)]));
  const section = await showSection('分类板块', payload);
  await press([...section.host.querySelectorAll('button')].at(-1));
  await section.answer(payload.slice(0, 5));
  expect(section.cards()).toHaveLength(5);
});

test('a block without courses is left out, and the next one takes its turn', async () => {
  const { host } = await showSection('分类板块', [
    block(1, [course(1)]),
    block(2, []),
    block(3, [course(3)]),
  ]);
  expect([...host.querySelectorAll('h2')].map((each) => each.textContent)).toEqual([
    '分类1',
    '分类3',
  ]);
  expect([...host.querySelectorAll('ul')].map(({ className }) => /tiles/.test(className))).toEqual([
    false,
    true,
  ]);
});

test('courses lead where the classic types say', async () => {
  const types = [0, 1, 2, 3, 4, 5].map((type) => course(type, type));
  const { cards } = await showSection('分类板块', [block(1, types)]);
  expect(cards()).toEqual([
    '/courseDetail/0',
    '/courseDetail/1',
    '/courseDetail/2',
    '/specialDetail/3',
    '/courseDetail/4',
    '/courseDetail/5',
  ]);
});

test('换一换 starts at page 2 of its own block, swaps it alone, and says 没有更多数据 past the last', async () => {
  const requests = stubBackEnd(({ body }) => ok([block(2, [course(Number(body.pages) * 100)])]));
  const { host, cards } = await showSection('分类板块', [
    block(1, [course(1)]),
    block(2, [course(2)]),
  ]);
  const foot = host.querySelectorAll('button')[1];
  toastStore.set(null);
  await press(foot);
  expect(cards()).toEqual(['/courseDetail/1', '/courseDetail/200']);
  await press(foot);
  expect(cards()).toEqual(['/courseDetail/1', '/courseDetail/300']);
  expect(toastStore.get()).toBe(null);
  await press(foot);
  expect(toastStore.get()?.text).toBe('没有更多数据');
  expect(cards()).toEqual(['/courseDetail/1', '/courseDetail/300']);
  expect(requests).toEqual(
    [2, 3].map((pages) => ({ path: categoryBlocks.path, body: { page: 1, type_id: '2', pages } })),
  );
});

test.each([
  ['no block', ok([])],
  ['a block without courses', ok([block(1, [])])],
])('an answer with %s ends the block', async (_name, reply) => {
  stubBackEnd(() => reply);
  const { host, cards } = await showSection('分类板块', [block(1, [course(1)])]);
  await press(host.querySelector('button'));
  expect(toastStore.get()?.text).toBe('没有更多数据');
  expect(cards()).toEqual(['/courseDetail/1']);
});

test('a failure keeps the block and can be tried again', async () => {
  const replies: Reply[] = [{ code: 500, msg: '服务繁忙' }, ok([block(1, [course(7)])])];
  stubBackEnd(() => replies.shift() ?? '');
  const { host, cards } = await showSection('分类板块', [block(1, [course(1)])]);
  await press(host.querySelector('button'));
  expect(cards()).toEqual(['/courseDetail/1']);
  await press(host.querySelector('button'));
  expect(cards()).toEqual(['/courseDetail/7']);
});
