// @vitest-environment window
import { expect, test } from 'vitest';
import { Price } from '#src/ui/value/price.tsx';
import { mount } from '../../harness/mount.tsx';

test.each([
  ['12.50', '¥12.50'],
  ['0.01', '¥0.01'],
  ['1999.00', '¥1999.00'],
  ['0.00', '免费'],
  ['面议', '面议'],
  ['9.9元起', '9.9元起'],
  [null, ''],
])('%j is shown as %j', async (value, shown) => {
  const { host } = await mount(<Price value={value} />);
  expect(host.textContent).toBe(shown);
});

test('a price that no longer counts is struck and told to be one, unless there was none', async () => {
  const { host, render } = await mount(<Price value="9.90" struck />);
  expect(host.querySelector('s')?.textContent).toBe('原价¥9.90');
  await render(<Price value="0.00" struck />);
  expect(host.textContent).toBe('');
});
