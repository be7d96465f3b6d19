// @vitest-environment window
import { expect, test } from 'vitest';
import { press } from '../harness/mount.tsx';
import { showSection } from '../harness/sections/show-section.tsx';
import { stubBackEnd } from '../harness/stub-back-end.ts';

const course = (id: number, type: number) => ({ id, type, title: `第${id}课`, price: '0.00' });

test('every type leads where the ordered variant says', async () => {
  const section = await showSection(
    '课程模块',
    [0, 1, 2, 3, 4, 5, 9].map((type) => course(70 + type, type)),
  );
  expect(section.cards()).toHaveLength(4);
  await press(section.foot());
  expect(section.cards()).toEqual([
    '/coursedet/70',
    '/coursedet/71',
    '/coursedet/72',
    '/specialDetail/73',
    '/courseDetail/74',
    '/specialDetail/75',
    '/coursedet/79',
  ]);
  expect(section.more()).toEqual(['/cate?type=4']);
});

test('查看更多 shows the first page, then adds one; a short page ends the list quietly', async () => {
  stubBackEnd(() => ({ code: 200, data: [course(1, 4), course(2, 4)] }));
  const section = await showSection('课程模块');
  expect(section.foot()?.textContent).toBe('查看更多');
  await press(section.foot());
  expect(section.cards()).toHaveLength(10);
  await press(section.foot());
  expect(section.cards()).toHaveLength(12);
  expect(section.foot()).toBeNull();
  expect(section.words()).toContain('没有更多数据');
});

test('a list that fits on one page offers no button', async () => {
  const section = await showSection('课程模块', [course(1, 4)]);
  expect(section.foot()).toBeNull();
});

test('a course listed twice stands twice', async () => {
  const section = await showSection('课程模块', [course(1, 4), course(1, 4)]);
  expect(section.cards()).toEqual(['/courseDetail/1', '/courseDetail/1']);
});

test('in a classic layout type 3 is a special and any other a course, in rows, under its tab', async () => {
  const section = await showSection(
    '课程模块',
    [0, 1, 2, 3, 4, 5].map((type) => course(70 + type, type)),
    { settings: { routes: 'classic', as: 'rows', more: '', quiet: true } },
  );
  await press(section.foot());
  expect(section.cards()).toEqual([
    '/courseDetail/70',
    '/courseDetail/71',
    '/courseDetail/72',
    '/specialDetail/73',
    '/courseDetail/74',
    '/courseDetail/75',
  ]);
  expect(section.more()).toEqual([]);
  expect(section.host.querySelector('h2')?.parentElement?.className).toBe('spoken');
});

test('as a rail it shows the whole page, and 换一换 in its head swaps that', async () => {
  const requests = stubBackEnd(() => ({ code: 200, data: [course(1, 4), course(2, 4)] }));
  const section = await showSection('课程模块', undefined, { settings: { as: 'rail' } });
  expect(section.cards()).toHaveLength(10);
  expect(section.foot()?.textContent).toBe('换一换');
  expect(section.foot()?.parentElement).toBe(section.host.querySelector('h2')?.parentElement);
  await press(section.foot());
  expect(section.cards()).toEqual(['/courseDetail/1', '/courseDetail/2']);
  expect(requests.map(({ body }) => body)).toEqual([{ page: 2 }]);
});
