import { expect, it } from 'vitest';
import { fitText } from '#server/domains/publication/document/read-order.ts';

it.each([
  ['java<script:alert(1)', 'alert(1)'],
  ['javajavascript:script:x', 'x'],
  ['j<avajavascript:script:>y', 'y'],
  ['<b>直播</b>', 'b直播/b'],
  ['javascript:', '标题'],
])('no removal leaves markup behind: %s is %s', (text, saved) => {
  expect(fitText(text, 20, '标题')).toBe(saved);
});

it('cuts no sign in two', () => {
  expect(fitText(`${'一'.repeat(7)}😀`, 8)).toBe('一'.repeat(7));
});
