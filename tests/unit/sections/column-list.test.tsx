// @vitest-environment window
import { expect, test } from 'vitest';
import { press } from '../harness/mount.tsx';
import { showSection } from '../harness/sections/show-section.tsx';

const column = (id: number, choice_type: unknown) => ({
  id,
  choice_type,
  column_name: `专栏${id}`,
});

test('a special topic leads to its own page, any other type to its course', async () => {
  const data = [column(1, 3), column(2, '3'), column(3, 4), column(4, 0)];
  const section = await showSection('专栏模块', { column: { data, last_page: 1 } });
  expect(section.cards()).toHaveLength(3);
  await press(section.foot());
  expect(section.cards()).toEqual([
    '/specialDetail/1',
    '/specialDetail/2',
    '/courseDetail/3',
    '/coursedet/4',
  ]);
});

test('更多 leads to all columns, 查看更多 stands at the foot', async () => {
  const section = await showSection('专栏模块');
  expect(section.more()).toEqual(['/zhuanlanmore?type=3']);
  expect(section.foot()?.textContent).toBe('查看更多');
});
