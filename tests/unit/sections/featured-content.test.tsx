// @vitest-environment window
import { afterEach, expect, test } from 'vitest';
import { toastStore } from '#src/platform/feedback/toast.ts';
import { press } from '../harness/mount.tsx';
import { showSection } from '../harness/sections/show-section.tsx';
import { stubBackEnd } from '../harness/stub-back-end.ts';

// what a test has said would keep the next one's words waiting
afterEach(() => toastStore.set(null));

const course = (id: number, price: unknown) => ({ id, type: 4, title: `第${id}课`, price });

test('prices have two decimals, 0.00 is 免费, and a missing price is not free', async () => {
  const payload = { new_array: [course(1, 9.9), course(2, '0'), course(3, null)], page_num: 1 };
  const { host } = await showSection('优质内容', payload);
  const cards = [...host.querySelectorAll('li')].map((card) => card.textContent);
  expect(cards).toEqual([
    expect.stringMatching(/¥9\.90$/),
    expect.stringMatching(/免费$/),
    '课程第3课',
  ]);
});

test('换一换 shows the next page and says 没有更多数据 past the last', async () => {
  const requests = stubBackEnd(() => ({
    code: 200,
    data: { new_array: [course(88, '1')], page_num: 2 },
  }));
  const section = await showSection('优质内容', {
    new_array: [course(1, '1'), course(2, '1')],
    page_num: 2,
  });
  expect(section.foot()?.textContent).toBe('换一换');
  await press(section.foot());
  expect(section.cards()).toEqual(['/courseDetail/88']);
  await press(section.foot());
  expect(toastStore.get()?.text).toBe('没有更多数据');
  expect(section.cards()).toEqual(['/courseDetail/88']);
  expect(requests).toHaveLength(1);
});

test('a failed 换一换 can be pressed again', async () => {
  stubBackEnd(() => ({ code: 500, msg: '服务繁忙' }));
  const section = await showSection('优质内容');
  expect(section.foot()?.textContent).toBe('查看更多');
  expect(section.cards()).toHaveLength(3);
  await press(section.foot());
  expect(section.foot()?.textContent).toBe('换一换');
  await press(section.foot());
  expect(section.foot()?.textContent).toBe('加载失败，点击重试');
  expect(toastStore.get()?.text).toBe('服务繁忙');
  expect(section.cards()).toHaveLength(10);
});

test('更多 leads to the featured courses', async () => {
  expect((await showSection('优质内容')).more()).toEqual(['/more']);
});
