// @vitest-environment window
import { expect, it } from 'vitest';
import { RichText } from '../../../../src/ui/media/rich-text.tsx';
import { mount } from '../../harness/mount.tsx';

it('keeps the sizes of pictures and the shape of tables', async () => {
  const html =
    '<img src="/a.png" width="600" height="400"><table><tbody><tr><td colspan="2" align="center">甲</td></tr></tbody></table><ol start="3"><li>乙</li></ol>';
  const { host } = await mount(<RichText html={html} />);
  expect(host.querySelector('img')?.getAttribute('width')).toBe('600');
  expect(host.querySelector('img')?.getAttribute('height')).toBe('400');
  expect(host.querySelector('td')?.getAttribute('colspan')).toBe('2');
  expect(host.querySelector('td')?.getAttribute('align')).toBe('center');
  expect(host.querySelector('ol')?.getAttribute('start')).toBe('3');
});
