// @vitest-environment window
import { expect, test } from 'vitest';
import { press } from '../harness/mount.tsx';
import { asMember } from '../harness/sections/member.ts';
import { showSection } from '../harness/sections/show-section.tsx';
import { stubBackEnd } from '../harness/stub-back-end.ts';

test('every video has a play mark and leads to its page', async () => {
  const section = await showSection('视频模块');
  expect(section.cards().slice(0, 2)).toEqual(['/coursedet/201', '/coursedet/202']);
  expect(section.host.querySelectorAll('li svg')).toHaveLength(10);
  expect(section.more()).toEqual(['/cate?type=0']);
});

test('换一换 takes the next page of the video list', async () => {
  asMember();
  const data = [{ id: 9, course_type: 0, course_name: '听诊示范', price: '0.00' }];
  const requests = stubBackEnd(() => ({ code: 200, data: { videoList: { data, last_page: 3 } } }));
  const section = await showSection('视频模块');
  await press(section.foot());
  expect(requests).toEqual([{ path: '/v1/product/listOne', body: { page: 2 } }]);
  expect(section.cards()).toEqual(['/coursedet/9']);
});
