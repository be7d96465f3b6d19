// @vitest-environment window
import { expect, test } from 'vitest';
import { press } from '../harness/mount.tsx';
import { asMember } from '../harness/sections/member.ts';
import { showSection } from '../harness/sections/show-section.tsx';
import { stubBackEnd } from '../harness/stub-back-end.ts';

test('every audio has a headphone mark and leads to its page', async () => {
  const section = await showSection('音频模块');
  expect(section.cards().slice(0, 2)).toEqual(['/coursedet/301', '/coursedet/302']);
  expect(section.host.querySelectorAll('li svg')).toHaveLength(3);
  expect(section.more()).toEqual(['/cate?type=1']);
});

test('查看更多 shows the first page, then adds the next one of the audio list', async () => {
  asMember();
  const data = [{ id: 9, course_type: 1, course_name: '夜班手记', price: '0.00' }];
  const requests = stubBackEnd(() => ({ code: 200, data: { voiceList: { data, last_page: 2 } } }));
  const section = await showSection('音频模块');
  expect(section.cards()).toHaveLength(3);
  await press(section.foot());
  expect(section.cards()).toHaveLength(10);
  expect(requests).toEqual([]);
  await press(section.foot());
  expect(requests).toEqual([{ path: '/v1/product/listTwo', body: { page: 2 } }]);
  expect(section.cards()).toHaveLength(11);
  expect(section.foot()).toBeNull();
});
