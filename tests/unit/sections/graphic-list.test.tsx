// @vitest-environment window
import { beforeEach, expect, test } from 'vitest';
import { press } from '../harness/mount.tsx';
import { showSection } from '../harness/sections/show-section.tsx';
import { type Reply, stubBackEnd } from '../harness/stub-back-end.ts';

beforeEach(() => history.replaceState(null, '', '/drawIndex'));

test.each<[string, Reply, string]>([
  ['1', { code: 200, data: 1 }, '/coursedet1/402'],
  ['"1"', { code: 200, data: '1' }, '/coursedet1/402'],
  ['0', { code: 200, data: 0 }, '/coursedet/402'],
  ['2', { code: 200, data: 2 }, '/coursedet/402'],
  ['null', { code: 200, data: null }, '/coursedet/402'],
  ['a refusal', { code: 500, msg: '服务繁忙' }, '/coursedet/402'],
])('a lesson whose authorisation is %s opens on its page', async (_, reply, address) => {
  const requests = stubBackEnd(() => reply);
  const { host } = await showSection('图文标题');
  await press(host.querySelectorAll<HTMLElement>('li a')[1]);
  expect(requests).toEqual([{ path: '/v1/product/getGraphicAuth', body: { id: '402' } }]);
  expect(location.pathname).toBe(address);
});

test('an item of this list is a graphic lesson whatever its type', async () => {
  stubBackEnd(() => ({ code: 200, data: 1 }));
  const data = [{ id: 7, course_type: 0, course_name: '图解心电图' }];
  const { host, cards } = await showSection('图文标题', { imgList: { data, last_page: 1 } });
  expect(cards()).toEqual(['/coursedet/7']);
  await press(host.querySelector<HTMLElement>('li a'));
  expect(location.pathname).toBe('/coursedet1/7');
});

test('更多 leads to the graphic lessons, 换一换 stands in the head', async () => {
  const section = await showSection('图文标题');
  expect(section.more()).toEqual(['/cate?type=2']);
  expect(section.foot()?.textContent).toBe('换一换');
});
