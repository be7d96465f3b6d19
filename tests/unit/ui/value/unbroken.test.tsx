// @vitest-environment window
import { expect, test } from 'vitest';
import { keepValuesWhole } from '#src/ui/value/keep-values-whole.ts';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { mount } from '../../harness/mount.tsx';

const wholeIn = (host: Element) =>
  [...host.querySelectorAll('span')].map(({ textContent }) => textContent);

const texts: [string, string[]][] = [
  ['有效期至 2026-12-15', ['2026-12-15']],
  ['11月24日 09:56 · 用时 4 分 00 秒', ['11月24日', '09:56', '4 分 00 秒']],
  ['满 300 元可用，减 ¥50.00', ['300 元', '¥50.00']],
  ['客服 400-8888123，手机 138****5678', ['400-8888123，', '138****5678']],
  ['5120人参与，超过 72% 的同学', ['5120人', '72%']],
  ['最晚 12月4日，遇节假日顺延（满 3 天）。', ['12月4日，', '3 天）。']],
  ['三分之一的人，没有数字', []],
];

test.each(texts)('“%s” keeps %j together', async (text, values) => {
  const { host } = await mount(<Unbroken>{text}</Unbroken>);
  expect(host.textContent).toBe(text);
  expect(wholeIn(host)).toEqual(values);
});

test.each(texts)('a text of editors with “%s” keeps %j together', (text, values) => {
  const root = document.createElement('p');
  root.append('', text);
  keepValuesWhole(root);
  expect(root.textContent).toBe(text);
  expect(wholeIn(root)).toEqual(values);
});
