// @vitest-environment window
import { expect, test } from 'vitest';
import { press } from '../harness/mount.tsx';
import { showSection } from '../harness/sections/show-section.tsx';
import { stubBackEnd } from '../harness/stub-back-end.ts';

const workshop = (id: number) => ({
  id,
  teacher_id: id + 100,
  real_name: `医生${id}`,
  shop_name: '心内科工作室',
});

const pageOf = (...new_array: object[]) => ({ new_array, page_num: 2 });

test('a workshop shows name and shop and leads to its teacher', async () => {
  const section = await showSection('医生工作室', pageOf(workshop(1)));
  expect(section.cards()).toEqual(['/join?id=101']);
  expect(section.host.querySelector('li')?.textContent).toBe('医生1心内科工作室');
});

test('换一换 shows the next page and stays there past the last', async () => {
  const requests = stubBackEnd(() => ({ code: 200, data: pageOf(workshop(2)) }));
  const section = await showSection('医生工作室', pageOf(workshop(1)));
  await press(section.foot());
  await press(section.foot());
  expect(section.cards()).toEqual(['/join?id=102']);
  expect(requests).toHaveLength(1);
});
