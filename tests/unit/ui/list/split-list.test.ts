import { expect, test } from 'vitest';
import { splitList } from '#src/ui/list/split-text.ts';

test.each([
  ['心内科,儿科', ['心内科', '儿科']],
  ['心内科，儿科', ['心内科', '儿科']],
  ['心内科、儿科', ['心内科', '儿科']],
  ['心内科；儿科', ['心内科', '儿科']],
  ['心内科;儿科', ['心内科', '儿科']],
  [' 心内科 ,， 儿科 ', ['心内科', '儿科']],
  ['心内科', ['心内科']],
  ['内 科', ['内 科']],
  ['', []],
  [' ,，、；; ', []],
])('a list in text is split: %j', (text, items) => {
  expect(splitList(text)).toEqual(items);
});

test('two items count unless more are asked for', () => {
  const text = 'a,b，c、d；e;f';
  expect(splitList(text)).toEqual(['a', 'b']);
  expect(splitList(text, 3)).toEqual(['a', 'b', 'c']);
  expect(splitList(text, Number.POSITIVE_INFINITY)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(splitList(',,a,,b', 1)).toEqual(['a']);
});
